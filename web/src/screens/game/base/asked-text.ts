import type { Board } from '@tallyho/game/minigames/registry';
import type { GameTitle } from '@tallyho/game/records/game';
import { questionOf } from '@tallyho/game/records/question-of';

/** Returns what a round asks, as one sentence that says enough on its own: the description of a game with a name only. */
export function askedTextOf(round: { readonly game: GameTitle; readonly board: Board }): string {
  const question = questionOf(round);
  return (question === round.game.name && round.game.description) || question;
}
