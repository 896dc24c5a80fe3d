import type { Database } from '@tallyho/drizzle/client';
import { friendships } from '@tallyho/drizzle/schema/friends';
import { gamePlayers, games, playerResults } from '@tallyho/drizzle/schema/games';
import { guests } from '@tallyho/drizzle/schema/guests';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import {
  agreementsIn,
  eveningsIn,
  favouritesIn,
  type PlayerProfile,
  type SharedGames,
  type Tie,
  titlesIn,
} from '@tallyho/game/people/player-profile';
import { and, count, desc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { isAlias } from '../../auth/deleted-player.ts';
import { gamesWithoutResults, storeMissingResults } from '../../games/player-results.ts';
import { ApiError } from '../../http/errors.ts';
import { afterResponse, type WaitUntil } from '../../http/wait-until.ts';
import { hasBlocked } from '../../people/friendship.ts';
import { blockedIdsOf, friendIdsOf } from './list-game-nights.ts';

const { games: considered, counted, shown } = limits.profile;

/** Returns the statement for the results of the user's latest games, the latest first. */
export const latestResultsOf = (db: Database, userId: string) =>
  db
    .select({
      title: playerResults.title,
      won: playerResults.won,
      finishedAt: playerResults.finishedAt,
      favourites: playerResults.favourites,
      agreements: playerResults.agreements,
    })
    .from(playerResults)
    .where(eq(playerResults.userId, userId))
    .orderBy(desc(playerResults.finishedAt), desc(playerResults.gameId))
    .limit(considered);

/** Returns the statement for the number of the user's finished games, up to the limit. */
export const finishedGamesCount = (db: Database, userId: string) => {
  const finished = db
    .select({ id: games.id })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(eq(gamePlayers.userId, userId), isNotNull(games.finishedAt)))
    .limit(counted);
  return db.select({ games: count() }).from(games).where(inArray(games.id, finished));
};

/** Returns the query for the ids of the user's latest games. */
const latestGamesOf = (db: Database, userId: string) =>
  db
    .select({ id: playerResults.gameId })
    .from(playerResults)
    .where(eq(playerResults.userId, userId))
    .orderBy(desc(playerResults.finishedAt), desc(playerResults.gameId))
    .limit(considered);

/** Returns the statement for the number of the user's latest games that a friend has played, too. */
export const gamesPlayedWith = (db: Database, userId: string, friendId: string) =>
  db
    .select({ games: count() })
    .from(gamePlayers)
    .where(and(eq(gamePlayers.userId, friendId), inArray(gamePlayers.gameId, latestGamesOf(db, userId))));

/**
 * Returns the statement for the accounts of the players whom the user agrees or disagrees with in the latest games, except those that have
 * blocked the user. A guest has a row among the users, too, and can have the name of an account.
 */
export const accountsMet = (db: Database, userId: string) => {
  const met = db
    .select({ id: sql`json_each.value ->> '$.user'` })
    .from(playerResults)
    .innerJoin(sql`json_each(${playerResults.agreements})`, sql`true`)
    .where(and(eq(playerResults.userId, userId), inArray(playerResults.gameId, latestGamesOf(db, userId))));
  return db
    .select({ id: users.id, username: users.username })
    .from(users)
    .leftJoin(guests, eq(guests.userId, users.id))
    .where(and(inArray(users.id, met), isNull(guests.userId), not(hasBlocked(users.id, userId))));
};

/**
 * Returns what the user's games say of the user: how many they are, and from the latest of them titles, agreement and favourites.
 * Deleted users and users whom the user has blocked do not appear. One round trip. Missing results are stored after the response.
 */
export const readProfile = async ({
  db,
  user,
  waitUntil,
}: {
  db: Database;
  user: { id: string };
  waitUntil: WaitUntil;
}): Promise<PlayerProfile> => {
  const [[finished], results, blocked, friends, accounts, missing] = await db.batch([
    finishedGamesCount(db, user.id),
    latestResultsOf(db, user.id),
    blockedIdsOf(db, user.id),
    friendIdsOf(db, user.id),
    accountsMet(db, user.id),
    gamesWithoutResults(db, user.id),
  ]);
  if (missing.length > 0) waitUntil(afterResponse(() => storeMissingResults(db, missing)));
  const [blockedIds, friendIds] = [blocked, friends].map((found) => new Set(found.map(({ id }) => id)));
  const nameOf = new Map(accounts.map((account) => [account.id, account.username]));
  const tieTo = (id: string, username: string): Tie => {
    if (friendIds?.has(id)) return { kind: 'friend', user: id };
    // A request is sent to a username, and another account can have this name now.
    return { kind: nameOf.get(id) === username ? 'account' : 'none' };
  };
  const agreements = agreementsIn(results)
    .filter(({ user: other }) => !isAlias(other) && !blockedIds?.has(other))
    .map(({ user: other, ...agreement }) => ({ ...agreement, tie: tieTo(other, agreement.username) }));
  const [best, last] = [agreements[0], agreements.at(-1)];
  return {
    games: finished?.games ?? 0,
    considered: results.length,
    won: results.filter(({ won }) => won).length,
    evenings: eveningsIn(results.map(({ finishedAt }) => finishedAt.getTime())),
    titles: titlesIn(results),
    agreements: agreements.slice(0, shown),
    mostUnlike: best && last && last.percent < best.percent ? last : null,
    favourites: favouritesIn(results),
  };
};

/**
 * Returns how many of the user's latest games a friend has played, too, and how much they agreed in them. Throws `notFriends`. One
 * round trip.
 */
export const readSharedGames = async (
  { db, user }: { db: Database; user: { id: string } },
  friendId: string,
): Promise<SharedGames> => {
  const [[friendship], [together], results] = await db.batch([
    db
      .select({ since: friendships.since })
      .from(friendships)
      .where(and(eq(friendships.userId, user.id), eq(friendships.friendId, friendId))),
    gamesPlayedWith(db, user.id, friendId),
    latestResultsOf(db, user.id),
  ]);
  if (friendship === undefined) throw new ApiError('notFriends');
  const found = agreementsIn(results).find(({ user: other }) => other === friendId);
  return {
    games: together?.games ?? 0,
    agreement: found ? { percent: found.percent, compared: found.compared } : null,
  };
};
