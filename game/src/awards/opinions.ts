import type { Opinion, Subject } from '../minigames/contract.ts';
import { opinionsOf, subjectsOf } from '../minigames/registry.ts';
import type { UserId } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';

/** One player's opinion of one subject of one round. */
export type RatedOpinion = Opinion & { rater: UserId };

/** All opinions of a round. */
export const opinionsIn = ({ board, answers }: RoundRecord): RatedOpinion[] =>
  answers.flatMap(({ ratedBy, gameData }) =>
    opinionsOf(board, gameData).map((opinion) => ({ ...opinion, rater: ratedBy.user })),
  );

/** The opinions on each subject of a round; empty for one that was not rated. */
export const opinionsBySubject = (record: RoundRecord): { subject: Subject; opinions: RatedOpinion[] }[] => {
  const opinions = opinionsIn(record);
  return subjectsOf(record.board).map((subject) => ({
    subject,
    opinions: opinions.filter((opinion) => opinion.subject === subject.id),
  }));
};

/** The graded values among opinions, 0 to 1. */
export const gradesOf = (opinions: readonly Opinion[]): number[] =>
  opinions.flatMap((opinion) => ('value' in opinion ? [opinion.value] : []));

/** How many opinions make each choice, most first; equals by name. Empty for graded opinions. */
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

/** Of at least one value. */
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
