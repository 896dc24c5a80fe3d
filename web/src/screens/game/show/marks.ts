import { gradesOf, opinionsIn, type RatedOpinion } from '@tallyho/game/awards/opinions';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { Rater } from '../../../minigames/contract.ts';
import type { Vote } from '../../../minigames/show/Votes.tsx';

/** One graded mark on a subject, 0-100. */
export type Mark = { readonly rater: Rater; readonly value: number };

const opinionsOn = (record: RoundRecord, subject: string): RatedOpinion[] =>
  opinionsIn(record).filter((opinion) => opinion.subject === subject);

/** Who gave the subject which mark, lowest first; none where opinions are choices. */
export const marksOn = (record: RoundRecord, subject: string, raterOf: (user: string) => Rater): Mark[] =>
  opinionsOn(record, subject)
    .flatMap((opinion) =>
      gradesOf([opinion]).map((value) => ({ rater: raterOf(opinion.rater), value: value * 100 })),
    )
    .toSorted((one, other) => one.value - other.value);

/** Who said what of the subject, the most frequent first. */
export function votesOn(record: RoundRecord, subject: string, raterOf: (user: string) => Rater): Vote[] {
  const raters = new Map<string, Rater[]>();
  for (const { said, rater } of opinionsOn(record, subject))
    raters.set(said, [...(raters.get(said) ?? []), raterOf(rater)]);
  return [...raters]
    .map(([label, those]) => ({ label, paint: null, raters: those }))
    .toSorted((one, other) => other.raters.length - one.raters.length);
}
