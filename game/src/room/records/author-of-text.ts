import { maskWords } from '../../chat/masking.ts';
import { shownTexts, sourceOfText } from '../../minigames/registry.ts';
import type { UserId } from '../../model/person.ts';
import type { RoundRecord, SentAnswer } from '../../records/game.ts';
import type { RoomState } from '../state/state.ts';
import { gameOf } from '../state/transition.ts';

type AnswerOfUser = Pick<SentAnswer, 'gameData'> & { ratedBy: Pick<SentAnswer['ratedBy'], 'user'> };
type Round = Pick<RoundRecord, 'board'> & { answers: AnswerOfUser[] };

/** A text that a player wrote in a round, as it was written. */
export type AuthoredText = { user: UserId; text: string };

/**
 * Returns who wrote a text that the players of this game read as `shown`, in the latest round with it; null if no other player
 * than `reader` did, and for a finished round with anonymous votes. For reports only: players do not learn it.
 */
export const authorOfText = (state: RoomState, reader: UserId, shown: string): AuthoredText | null => {
  const { stage } = state;
  const rounds: Round[] = [...(gameOf(stage)?.records ?? [])];
  if (stage.phase === 'playing') {
    const { board, drafts, sent } = stage.round;
    const started = drafts.flatMap(({ user, entry: { gameData } }): AnswerOfUser[] =>
      gameData ? [{ ratedBy: { user }, gameData }] : [],
    );
    rounds.push({ board, answers: [...sent, ...started] });
  }
  for (const { board, answers } of rounds.toReversed()) {
    // A reader with the filter of the chat has seen the masked text.
    const whole = shownTexts(board).find((text) => text === shown || maskWords(text) === shown);
    if (whole === undefined) continue;
    for (const { ratedBy, gameData } of answers) {
      const text = sourceOfText(board, gameData, whole);
      const isOther = ratedBy.user !== reader && !ratedBy.user.startsWith('anonymous-');
      if (text !== null && isOther) return { user: ratedBy.user, text };
    }
  }
  return null;
};
