import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { personSchema, type UserId } from '../../model/person.ts';
import { charactersOf, isBlank } from '../../text.ts';
import { itemIdSchema, numberSchema } from '../fields.ts';

const { prompt, max, units, rating } = limits.written;

/** Stands for the name of a player in a prompt, and for that of another one. */
export const placeholders = ['{player}', '{other}'] as const;

const hasKnownPlaceholders = (text: string): boolean =>
  (text.match(/\{[^{}]*\}|[{}]/g) ?? []).every((found) => placeholders.some((known) => known === found));

export const writeAndRateConfigSchema = v.object({
  prompt: v.pipe(
    v.string(),
    // Before the checks, so that they do no work on a long text.
    v.maxLength(prompt),
    v.trim(),
    v.check((text) => !isBlank(text), 'Write a prompt.'),
    v.check(hasKnownPlaceholders, `Names are written as ${placeholders.join(' and ')}.`),
  ),
});

const textSchema = v.pipe(
  v.string(),
  v.maxLength(units),
  v.check((text) => charactersOf(text).length <= max),
  v.regex(/^\P{Cc}*$/u),
);

export const writeAndRateAnswerSchema = v.object({
  /** As typed. Null: the player has decided to write nothing. */
  text: v.nullable(textSchema),
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
  /** The texts about which the player says nothing: no opinion. Absent if there are none. */
  skipped: v.optional(v.pipe(v.array(itemIdSchema), v.maxLength(limits.capacity.max))),
});
export type WriteAndRateAnswer = v.InferOutput<typeof writeAndRateAnswerSchema>;

const writtenTextSchema = v.object({ id: itemIdSchema, text: v.string() });
/** A text that at least one player has written. Two players who wrote the same share one. */
export type WrittenText = v.InferOutput<typeof writtenTextSchema>;

export const writeAndRateBoardSchema = v.object({
  type: v.literal('WriteAndRate'),
  /** With placeholders, so that a player who changes the name, or is deleted, has no old name in it. */
  prompt: v.string(),
  /** The players in the place of the placeholders, in their order. */
  named: v.array(personSchema),
  /** In random order, without their authors; null while players write. */
  texts: v.nullable(v.array(writtenTextSchema)),
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
