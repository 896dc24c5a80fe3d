import { gradesOf, opinionsIn, type RatedOpinion } from '@tallyho/game/awards/opinions';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { Rater } from '../../../minigames/contract.ts';
import type { Vote } from '../../../minigames/show/Votes.tsx';

/** The mark that one player gave a subject, 0-100. */
export type Mark = { readonly rater: Rater; readonly value: number };

const opinionsOn = (record: RoundRecord, subject: string): RatedOpinion[] =>
  opinionsIn(record).filter((opinion) => opinion.subject === subject);

/** Returns the marks on the subject, lowest first; empty if the opinions are choices instead of grades. */
export const marksOn = (record: RoundRecord, subject: string, raterOf: (user: string) => Rater): Mark[] =>
  opinionsOn(record, subject)
    .flatMap((opinion) =>
      gradesOf([opinion]).map((value) => ({ rater: raterOf(opinion.rater), value: value * 100 })),
    )
    .toSorted((one, other) => one.value - other.value);

/** Returns the players grouped by their opinion on the subject, the most frequent opinion first. */
export function votesOn(record: RoundRecord, subject: string, raterOf: (user: string) => Rater): Vote[] {
  const raters = new Map<string, Rater[]>();
  for (const { said, rater } of opinionsOn(record, subject))
    raters.set(said, [...(raters.get(said) ?? []), raterOf(rater)]);
  return [...raters]
    .map(([label, group]) => ({ label, paint: null, raters: group }))
    .toSorted((one, other) => other.raters.length - one.raters.length);
}
