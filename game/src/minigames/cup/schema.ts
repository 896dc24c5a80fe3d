import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { type Item, itemIdSchema, itemSchema, pictureFolderSchema } from '../fields.ts';

const [, largest] = limits.cup.sizes;

export const cupConfigSchema = v.object({
  /** How many items start; a game with fewer items has the next smaller bracket. */
  size: v.optional(v.picklist(limits.cup.sizes), limits.cup.sizes[0]),
  /** Null: the items are texts without pictures. */
  content: v.nullable(pictureFolderSchema),
});

/** The item for which the player voted in each duel, by the number of the duel from 0. Without the duels that the player missed. */
export const cupAnswerSchema = v.object({
  votes: v.pipe(
    v.array(
      v.object({
        duel: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largest - 2)),
        item: itemIdSchema,
      }),
    ),
    v.maxLength(largest - 1),
  ),
});
export type CupAnswer = v.InferOutput<typeof cupAnswerSchema>;

const outcomeSchema = v.object({
  winner: itemIdSchema,
  /** The number of votes for each side. */
  votes: v.object({ left: v.number(), right: v.number() }),
  /** The votes were equal, and a coin decided. */
  byCoin: v.boolean(),
});
export type DuelOutcome = v.InferOutput<typeof outcomeSchema>;

const duelSchema = v.object({
  left: itemIdSchema,
  right: itemIdSchema,
  /** Null while the players vote. */
  outcome: v.nullable(outcomeSchema),
});
export type Duel = v.InferOutput<typeof duelSchema>;

export const cupBoardSchema = v.object({
  type: v.literal('Cup'),
  /** In the order of the bracket: the first two meet in the first duel. Their number is a power of two, or 0. */
  items: v.array(itemSchema),
  /** The duels so far, in their order; without those to come. Empty if there is nothing to play. */
  duels: v.array(duelSchema),
});
export type CupBoard = v.InferOutput<typeof cupBoardSchema>;

/** `isOut` false: the item has won the cup, or the cup was ended before it lost. */
export type CupStanding = { item: Item; won: number; isOut: boolean; rank: number };
/** A duel with its outcome, and who voted for which side. */
export type PlayedDuel = {
  left: Item;
  right: Item;
  outcome: DuelOutcome;
  users: { left: string[]; right: string[] };
};
export type CupResults = {
  /** Best first, by the number of won duels; those who lost in the same round share a rank. */
  standings: CupStanding[];
  /** Null if the cup was ended before the final. */
  winner: Item | null;
  /** In their order. */
  duels: PlayedDuel[];
};
