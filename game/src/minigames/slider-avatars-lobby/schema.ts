import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { type Person, personSchema } from '../../model/person.ts';
import { rowEndsSchema } from '../row-ends.ts';

/** A theme may name the ends of the row. The defaults are "Worst" and "Best". */
export const sliderAvatarsLobbyConfigSchema = v.object({ ends: v.optional(rowEndsSchema) });

/** The row from worst to best. null is a free place; free places at the end are omitted. */
export const sliderAvatarsLobbyAnswerSchema = v.object({
  order: v.pipe(v.array(v.nullable(personSchema.entries.user)), v.maxLength(limits.capacity.max)),
});

export type SliderAvatarsLobbyAnswer = v.InferOutput<typeof sliderAvatarsLobbyAnswerSchema>;
export const sliderAvatarsLobbyBoardSchema = v.object({
  type: v.literal('SliderAvatarsLobby'),
  players: v.array(personSchema),
  /** Absent if the theme does not name the ends. */
  ends: v.optional(v.object({ worst: v.string(), best: v.string() })),
});
export type SliderAvatarsLobbyBoard = v.InferOutput<typeof sliderAvatarsLobbyBoardSchema>;

/**
 * `score` is the sum of count - position over the answers, where position 0 is the best; fractional for
 * unfinished answers. Best first; equal scores share a rank.
 */
type OrderStanding = { player: Person; score: number; rank: number };
export type SliderAvatarsLobbyResults = { standings: OrderStanding[] };
