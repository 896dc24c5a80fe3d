import type { Database } from '@tallyho/drizzle/client';
import { lobbies, users } from '@tallyho/drizzle/schema/index';
import { and, eq, gt, notExists } from 'drizzle-orm';
import * as v from 'valibot';
import { success } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { assertGuessesLeft, type CodeSources, countWrongCode } from '../../rooms/code-guesses.ts';
import { openLobby } from '../../rooms/lobby-index.ts';

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
  }),
});
type InvitedTo = v.InferOutput<typeof invitedResponse>['lobby'];

const stateOf = (phase: (typeof lobbies.phase.enumValues)[number]): InvitedTo['state'] => {
  if (phase === 'lobby') return 'open';
  return phase === 'finished' ? 'finished' : 'running';
};

/**
 * Returns the leader and size of an open lobby from the index. Throws `lobbyNotFound`, or `tooManyAttempts` after too
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
      leader: { username: users.username, avatar: users.avatar },
    })
    .from(lobbies)
    .innerJoin(users, eq(users.id, lobbies.leader))
    .where(and(eq(lobbies.code, code), gt(lobbies.players, 0)));
  const [[found], , , guesses] = await db.batch([
    selected,
    ...countWrongCode(db, sources, notExists(openLobby(db, code))),
  ]);
  assertGuessesLeft(guesses, sources);
  if (found === undefined) throw new ApiError('lobbyNotFound');
  const { phase, ...lobby } = found;
  return { ...lobby, state: stateOf(phase) };
};
