import { type Board, guessQuestionOf } from '@tallyho/game/minigames/registry';
import { hasGuessesBelow } from '../../../minigames/registry.tsx';

/** Returns true if phones have one guess beside the result, and a card further down with all. `board`: of a known mini-game. */
export const listsGuessesBelow = (board: Board): boolean =>
  hasGuessesBelow(board.type) || guessQuestionOf(board)?.kind === 'ends';
