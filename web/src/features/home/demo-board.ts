import type { TierListAnswer, TierListBoard } from '@tallyho/game/minigames/tier-list/schema';
import { foods, moreFoods } from '../../minigames/foods.ts';

/** The demo round for visitors. It works without the server. */
export const demoBoard: TierListBoard = {
  type: 'TierList',
  tiers: [
    { name: 'Round the block', color: 'green' },
    { name: 'Worth a detour', color: 'gold' },
    { name: 'If it is there', color: 'orange' },
    { name: 'Only on a dare', color: 'red' },
  ],
  items: [...foods, ...moreFoods],
  seMode: false,
};

/** How its tiers are painted: as `paint` does, which the first page does not load. */
export const demoFills = ['var(--tier-5)', 'var(--tier-3)', 'var(--tier-2)', 'var(--tier-1)'];

/** What the round asks. */
export const demoTitle = 'Worth the queue?';

/** Creates an answer from the items of each tier, from the top. */
const answer = (...tiers: string[][]): TierListAnswer => ({
  tiers: demoBoard.tiers.map(({ name }, index) => ({ name, items: tiers[index] ?? [] })),
});

/** The initial answer has some items placed already, which shows how a tier board works. */
export const demoStart = answer(
  ['taco', 'dumpling'],
  ['fries', 'burrito', 'sushi'],
  ['hot-dog', 'ice-cream'],
  ['pretzel', 'popcorn'],
);

/** The drawn players and their answers. */
export const demoPlayers = [
  {
    name: 'Fox',
    avatar: 1,
    answer: answer(
      ['pizza', 'burrito', 'dumpling'],
      ['taco', 'burger', 'sushi'],
      ['fries', 'ramen', 'ice-cream'],
      ['pretzel', 'hot-dog', 'popcorn'],
    ),
  },
  {
    name: 'Owl',
    avatar: 3,
    answer: answer(
      ['ramen', 'ice-cream'],
      ['taco', 'pretzel', 'dumpling'],
      ['pizza', 'burrito', 'popcorn'],
      ['burger', 'hot-dog', 'fries', 'sushi'],
    ),
  },
  {
    name: 'Frog',
    avatar: 4,
    answer: answer(
      ['taco', 'burger', 'fries'],
      ['pizza', 'hot-dog', 'popcorn'],
      ['burrito', 'dumpling', 'ice-cream'],
      ['ramen', 'pretzel', 'sushi'],
    ),
  },
] as const;

/** Returns the number of pictures that are in the same tier in both answers. */
export const agreements = (one: TierListAnswer, other: TierListAnswer): number =>
  one.tiers.reduce(
    (sum, { items }, index) => sum + items.filter((id) => other.tiers[index]?.items.includes(id)).length,
    0,
  );

/** Returns the number of pictures that are placed in any tier. */
export const placed = ({ tiers }: TierListAnswer): number =>
  tiers.reduce((sum, { items }) => sum + items.length, 0);

/** What the drawn players say before the visitor's first move, sentence by sentence. */
export const question = ['Your turn: where does pizza go?'];

/** The same, to a visitor who has a name or has chosen a character. */
export const questionTo = (visitor: string): string[] => [`Hello, ${visitor}.`, 'Where does pizza go?'];
