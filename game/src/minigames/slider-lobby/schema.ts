import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { type Person, personSchema } from '../../model/person.ts';
import { numberSchema } from '../fields.ts';

const { min, max } = limits.lobbyRating;
const rating = v.pipe(numberSchema, v.integer(), v.minValue(min), v.maxValue(max));

export const sliderLobbyConfigSchema = v.object({
  /** The start value of every slider. */
  ratingValue: v.optional(rating, limits.lobbyRating.default),
});

/** The players rated so far, in any order. A list, because ids are not safe as object keys. */
export const sliderLobbyAnswerSchema = v.object({
  ratings: v.pipe(
    v.array(v.object({ player: personSchema.entries.user, value: rating })),
    v.maxLength(limits.capacity.max),
  ),
});

export type SliderLobbyAnswer = v.InferOutput<typeof sliderLobbyAnswerSchema>;
export const sliderLobbyBoardSchema = v.object({
  type: v.literal('SliderLobby'),
  players: v.array(personSchema),
  start: v.number(),
});
export type SliderLobbyBoard = v.InferOutput<typeof sliderLobbyBoardSchema>;
export type SliderLobbyResults = {
  /** Best first; equal means share a rank. `mean` is 1-100; null if the player was not rated. */
  standings: {
    player: Person;
    mean: number | null;
    rank: number;
    ratings: { user: string; value: number }[];
  }[];
};
