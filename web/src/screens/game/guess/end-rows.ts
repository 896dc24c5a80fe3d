import type { Step } from '@tallyho/game/minigames/fields';
import { type Answer, type Board, opinionsOf } from '@tallyho/game/minigames/registry';
import { isOrdered } from '@tallyho/game/minigames/tiers';

export type EndRows = Readonly<Record<'first' | 'last', Step>>;

/** Returns the best and the worst row of a board of tiers; null for other boards. */
export function endRowsOf(board: Board): EndRows | null {
  if (!('tiers' in board) || !isOrdered(board)) return null;
  const [first] = board.tiers;
  const last = board.tiers.at(-1);
  return first && last ? { first, last } : null;
}

/** Returns the row of each option that the own answer has in one of these rows, by the id of the option. */
export const ownRowsOf = (
  rows: EndRows | null,
  board: Board,
  answer: Answer | null,
): ReadonlyMap<string, Step> =>
  new Map(
    rows && answer
      ? opinionsOf(board, answer).flatMap(({ subject, said }) =>
          [rows.first, rows.last].filter(({ name }) => name === said).map((row) => [subject, row] as const),
        )
      : [],
  );
