import { type Board, rulesOf } from '../minigames/registry.ts';
import type { GameTitle } from './game.ts';

/** Returns what a round asks, for its heading. */
export const questionOf = ({ game, board }: { readonly game: GameTitle; readonly board: Board }): string =>
  rulesOf(board.type).asks?.(board, game) ?? game.name;
