import * as v from 'valibot';
import { limits } from '../limits.ts';

const { min, max } = limits.answerSeconds;
const seconds = v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * How long a round waits for answers. off: without a limit. soft: the timer starts when one present player
 * is the last who has not sent. hard: the timer starts with the round. When it ends, everything locked or
 * placed counts as sent; an untouched answer is not a vote. A change of the rule neither starts a hard timer
 * in a running round nor stops a running timer.
 */
const answerTimerSchema = v.variant('mode', [
  v.object({ mode: v.literal('off') }),
  v.object({ mode: v.literal('soft'), seconds }),
  v.object({ mode: v.literal('hard'), seconds }),
]);
export type AnswerTimerValue = v.InferOutput<typeof answerTimerSchema>;

/**
 * Which guests can join. off: none. link: those who have the code or a link. linkAndList: also those who found the lobby in
 * the list of public lobbies.
 */
const guestsRuleSchema = v.picklist(['off', 'link', 'linkAndList']);
export type GuestsRule = v.InferOutput<typeof guestsRuleSchema>;

/**
 * Who wins a game. knowsTheRoom: the player with the most points for guesses, if half of the rounds that asked had a guess;
 * otherwise, and with favourite, the player whom the others rate highest.
 */
export const winnerRuleSchema = v.picklist(['knowsTheRoom', 'favourite']);
export type WinnerRule = v.InferOutput<typeof winnerRuleSchema>;

/** Who chooses the next theme. leader: the leader. vote: all, among themes that are drawn. turns: one player after the other. */
const whoChoosesSchema = v.picklist(['leader', 'vote', 'turns']);
export type WhoChooses = v.InferOutput<typeof whoChoosesSchema>;

/** Whom a game suits, and whom the questions of a lobby have to suit. */
export const suitsSchema = v.picklist(['all', 'grownUps']);
export type Suits = v.InferOutput<typeof suitsSchema>;

/** The settings of the leader for the lobby's games, besides capacity and visibility. */
export const roomRulesSchema = v.object({
  /**
   * On: players who join during a game watch, and play from the next round. Off: they are rejected with
   * `gameInProgress`.
   */
  lateJoin: v.boolean(),
  answerTimer: answerTimerSchema,
  /** Players do not see who gave which answer. Fixed for a game when it starts. */
  anonymousVotes: v.boolean(),
  /** The number of themes after which a game ends, checked when a theme ends; null for no limit. */
  numRounds: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(limits.numRounds.min), v.maxValue(limits.numRounds.max)),
  ),
  /**
   * The number of a theme's games that are played, drawn when it is chosen (themes/draw-games.ts); null: all, in order. Missing
   * in rules that older versions stored.
   */
  roundsPerTheme: v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(limits.roundsPerTheme.min),
        v.maxValue(limits.roundsPerTheme.max),
      ),
    ),
    limits.roundsPerTheme.default,
  ),
  /**
   * What the players at the table have played before is not considered: not in the draw, and not in the list of themes. Missing in
   * rules that older versions stored.
   */
  everythingIsNew: v.optional(v.boolean(), false),
  /**
   * The default is `linkAndList` in private lobbies, which are in no list, and `link` in public ones. A change of the
   * visibility sets it to the default of the new one, unless it is off. Guests who have a seat keep it.
   */
  guestsMayJoin: v.optional(guestsRuleSchema, 'linkAndList'),
  /** Fixed for a game when it starts. Missing in rules that older versions stored. */
  winner: v.optional(winnerRuleSchema, 'knowsTheRoom'),
  /** A change while a theme is being chosen starts the choice anew. Missing in rules that older versions stored. */
  whoChooses: v.optional(whoChoosesSchema, 'leader'),
  /**
   * all: games of themes that do not suit all are not played; a theme without another game cannot be chosen. grownUps: all games
   * are. Applies when a theme is chosen. Missing in rules that older versions stored.
   */
  questionsFor: v.optional(suitsSchema, 'all'),
});
export type RoomRules = v.InferOutput<typeof roomRulesSchema>;

const {
  lateJoin,
  answerTimer,
  anonymousVotes,
  numRounds,
  roundsPerTheme,
  everythingIsNew,
  guestsMayJoin,
  winner,
  whoChooses,
  questionsFor,
} = roomRulesSchema.entries;

/** A change of some rules by the leader. */
export const rulesChangeSchema = v.object({
  lateJoin: v.exactOptional(lateJoin),
  answerTimer: v.exactOptional(answerTimer),
  anonymousVotes: v.exactOptional(anonymousVotes),
  numRounds: v.exactOptional(numRounds),
  roundsPerTheme: v.exactOptional(roundsPerTheme.wrapped),
  everythingIsNew: v.exactOptional(everythingIsNew.wrapped),
  guestsMayJoin: v.exactOptional(guestsMayJoin.wrapped),
  winner: v.exactOptional(winner.wrapped),
  whoChooses: v.exactOptional(whoChooses.wrapped),
  questionsFor: v.exactOptional(questionsFor.wrapped),
} satisfies Record<keyof RoomRules, v.GenericSchema>);
