import type { StarterTag } from './starter-theme.ts';

const topic = (name: string, color: string): StarterTag => ({
  name,
  category: 'Topic',
  color,
  adminOnly: false,
});
const mood = (name: string, color: string): StarterTag => ({
  name,
  category: 'Mood',
  color,
  adminOnly: false,
});
const occasion = (name: string, color: string): StarterTag => ({
  name,
  category: 'Occasion',
  color,
  adminOnly: false,
});
const season = (name: string, color: string): StarterTag => ({
  name,
  category: 'Season',
  color,
  adminOnly: false,
});
const staff = (name: string, color: string): StarterTag => ({
  name,
  category: 'Staff',
  color,
  adminOnly: true,
});

/** The tags of a new installation. */
export const starterTags: StarterTag[] = [
  topic('Animals', '#6bbf59'),
  topic('Fantasy', '#9775fa'),
  topic('Food', '#ff8c42'),
  topic('Games', '#f06595'),
  topic('Geography', '#20a4a4'),
  topic('Home', '#c08552'),
  topic('Music', '#cc5de8'),
  topic('Nostalgia', '#d4a017'),
  topic('People', '#ffb300'),
  topic('Science', '#4dabf7'),
  topic('Sports', '#37b24d'),
  topic('Technology', '#5c7cfa'),
  topic('Travel', '#22b8cf'),
  topic('Work', '#868e96'),
  mood('Big groups', '#ff6b6b'),
  mood('Brain tickler', '#7048e8'),
  mood('Chill', '#63c7b2'),
  mood('Family friendly', '#94d82d'),
  mood('Heated debate', '#f03e3e'),
  mood('Icebreaker', '#3bc9db'),
  mood('Quick laugh', '#ffd43b'),
  occasion('Colleagues', '#748ffc'),
  occasion('Couples', '#f783ac'),
  occasion('End of year', '#66d9e8'),
  occasion('Family', '#8ce99a'),
  occasion('Strangers', '#ffc078'),
  occasion('Two people', '#b197fc'),
  season('Halloween', '#fd7e14'),
  season('Summer', '#fcc419'),
  season('Winter', '#74c0fc'),
  staff('Staff pick', '#e64980'),
  staff('Needs review', '#495057'),
];
