import * as v from 'valibot';
import { gameAwardsSchema, roundAwardsSchema } from '../awards/awards.ts';
import { answerSchema, boardSchema, miniGameTypes } from '../minigames/registry.ts';
import { showScheduleSchema } from '../show/schedule.ts';
import { ownThemeSchema } from './own-theme.ts';
import { personSchema } from './person.ts';
import { roomRulesSchema } from './rules.ts';
import { themeSnapshotSchema } from './theme.ts';

/*
 * What a room is. Rooms outlive an update of the program: whatever changes here changes the shape of what lies in their
 * storage, which then needs a new version and an upgrade (CONTRIBUTING.md, "Changing what a room stores").
 */

const userId = personSchema.entries.user;

/**
 * Where a player's sockets are (decision 10). `since` is when the last one closed, epoch ms.
 * lost: nobody notices yet; away: shown; absent: out of the quorum.
 */
const presenceSchema = v.variant('status', [
  v.object({ status: v.literal('here') }),
  v.object({ status: v.literal('lost'), since: v.number() }),
  v.object({ status: v.literal('away'), since: v.number() }),
  v.object({ status: v.literal('absent'), since: v.number() }),
]);
export type Presence = v.InferOutput<typeof presenceSchema>;

/** A place at the table. Order in `seats` is join order; `colour` (0-7) is kept for as long as the seat is. */
const seatSchema = v.object({ ...personSchema.entries, colour: v.number(), presence: presenceSchema });
export type Seat = v.InferOutput<typeof seatSchema>;

/** A player's own way through one round until the answer is sent: 0 editing, 1 locked (spec section 4). */
const entrySchema = v.variant('code', [
  v.object({ code: v.literal(0), gameData: v.nullable(answerSchema) }),
  v.object({ code: v.literal(1), gameData: answerSchema }),
]);
export type Entry = v.InferOutput<typeof entrySchema>;

/** What players read of a game before and while they play it. */
const gameTitleSchema = v.object({
  name: v.string(),
  description: v.string(),
  type: v.picklist(miniGameTypes),
});
export type GameTitle = v.InferOutput<typeof gameTitleSchema>;

/** An answer that counts, with its giver as they were then: it stays when they leave (decision 9). */
const sentAnswerSchema = v.object({ ratedBy: personSchema, gameData: answerSchema });
export type SentAnswer = v.InferOutput<typeof sentAnswerSchema>;

/**
 * One game round while it is played. Who plays it is in `drafts` until they send, then in `sent`; a seated person in
 * neither came during the round, watches it and plays the next.
 */
const roundSchema = v.object({
  game: gameTitleSchema,
  board: boardSchema,
  /** Epoch ms. */
  startedAt: v.number(),
  /** When time is up, epoch ms; null while no answer timer runs. The round closes `answerGrace` later. */
  answersDueAt: v.nullable(v.number()),
  /** When the clock that runs to `answersDueAt` was started, epoch ms; null while none runs. */
  clockStartedAt: v.nullable(v.number()),
  drafts: v.array(v.object({ user: userId, entry: entrySchema })),
  sent: v.array(sentAnswerSchema),
});

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

const gameSchema = v.object({
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

const finishReasonSchema = v.picklist(['endedByLeader', 'noThemesLeft', 'roundLimit', 'tooFewPlayers']);
export type FinishReason = v.InferOutput<typeof finishReasonSchema>;

const inTheme = {
  game: gameSchema,
  theme: themeSnapshotSchema,
  isOwnTheme: v.boolean(),
  gameIndex: v.number(),
};

/** The phases of a room, each with only its own fields. */
const stageSchema = v.variant('phase', [
  v.object({ phase: v.literal('lobby') }),
  v.object({ phase: v.literal('readying'), game: gameSchema, ready: v.array(userId) }),
  v.object({ phase: v.literal('choosing'), game: gameSchema }),
  v.object({ phase: v.literal('playing'), ...inTheme, round: roundSchema }),
  v.object({
    phase: v.literal('results'),
    ...inTheme,
    /** Null once the leader has skipped it. */
    show: v.nullable(showScheduleSchema),
    awards: roundAwardsSchema,
    /** When the next round starts by itself, epoch ms. */
    deadlineAt: v.number(),
  }),
  v.object({
    phase: v.literal('finished'),
    game: gameSchema,
    awards: gameAwardsSchema,
    reason: finishReasonSchema,
    finishedAt: v.number(),
    /**
     * Null until a player goes back to the lobby: who was first, and who still looks at the results. When nobody does any
     * more, the phase is `lobby`.
     */
    again: v.nullable(v.object({ by: personSchema, staying: v.array(userId) })),
  }),
]);
export type Stage = v.InferOutput<typeof stageSchema>;

export const roomStateSchema = v.object({
  code: v.string(),
  /** Rises by one with every change that players can see; the `seq` of the wire. */
  version: v.number(),
  isPublic: v.boolean(),
  capacity: v.number(),
  rules: roomRulesSchema,
  /** Themes that players wrote for this lobby, oldest first. */
  ownThemes: v.array(ownThemeSchema),
  /** In join order. Empty means the room is closed for good. */
  seats: v.array(seatSchema),
  leader: userId,
  barred: v.array(userId),
  /** State of the seeded generator (game/src/room/random.ts). */
  random: v.number(),
  /** How many games this room has started: makes game ids. */
  gamesStarted: v.number(),
  /** Ids of commands already done, newest last, per player: a repeat is acknowledged again, not done again. */
  done: v.array(v.object({ user: userId, ids: v.array(v.string()) })),
  stage: stageSchema,
});
export type RoomState = v.InferOutput<typeof roomStateSchema>;
