import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { type Person, personSchema } from '../../model/person.ts';
import { labelSchema, numberSchema } from '../fields.ts';

const { min, max } = limits.lobbyRating;
const rating = v.pipe(numberSchema, v.integer(), v.minValue(min), v.maxValue(max));

/** What the lowest and the highest rating mean. */
const scaleNamesSchema = v.object({ low: labelSchema, high: labelSchema });

export const sliderLobbyConfigSchema = v.object({
  /** The start value of every slider. */
  ratingValue: v.optional(rating, limits.lobbyRating.default),
  /** Absent if the theme does not name the ends of the sliders. */
  ends: v.optional(scaleNamesSchema),
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
  /** Absent as in the config. The description of the game is then no question. */
  ends: v.optional(v.object({ low: v.string(), high: v.string() })),
});
export type SliderLobbyBoard = v.InferOutput<typeof sliderLobbyBoardSchema>;

/** Returns what the ends of a board's sliders mean. */
export const scaleNamesOf = ({ ends }: Pick<SliderLobbyBoard, 'ends'>): { low: string; high: string } =>
  ends ?? { low: 'Not at all', high: 'Totally' };

export type SliderLobbyResults = {
  /** Best first; equal means share a rank. `mean` is 1-100; null if the player was not rated. */
  standings: {
    player: Person;
    mean: number | null;
    rank: number;
    ratings: { user: string; value: number }[];
  }[];
};
