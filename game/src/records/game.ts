import * as v from 'valibot';
import { guessedSchema } from '../minigames/guess.ts';
import { answerSchema, boardSchema, miniGameTypes } from '../minigames/registry.ts';
import { personSchema } from '../model/person.ts';
import { winnerRuleSchema } from '../model/room-rules.ts';

/* Part of the stored state of a room. A change here needs a new version of its shape (CONTRIBUTING.md). */

const userId = personSchema.entries.user;

/** The texts of a game that players see before and during it. */
export const gameTitleSchema = v.object({
  name: v.string(),
  description: v.string(),
  type: v.picklist(miniGameTypes),
  /** The players chose another mini-game for its pictures than the theme. */
  isPlayedAs: v.optional(v.literal(true)),
});
export type GameTitle = v.InferOutput<typeof gameTitleSchema>;

/** An answer that counts, with its author's name at that time. It stays when the author leaves. */
export const sentAnswerSchema = v.object({ ratedBy: personSchema, gameData: answerSchema });
export type SentAnswer = v.InferOutput<typeof sentAnswerSchema>;

/** A guess that counts, with its author's name at that time. `points`: 0 to 100, for how close it was. */
export const countedGuessSchema = v.object({
  guessedBy: personSchema,
  guess: guessedSchema,
  points: v.number(),
});
export type CountedGuess = v.InferOutput<typeof countedGuessSchema>;

/** A finished round: all data from which results are computed. */
const roundRecordSchema = v.object({
  /** 0-based count over the whole game. */
  index: v.number(),
  theme: v.string(),
  /** A custom theme: only members of its lobby see it. */
  isCustomTheme: v.boolean(),
  game: gameTitleSchema,
  /** 0-based index in the theme, of `gamesInTheme`. */
  gameIndex: v.number(),
  gamesInTheme: v.number(),
  board: boardSchema,
  answers: v.array(sentAnswerSchema),
  /**
   * Who has seen the round: the players who answered it or were present at its end. Missing in records of older versions.
   */
  seenBy: v.optional(v.array(userId)),
  /**
   * What players guessed about the result, best first. They have names also if votes are anonymous, because a guess is about the
   * group and says nothing about the own answer; answers that are guesses are not among them then. Missing if there was nothing to guess, and in records of older versions.
   */
  guesses: v.optional(v.array(countedGuessSchema)),
});
export type RoundRecord = v.InferOutput<typeof roundRecordSchema>;

/** Why a round ended before a player's answer was sent. away: the player was absent. */
const roundEndSchema = v.variant('kind', [
  v.object({ kind: v.literal('timer') }),
  v.object({ kind: v.literal('leader'), by: personSchema }),
  v.object({ kind: v.literal('away') }),
  v.object({ kind: v.literal('gameEnd') }),
]);
export type RoundEnd = v.InferOutput<typeof roundEndSchema>;

/** What a round took of an answer that was not sent. */
const unsentSchema = v.object({
  user: userId,
  /** The index of the round's record. */
  round: v.number(),
  end: roundEndSchema,
  taken: v.variant('kind', [
    v.object({ kind: v.literal('nothing') }),
    v.object({ kind: v.literal('locked') }),
    /** An unfinished answer counts: `done` of `max` parts. */
    v.object({ kind: v.literal('placed'), done: v.number(), max: v.number() }),
  ]),
});
export type UnsentAnswer = v.InferOutput<typeof unsentSchema>;

export const gameSchema = v.object({
  id: v.string(),
  createdAt: v.number(),
  /**
   * While the game runs, all players who had a seat, including those who left. From its end on, those who took part
   * (`playersWhoTookPart`): the players of its record, its results and its pictures.
   */
  players: v.array(personSchema),
  usedThemes: v.array(v.string()),
  /** The number of catalogue themes when the last one was chosen; null before the first. */
  themesAvailable: v.nullable(v.number()),
  /** Fixed when the game starts. If true, round records do not contain who gave which answer. */
  anonymousVotes: v.boolean(),
  /** Fixed when the game starts: who wins it. */
  winnerRule: winnerRuleSchema,
  /** The players who are not rated in lobby games. */
  sittingOut: v.array(userId),
  /** The players who were not ready when the game started without them. They watch until they are ready. */
  notReady: v.array(userId),
  /** For each player whose answer was not sent when the last round of this player ended: what became of it. */
  unsent: v.array(unsentSchema),
  records: v.array(roundRecordSchema),
});
export type Game = v.InferOutput<typeof gameSchema>;

export const finishReasonSchema = v.picklist([
  'endedByLeader',
  'noThemesLeft',
  'roundLimit',
  'tooFewPlayers',
  'endedWhileWaiting',
]);
export type FinishReason = v.InferOutput<typeof finishReasonSchema>;
