import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { personSchema, type UserId } from '../../model/person.ts';
import { itemIdSchema } from '../fields.ts';
import {
  ownTextSchema,
  promptSchema,
  skippedSchema,
  textsSchema,
  type WrittenText,
} from '../written/schema.ts';

export const whoseIsItConfigSchema = v.object({
  prompt: v.pipe(
    promptSchema,
    v.check((text) => !/[{}]/.test(text), 'This prompt is about the one who writes. It cannot name players.'),
  ),
});

const userId = personSchema.entries.user;

export const whoseIsItAnswerSchema = v.object({
  text: ownTextSchema,
  /** Whom the player takes for the author of each text so far; never of the own one. */
  authors: v.pipe(
    v.array(v.object({ text: itemIdSchema, player: userId })),
    v.maxLength(limits.capacity.max),
  ),
  /** The texts whose author the player says not to know: no opinion. */
  skipped: skippedSchema,
});
export type WhoseIsItAnswer = v.InferOutput<typeof whoseIsItAnswerSchema>;

export const whoseIsItBoardSchema = v.object({
  type: v.literal('WhoseIsIt'),
  prompt: v.string(),
  texts: textsSchema,
  /** The authors of the texts in the order of their seats, which says nothing about that of the texts; empty while players write. */
  people: v.array(personSchema),
});
export type WhoseIsItBoard = v.InferOutput<typeof whoseIsItBoardSchema>;

/** A text with its author and what the players guessed. */
export type TextWithGuesses = {
  text: WrittenText;
  /** Who wrote it: several if they wrote the same, none if the author has left. With anonymous votes the ids of anonymous answers. */
  authors: UserId[];
  guesses: { user: UserId; player: UserId }[];
  /** Who named an author of the text. */
  right: UserId[];
};

export type WhoseIsItResults = {
  /** In the order of the show: what most have guessed comes first, and what hardly anybody has guessed last. */
  texts: TextWithGuesses[];
  /** False: nobody could guess, because there were too few authors, or the round ended while they wrote. */
  isGuessed: boolean;
  /** Votes are anonymous, so it stays a secret who wrote what. */
  isSecret: boolean;
};
