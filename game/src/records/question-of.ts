import type { Board } from '../minigames/registry.ts';
import type { GameTitle } from './game.ts';

/**
 * Returns what a round asks, for its heading. It is the name of the game, except for sliders whose ends are named: their description is
 * the question, and the name is short.
 */
export const questionOf = ({ game, board }: { readonly game: GameTitle; readonly board: Board }): string =>
  board.type === 'SliderLobby' && board.ends && game.description !== '' ? game.description : game.name;
