import { type Answer, type Board, parseAnswer } from '@tallyho/game/minigames/registry';
import * as drafts from '../../../shared/storage/drafts.ts';

/** Identifies a round. */
export interface DraftRound {
  readonly gameId: string;
  readonly theme: string;
  readonly game: number;
}

const nameOf = ({ gameId, theme, game }: DraftRound) => `${gameId}/${theme}/${game}`;

/** Returns the draft that this tab stored for the round; null if there is none or it is not valid on the board. */
export function readAnswerDraft(round: DraftRound, board: Board): Answer | null {
  try {
    return parseAnswer(board, JSON.parse(drafts.readDraft('answer', nameOf(round)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores a draft for a reload and deletes the drafts of other rounds. Without storage a reload uses the server's copy. */
export function writeAnswerDraft(round: DraftRound, answer: Answer): void {
  clearDrafts();
  drafts.writeDraft('answer', nameOf(round), JSON.stringify(answer));
}

export const clearDrafts = (): void => drafts.dropDrafts('answer');
