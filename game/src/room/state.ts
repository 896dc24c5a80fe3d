import * as v from 'valibot';
import { gameAwardsSchema, roundAwardsSchema } from '../awards/awards.ts';
import { answerSchema, boardSchema } from '../minigames/registry.ts';
import { personSchema } from '../model/person.ts';
import { roomRulesSchema } from '../model/room-rules.ts';
import { finishReasonSchema, gameSchema, gameTitleSchema, sentAnswerSchema } from '../records/game.ts';
import { showScheduleSchema } from '../show/schedule.ts';
import { ownThemeSchema } from '../themes/own-theme.ts';
import { themeSnapshotSchema } from '../themes/theme-snapshot.ts';

/*
 * What a room is. Rooms outlive an update of the program: whatever changes here changes the shape of what lies in their
 * storage, which then needs a new version and an upgrade (CONTRIBUTING.md, "Changing what a room stores").
 */

const userId = personSchema.entries.user;

/**
 * Where a player's sockets are. `since` is when the last one closed, epoch ms.
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

/** A player's own way through one round until the answer is sent: 0 editing, 1 locked. */
const entrySchema = v.variant('code', [
  v.object({ code: v.literal(0), gameData: v.nullable(answerSchema) }),
  v.object({ code: v.literal(1), gameData: answerSchema }),
]);
export type Entry = v.InferOutput<typeof entrySchema>;

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
  /** State of the seeded generator (game/src/model/random.ts). */
  random: v.number(),
  /** How many games this room has started: makes game ids. */
  gamesStarted: v.number(),
  /** Ids of commands already done, newest last, per player: a repeat is acknowledged again, not done again. */
  done: v.array(v.object({ user: userId, ids: v.array(v.string()) })),
  stage: stageSchema,
});
export type RoomState = v.InferOutput<typeof roomStateSchema>;
