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

type ChooseSide = { header: string; description: string; color: string };
export type ChooseBoard = { type: 'Choose'; left: ChooseSide; right: ChooseSide };
export type ChooseResults = {
  /** Who chose what, in the order they answered. */
  left: { count: number; users: string[] };
  right: { count: number; users: string[] };
};
