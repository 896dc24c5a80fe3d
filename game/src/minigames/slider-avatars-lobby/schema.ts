import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { type Person, personSchema } from '../../model/person.ts';
import { labelSchema } from '../fields.ts';

/** What the two ends of the row are called. */
const rowEndsSchema = v.object({ worst: labelSchema, best: labelSchema });
export type RowEnds = v.InferOutput<typeof rowEndsSchema>;

/** A theme may name the ends of the row; without them they are "Worst" and "Best". */
export const sliderAvatarsLobbyConfigSchema = v.object({ ends: v.optional(rowEndsSchema) });

/** The row from worst to best. null is a place that is still free; free places at the end are left out. */
export const sliderAvatarsLobbyAnswerSchema = v.object({
  order: v.pipe(v.array(v.nullable(personSchema.entries.user)), v.maxLength(limits.capacity.max)),
});

export type SliderAvatarsLobbyAnswer = v.InferOutput<typeof sliderAvatarsLobbyAnswerSchema>;
export const sliderAvatarsLobbyBoardSchema = v.object({
  type: v.literal('SliderAvatarsLobby'),
  players: v.array(personSchema),
  /** Missing where the theme does not name them. */
  ends: v.optional(v.object({ worst: v.string(), best: v.string() })),
});
export type SliderAvatarsLobbyBoard = v.InferOutput<typeof sliderAvatarsLobbyBoardSchema>;

/** What the ends of a board's row are called. */
export const endsOf = ({ ends }: Pick<SliderAvatarsLobbyBoard, 'ends'>): RowEnds =>
  ends ?? { worst: 'Worst', best: 'Best' };

/**
 * `score` is summed over the answers: count - position, position 0 the best; a fraction where answers are unfinished. Best
 * first; equal scores share a rank.
 */
type OrderStanding = { player: Person; score: number; rank: number };
export type SliderAvatarsLobbyResults = { standings: OrderStanding[] };
