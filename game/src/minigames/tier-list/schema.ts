import * as v from 'valibot';
import { limits } from '../../limits.ts';
import {
  type Item,
  itemIdSchema,
  itemSchema,
  labelSchema,
  orderedSchema,
  pictureFolderSchema,
  type Step,
  stepSchema,
  tiersSchema,
} from '../fields.ts';
import type { RoleStanding } from '../tiers.ts';

export const tierListConfigSchema = v.object({
  tiers: tiersSchema,
  ordered: orderedSchema,
  /** Null: the items are texts without pictures. */
  content: v.nullable(pictureFolderSchema),
  /** SE mode: five random pictures, at most one per tier. */
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
  /** The items that the player does not know: no opinion. Absent if there are none. */
  unknown: v.optional(v.pipe(v.array(itemIdSchema), v.maxLength(limits.items.max))),
});

export type TierListAnswer = v.InferOutput<typeof tierListAnswerSchema>;
export const tierListBoardSchema = v.object({
  type: v.literal('TierList'),
  tiers: v.array(stepSchema),
  /** Absent on older boards, which are ordered. */
  ordered: v.optional(v.boolean()),
  items: v.array(itemSchema),
  seMode: v.boolean(),
});
export type TierListBoard = v.InferOutput<typeof tierListBoardSchema>;

/**
 * The standing of one item: `points` is the sum over answers of tiers - index from the top, or 0 if
 * unplaced. An answer that does not know the item counts as much as the average of the others; the sum is rounded.
 */
type TierStanding = { item: Item; points: number; rank: number; average: number | null };
export type TierListResults = RankedItems | ItemRoles;
type RankedItems = {
  ordered: true;
  /** Best first; equal points share a rank. */
  standings: TierStanding[];
  /**
   * The consensus board of the group: each item in the tier nearest to its average; items without a
   * placement are in `unplaced`.
   */
  consensus: { tier: Step; items: Item[] }[];
  unplaced: Item[];
};

/** Unordered tiers: the most frequent role of each item. No points, no ranks. */
type ItemRoles = {
  ordered: false;
  /** Most votes first. */
  standings: (Omit<RoleStanding<Item>, 'subject'> & { item: Item })[];
  /**
   * The consensus board of the group: each item with exactly one most frequent role; ties are in `tied`,
   * items without a placement in `unplaced`.
   */
  groups: { tier: Step; items: Item[] }[];
  tied: Item[];
  unplaced: Item[];
};
