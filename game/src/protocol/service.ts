import * as v from 'valibot';
import { chatLineSchema } from '../chat/chat.ts';
import { limits } from '../limits.ts';
import { personSchema } from '../model/person.ts';
import { rejections } from '../model/reject-codes.ts';
import { roomRulesSchema } from '../model/room-rules.ts';
import { themeSnapshotSchema } from '../themes/theme-snapshot.ts';
import { clientCommandSchema } from './client.ts';

/**
 * What edge and room say to each other, both ways signed with a service token (JWT HS256, audience `room` or `edge`,
 * subject the lobby code, 60 s).
 *
 * Edge to room: POST {party host}/parties/main/{code} with `roomRequestSchema`, answered 200 with `roomAnswerSchema`.
 * Room to edge: POST /api/internal/rooms/{code} with `roomReportSchema`; GET /api/internal/themes/{name} answers `chosenThemeSchema`.
 */
const code = v.pipe(v.string(), v.regex(/^[A-Z2-9]{6}$/));
const userId = personSchema.entries.user;
/** Until when the room takes no chat line of theirs, epoch ms; null: it takes them. */
const silencedUntil = v.nullable(v.pipe(v.number(), v.integer()));

export const roomRequestSchema = v.variant('type', [
  /** Refused with `codeTaken` if there is a room with that code. */
  v.object({
    type: v.literal('create'),
    owner: personSchema,
    isPublic: v.boolean(),
    capacity: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(limits.capacity.min),
      v.maxValue(limits.capacity.max),
    ),
    rules: v.optional(roomRulesSchema),
    silencedUntil: v.optional(silencedUntil),
  }),
  v.object({ type: v.literal('join'), person: personSchema, silencedUntil: v.optional(silencedUntil) }),
  v.object({ type: v.literal('profileChanged'), person: personSchema }),
  /** A REST call that is also a command: startGame, leaveLobby, sendMessage, gameFinished, kickPlayer, ... */
  v.object({ type: v.literal('command'), user: userId, command: clientCommandSchema }),
  /** A session ended (log out, revoked): close its sockets. `session` is the session's hash, as in the ticket. */
  v.object({ type: v.literal('revoke'), user: userId, session: v.string() }),
  /** Muted, or not any longer. */
  v.object({ type: v.literal('silenced'), user: userId, until: silencedUntil }),
  /** The account is suspended or gone: the seat is given up as by leaving, and all sockets close with the reason. */
  v.object({
    type: v.literal('remove'),
    user: userId,
    reason: v.picklist(['suspended', 'sessionEnded']),
  }),
  v.object({ type: v.literal('status') }),
  /** What was said, for a report of `user`'s; refused with `notMember` unless they are seated. */
  v.object({ type: v.literal('chat'), user: userId }),
]);
export type RoomRequest = v.InferOutput<typeof roomRequestSchema>;

/** The lobby's entry in the index: who is where. `rev` only rises; the edge keeps the newest. */
export const lobbyRecordSchema = v.object({
  code,
  rev: v.pipe(v.number(), v.integer()),
  isPublic: v.boolean(),
  capacity: v.pipe(v.number(), v.integer()),
  phase: v.picklist(['lobby', 'readying', 'choosing', 'playing', 'results', 'finished']),
  leader: userId,
  gameId: v.nullable(v.string()),
  /** In join order; empty: the lobby is closed for good. */
  members: v.pipe(v.array(userId), v.maxLength(limits.capacity.max)),
});
export type LobbyRecord = v.InferOutput<typeof lobbyRecordSchema>;

/** A game as the API shows it, safe for any member to read. Made by game/src/room/records.ts. */
const player = v.object({
  _id: userId,
  user: userId,
  username: v.string(),
  avatar: v.number(),
  confirmed: v.boolean(),
  /** Of the seat, 0-7; null: the seat has been given up. */
  colour: v.nullable(v.number()),
});
export const gameRecordSchema = v.object({
  _id: v.string(),
  code,
  leader: userId,
  players: v.array(player),
  /** Finished rounds only. */
  ratings: v.array(
    v.object({
      round: v.number(),
      theme: v.string(),
      game: v.string(),
      type: v.string(),
      ratedBy: v.object({ user: userId, username: v.string(), avatar: v.number() }),
      gameData: v.unknown(),
    }),
  ),
  currentTheme: v.nullable(v.string()),
  currentGameRound: v.number(),
  rounds: v.number(),
  usedThemes: v.array(v.object({ name: v.string() })),
  /** Each round with its board, its answers and its results (RoundRecord, and the results of its mini-game). */
  roundsData: v.array(v.unknown()),
  /** GameAwards; null while the game runs. */
  awards: v.unknown(),
  createdAt: v.number(),
  finishedAt: v.nullable(v.number()),
  settings: v.object({
    numRounds: v.nullable(v.number()),
    numPlayers: v.number(),
    anonymousVotes: v.boolean(),
  }),
});
export type GameRecord = v.InferOutput<typeof gameRecordSchema>;

const rejectCode = v.picklist(Object.keys(rejections) as (keyof typeof rejections)[]); // keys of a const object are exactly its type's

export const roomAnswerSchema = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    lobby: lobbyRecordSchema,
    /** The running or just finished game; null in the lobby. */
    game: v.nullable(gameRecordSchema),
    /** The last 100 lines, oldest first; in the answer to `chat` alone. */
    chat: v.optional(v.array(chatLineSchema)),
  }),
  v.object({ ok: v.literal(false), error: rejectCode }),
]);
export type RoomAnswer = v.InferOutput<typeof roomAnswerSchema>;

export const roomReportSchema = v.variant('type', [
  v.object({ type: v.literal('lobby'), lobby: lobbyRecordSchema }),
  v.object({ type: v.literal('game'), game: gameRecordSchema }),
]);
export type RoomReport = v.InferOutput<typeof roomReportSchema>;

/** Answer of GET /api/internal/themes/{name}: the snapshot, and how many themes of any type there are. 404: no such theme. */
export const chosenThemeSchema = v.object({
  snapshot: themeSnapshotSchema,
  available: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
