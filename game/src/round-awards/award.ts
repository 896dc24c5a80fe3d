import * as v from 'valibot';
import type { ScaleEnds } from '../minigames/contract.ts';
import { personSchema, type UserId } from '../model/person.ts';

/* Part of the stored state of a room. A change here needs a new version of its shape (CONTRIBUTING.md). */

/** All kinds of awards of a round. */
export const awardKinds = [
  'allOrNothing',
  'camps',
  'champion',
  'closestPair',
  'diplomat',
  'evenSplit',
  'fan',
  'favouriteOfAll',
  'generous',
  'hardToPlease',
  'identical',
  'landslide',
  'lone',
  'modest',
  'mostDivisive',
  'mouthpiece',
  'mutual',
  'onlyTwo',
  'opposites',
  'ownOpinion',
  'ownWay',
  'photoFinish',
  'selfKnown',
  'unanimous',
] as const;
export type AwardKind = (typeof awardKinds)[number];

export const roundAwardSchema = v.object({
  kind: v.picklist(awardKinds),
  subject: v.nullable(v.string()),
  people: v.array(personSchema.entries.user),
});

/**
 * An award of one round. `subject`: the id of what or who it is about, null for an award about answers as a whole. `people`: the
 * players that its sentence names. The sentence itself follows from the round's record.
 */
export type RoundAward = v.InferOutput<typeof roundAwardSchema>;

/** Returns the shown name of a player. */
export type NameOf = (user: UserId) => string;

/** A player on a scale. `at`: 0 (the low end) to 100 (the high end); `said`: the value as text. */
export type AwardMark = { user: UserId; at: number; said: string };

/** The ends of a scale, where its steps are (0 to 100; none for a continuous one) with their names, and the players on it, the lowest first. */
export type AwardScale = {
  ends: Pick<ScaleEnds, 'low' | 'high'>;
  steps: number[];
  names: string[];
  marks: AwardMark[];
};

/** The average of some marks. `said`: as text; null if the marks are no numbers. */
export type AwardAverage = { of: 'The others' | 'Group'; at: number; said: string | null };

/** What one player and the group said about a subject. `group`: its average in words, e.g. the name of the nearest step. */
export type AwardContrast = { subject: string; own: string; group: string };

/** An award with what is shown of it. */
export type FoundAward = RoundAward & {
  /** Decides between several awards of a kind: the highest wins. */
  strength: number;
  /** The award as a sentence. */
  title(nameOf: NameOf): string;
  /** The arithmetic behind the sentence. */
  reason(nameOf: NameOf): string;
  /** What the card draws: players on a scale, or nothing but the faces of `people`. */
  scale: AwardScale | null;
  /** What the scale compares the named player with. */
  average?: AwardAverage;
  /** What the scale shows, as its title. */
  scaleTitle?(nameOf: NameOf): string;
  /** What the named player and the group said, for an award that compares them. */
  contrasts?: readonly AwardContrast[];
  /** How alike both answered, if there are enough answers for a percentage: "71% alike in 6 answers". */
  share?: string;
};
