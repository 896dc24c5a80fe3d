import * as v from 'valibot';
import { chatLineSchema } from '../chat/chat.ts';
import { limits } from '../limits.ts';
import { miniGameTypes } from '../minigames/registry.ts';
import { entryStatusSchema, personSchema, sourceSchema } from '../model/person.ts';
import { rejections } from '../model/reject-codes.ts';
import { roomRulesSchema, suitsSchema } from '../model/room-rules.ts';
import { customThemeInputSchema } from '../themes/custom-theme.ts';
import { themeSnapshotSchema } from '../themes/theme-snapshot.ts';
import { clientCommandSchema } from './client.ts';

/**
 * Requests between edge and room. Both directions are signed with a service token (JWT HS256, audience
 * `room` or `edge`, subject the lobby code, 60 s).
 *
 * Edge to room: POST {party host}/parties/main/{code} with `roomRequestSchema`; the 200 response is
 * `roomResponseSchema`. Room to edge: POST /api/internal/rooms/{code} with `roomMessageSchema`; GET
 * /api/internal/themes/{name}?draw= (`themeDrawSchema` as JSON) responds with `chosenThemeSchema`; POST
 * /api/internal/theme-options (`themeOptionsQuerySchema`) with `themeOptionsSchema`.
 */
const code = v.pipe(v.string(), v.regex(/^[A-Z2-9]{6}$/));
const userId = personSchema.entries.user;
/** Chat mute expiry (epoch ms); null if not muted. */
const mutedUntil = v.nullable(v.pipe(v.number(), v.integer()));

export const roomRequestSchema = v.variant('type', [
  /** Rejected with `codeTaken` if a room with that code exists. */
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
    mutedUntil: v.optional(mutedUntil),
    source: v.optional(sourceSchema),
  }),
  v.object({
    type: v.literal('join'),
    person: personSchema,
    mutedUntil: v.optional(mutedUntil),
    isGuest: v.optional(v.literal(true)),
    source: v.optional(sourceSchema),
    from: v.optional(v.literal('list')),
  }),
  v.object({
    type: v.literal('profileChanged'),
    person: personSchema,
    hasRegistered: v.optional(v.literal(true)),
    /** A guest wants this name. The response has the name that the guest got. Rejected with `nameInLobby`. */
    isRename: v.optional(v.literal(true)),
  }),
  /** A guest has logged in: the account takes over the guest's seat. Rejected with `playerNotFound` if no such guest has one. */
  v.object({
    type: v.literal('replace'),
    user: userId,
    person: personSchema,
    mutedUntil: v.optional(mutedUntil),
  }),
  /** A REST call that is also a command: startGame, leaveLobby, sendMessage, gameFinished, kickPlayer, ... */
  v.object({ type: v.literal('command'), user: userId, command: clientCommandSchema }),
  /**
   * A session ended (logout, revoked): its sockets close. `session` is the hash of the session, as in the
   * ticket.
   */
  v.object({ type: v.literal('revoke'), user: userId, session: v.string() }),
  /** The user was muted or unmuted. */
  v.object({ type: v.literal('muted'), user: userId, until: mutedUntil }),
  /** The account is suspended: the seat is removed as if the user left, and all sockets close with the reason. */
  v.object({
    type: v.literal('remove'),
    user: userId,
    reason: v.picklist(['suspended', 'sessionEnded']),
  }),
  /**
   * The account is deleted: the seat is removed, all sockets close, and everything that the room has stored about the user loses
   * id, name and texts. The response follows after that is stored. Also for a closed room, which can keep parked reports.
   */
  v.object({ type: v.literal('erase'), user: userId, alias: userId }),
  /** Rejected with `banned` if the leader has removed a player with this browser. */
  v.object({
    type: v.literal('status'),
    source: v.optional(sourceSchema),
    /** Asks whether this user may return to the running game. */
    player: v.optional(userId),
  }),
  /** Requests the chat lines for a report by `user`. Rejected with `notMember` unless the user has a seat. */
  v.object({ type: v.literal('chat'), user: userId }),
  /**
   * Requests who wrote `text`, which players have read in a round of the game, for a report by `user`. Rejected with `notMember`
   * unless the user has a seat.
   */
  v.object({
    type: v.literal('written'),
    user: userId,
    text: v.pipe(v.string(), v.maxLength(limits.written.units)),
  }),
  /** Requests what the room stores of `user`, with or without a seat, for the user's own download. */
  v.object({ type: v.literal('ownData'), user: userId }),
]);
export type RoomRequest = v.InferOutput<typeof roomRequestSchema>;

/** The lobby record: where each member is. `rev` only increases; the edge stores the newest record. */
export const lobbyRecordSchema = v.object({
  code,
  rev: v.pipe(v.number(), v.integer()),
  isPublic: v.boolean(),
  capacity: v.pipe(v.number(), v.integer()),
  phase: v.picklist(['lobby', 'readyCheck', 'choosing', 'playing', 'results', 'finished']),
  /** The rules that the page of an invite link shows. Missing in reports of older versions. */
  lateJoin: v.optional(v.boolean()),
  guestsMayJoin: v.optional(v.boolean()),
  /** The list of public lobbies shows the lobby to visitors and guests, too. */
  guestsFromList: v.optional(v.boolean()),
  leader: userId,
  gameId: v.nullable(v.string()),
  /** In join order. An empty list means that the lobby is closed permanently. */
  members: v.pipe(v.array(userId), v.maxLength(limits.capacity.max)),
  /** The names of the members who are guests. Missing in reports of older versions. */
  guests: v.optional(
    v.pipe(
      v.array(v.object({ user: userId, username: personSchema.entries.username })),
      v.maxLength(limits.capacity.max),
    ),
  ),
});
export type LobbyRecord = v.InferOutput<typeof lobbyRecordSchema>;

const playerFields = { user: userId, username: v.string(), avatar: v.number(), confirmed: v.boolean() };
const seatColor = v.nullable(v.number());
const playerSchema = v.union([
  /** `color`: of the seat, 0-7; null if the seat was removed. */
  v.object({ ...playerFields, color: seatColor }),
  v.object({ ...playerFields, colour: seatColor }),
]);

/** Returns a player of a record of any version. Waiting reports and the database can have older ones, with `colour`. */
export const readPlayer = ({
  user,
  username,
  avatar,
  confirmed,
  ...seat
}: v.InferOutput<typeof playerSchema>) => ({
  user,
  username,
  avatar,
  confirmed,
  color: 'color' in seat ? seat.color : seat.colour,
});

/** A game. Any member may read it. Made by game/src/room/records/records.ts. */
export const gameRecordSchema = v.object({
  _id: v.string(),
  code,
  leader: userId,
  players: v.array(v.pipe(playerSchema, v.transform(readPlayer))),
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
  /** One entry per round: board, answers and results (RoundRecord, and the results of its mini-game). */
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
/** A record as a room of this version or an older one wrote it. */
export type StoredGameRecord = v.InferInput<typeof gameRecordSchema>;

const rejectCode = v.picklist(Object.keys(rejections) as (keyof typeof rejections)[]); // the keys of a const object are exactly its type's keys

const roomOwnDataSchema = v.object({
  /** Of the last 100 lines of the chat. `at`: epoch ms. */
  messages: v.array(v.object({ text: v.string(), at: v.number() })),
  customThemes: v.array(customThemeInputSchema),
  /** The leader has removed the user. */
  isRemoved: v.boolean(),
  /** The state of the user's question to join; null if there is none. */
  entry: v.nullable(entryStatusSchema),
});
/** What a room stores of one user beside the seat and the game. */
export type RoomOwnData = v.InferOutput<typeof roomOwnDataSchema>;

export const roomResponseSchema = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    lobby: lobbyRecordSchema,
    /** The running or just finished game; null in the lobby. */
    game: v.nullable(gameRecordSchema),
    /** The last 100 lines, oldest first. Present only in the response to `chat`. */
    chat: v.optional(v.array(chatLineSchema)),
    /** The author, and the text as it was written. Only in the response to `written`, if the room knows the author. */
    written: v.optional(v.object({ user: userId, text: v.string() })),
    /** Present only in the response to `ownData`. */
    own: v.optional(roomOwnDataSchema),
    /** A guest with the browser of the `status` request has a seat. */
    holdsSeat: v.optional(v.literal(true)),
    /** The `player` of the `status` request has lost the seat in the running game and may return. */
    mayReturn: v.optional(v.literal(true)),
    /** The question to the leader about a guest with the browser of the `status` request. */
    entry: v.optional(entryStatusSchema),
  }),
  v.object({ ok: v.literal(false), error: rejectCode }),
]);
export type RoomResponse = v.InferOutput<typeof roomResponseSchema>;

export const roomReportSchema = v.variant('type', [
  v.object({ type: v.literal('lobby'), lobby: lobbyRecordSchema }),
  v.object({ type: v.literal('game'), game: gameRecordSchema }),
  /**
   * The API refused a report with a status that no later attempt can change. The room keeps it and does not send it again.
   * `parked`: the number of reports that the room keeps.
   */
  v.object({
    type: v.literal('parked'),
    code,
    report: v.pipe(v.string(), v.maxLength(limits.lookup)),
    status: v.pipe(v.number(), v.integer()),
    parked: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
]);
/** A report as a room of this version or an older one wrote it. A waiting report keeps its text over an update. */
export type RoomReport = v.InferInput<typeof roomReportSchema>;

/**
 * A part of a game's record (JSON text) that is too long for one request. The API stores the game when it has all parts with
 * the same digest, in any order. `digest`: the SHA-256 of the whole text.
 */
const gamePartSchema = v.object({
  type: v.literal('gamePart'),
  code,
  game: v.pipe(v.string(), v.maxLength(limits.lookup)),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  part: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.gamePart.count - 1)),
  parts: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(limits.gamePart.count)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.gamePart.length)),
});
export type GamePart = v.InferOutput<typeof gamePartSchema>;

/** What a room sends to POST /api/internal/rooms/{code}. */
export const roomMessageSchema = v.variant('type', [...roomReportSchema.options, gamePartSchema]);
export type RoomMessage = v.InferOutput<typeof roomMessageSchema>;

/**
 * The query `draw` of GET /api/internal/themes/{name}, as JSON: how the API draws the games of the theme, so that a room never
 * receives a whole deck. `seed`: a 32-bit integer of the room's randomness; the same seed draws the same games. `players`: at the
 * table; what they have not seen is drawn first.
 */
export const themeDrawSchema = v.object({
  roundsPerTheme: roomRulesSchema.entries.roundsPerTheme.wrapped,
  seed: v.pipe(v.number(), v.integer()),
  players: v.optional(v.pipe(v.array(userId), v.maxLength(limits.capacity.max)), []),
  /** Only games that suit them are drawn. Rooms of older versions play all. */
  questionsFor: v.optional(suitsSchema, 'grownUps'),
  /** Types of mini-games that the table does not play (`typesLeftOut`). */
  leftOut: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(limits.lookup))), v.maxLength(100)), []),
  /** The rounds of each type of mini-game that the running game has had. Types with few of them are drawn first. */
  played: v.optional(v.record(v.string(), v.number()), {}),
  /** The type of its last round, from which the first drawn one differs. */
  lastType: v.optional(v.nullable(v.picklist(miniGameTypes)), null),
  /** Only games with pictures are drawn, and each is played as this type. Null: all, as the theme has them. */
  playAs: v.optional(v.nullable(v.picklist(miniGameTypes)), null),
});
export type ThemeDraw = v.InferOutput<typeof themeDrawSchema>;

/**
 * The response of GET /api/internal/themes/{name}: the theme with the drawn games, and the number of catalogue
 * themes. 404: no such theme.
 */
export const chosenThemeSchema = v.object({
  snapshot: themeSnapshotSchema,
  available: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/**
 * The body of POST /api/internal/theme-options: how the API draws the themes of a vote, of all that the game has not `used`.
 * They are what the players have not seen, and of different kinds.
 */
export const themeOptionsQuerySchema = v.object({
  ...themeDrawSchema.entries,
  used: v.array(v.pipe(v.string(), v.maxLength(limits.theme.name))),
});
export type ThemeOptionsQuery = v.InferOutput<typeof themeOptionsQuerySchema>;

/** The response: the names of the themes, at most `limits.voteOptions`. */
export const themeOptionsSchema = v.object({
  themes: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(limits.theme.name))),
    v.maxLength(limits.voteOptions),
  ),
});
