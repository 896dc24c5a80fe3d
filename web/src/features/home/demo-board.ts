import type { TierListAnswer, TierListBoard } from '@tallyho/game/minigames/tier-list/schema';
import { listed, withCapital } from '@tallyho/game/text';
import { foods } from '../../minigames/foods.ts';

/** The demo round for visitors. It works without the server. */
export const demoBoard: TierListBoard = {
  type: 'TierList',
  tiers: [
    { name: 'Round the block', color: 'green' },
    { name: 'Worth a detour', color: 'gold' },
    { name: 'If it is there', color: 'orange' },
    { name: 'Only on a dare', color: 'red' },
  ],
  items: foods,
  seMode: false,
};

/** Creates an answer from the items of each tier, from the top. */
const answer = (...tiers: string[][]): TierListAnswer => ({
  tiers: demoBoard.tiers.map(({ name }, index) => ({ name, items: tiers[index] ?? [] })),
});

/** The initial answer has some items placed already, which shows how a tier board works. */
export const demoStart = answer(['taco'], ['fries', 'burrito'], ['hot-dog'], ['pretzel']);

/** The drawn players and their answers. */
export const demoPlayers = [
  {
    name: 'Fox',
    avatar: 1,
    answer: answer(['pizza', 'burrito'], ['taco', 'burger'], ['fries', 'ramen'], ['pretzel', 'hot-dog']),
  },
  {
    name: 'Owl',
    avatar: 3,
    answer: answer(['ramen'], ['taco', 'pretzel'], ['pizza', 'burrito'], ['burger', 'hot-dog', 'fries']),
  },
  {
    name: 'Frog',
    avatar: 4,
    answer: answer(['taco', 'burger', 'fries'], ['pizza', 'hot-dog'], ['burrito'], ['ramen', 'pretzel']),
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

/** What the drawn players say before the visitor's first move. */
export const question = 'Your turn: where does pizza go?';

/** The same, to a visitor who has a name or has chosen a character. */
export const questionTo = (visitor: string): string => `Hello, ${visitor}. Where does pizza go?`;

const tierOf = ({ tiers }: TierListAnswer, id: string): number =>
  tiers.findIndex(({ items }) => items.includes(id));

/** Returns what the drawn players say to the picture that was placed; null if none was. */
export function reactionTo(before: TierListAnswer, after: TierListAnswer): string | null {
  const moved = demoBoard.items.find(
    ({ id }) => tierOf(after, id) >= 0 && tierOf(after, id) !== tierOf(before, id),
  );
  if (!moved || placed(after) < placed(before)) return null;
  const placedIn = tierOf(after, moved.id);
  const opinions = demoPlayers.map((player) => ({
    name: `the ${player.name.toLowerCase()}`,
    away: tierOf(player.answer, moved.id) - placedIn,
  }));
  const same = opinions.filter(({ away }) => away === 0).map(({ name }) => name);
  const [furthest] = opinions.toSorted((one, other) => Math.abs(other.away) - Math.abs(one.away));
  const agree =
    same.length === opinions.length
      ? 'all three agree.'
      : same.length > 0
        ? `${listed(same)} ${same.length === 1 ? 'agrees' : 'agree'}.`
        : 'nobody agrees.';
  const parts = [agree];
  if (furthest && Math.abs(furthest.away) > 1)
    parts.push(`${furthest.name} would ${furthest.away > 0 ? 'not touch it' : 'queue all day for it'}.`);
  return parts.map(withCapital).join(' ');
}
