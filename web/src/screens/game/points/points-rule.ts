import type { WinnerTitle } from '@tallyho/game/awards/winning-scores';
import { pointsLine } from '@tallyho/game/minigames/guess-words';
import { guessQuestionOf, hasWriting } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { isSupportedGame } from '../../../minigames/registry.tsx';

/**
 * Returns where the points of a round for the title come from, in one short sentence for the place below their heading. A mini-game that
 * this version of the page does not know has none.
 */
export const pointsRuleOf = ({ board }: RoundRecord, title: WinnerTitle): string | null => {
  if (!isSupportedGame(board.type)) return null;
  if (title === 'knows') return pointsLine(guessQuestionOf(board));
  return `Points: how the group rated ${hasWriting(board) ? 'your text' : 'you'}.`;
};
