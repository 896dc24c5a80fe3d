import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';

const svg = (inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${inside}</svg>`)}`;
const box = (fill: string, x: number, y: number, width: number, height: number) =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
const vertical = (a: string, b: string, c: string) =>
  svg(box(a, 0, 0, 20, 40) + box(b, 20, 0, 20, 40) + box(c, 40, 0, 20, 40));
const horizontal = (a: string, b: string, c: string) =>
  svg(box(a, 0, 0, 60, 14) + box(b, 0, 13, 60, 14) + box(c, 0, 27, 60, 13));
const nordic = (ground: string, cross: string) =>
  svg(box(ground, 0, 0, 60, 40) + box(cross, 16, 0, 8, 40) + box(cross, 0, 16, 60, 8));
const disc = (ground: string, fill: string) =>
  svg(`${box(ground, 0, 0, 60, 40)}<circle cx="30" cy="20" r="12" fill="${fill}"/>`);

const flags: readonly (readonly [string, string])[] = [
  ['France', vertical('#1f3a93', '#fff', '#d7263d')],
  ['Japan', disc('#fff', '#c2183c')],
  ['Sweden', nordic('#1762a5', '#f7c82d')],
  ['Germany', horizontal('#1b1b1b', '#d5222a', '#f5c42c')],
  ['Italy', vertical('#1d8a4a', '#fff', '#cf2b37')],
  ['Finland', nordic('#fff', '#1d3f8a')],
  ['Ukraine', horizontal('#2466c2', '#2466c2', '#f8d335')],
  ['Ireland', vertical('#1f9b5b', '#fff', '#f08a3c')],
  ['Bangladesh', disc('#10694b', '#e4364b')],
  ['Netherlands', horizontal('#b0253b', '#fff', '#274a94')],
  ['Denmark', nordic('#c9223f', '#fff')],
  ['Belgium', vertical('#1b1b1b', '#f7d13b', '#e03a45')],
  ['Austria', horizontal('#d8303f', '#fff', '#d8303f')],
  ['Palau', disc('#3aa0d8', '#f6df4b')],
  ['Romania', vertical('#20388c', '#f8ce39', '#c62338')],
  ['A country with quite a long name', horizontal('#3f9b54', '#fff', '#8e44ad')],
];

/** Sixteen flags as SVG text, so that no image is fetched. */
export const flagItems = flags.map(([alt, url], index) => ({ id: `flag-${index}`, url, alt }));

const tiers = [
  { name: 'S', color: 'green' },
  { name: 'A', color: 'yellow' },
  { name: 'B', color: 'gold' },
  { name: 'C', color: 'orange' },
  { name: 'D', color: 'red' },
] as const;

const flagsTheme: ThemeSnapshot = {
  name: 'Flags of the world',
  description: 'Stripes, crosses and discs. Which piece of cloth would you wave?',
  type: 'normal',
  tags: ['travel', 'design'],
  games: [
    {
      type: 'TierList',
      name: 'Best looking flag',
      description: 'Forget the football. Judge the cloth.',
      config: { tiers: [...tiers], ordered: true, content: 'Themes/Flags of the world/Game1', seMode: false },
      items: flagItems,
    },
    {
      type: 'Slider',
      name: 'A flag on the moon',
      description: 'How much does the moon need another flag?',
      config: {
        points: [
          { name: 'Not at all', color: 'red' },
          { name: 'Barely', color: 'orange' },
          { name: 'A bit', color: 'yellow' },
          { name: 'Quite', color: 'green' },
          { name: 'Urgently', color: 'cyan' },
        ],
      },
      items: [],
    },
    {
      type: 'Choose',
      name: 'Stripes or crosses',
      description: 'One of them has to go.',
      config: {
        selectedPair: { left: 'red', right: 'blue' },
        sideHeaderLeft: 'Stripes',
        sideDescriptionLeft: 'Simple, loud, and easy to draw in school',
        sideHeaderRight: 'Crosses',
        sideDescriptionRight: 'The whole north agrees',
      },
      items: [],
    },
  ],
};

/** Tiers named with whole phrases, as in many real themes. */
const phrases: ThemeSnapshot = {
  name: 'Worth the trip',
  description: 'How far would you go to see it?',
  type: 'normal',
  tags: ['travel'],
  games: [
    {
      type: 'TierList',
      name: 'Worth the queue?',
      description: 'The line is long and it starts to rain. Which country are you still waiting for?',
      config: {
        tiers: [
          { name: 'Round the block', color: 'green' },
          { name: 'Worth a detour', color: 'yellow' },
          { name: 'If I am passing', color: 'gold' },
          { name: 'Only after midnight', color: 'orange' },
          { name: 'Only on a dare', color: 'red' },
        ],
        ordered: true,
        content: 'Themes/Worth the trip/Game1',
        seMode: false,
      },
      items: flagItems,
    },
  ],
};

/** Rates the players at the table, once with each game type. */
const aboutUs: ThemeSnapshot = {
  name: 'Who at this table',
  description: 'No flags, no food. Just you lot.',
  type: 'lobby',
  tags: ['friends'],
  games: [
    {
      type: 'SliderLobby',
      name: 'Would survive on a desert island',
      description: 'How long would each of you survive on a desert island?',
      config: { ratingValue: 50, ends: { low: 'Not until lunch', high: 'Opens a hotel' } },
      items: [],
    },
    {
      type: 'TierListLobby',
      name: 'Best in the kitchen',
      description: 'Who would you let cook?',
      config: { tiers: tiers.slice(0, 3), ordered: true },
      items: [],
    },
    {
      type: 'SliderAvatarsLobby',
      name: 'Last to leave the party',
      description: 'From home by ten to asleep on the sofa.',
      config: { ends: { worst: 'Home by ten', best: 'Asleep on the sofa' } },
      items: [],
    },
  ],
};

const others = [
  ['Street food', 'Eaten standing, remembered for years.', ['food']],
  ['Household chores', 'Somebody has to. Who hates what?', ['home']],
  ['Superpowers', 'Flying is overrated. Or is it?', ['fantasy']],
  ['Space', 'Planets, probes and a lot of nothing.', ['science']],
  ['Desserts', 'Save room.', ['food']],
  ['Retro gadgets', 'Beeps, tapes and dial tones.', ['tech', 'nostalgia']],
  ['Mythical creatures', 'Would you let it into your flat?', ['fantasy']],
  ['Sports to watch', 'From the sofa, with snacks.', ['sports']],
] as const;

/**
 * Themes for tests and the gallery: one with the games that rate items, one with the games that rate players, and
 * more for scrolling.
 */
export const sampleThemes: readonly ThemeSnapshot[] = [
  flagsTheme,
  phrases,
  aboutUs,
  ...others.map(
    ([name, description, tags]): ThemeSnapshot => ({
      name,
      description,
      type: 'normal',
      tags: [...tags],
      games: flagsTheme.games.slice(1),
    }),
  ),
];

/** Tiers that are roles: no tier is better than another. */
export const rolesTheme: ThemeSnapshot = {
  name: 'Zombie apocalypse crew',
  description: 'Somebody has to carry the beans.',
  type: 'lobby',
  tags: ['friends'],
  games: [
    {
      type: 'TierListLobby',
      name: 'Jobs in the bunker',
      description: 'The door is shut and the beans are counted. Who does what?',
      config: {
        ordered: false,
        tiers: [
          { name: 'Leads the group', color: '#b197fc' },
          { name: 'Finds the food', color: '#ffd43b' },
          { name: 'Keeps spirits up', color: '#66d9e8' },
          { name: 'Guards the board games', color: '#f783ac' },
          { name: 'Befriends a zombie', color: '#8ce99a' },
        ],
      },
      items: [],
    },
  ],
};
