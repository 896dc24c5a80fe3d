import type { Subject } from '../minigames/contract.ts';
import { opinionsOf, subjectsOf } from '../minigames/registry.ts';
import type { UserId } from '../room/person.ts';
import type { RoundRecord } from '../room/state.ts';

/** One player's opinion of one subject of one round, from 0 to 1. */
export type RatedOpinion = { rater: UserId; subject: string; value: number };

/** All opinions of a round. */
export const opinionsIn = ({ board, answers }: RoundRecord): RatedOpinion[] =>
  answers.flatMap(({ ratedBy, gameData }) =>
    opinionsOf(board, gameData).map((opinion) => ({ ...opinion, rater: ratedBy.user })),
  );

/** The values given to each subject of a round, 0 to 1; empty for one that nobody rated. */
export const valuesOf = (record: RoundRecord): { subject: Subject; values: number[] }[] => {
  const opinions = opinionsIn(record);
  return subjectsOf(record.board).map((subject) => ({
    subject,
    values: opinions.filter((opinion) => opinion.subject === subject.id).map(({ value }) => value),
  }));
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Of at least one value. */
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
