import * as v from 'valibot';
import { colorSchema, labelSchema } from '../fields.ts';

const text = v.pipe(v.string(), v.trim(), v.maxLength(200));

export const chooseConfigSchema = v.object({
  selectedPair: v.object({ left: colorSchema, right: colorSchema }),
  sideHeaderLeft: labelSchema,
  sideDescriptionLeft: v.optional(text, ''),
  sideHeaderRight: labelSchema,
  sideDescriptionRight: v.optional(text, ''),
});

export const chooseAnswerSchema = v.object({ selectedSide: v.picklist(['left', 'right']) });

const sideSchema = v.object({ header: v.string(), description: v.string(), color: v.string() });
export const chooseBoardSchema = v.object({ type: v.literal('Choose'), left: sideSchema, right: sideSchema });
export type ChooseBoard = v.InferOutput<typeof chooseBoardSchema>;
export type ChooseResults = {
  /** The players who chose this side, in the order of their answers. */
  left: { count: number; users: string[] };
  right: { count: number; users: string[] };
};
