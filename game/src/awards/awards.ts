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

/** The subject that divided the players most. `spread`: the spread of the opinions (0-71); `record`: the index of the round. */
export type Divisive = v.InferOutput<typeof divisiveSchema>;

const closestPairSchema = v.object({
  people: v.tuple([personSchema, personSchema]),
  agreement: v.number(),
  compared: v.number(),
  same: v.optional(v.number()),
});

/**
 * The two players who agreed most. `agreement`: 100 minus the mean distance (0-100) of their opinions on the `compared`
 * subjects that both have rated. `same`: the number of identical opinions; absent in older records.
 */
export type ClosestPair = v.InferOutput<typeof closestPairSchema>;

const scoreSchema = v.object({
  player: personSchema,
  points: v.number(),
  rounds: v.number(),
  rank: v.number(),
});

/**
 * A player's points for one of the two titles, the sum over `rounds` rounds. The favourite: in each lobby round the mean share of
 * points (0-100) that the raters gave, rounded; rounds with roles give none. Knows this room best: 0 to 100 for each guess. Equal
 * points share a rank.
 */
export type Score = v.InferOutput<typeof scoreSchema>;

/**
 * The awards of the whole game, with the scores of the favourite: best first, empty if no round gave points. An award is null if
 * there is none; `closestPair` is null if votes are anonymous. `knows`: the scores of who knows the room, best first, and whether
 * they decide who wins (`winningScores`); missing without guesses, and in older records.
 */
export const gameAwardsSchema = v.object({
  divisive: v.nullable(divisiveSchema),
  closestPair: v.nullable(closestPairSchema),
  scores: v.array(scoreSchema),
  knows: v.optional(v.object({ decides: v.boolean(), scores: v.array(scoreSchema) })),
});
export type GameAwards = v.InferOutput<typeof gameAwardsSchema>;
