import type { Database } from '@tallyho/drizzle/client';
import { guests } from '@tallyho/drizzle/schema/guests';
import { lobbies } from '@tallyho/drizzle/schema/lobbies';
import { users } from '@tallyho/drizzle/schema/users';
import { nextNumberedName } from '@tallyho/game/accounts/display-name';
import type { LobbyRecord } from '@tallyho/game/protocol/service';
import { normalizedName } from '@tallyho/game/text';
import { and, eq, exists, gt, inArray, notExists, type SQL } from 'drizzle-orm';
import { gamesContinuedBy, gamesPlayedBy } from '../auth/deleted-player.ts';
import { ApiError } from '../http/errors.ts';

/** Returns the error for a name that is another spelling of the name of an account in the lobby. It suggests a name. */
export const lookalikeRefusal = (name: string): ApiError => {
  const suggestion = nextNumberedName(name);
  return new ApiError('nameInLobby', {
    field: 'name',
    message: `A player in that lobby has a name that looks the same. How about ${suggestion}?`,
    extra: { suggestion },
  });
};

/**
 * Returns the error for a name that looks like a username that an account had before, and that is reserved for that account. It suggests
 * a name.
 */
export const reservedRefusal = (name: string): ApiError => {
  const suggestion = nextNumberedName(name);
  return new ApiError('usernameTaken', {
    field: 'name',
    message: `That name is reserved for another player. How about ${suggestion}?`,
    extra: { suggestion },
  });
};

/** Returns the name that the guest `id` has in a room; null if its record does not name the guest. */
export const guestNameIn = ({ guests: named = [] }: LobbyRecord, id: string): string | null =>
  named.find(({ user }) => user === id)?.username ?? null;

interface Renaming {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Returns the statements that store a guest's new name, for one batch. Finished games get it, too, so that the deletion of the guest
 * finds the name in all of them. Nothing changes if the user is no guest any more, or has another name than `before`.
 */
export const renamingOf = (db: Database, { id, before, after }: Renaming, isAllowed?: SQL) => {
  const isBefore = and(
    exists(db.select().from(guests).where(eq(guests.userId, id))),
    exists(
      db
        .select()
        .from(users)
        .where(and(eq(users.id, id), eq(users.username, before))),
    ),
    isAllowed,
  );
  const names = [
    { userId: id, username: before },
    { userId: id, username: after },
  ] as const;
  return [
    ...gamesContinuedBy(db, names, (gameId) => and(inArray(gameId, gamesPlayedBy(id)), isBefore)),
    db
      .update(guests)
      .set({ nameNormalized: normalizedName(after) })
      .where(and(eq(guests.userId, id), isBefore)),
    // The last one, because the others ask for the name before.
    db
      .update(users)
      .set({ username: after })
      .where(and(eq(users.id, id), isBefore)),
  ] as const;
};

/**
 * Stores the names that guests have in their room, which numbers equal ones. Idempotent. A record that is older than the
 * stored one changes nothing. One round trip if the record names a guest, and another one if a name has changed.
 */
export const storeGuestNames = async (
  db: Database,
  { code, rev, guests: named = [] }: Pick<LobbyRecord, 'code' | 'rev' | 'guests'>,
): Promise<void> => {
  if (named.length === 0) return;
  const stored = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      inArray(
        users.id,
        named.map(({ user }) => user),
      ),
    );
  const isNewest = notExists(
    db
      .select()
      .from(lobbies)
      .where(and(eq(lobbies.code, code), gt(lobbies.rev, rev))),
  );
  const [first, ...others] = named.flatMap(({ user, username }) => {
    const before = stored.find(({ id }) => id === user)?.username;
    return before === undefined || before === username
      ? []
      : renamingOf(db, { id: user, before, after: username }, isNewest);
  });
  if (first !== undefined) await db.batch([first, ...others]);
};
