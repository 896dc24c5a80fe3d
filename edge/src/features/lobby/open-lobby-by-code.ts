import { lobbies, users } from '@tallyho/drizzle/schema/index';
import { guestName } from '@tallyho/game/accounts/guest-names';
import type { Source } from '@tallyho/game/model/person';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/context.ts';
import { success } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import type { RoomClient } from '../../http/room-client.ts';
import {
  assertGuessesLeft,
  type CodeSources,
  codeSources,
  recordWrongCode,
  wrongCodesOf,
} from '../../rooms/code-guesses.ts';
import { playersOf } from '../../rooms/lobby-index.ts';
import { seatSource } from '../../rooms/seat-source.ts';
import type { RoomAccess } from '../../rooms/send-command.ts';

/** Data of a lobby link for visitors without an account. No ids: anyone with the code can read it. */
export const invitedResponse = v.object({
  success,
  lobby: v.object({
    leader: v.object({ username: v.string(), avatar: v.number() }),
    /** Number of taken seats. */
    players: v.number(),
    maxPlayers: v.number(),
    /** open: before the first game. running: in a game. finished: the last game is over and players are still there. */
    state: v.picklist(['open', 'running', 'finished']),
    /** Avatars of the seated players, the leader first. */
    heads: v.array(v.number()),
    /** Players can join while a game runs. */
    lateJoin: v.boolean(),
    guestsMayJoin: v.boolean(),
    /** A guest of this browser has a seat: a new guest of the browser returns to it. */
    holdsSeat: v.optional(v.literal(true)),
  }),
  /** A name for the guest. */
  suggestedName: v.string(),
});
export type OpenedLobby = Omit<v.InferOutput<typeof invitedResponse>, 'success'>;

/** Returns a number in [0, 1). */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** A request of a visitor with a code. */
interface Visit {
  readonly source: Source;
  readonly codeSources: CodeSources;
}

/** Reads where a request with the code comes from. */
export const readVisit = async (c: Context<AppEnv>, code: string): Promise<Visit> => ({
  source: await seatSource(c, code),
  codeSources: await codeSources(c, null),
});

/**
 * Returns what the room knows about the browser: that a guest of it has a seat. Throws `banned` if the leader has removed a
 * player with this browser. Every browser of a guest has an id, so no room is asked about a first visit. If the room does not
 * respond, nothing is known: the room decides about the seat anyway.
 */
const readStanding = async (
  rooms: RoomClient,
  code: string,
  source: Source,
): Promise<{ holdsSeat?: true }> => {
  if (source.browser === null) return {};
  const response = await rooms.request(code, { type: 'status', source }).catch(() => null);
  if (response?.ok) return response.holdsSeat ? { holdsSeat: true } : {};
  if (response?.error === 'banned') throw new ApiError('banned');
  return {};
};

const stateOf = (phase: (typeof lobbies.phase.enumValues)[number]): OpenedLobby['lobby']['state'] => {
  if (phase === 'lobby') return 'open';
  return phase === 'finished' ? 'finished' : 'running';
};

/**
 * Returns what the page of a lobby's link shows, from the index. Throws `lobbyNotFound`, `banned` if the room knows the
 * browser of `source` as that of a removed player, or `tooManyAttempts` after too many wrong codes of `codeSources`.
 */
export const openLobbyByCode = async (
  { db, rooms }: RoomAccess,
  code: string,
  { source, codeSources: sources }: Visit,
): Promise<OpenedLobby> => {
  const selected = db
    .select({
      players: lobbies.players,
      maxPlayers: lobbies.capacity,
      phase: lobbies.phase,
      lateJoin: lobbies.lateJoin,
      guestsMayJoin: lobbies.guestsMayJoin,
      leader: { username: users.username, avatar: users.avatar },
    })
    .from(lobbies)
    .innerJoin(users, eq(users.id, lobbies.leader))
    .where(and(eq(lobbies.code, code), gt(lobbies.players, 0)));
  const [[found], seated, guesses] = await db.batch([
    selected,
    playersOf(db, code),
    wrongCodesOf(db, sources),
  ]);
  assertGuessesLeft(guesses, sources);
  if (found === undefined) {
    await recordWrongCode(db, sources);
    throw new ApiError('lobbyNotFound');
  }
  const standing = await readStanding(rooms, code, source);
  const { phase, ...lobby } = found;
  const heads = seated.map(({ avatar }) => avatar);
  return {
    lobby: { ...lobby, state: stateOf(phase), heads, ...standing },
    suggestedName: guestName(random),
  };
};
