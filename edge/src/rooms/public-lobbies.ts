import type { Database } from '@tallyho/drizzle/client';
import { lobbies, users } from '@tallyho/drizzle/schema/index';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { success } from '../http/describe.ts';

const listed = 50;

/** The list of public lobbies in a response. */
export const publicLobbiesResponse = v.object({
  success,
  lobbies: v.array(
    v.object({
      code: v.string(),
      players: v.number(),
      maxPlayers: v.number(),
      leader: v.object({ username: v.string(), avatar: v.number() }),
    }),
  ),
});

/**
 * Returns the statement that selects public lobbies that can be joined, latest first. `reader`: a guest reads only those that
 * let guests in from the list.
 */
export const publicLobbies = ({ db }: { db: Database }, reader: 'account' | 'guest') =>
  db
    .select({
      code: lobbies.code,
      players: lobbies.players,
      maxPlayers: lobbies.capacity,
      leader: { username: users.username, avatar: users.avatar },
    })
    .from(lobbies)
    .innerJoin(users, eq(users.id, lobbies.leader))
    .where(
      and(
        eq(lobbies.isPublic, true),
        reader === 'guest' ? eq(lobbies.guestsFromList, true) : undefined,
        gt(lobbies.players, 0),
        lt(lobbies.players, lobbies.capacity),
        inArray(lobbies.phase, ['lobby', 'finished']),
      ),
    )
    .orderBy(desc(lobbies.updatedAt))
    .limit(listed);
