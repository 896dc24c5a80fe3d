import { limits } from '@tallyho/game/limits';
import type { CustomThemeInput } from '@tallyho/game/themes/custom-theme';
import type { PlayedGame } from '@tallyho/game/themes/game';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';

const step = (name: string) => ({ name, color: 'red' as const });

/** Returns a small theme with one game of each type. */
export const sampleTheme = (name: string): ThemeSnapshot => ({
  name,
  description: 'What to eat',
  type: 'normal',
  tags: ['food'],
  games: [
    {
      type: 'Slider',
      name: 'How good?',
      description: '',
      config: { points: [step('Bad'), step('Fine'), step('Good')] },
      items: [],
    },
    {
      type: 'Choose',
      name: 'Which?',
      description: '',
      config: {
        selectedPair: { left: 'black', right: 'white' },
        sideHeaderLeft: 'Sweet',
        sideDescriptionLeft: '',
        sideHeaderRight: 'Salty',
        sideDescriptionRight: '',
      },
      items: [],
    },
    {
      type: 'TierList',
      name: 'Rank',
      description: '',
      config: { tiers: [step('S'), step('A')], ordered: true, content: 'Themes/Snacks/Game3', seMode: false },
      items: ['crisps', 'nuts'].map((id) => ({ id, url: `/images/${id}.png`, alt: id })),
    },
  ],
});

/** Every character has more than one byte. */
const longest = (length: number) => 'ü€'.repeat(length / 2);
const numberedNames = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => `${longest(length - 2)}${n + 10}`);
const steps = () => numberedNames(10, 40).map((name) => ({ name, color: '#123456' }));
const titles = () => ({ name: longest(80), description: longest(400), items: [] });

const folder = (game: number) => `Themes/${longest(80)}/Game${game + 1}`;
const hugePictures = (count: number) => ({
  ...titles(),
  items: Array.from({ length: count }, (_, n) => ({
    id: `${'i'.repeat(38)}${n + 10}`,
    url: `https://${longest(592)}`,
    alt: longest(200),
  })),
});

const hugeTierList = (game: number): PlayedGame => ({
  ...hugePictures(limits.items.max),
  type: 'TierList',
  config: { tiers: steps(), ordered: true, content: folder(game), seMode: false },
});

const themeOf = (name: string, games: PlayedGame[]): ThemeSnapshot => ({
  name,
  description: longest(600),
  type: 'normal',
  tags: numberedNames(25, 38),
  games,
});

/** Returns a theme of tier lists at the limits, of sixty pictures each. */
export const hugeTheme = (name: string, games = 10): ThemeSnapshot =>
  themeOf(
    name,
    Array.from({ length: games }, (_, game) => hugeTierList(game)),
  );

/**
 * Returns a theme of all mini-games, each at its limits; without Cup, which stores no more than a tier list with as many pictures on
 * the board and has thirty steps.
 */
export const hugeMixedTheme = (name: string): ThemeSnapshot =>
  themeOf(name, [
    hugeTierList(0),
    { ...titles(), type: 'TierListLobby', config: { tiers: steps(), ordered: false } },
    { ...titles(), type: 'Slider', config: { points: steps() } },
    { ...titles(), type: 'SliderLobby', config: { ratingValue: 50 } },
    { ...titles(), type: 'SliderAvatarsLobby', config: {} },
    {
      ...titles(),
      type: 'Choose',
      config: {
        selectedPair: { left: '#123456', right: '#654321' },
        sideHeaderLeft: longest(40),
        sideDescriptionLeft: longest(200),
        sideHeaderRight: longest(38),
        sideDescriptionRight: longest(200),
      },
    },
    { ...hugePictures(7), type: 'RankThem', config: { places: 7, content: folder(6) } },
    { ...hugePictures(60), type: 'HotTakes', config: { takes: [], content: folder(7) } },
    { ...titles(), type: 'WriteAndRate', config: { prompt: longest(limits.written.prompt) } },
    { ...titles(), type: 'WhoseIsIt', config: { prompt: longest(limits.written.prompt) } },
  ]);

/** Returns a custom theme at the limits. Different `n` make different themes. */
export const hugeCustomTheme = (n: number): CustomThemeInput => ({
  name: `${longest(78)}${n + 10}`,
  texts: numberedNames(limits.customThemes.texts, limits.customThemes.textLength),
  types: ['TierList', 'TierListLobby', 'SliderLobby', 'SliderAvatarsLobby'],
});
