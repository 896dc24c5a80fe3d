import type { Opinion, RatedAnswer, Subject } from '../minigames/contract.ts';
import { type Answer, type Board, opinionsOf, subjectsOf } from '../minigames/registry.ts';
import type { UserId } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';

/** The opinion of one player on one subject of a round. */
export type RatedOpinion = Opinion & { rater: UserId };

/** A board with its answers: what the opinions of a round follow from. */
export type RatedBoard = { board: Board; answers: readonly RatedAnswer<Answer>[] };

/** Returns all opinions of a round. */
export const opinionsIn = ({ board, answers }: RatedBoard): RatedOpinion[] =>
  answers.flatMap(({ ratedBy, gameData }) =>
    opinionsOf(board, gameData).map((opinion) => ({ ...opinion, rater: ratedBy.user })),
  );

/** Returns the opinions on each subject of a round; empty for a subject that was not rated. */
export const opinionsBySubject = (record: RoundRecord): { subject: Subject; opinions: RatedOpinion[] }[] => {
  const opinions = opinionsIn(record);
  return subjectsOf(record.board).map((subject) => ({
    subject,
    opinions: opinions.filter((opinion) => opinion.subject === subject.id),
  }));
};

/** Returns the values of graded opinions, 0 to 1. */
export const gradesOf = (opinions: readonly Opinion[]): number[] =>
  opinions.flatMap((opinion) => ('value' in opinion ? [opinion.value] : []));

/** Returns the number of opinions for each choice, most first, then by name. Empty for graded opinions. */
export const choicesOf = (opinions: readonly Opinion[]): { said: string; count: number }[] => {
  const counts = new Map<string, { said: string; count: number }>();
  for (const opinion of opinions)
    if ('choice' in opinion) {
      const { choice, said } = opinion;
      counts.set(choice, { said, count: (counts.get(choice)?.count ?? 0) + 1 });
    }
  return [...counts.values()].toSorted(
    (a, b) => b.count - a.count || (a.said < b.said ? -1 : Number(a.said > b.said)),
  );
};

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Returns the mean of at least one value. */
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
