import type { ThemeSnapshot } from '@tallyho/game/room/theme';

const step = (name: string) => ({ name, color: 'red' as const });

/** A theme of one game of each type, small. */
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
      config: { tiers: [step('S'), step('A')], content: 'Themes/Snacks/Game3', seMode: false },
      items: ['crisps', 'nuts'].map((id) => ({ id, url: `/images/${id}.png`, alt: id })),
    },
  ],
});

const longest = (length: number) => 'ü€'.repeat(length / 2);

/** A theme as big as the limits allow: ten tier lists of sixty pictures, no character of one byte. */
export const hugeTheme = (name: string): ThemeSnapshot => ({
  name,
  description: longest(600),
  type: 'normal',
  tags: Array.from({ length: 25 }, (_, n) => `${longest(36)}${n + 10}`),
  games: Array.from({ length: 10 }, (_, game) => ({
    type: 'TierList' as const,
    name: longest(80),
    description: longest(400),
    config: {
      tiers: Array.from({ length: 10 }, (_, n) => ({ name: `${longest(38)}${n + 10}`, color: '#123456' })),
      content: `Themes/${longest(80)}/Game${game + 1}`,
      seMode: false,
    },
    items: Array.from({ length: 60 }, (_, n) => ({
      id: `${'i'.repeat(38)}${n + 10}`,
      url: `https://${longest(592)}`,
      alt: longest(200),
    })),
  })),
});

/** An answer that places everything on the board of `hugeTheme`'s games. */
export const hugeAnswer = (theme: ThemeSnapshot, gameIndex: number) => {
  const game = theme.games[gameIndex];
  if (game?.type !== 'TierList') throw new Error('The huge theme has tier lists');
  return {
    tiers: game.config.tiers.map(({ name }, tier) => ({
      name,
      items: game.items.filter((_, n) => n % 10 === tier).map(({ id }) => id),
    })),
  };
};
