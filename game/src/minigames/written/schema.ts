import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { charactersOf, isBlank } from '../../text.ts';
import { itemIdSchema } from '../fields.ts';

/* What mini-games have in common in which players write texts to a prompt. */

const { prompt, max, units } = limits.written;

/** What the players write about. */
export const promptSchema = v.pipe(
  v.string(),
  // Before the checks, so that they do no work on a long text.
  v.maxLength(prompt),
  v.trim(),
  v.check((text) => !isBlank(text), 'Write a prompt.'),
);

/** What a player writes, as typed. Null: the player has decided to write nothing. */
export const ownTextSchema = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(units),
    v.check((text) => charactersOf(text).length <= max),
    v.regex(/^\P{Cc}*$/u),
  ),
);

/** The texts about which a player says nothing, by their ids. Absent if there are none. */
export const skippedSchema = v.optional(v.pipe(v.array(itemIdSchema), v.maxLength(limits.capacity.max)));

const writtenTextSchema = v.object({ id: itemIdSchema, text: v.string() });
/** A text that at least one player has written. Two players who wrote the same share one. */
export type WrittenText = v.InferOutput<typeof writtenTextSchema>;

/** The texts of a board: in random order, without their authors; null while players write. */
export const textsSchema = v.nullable(v.array(writtenTextSchema));
