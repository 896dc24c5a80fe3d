import { maskWords } from '../../chat/masking.ts';
import { shownTexts, sourceOfText } from '../../minigames/registry.ts';
import { isAnonymous, type UserId } from '../../model/person.ts';
import type { RoundRecord, SentAnswer } from '../../records/game.ts';
import type { RoomState } from '../state/state.ts';
import { gameOf } from '../state/transition.ts';

type AnswerOfUser = Pick<SentAnswer, 'gameData'> & { ratedBy: Pick<SentAnswer['ratedBy'], 'user'> };
/** `shown`: the texts that its players read. */
type Round = Pick<RoundRecord, 'board'> & { answers: AnswerOfUser[]; shown: string[] };

/** A text that a player wrote in a round, as it was written. */
export type AuthoredText = { user: UserId; text: string };

/**
 * Returns who wrote a text that the players of this game read as `shown`, in the latest round with it; null if no other player
 * than `reader` did, and for a finished round with anonymous votes. For reports only: players do not learn it.
 */
export const authorOfText = (state: RoomState, reader: UserId, shown: string): AuthoredText | null => {
  const { stage } = state;
  const rounds = (gameOf(stage)?.records ?? []).map(
    ({ board, answers }): Round => ({ board, answers, shown: shownTexts(board, answers) }),
  );
  if (stage.phase === 'playing') {
    const { board, drafts, sent } = stage.round;
    const started = drafts.flatMap(({ user, entry: { gameData } }): AnswerOfUser[] =>
      gameData ? [{ ratedBy: { user }, gameData }] : [],
    );
    rounds.push({ board, answers: [...sent, ...started], shown: shownTexts(board) });
  }
  for (const { board, answers, shown: texts } of rounds.toReversed()) {
    // A reader with the filter of the chat has seen the masked text.
    const whole = texts.find((text) => text === shown || maskWords(text) === shown);
    if (whole === undefined) continue;
    for (const { ratedBy, gameData } of answers) {
      const text = sourceOfText(board, gameData, whole);
      const isOther = ratedBy.user !== reader && !isAnonymous(ratedBy.user);
      if (text !== null && isOther) return { user: ratedBy.user, text };
    }
  }
  return null;
};
