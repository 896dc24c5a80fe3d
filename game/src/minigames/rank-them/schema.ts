import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { type Item, itemIdSchema, itemSchema, pictureFolderSchema } from '../fields.ts';
import { rowEndsSchema } from '../row-ends.ts';

const { min, max, default: usual } = limits.ranking;

export const rankThemConfigSchema = v.object({
  /** How many items are ranked; fewer if the game has fewer. */
  places: v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), usual),
  /** A theme may name the ends of the ranking. The defaults are "Worst" and "Best". */
  ends: v.optional(rowEndsSchema),
  /** Null: the items are texts without pictures. */
  content: v.nullable(pictureFolderSchema),
});

/** Items by id, the best first. null is a free place; free places at the end are omitted. */
export const rankThemAnswerSchema = v.object({
  ranking: v.pipe(v.array(v.nullable(itemIdSchema)), v.maxLength(max)),
  /** The items that the player does not know: no opinion. Absent if there are none. */
  unknown: v.optional(v.pipe(v.array(itemIdSchema), v.maxLength(max))),
});

export type RankThemAnswer = v.InferOutput<typeof rankThemAnswerSchema>;
export const rankThemBoardSchema = v.object({
  type: v.literal('RankThem'),
  items: v.array(itemSchema),
  /** Absent if the theme does not name the ends. */
  ends: v.optional(v.object({ worst: v.string(), best: v.string() })),
});
export type RankThemBoard = v.InferOutput<typeof rankThemBoardSchema>;

/**
 * `score` is the sum of count - index over the answers, where index 0 is the best; fractional for unfinished answers. An
 * answer that does not know the item counts as much as the average of the others.
 * `average`: the mean place from 1; null if no answer placed the item.
 */
type RankThemStanding = { item: Item; score: number; rank: number; average: number | null };
/** Best first; equal scores share a rank. */
export type RankThemResults = { standings: RankThemStanding[] };
