import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { personSchema, type UserId } from '../../model/person.ts';
import { itemIdSchema, numberSchema } from '../fields.ts';
import {
  ownTextSchema,
  promptSchema,
  skippedSchema,
  textsSchema,
  type WrittenText,
} from '../written/schema.ts';

const { rating } = limits.written;

/** Stands for the name of a player in a prompt, and for that of another one. */
export const placeholders = ['{player}', '{other}'] as const;

const hasKnownPlaceholders = (text: string): boolean =>
  (text.match(/\{[^{}]*\}|[{}]/g) ?? []).every((found) => placeholders.some((known) => known === found));

export const writeAndRateConfigSchema = v.object({
  prompt: v.pipe(
    promptSchema,
    v.check(hasKnownPlaceholders, `Names are written as ${placeholders.join(' and ')}.`),
  ),
});

export const writeAndRateAnswerSchema = v.object({
  text: ownTextSchema,
  /** The texts rated so far, by their ids; never the own one. */
  marks: v.pipe(
    v.array(
      v.object({
        text: itemIdSchema,
        value: v.pipe(numberSchema, v.integer(), v.minValue(rating.min), v.maxValue(rating.max)),
      }),
    ),
    v.maxLength(limits.capacity.max),
  ),
  skipped: skippedSchema,
});
export type WriteAndRateAnswer = v.InferOutput<typeof writeAndRateAnswerSchema>;

export const writeAndRateBoardSchema = v.object({
  type: v.literal('WriteAndRate'),
  /** With placeholders, so that a player who changes the name, or is deleted, has no old name in it. */
  prompt: v.string(),
  /** The players in the place of the placeholders, in their order. */
  named: v.array(personSchema),
  texts: textsSchema,
});
export type WriteAndRateBoard = v.InferOutput<typeof writeAndRateBoardSchema>;

export type WriteAndRateResults = {
  /** Best first; equal means share a rank. `mean` is 1-5; null if no player has rated the text. */
  standings: {
    text: WrittenText;
    /** Who wrote it. With anonymous votes the ids of the anonymous answers; empty if the author has left. */
    authors: UserId[];
    mean: number | null;
    rank: number;
    ratings: { user: UserId; value: number }[];
  }[];
};
