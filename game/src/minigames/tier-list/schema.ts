import * as v from 'valibot';
import { limits } from '../../limits.ts';
import type { Item } from '../contract.ts';
import { itemIdSchema, itemSchema, labelSchema, type Step, stepSchema, tiersSchema } from '../fields.ts';

/** `Themes/{theme}/Game{n}`: where the pictures are (decision 42). */
export const folderSchema = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^Themes\/(?!\.)[^/\\%]+\/Game[1-9]\d?$/),
);

export const tierListConfigSchema = v.object({
  tiers: tiersSchema,
  /** Null: the items are texts and have no pictures. */
  content: v.nullable(folderSchema),
  /** SE mode: five random pictures, at most one per tier (decision 21). */
  seMode: v.optional(v.boolean(), false),
});

/** Items by id, per tier from the top, in the order of the board's tiers. */
export const tierListAnswerSchema = v.object({
  tiers: v.pipe(
    v.array(
      v.object({ name: labelSchema, items: v.pipe(v.array(itemIdSchema), v.maxLength(limits.items.max)) }),
    ),
    v.maxLength(limits.tiers.max),
  ),
});

export type TierListAnswer = v.InferOutput<typeof tierListAnswerSchema>;
export const tierListBoardSchema = v.object({
  type: v.literal('TierList'),
  tiers: v.array(stepSchema),
  items: v.array(itemSchema),
  seMode: v.boolean(),
});
export type TierListBoard = v.InferOutput<typeof tierListBoardSchema>;

/** One item's standing: `points` is the sum over answers of tiers - index from the top, unplaced 0 (decision 16). */
type TierStanding = { item: Item; points: number; rank: number; average: number | null };
export type TierListResults = {
  /** Best first; equal points share a rank. */
  standings: TierStanding[];
  /** The group's board: each item in the tier nearest its average; items nobody placed are in `unplaced`. */
  consensus: { tier: Step; items: Item[] }[];
  unplaced: Item[];
};
