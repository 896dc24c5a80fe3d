import type { Database } from '@tallyho/drizzle/client';
import { lobbies, users } from '@tallyho/drizzle/schema/index';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';

const listed = 50;

/** Returns the statement that selects public lobbies that can be joined, latest first. */
export const publicLobbies = ({ db }: { db: Database }) =>
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
        gt(lobbies.players, 0),
        lt(lobbies.players, lobbies.capacity),
        inArray(lobbies.phase, ['lobby', 'finished']),
      ),
    )
    .orderBy(desc(lobbies.updatedAt))
    .limit(listed);
