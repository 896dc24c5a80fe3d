import type { Database } from '@tallyho/drizzle/client';
import { lobbies, users } from '@tallyho/drizzle/schema/index';
import { and, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import { success } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import {
  assertGuessesLeft,
  type CodeSources,
  recordWrongCode,
  wrongCodesOf,
} from '../../rooms/code-guesses.ts';
import { freeNameOf, guestNameCandidates, takenNames } from '../../rooms/guest-names.ts';
import { playersOf } from '../../rooms/lobby-index.ts';

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
  }),
  /** A name that no member has. */
  suggestedName: v.string(),
});
type InvitedTo = Omit<v.InferOutput<typeof invitedResponse>, 'success'>;

const stateOf = (phase: (typeof lobbies.phase.enumValues)[number]): InvitedTo['lobby']['state'] => {
  if (phase === 'lobby') return 'open';
  return phase === 'finished' ? 'finished' : 'running';
};

/**
 * Returns what the page of a lobby's link shows, from the index. Throws `lobbyNotFound`, or `tooManyAttempts` after too
 * many wrong codes of `sources`.
 */
export const openLobbyByCode = async (
  { db }: { db: Database },
  code: string,
  sources: CodeSources,
): Promise<InvitedTo> => {
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
  const candidates = guestNameCandidates();
  const [[found], seated, taken, guesses] = await db.batch([
    selected,
    playersOf(db, code),
    takenNames(db, candidates),
    wrongCodesOf(db, sources),
  ]);
  assertGuessesLeft(guesses, sources);
  if (found === undefined) {
    await recordWrongCode(db, sources);
    throw new ApiError('lobbyNotFound');
  }
  const { phase, ...lobby } = found;
  return {
    lobby: { ...lobby, state: stateOf(phase), heads: seated.map(({ avatar }) => avatar) },
    suggestedName: freeNameOf(candidates, taken),
  };
};
