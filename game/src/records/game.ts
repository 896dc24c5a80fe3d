import * as v from 'valibot';
import { answerSchema, boardSchema, miniGameTypes } from '../minigames/registry.ts';
import { personSchema } from '../model/person.ts';

/* Part of what a room stores: a change here needs a new version of its shape (CONTRIBUTING.md). */

const userId = personSchema.entries.user;

/** What players read of a game before and while they play it. */
export const gameTitleSchema = v.object({
  name: v.string(),
  description: v.string(),
  type: v.picklist(miniGameTypes),
});
export type GameTitle = v.InferOutput<typeof gameTitleSchema>;

/** An answer that counts, with its giver as they were then: it stays when they leave. */
export const sentAnswerSchema = v.object({ ratedBy: personSchema, gameData: answerSchema });
export type SentAnswer = v.InferOutput<typeof sentAnswerSchema>;

/** One game round that is over: all that results are computed from. */
const roundRecordSchema = v.object({
  /** 0-based count over the whole game. */
  index: v.number(),
  theme: v.string(),
  /** Written by a player of this lobby: nobody else ever sees it. */
  isOwnTheme: v.boolean(),
  game: gameTitleSchema,
  /** 0-based place in the theme, of `gamesInTheme`. */
  gameIndex: v.number(),
  gamesInTheme: v.number(),
  board: boardSchema,
  answers: v.array(sentAnswerSchema),
});
export type RoundRecord = v.InferOutput<typeof roundRecordSchema>;

export const gameSchema = v.object({
  id: v.string(),
  createdAt: v.number(),
  /** Everybody who had a seat while it ran, also those who left: the players of a finished game's record. */
  roster: v.array(personSchema),
  usedThemes: v.array(v.string()),
  /** How many themes the catalogue had when the last one was chosen from it; null before the first. */
  themesAvailable: v.nullable(v.number()),
  /** Fixed when it starts: rounds are recorded without who gave which answer. */
  anonymousVotes: v.boolean(),
  /** Who is not rated in lobby games. */
  sittingOut: v.array(userId),
  records: v.array(roundRecordSchema),
});
export type Game = v.InferOutput<typeof gameSchema>;

export const finishReasonSchema = v.picklist([
  'endedByLeader',
  'noThemesLeft',
  'roundLimit',
  'tooFewPlayers',
]);
export type FinishReason = v.InferOutput<typeof finishReasonSchema>;
