import * as v from 'valibot';
import { gameAwardsSchema } from '../../awards/awards.ts';
import { guessSchema } from '../../minigames/guess.ts';
import { answerSchema, boardSchema } from '../../minigames/registry.ts';
import { entryStatusSchema, personSchema, sourceSchema } from '../../model/person.ts';
import { roomRulesSchema } from '../../model/room-rules.ts';
import { finishReasonSchema, gameSchema, gameTitleSchema, sentAnswerSchema } from '../../records/game.ts';
import { roundAwardSchema } from '../../round-awards/award.ts';
import { showScheduleSchema } from '../../show/show.ts';
import { customThemeSchema } from '../../themes/custom-theme.ts';
import { themeSnapshotSchema } from '../../themes/theme-snapshot.ts';

/*
 * The state of a room. Stored rooms outlive a deployment. A change in this file changes the stored shape,
 * which then needs a new version and an upgrade (CONTRIBUTING.md, "Changing what a room stores").
 */

const userId = personSchema.entries.user;

/**
 * The connection state of a player. `since` is when the last socket closed, epoch ms. lost: not visible yet;
 * away: shown to others; absent: out of the quorum.
 */
const presenceSchema = v.variant('status', [
  v.object({ status: v.literal('here') }),
  v.object({ status: v.literal('lost'), since: v.number() }),
  v.object({ status: v.literal('away'), since: v.number() }),
  v.object({ status: v.literal('absent'), since: v.number() }),
]);
export type SeatPresence = v.InferOutput<typeof presenceSchema>;

/**
 * A member's seat. The order of `seats` is the join order. `color` (0-7) does not change while the seat
 * exists.
 */
const seatSchema = v.object({
  ...personSchema.entries,
  color: v.number(),
  presence: presenceSchema,
  /**
   * Only for a member who joined after a game of this room and did not play it. Chat lines before `since` (epoch
   * ms) and these custom themes belong to the earlier players and are not sent to this member; the themes until the next game starts.
   */
  newcomer: v.optional(v.object({ since: v.number(), hiddenThemes: v.array(v.string()) })),
  /** Only for a guest. */
  isGuest: v.optional(v.literal(true)),
  /** Missing in seats that older versions stored. No client receives it. */
  source: v.optional(sourceSchema),
});
export type Seat = v.InferOutput<typeof seatSchema>;

/** A player's answer in a round until it is sent. */
const entrySchema = v.variant('state', [
  v.object({ state: v.literal('editing'), gameData: v.nullable(answerSchema) }),
  v.object({ state: v.literal('locked'), gameData: answerSchema }),
]);
export type Entry = v.InferOutput<typeof entrySchema>;

/**
 * What a player who has sent the answer does about the round's question for the others. open: the round waits for it until
 * `until`, epoch ms; `guess` is what the player has chosen so far, which counts if the round ends first. Each state can become
 * `given` until the round ends.
 */
const guessEntrySchema = v.variant('state', [
  v.object({ state: v.literal('open'), until: v.number(), guess: v.optional(guessSchema) }),
  v.object({ state: v.literal('skipped') }),
  v.object({ state: v.literal('given'), guess: guessSchema }),
]);
export type GuessEntry = v.InferOutput<typeof guessEntrySchema>;

/**
 * A round while it is played. A player of the round is in `drafts` until the answer is sent, then in `sent`.
 * A seated member in neither list joined during the round, watches it and plays the next one.
 */
const roundSchema = v.object({
  game: gameTitleSchema,
  board: boardSchema,
  /** Epoch ms. */
  startedAt: v.number(),
  /** End of the answer timer or of the step's own limit, epoch ms; null if none runs. The round or step closes a moment later. */
  answersDueAt: v.nullable(v.number()),
  /** The leader who ended the round at `answersDueAt`; null if a timer does. */
  closedBy: v.nullable(personSchema),
  /** Start of the time that ends at `answersDueAt`, epoch ms; null if none runs. */
  clockStartedAt: v.nullable(v.number()),
  drafts: v.array(v.object({ user: userId, entry: entrySchema })),
  sent: v.array(sentAnswerSchema),
  /** At most one for each player in `sent`. Empty if the board has nothing to guess. */
  guesses: v.array(v.object({ user: userId, entry: guessEntrySchema })),
  /** Until when the round waits for guesses only, epoch ms; null while it waits for an answer. */
  guessesDueAt: v.nullable(v.number()),
});

const inTheme = {
  game: gameSchema,
  theme: themeSnapshotSchema,
  isCustomTheme: v.boolean(),
  gameIndex: v.number(),
};

/** A theme that can be voted for. `customTheme`: the id of a custom theme of the lobby; null: a theme of the catalogue. */
const optionSchema = v.object({ theme: v.string(), customTheme: v.nullable(v.string()) });
export type ThemeOption = v.InferOutput<typeof optionSchema>;

/** `option`: an index of `options`. A player has at most one vote. */
const vote = {
  options: v.array(optionSchema),
  votes: v.array(v.object({ user: userId, option: v.number() })),
};

/**
 * Who chooses the next theme, and how far that is. `askAt`: when the API is asked, or asked again, for what is missing.
 * `takeOverAt`: from when the leader can choose instead. Times in epoch ms.
 */
const choiceSchema = v.variant('kind', [
  v.object({ kind: v.literal('leader') }),
  v.object({ kind: v.literal('turn'), user: userId, takeOverAt: v.number() }),
  /** The themes of a vote are being drawn. */
  v.object({ kind: v.literal('drawing'), askAt: v.number(), takeOverAt: v.number() }),
  v.object({ kind: v.literal('vote'), ...vote, dueAt: v.number() }),
  /** The vote has ended for `option`, which starts at the first `askAt`. `isDrawn`: of several with the most votes. */
  v.object({
    kind: v.literal('decided'),
    ...vote,
    option: v.number(),
    isDrawn: v.boolean(),
    askAt: v.number(),
    takeOverAt: v.number(),
  }),
]);
export type Choice = v.InferOutput<typeof choiceSchema>;

/** The phases of a room. Each variant has only its own fields. */
const stageSchema = v.variant('phase', [
  v.object({ phase: v.literal('lobby') }),
  v.object({
    phase: v.literal('readyCheck'),
    game: gameSchema,
    ready: v.array(userId),
    /** From when the leader can start without those who are not ready, epoch ms. */
    startableAt: v.number(),
  }),
  v.object({ phase: v.literal('choosing'), game: gameSchema, choice: choiceSchema }),
  v.object({ phase: v.literal('playing'), ...inTheme, round: roundSchema }),
  v.object({
    phase: v.literal('results'),
    ...inTheme,
    /** Null after the leader has skipped the show. */
    show: v.nullable(showScheduleSchema),
    awards: v.array(roundAwardSchema),
    /** When the next round starts automatically, epoch ms. */
    deadlineAt: v.number(),
  }),
  v.object({
    phase: v.literal('finished'),
    game: gameSchema,
    awards: gameAwardsSchema,
    reason: finishReasonSchema,
    finishedAt: v.number(),
    /**
     * Null until a player goes back to the lobby. `by` is the first player who did; `staying` lists those
     * who still view the results. When `staying` becomes empty, the phase changes to `lobby`.
     */
    again: v.nullable(v.object({ by: personSchema, staying: v.array(userId) })),
  }),
]);
export type Stage = v.InferOutput<typeof stageSchema>;
/** The phases between the start and the end of a game. */
export type RunningStage = Exclude<Stage, { phase: 'lobby' | 'finished' }>;
export type ChoosingStage = Extract<Stage, { phase: 'choosing' }>;
export type PlayingStage = Extract<Stage, { phase: 'playing' }>;

/**
 * A player whom the leader has removed. The user cannot join, and no guest from the browser of one of the `sources`. A guest
 * from one of their addresses needs the leader's consent.
 */
const removedPlayerSchema = v.object({ ...personSchema.entries, sources: v.array(sourceSchema) });
export type RemovedPlayer = v.InferOutput<typeof removedPlayerSchema>;

/**
 * A guest who wants to join from the network of the removed player `removed`, and the leader's answer. It holds for the
 * browser. `askedAt`: epoch ms.
 */
const entryRequestSchema = v.object({
  ...personSchema.entries,
  source: sourceSchema,
  removed: userId,
  askedAt: v.number(),
  status: entryStatusSchema,
});
export type EntryRequest = v.InferOutput<typeof entryRequestSchema>;

export const roomStateSchema = v.object({
  code: v.string(),
  /** Increases by one with every visible change. Sent to clients as `seq`. */
  version: v.number(),
  isPublic: v.boolean(),
  capacity: v.number(),
  rules: roomRulesSchema,
  /** The custom themes of this lobby, oldest first. */
  customThemes: v.array(customThemeSchema),
  /** In join order. An empty list means that the room is closed permanently. */
  seats: v.array(seatSchema),
  leader: userId,
  /**
   * The player who lost the lead by absence and can take it back; null if there is none. `until`: until when, epoch ms; null
   * while the player is not back.
   */
  formerLeader: v.nullable(v.object({ user: userId, until: v.nullable(v.number()) })),
  /** Until when the game waits for players who lost the connection, epoch ms; null if it does not wait. */
  waitsUntil: v.nullable(v.number()),
  /** The leader's pause; null if the game is not paused. `at`: its start, `until`: its latest end, epoch ms. */
  pause: v.nullable(v.object({ by: personSchema, at: v.number(), until: v.number() })),
  /** The players who have chosen a theme in their turn, each once, the latest last. It outlives a game. */
  turns: v.array(userId),
  /** Oldest first. */
  removed: v.array(removedPlayerSchema),
  /** Oldest first. */
  entryRequests: v.array(entryRequestSchema),
  /** State of the seeded random generator (game/src/model/random.ts). */
  random: v.number(),
  /** Number of games that this room has started. Game ids are made from it. */
  gamesStarted: v.number(),
  /**
   * Ids of executed commands per player, newest last. A repeated command is acknowledged but not executed
   * again.
   */
  done: v.array(v.object({ user: userId, ids: v.array(v.string()) })),
  stage: stageSchema,
});
export type RoomState = v.InferOutput<typeof roomStateSchema>;
