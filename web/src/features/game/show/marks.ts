import { opinionsIn } from '@tallyho/game/awards/opinions';
import type { UserId } from '@tallyho/game/room/person';
import type { RoundRecord } from '@tallyho/game/room/state';

/** One mark on a subject, 0-100. */
export type Mark = { readonly user: UserId; readonly value: number };

/** Who gave the subject which mark, lowest first. */
export const marksOn = (record: RoundRecord, subject: string): Mark[] =>
  opinionsIn(record)
    .filter((opinion) => opinion.subject === subject)
    .map(({ rater, value }) => ({ user: rater, value: value * 100 }))
    .toSorted((one, other) => one.value - other.value);
