import * as v from 'valibot';
import { limits } from '../limits.ts';

const { min, max } = limits.answerSeconds;
const seconds = v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * How long a round waits for answers. off: for as long as it takes; soft: the clock starts when one present player is the
 * last to be waited for; hard: it starts with the round. What is locked or placed by then counts as sent; an untouched answer
 * is no vote. A change starts no hard clock in a round that runs, and stops none that does.
 */
const answerTimerSchema = v.variant('mode', [
  v.object({ mode: v.literal('off') }),
  v.object({ mode: v.literal('soft'), seconds }),
  v.object({ mode: v.literal('hard'), seconds }),
]);
export type AnswerTimer = v.InferOutput<typeof answerTimerSchema>;

/** What the leader sets for the lobby's games, besides capacity and visibility. */
export const roomRulesSchema = v.object({
  /** On: players who join during a game watch, and play from the next round. Off: they are refused with `gameInProgress`. */
  lateJoin: v.boolean(),
  answerTimer: answerTimerSchema,
  /** Nobody learns who gave which answer. Fixed for a game when it starts. */
  anonymousVotes: v.boolean(),
  /** Themes after which a game ends, looked at when a theme has been played; null for no limit. */
  numRounds: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(limits.numRounds.min), v.maxValue(limits.numRounds.max)),
  ),
});
export type RoomRules = v.InferOutput<typeof roomRulesSchema>;

const { lateJoin, answerTimer, anonymousVotes, numRounds } = roomRulesSchema.entries;

/** Some of the rules, as a leader changes them. */
export const rulesChangeSchema = v.object({
  lateJoin: v.exactOptional(lateJoin),
  answerTimer: v.exactOptional(answerTimer),
  anonymousVotes: v.exactOptional(anonymousVotes),
  numRounds: v.exactOptional(numRounds),
});

export const defaultRules: RoomRules = {
  lateJoin: true,
  answerTimer: { mode: 'off' },
  anonymousVotes: false,
  numRounds: null,
};
