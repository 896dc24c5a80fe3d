import * as v from 'valibot';
import { limits } from '../../limits.ts';
import type { Person } from '../../model/person.ts';
import { itemIdSchema, itemSchema, labelSchema, pictureFolderSchema } from '../fields.ts';

const { hotTakes } = limits;

/** A take: a statement to agree or disagree with, or two things of which one is chosen. */
const writtenTakeSchema = v.union([
  v.object({ statement: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(hotTakes.statement)) }),
  v.object({ left: labelSchema, right: labelSchema }),
]);
export type WrittenTake = v.InferOutput<typeof writtenTakeSchema>;

export const hotTakesConfigSchema = v.object({
  /** Empty: the takes are pairs of the game's items. */
  takes: v.optional(v.pipe(v.array(writtenTakeSchema), v.maxLength(hotTakes.perRound)), []),
  /** Null: the items are texts without pictures, or there are none. */
  content: v.nullable(pictureFolderSchema),
});

export const sides = ['left', 'right'] as const;
export type TakenSide = (typeof sides)[number];

/**
 * What the player said to the first takes of the board, in its order. null: the time of this take was up. A take beyond the
 * list has not begun.
 */
export const hotTakesAnswerSchema = v.object({
  picks: v.pipe(v.array(v.nullable(v.picklist(sides))), v.maxLength(hotTakes.perRound)),
});
export type HotTakesAnswer = v.InferOutput<typeof hotTakesAnswerSchema>;

const takeSchema = v.variant('kind', [
  v.object({ kind: v.literal('statement'), id: itemIdSchema, text: v.string() }),
  /** Both sides are items of the board. */
  v.object({ kind: v.literal('pair'), id: itemIdSchema, left: itemIdSchema, right: itemIdSchema }),
]);
export const hotTakesBoardSchema = v.object({
  type: v.literal('HotTakes'),
  takes: v.array(takeSchema),
  items: v.array(itemSchema),
});
export type HotTakesBoard = v.InferOutput<typeof hotTakesBoardSchema>;
export type Take = HotTakesBoard['takes'][number];

/** How the group split over one take. */
export type Split = {
  take: Take;
  /** User ids, in the order of their answers. */
  left: string[];
  right: string[];
  /** The number of players whose time was up. */
  open: number;
  /** From 1, the most divided take; takes that divide the group equally share a rank. */
  rank: number;
  /** The only player on a side, if at least two are on the other one. */
  lone: Person | null;
};
/** The most divided take first. */
export type HotTakesResults = { splits: Split[] };
