import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { namesAreUnique, numberSchema, type Step, stepSchema } from '../fields.ts';

export const sliderConfigSchema = v.object({
  /** Worst first, spaced evenly over 0 to 10. */
  points: v.pipe(
    v.array(stepSchema),
    v.minLength(limits.points.min),
    v.maxLength(limits.points.max),
    v.check(namesAreUnique, 'Point names have to be different'),
  ),
});

export const sliderAnswerSchema = v.object({
  ratingValue: v.pipe(numberSchema, v.minValue(limits.slider.min), v.maxValue(limits.slider.max)),
  /** The index of the point nearest to the value. Any other index is rejected. */
  sliderIndex: v.pipe(numberSchema, v.integer(), v.minValue(0), v.maxValue(limits.points.max - 1)),
});
export type SliderAnswer = v.InferOutput<typeof sliderAnswerSchema>;

export const sliderBoardSchema = v.object({ type: v.literal('Slider'), points: v.array(stepSchema) });
export type SliderBoard = v.InferOutput<typeof sliderBoardSchema>;
export type SliderResults = {
  /** Mean of the values, 0-10; null without answers. */
  mean: number | null;
  /** One bar per point: the number of answers nearest to it, and their players. */
  histogram: { point: Step; count: number; users: string[] }[];
};
