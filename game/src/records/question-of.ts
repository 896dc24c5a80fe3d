import { type Board, miniGames, rulesOf } from '../minigames/registry.ts';
import type { GameTitle } from './game.ts';

/** Returns what a round asks, for its heading; for a mini-game that this version does not know, the name of the game. */
export const questionOf = ({ game, board }: { readonly game: GameTitle; readonly board: Board }): string =>
  (board.type in miniGames && rulesOf(board.type).asks?.(board, game)) || game.name;
