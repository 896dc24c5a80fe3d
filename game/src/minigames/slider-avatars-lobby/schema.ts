import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { type Person, personSchema } from '../../room/person.ts';

/** It has a name and a description only (spec section 3). */
export const sliderAvatarsLobbyConfigSchema = v.object({});

/** The players placed so far, worst to best as the row reads (decision 17). */
export const sliderAvatarsLobbyAnswerSchema = v.object({
  order: v.pipe(v.array(personSchema.entries.user), v.maxLength(limits.capacity.max)),
});

export type SliderAvatarsLobbyAnswer = v.InferOutput<typeof sliderAvatarsLobbyAnswerSchema>;
export const sliderAvatarsLobbyBoardSchema = v.object({
  type: v.literal('SliderAvatarsLobby'),
  players: v.array(personSchema),
});
export type SliderAvatarsLobbyBoard = v.InferOutput<typeof sliderAvatarsLobbyBoardSchema>;

/**
 * `score` is summed over the answers: count - position, position 0 the best; a fraction where answers are unfinished. Best
 * first; equal scores share a rank.
 */
type OrderStanding = { player: Person; score: number; rank: number };
export type SliderAvatarsLobbyResults = { standings: OrderStanding[] };
