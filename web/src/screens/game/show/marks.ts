import { opinionsIn, type RatedOpinion } from '@tallyho/game/awards/opinions';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { Rater } from '../../../minigames/contract.ts';
import type { Vote } from '../../../minigames/show/Votes.tsx';

const opinionsOn = (record: RoundRecord, subject: string): RatedOpinion[] =>
  opinionsIn(record).filter((opinion) => opinion.subject === subject);

/** Returns the players who have an opinion on the subject. */
export const votersOn = (record: RoundRecord, subject: string): string[] =>
  opinionsOn(record, subject).map(({ rater }) => rater);

/** Returns the players grouped by their opinion on the subject, the most frequent opinion first. */
export function votesOn(record: RoundRecord, subject: string, raterOf: (user: string) => Rater): Vote[] {
  const raters = new Map<string, Rater[]>();
  for (const { said, rater } of opinionsOn(record, subject))
    raters.set(said, [...(raters.get(said) ?? []), raterOf(rater)]);
  return [...raters]
    .map(([label, group]) => ({ label, paint: null, raters: group }))
    .toSorted((one, other) => other.raters.length - one.raters.length);
}
