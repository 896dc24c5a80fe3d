import { limits } from '../../limits.ts';
import { takeRandom } from '../../room/random.ts';
import type { MiniGame } from '../contract.ts';
import { tierListResults } from './results.ts';
import {
  type TierListBoard,
  type TierListResults,
  tierListAnswerSchema,
  tierListConfigSchema,
} from './schema.ts';

/** Tier list: put every picture into a named tier. */
export const tierList: MiniGame<
  'TierList',
  typeof tierListConfigSchema,
  typeof tierListAnswerSchema,
  TierListBoard,
  TierListResults
> = {
  type: 'TierList',
  kind: 'normal',
  label: 'Tier list',
  configSchema: tierListConfigSchema,
  answerSchema: tierListAnswerSchema,
  prepare: ({ tiers, seMode }, { items, random }) => ({
    type: 'TierList',
    tiers,
    items: seMode ? takeRandom(items, limits.seModeItems, random) : items,
    seMode,
  }),
  fits: (board, { tiers }) => {
    if (tiers.length !== board.tiers.length) return false;
    if (tiers.some(({ name }, index) => name !== board.tiers[index]?.name)) return false;
    if (board.seMode && tiers.some(({ items }) => items.length > 1)) return false;
    const placed = tiers.flatMap(({ items }) => items);
    const known = new Set(board.items.map(({ id }) => id));
    return new Set(placed).size === placed.length && placed.every((id) => known.has(id));
  },
  blank: ({ tiers }) => ({ tiers: tiers.map(({ name }) => ({ name, items: [] })) }),
  progress: (board, answer) => ({
    done: answer?.tiers.reduce((sum, { items }) => sum + items.length, 0) ?? 0,
    max: board.seMode ? Math.min(board.tiers.length, board.items.length) : board.items.length,
  }),
  results: tierListResults,
  favourites: (board, answers) =>
    tierListResults(board, answers)
      .standings.filter(({ points }) => points > 0)
      .map(({ item, points }) => ({ item, share: points / (answers.length * board.tiers.length) })),
  // Pairs, not an object by tier name: a tier may be called `__proto__` (decision 23).
  record: (board, { tiers }) => {
    const urls = new Map(board.items.map(({ id, url }) => [id, url]));
    return tiers.map(({ name, items }) => ({ name, items: items.flatMap((id) => urls.get(id) ?? []) }));
  },
};
