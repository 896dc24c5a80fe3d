import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import type { IconName } from '../../shared/ui/layout/Icon.tsx';

export type WonTitle = PlayerProfile['titles'][number]['kind'];

/** What a title is for. Each family has a color and a shape. */
type TitleFamily = 'winner' | 'heart' | 'eye' | 'together' | 'taste' | 'there';

/** Paths on a 24 px square like those of the icons: lines, or filled. */
export interface EmblemDrawing {
  readonly lines?: readonly string[];
  readonly fills?: readonly string[];
}

interface Emblem {
  readonly family: TitleFamily;
  /** An icon, which here is only a picture, or a drawing that no button has. */
  readonly sign: IconName | EmblemDrawing;
}

const bolt: EmblemDrawing = { fills: ['M13.5 2.5 5 13.5H10.8L9.5 21.5 19 10H12.8Z'] };
const rock: EmblemDrawing = { lines: ['M3 19.5 6.5 11 11 7.5 15.5 9 21 19.5Z', 'M11 7.5 12.5 13 10 19.5'] };
const sprout: EmblemDrawing = {
  lines: [
    'M12 20.5V11',
    'M12 13C5.5 13.5 4 9.5 4 6.5 9 6 12 8 12 13Z',
    'M12 11C12 6.5 15 4 20 4 20 9 17 11.5 12 11Z',
  ],
};
const gift: EmblemDrawing = {
  lines: [
    'M4.5 11H19.5V20H4.5Z',
    'M3 7.5H21V11H3Z',
    'M12 7.5V20',
    'M12 7.5C9.5 2.5 5.5 4 8 7.5',
    'M12 7.5C14.5 2.5 18.5 4 16 7.5',
  ],
};
const paw: EmblemDrawing = {
  fills: [
    'M12 12C8.5 12 6 16 7 18.5 8 21 10.5 19.5 12 19.5 13.5 19.5 16 21 17 18.5 18 16 15.5 12 12 12Z',
    'M5 9a1.9 2.4 0 1 0 .1 0Z',
    'M9.3 4a2 2.6 0 1 0 .1 0Z',
    'M14.7 4a2 2.6 0 1 0 .1 0Z',
    'M19 9a1.9 2.4 0 1 0 .1 0Z',
  ],
};
const twoHearts: EmblemDrawing = {
  fills: [
    'M9.5 17.5C-1.5 10.5 3.6 2.2 9.5 7 15.4 2.2 20.5 10.5 9.5 17.5Z',
    'M17.8 21.2C11.4 17 14.4 12 17.8 15 21.2 12 24.2 17 17.8 21.2Z',
  ],
};
const scales: EmblemDrawing = {
  lines: ['M12 4V19.5', 'M7.5 19.8H16.5', 'M5 7H19', 'M5 7 2.3 13.5H7.7Z', 'M19 7 16.3 13.5H21.7Z'],
};
const book: EmblemDrawing = {
  lines: [
    'M12 6.5C9.5 4.8 6.5 4.6 3 5.2V18.4C6.5 17.8 9.5 18 12 19.7 14.5 18 17.5 17.8 21 18.4V5.2C17.5 4.6 14.5 4.8 12 6.5Z',
    'M12 6.5V19.5',
  ],
};
const dice: EmblemDrawing = {
  lines: ['M4.5 4.5H19.5V19.5H4.5Z'],
  fills: [
    'M8.5 7.2a1.3 1.3 0 1 0 .1 0Z',
    'M15.5 7.2a1.3 1.3 0 1 0 .1 0Z',
    'M12 10.7a1.3 1.3 0 1 0 .1 0Z',
    'M8.5 14.2a1.3 1.3 0 1 0 .1 0Z',
    'M15.5 14.2a1.3 1.3 0 1 0 .1 0Z',
  ],
};
const megaphone: EmblemDrawing = {
  lines: ['M4 10V14.5H8L18 19V5.5L8 10Z', 'M8.5 15 10 20H12.8L11.5 16.2', 'M21 10.5V14'],
};
const rings: EmblemDrawing = { lines: ['M9 6.2a5.8 5.8 0 1 0 .1 0Z', 'M15 6.2a5.8 5.8 0 1 0 .1 0Z'] };
const notes: EmblemDrawing = {
  lines: ['M8.5 17V5.5L19.5 3.5V15'],
  fills: ['M6 14.6a2.6 2.4 0 1 0 .1 0Z', 'M17 12.6a2.6 2.4 0 1 0 .1 0Z'],
};
const table: EmblemDrawing = {
  lines: [
    'M2.5 9.5H21.5',
    'M5.5 9.5 4.2 19.5',
    'M18.5 9.5 19.8 19.5',
    'M8 9V5.5H11V9',
    'M14 9C14 6 18 6 18 9',
  ],
};
const palette: EmblemDrawing = {
  lines: [
    'M12 3.5C5 3.5 2.3 9 3.3 13.6 4.8 19.6 11 21.6 12.6 19.6 14 17.6 12 16.6 13.4 15.1 15 13.6 20.6 16 20.6 11.4 20.6 6.6 17 3.5 12 3.5Z',
  ],
  fills: ['M8 9.6a1.3 1.3 0 1 0 .1 0Z', 'M12 6.4a1.3 1.3 0 1 0 .1 0Z', 'M16 8.6a1.3 1.3 0 1 0 .1 0Z'],
};
const flame: EmblemDrawing = {
  lines: [
    'M12.5 2.8C13 7 18.5 9 18.5 14.2 18.5 18.2 15.6 20.8 12 20.8 8.4 20.8 5.5 18.2 5.5 14.4 5.5 11.6 7.5 10.2 8 7.6 10 8.6 10.6 10 10.6 11.4 12 9.6 13 6.4 12.5 2.8Z',
  ],
};
const calendar: EmblemDrawing = {
  lines: ['M4 6H20V20H4Z', 'M4 10.5H20', 'M8 3.5V7', 'M16 3.5V7', 'M9 15.2 11.2 17.2 15.2 13.4'],
};
const compass: EmblemDrawing = {
  lines: ['M12 3.5a8.5 8.5 0 1 0 .1 0Z'],
  fills: ['M16.2 7.8 13.6 13.6 7.8 16.2 10.4 10.4Z'],
};
const burst: EmblemDrawing = {
  lines: [
    'M12 3.2V7.8',
    'M12 16.2V20.8',
    'M3.2 12H7.8',
    'M16.2 12H20.8',
    'M5.8 5.8 9 9',
    'M15 15 18.2 18.2',
    'M18.2 5.8 15 9',
    'M9 15 5.8 18.2',
  ],
};
const peak: EmblemDrawing = {
  lines: ['M2.8 19.5 9.5 8 13 13.5 15.5 10 21.2 19.5Z', 'M9.5 8V3.5L13.5 5 9.5 6.5'],
};

/** Each title has a sign of its own. */
export const emblems: Record<WonTitle, Emblem> = {
  serialWinner: { family: 'winner', sign: 'trophy' },
  confident: { family: 'winner', sign: 'crown' },
  fullMarks: { family: 'winner', sign: 'medal' },
  roundWinner: { family: 'winner', sign: bolt },
  lateBloomer: { family: 'winner', sign: sprout },
  champion: { family: 'winner', sign: 'shield' },
  castingVote: { family: 'winner', sign: 'check' },
  trendsetter: { family: 'winner', sign: peak },
  fan: { family: 'heart', sign: 'heart' },
  adored: { family: 'heart', sign: twoHearts },
  goodSoul: { family: 'heart', sign: 'smile' },
  generous: { family: 'heart', sign: gift },
  underdog: { family: 'heart', sign: paw },
  modest: { family: 'heart', sign: 'moon' },
  diplomat: { family: 'heart', sign: scales },
  selfAware: { family: 'eye', sign: 'eye' },
  peopleReader: { family: 'eye', sign: 'watch' },
  tasteReader: { family: 'eye', sign: 'guess' },
  selective: { family: 'eye', sign: 'search' },
  mystery: { family: 'eye', sign: dice },
  openBook: { family: 'eye', sign: book },
  referee: { family: 'eye', sign: 'flag' },
  mutual: { family: 'together', sign: 'users' },
  consensus: { family: 'together', sign: megaphone },
  goodCompany: { family: 'together', sign: 'home' },
  kindred: { family: 'together', sign: 'link' },
  otherHalf: { family: 'together', sign: rings },
  sparring: { family: 'together', sign: 'split' },
  company: { family: 'together', sign: table },
  chorus: { family: 'together', sign: notes },
  alone: { family: 'taste', sign: 'user' },
  freeSpirit: { family: 'taste', sign: 'send' },
  decided: { family: 'taste', sign: flame },
  palette: { family: 'taste', sign: palette },
  talkative: { family: 'taste', sign: 'chat' },
  steady: { family: 'taste', sign: rock },
  collector: { family: 'taste', sign: 'image' },
  lateArrival: { family: 'there', sign: 'clock' },
  regular: { family: 'there', sign: calendar },
  explorer: { family: 'there', sign: compass },
  opening: { family: 'there', sign: 'play' },
  closing: { family: 'there', sign: burst },
};
