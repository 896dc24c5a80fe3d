import type { Step } from '@tallyho/game/minigames/fields';
import type { Board } from '@tallyho/game/minigames/registry';
import { isOrdered } from '@tallyho/game/minigames/tiers';

export type EndRows = Readonly<Record<'first' | 'last', Step>>;

/** Returns the best and the worst row of a board of tiers; null for other boards. */
export function endRowsOf(board: Board): EndRows | null {
  if (!('tiers' in board) || !isOrdered(board)) return null;
  const [first] = board.tiers;
  const last = board.tiers.at(-1);
  return first && last ? { first, last } : null;
}
