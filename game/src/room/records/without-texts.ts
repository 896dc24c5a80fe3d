import { erasedText } from '../../chat/chat.ts';
import { hasWriting, writtenText } from '../../minigames/registry.ts';
import type { UserId } from '../../model/person.ts';
import type { RoundRecord } from '../../records/game.ts';
import type { PlayingStage, Stage } from '../state/state.ts';
import { gameOf } from '../state/transition.ts';

type Round = PlayingStage['round'];

/** Returns everything that `user` has written in the rounds of this game, as answers and boards have it. */
export const textsOf = (stage: Stage, user: UserId): ReadonlySet<string> => {
  const records = gameOf(stage)?.records ?? [];
  const written = records.flatMap(({ board, answers }) =>
    answers.flatMap(({ ratedBy, gameData }) =>
      ratedBy.user === user ? (writtenText(board, gameData) ?? []) : [],
    ),
  );
  if (stage.phase === 'playing') {
    const { board, drafts, sent } = stage.round;
    const draft = drafts.find((other) => other.user === user)?.entry.gameData;
    const answer = sent.find(({ ratedBy }) => ratedBy.user === user)?.gameData ?? draft;
    const text = answer && writtenText(board, answer);
    if (text) written.push(text);
  }
  return new Set(written.flatMap((text) => [text, text.trim()]));
};

/**
 * Returns the stage in which the rounds, and the awards about them, have none of these texts of a deleted account. Texts of
 * another author that are equal go, too.
 */
export const withoutTexts = (stage: Stage, texts: ReadonlySet<string>): Stage => {
  if (texts.size === 0) return stage;
  const erased = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
      typeof part === 'string' && texts.has(part) ? erasedText : part,
    );
  const inRound = <Played extends Round | RoundRecord>(round: Played): Played =>
    hasWriting(round.board) ? erased(round) : round;
  const inGame = 'game' in stage && { game: { ...stage.game, records: stage.game.records.map(inRound) } };
  const others = { ...stage, ...inGame } as Stage; // the same phase: only texts differ
  if (others.phase === 'playing') return { ...others, round: inRound(others.round) };
  return others.phase === 'results' || others.phase === 'finished'
    ? ({ ...others, awards: erased(others.awards) } as Stage) // as above
    : others;
};
