import * as v from 'valibot';
import { itemSchema } from '../minigames/fields.ts';
import { personSchema } from '../model/person.ts';

const subjectSchema = v.variant('kind', [
  v.object({ kind: v.literal('item'), id: v.string(), item: itemSchema }),
  v.object({ kind: v.literal('player'), id: v.string(), player: personSchema }),
  v.object({ kind: v.literal('question'), id: v.literal('question') }),
]);

const divisiveSchema = v.object({
  record: v.number(),
  game: v.string(),
  subject: subjectSchema,
  spread: v.number(),
});

/** The subject that divided the players most. `spread`: how far their opinions lie apart (0-71); `record`: the round's index. */
export type Divisive = v.InferOutput<typeof divisiveSchema>;

const closestPairSchema = v.object({
  people: v.tuple([personSchema, personSchema]),
  agreement: v.number(),
  compared: v.number(),
  same: v.optional(v.number()),
});

/**
 * The two who agreed most: 100 minus the mean distance (0-100) of their opinions on all that both have rated, `compared` in
 * number. `same`: how many of those were identical; absent in older records.
 */
export type ClosestPair = v.InferOutput<typeof closestPairSchema>;

const scoreSchema = v.object({
  player: personSchema,
  points: v.number(),
  rounds: v.number(),
  rank: v.number(),
});

/**
 * A player's points: per lobby round 0-100, the mean share of points that those who rated them gave; summed over `rounds`
 * such rounds and rounded. Rounds in which players get roles give none. Equal points share a rank.
 */
export type Score = v.InferOutput<typeof scoreSchema>;

/** What is called out at the end of a round's results. Null where there is nothing to call out; no pair if votes are anonymous. */
export const roundAwardsSchema = v.object({
  divisive: v.nullable(divisiveSchema),
  closestPair: v.nullable(closestPairSchema),
});
export type RoundAwards = v.InferOutput<typeof roundAwardsSchema>;

/** The same over the whole game, and who won: best first, empty if no round gave points. */
export const gameAwardsSchema = v.object({ ...roundAwardsSchema.entries, scores: v.array(scoreSchema) });
export type GameAwards = v.InferOutput<typeof gameAwardsSchema>;
