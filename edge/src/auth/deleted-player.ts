import type { Database } from '@tallyho/drizzle/client';
import { gamePlayers, gameRounds, games, playerResults } from '@tallyho/drizzle/schema/games';
import { users } from '@tallyho/drizzle/schema/users';
import { deletedName } from '@tallyho/game/people/moderation';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { base64url } from 'jose';

/**
 * A player in a game record: id and name in the record, and the alias that replaces the id when the account is deleted.
 */
export interface PlayerReference {
  userId: string;
  username: string;
  /** The names that the account had before, which older records contain. */
  formerNames?: readonly string[];
  alias: string;
}

/** What the alias of a deleted user begins with. Ids of users never do. */
const aliasStart = 'deleted-';

export const isAlias = (userId: string): boolean => userId.startsWith(aliasStart);

/**
 * Returns the alias that replaces a deleted user's id. It is deterministic, and cannot be computed without the original
 * id.
 */
export const aliasOf = async (userId: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userId));
  return `${aliasStart}${base64url.encode(new Uint8Array(digest)).slice(0, 22)}`;
};

export const playerReferenceOf = async (
  userId: string,
  username: string,
  formerNames: readonly string[] = [],
): Promise<PlayerReference> => ({
  userId,
  username,
  formerNames,
  alias: await aliasOf(userId),
});

/**
 * Returns all players that a game record names, including inside mini-game data. Excludes the placeholder ids of
 * anonymous votes.
 */
export const playerReferencesIn = (record: GameRecord): Promise<PlayerReference[]> => {
  const pairs = JSON.stringify(record).matchAll(/"([\w-]{6,40})","username":("(?:[^"\\]|\\.)*")/g);
  const people = new Map([...pairs].map(([pair, id = '', name = '""']) => [pair, [id, name] as const]));
  return Promise.all(
    [...people.values()]
      .filter(([id]) => !id.startsWith('anonymous-') && !isAlias(id))
      .map(([id, name]) => playerReferenceOf(id, JSON.parse(name))),
  );
};

/** The JSON form of a player in records: the name comes directly after the id (`Person`, game/src/model/person.ts). */
const inJson = (id: string, username: string): string =>
  `${JSON.stringify(id)},"username":${JSON.stringify(username)}`;

/** A player under whose id and name a game record continues. */
interface Successor {
  userId: string;
  username: string;
}

/**
 * SQL that replaces a player in JSON text: first each name next to the id, then every occurrence of the id, as a value,
 * a key or part of either. The database does this as text replacement, so it is one statement for records of any size
 * and is independent of each mini-game's data shape.
 */
const replacePerson = (
  json: SQLWrapper,
  { userId, username, formerNames = [] }: Omit<PlayerReference, 'alias'>,
  by: Successor,
): SQL => {
  const successor = inJson(by.userId, by.username);
  const renamed = [...new Set([username, ...formerNames])].reduce<SQLWrapper>(
    (text, name) => sql`replace(${text}, ${inJson(userId, name)}, ${successor})`,
    json,
  );
  return sql`replace(${renamed}, ${userId}, ${by.userId})`;
};

const deletedAs = ({ alias }: PlayerReference): Successor => ({ userId: alias, username: deletedName });

/** Update values that continue a player of a game's row, of the rows of its rounds, and of the other players' results. */
const recordContinuedBy = (player: Omit<PlayerReference, 'alias'>, by: Successor) => ({
  record: replacePerson(games.record, player, by),
});
const roundContinuedBy = (player: Omit<PlayerReference, 'alias'>, by: Successor) => ({
  rounds: replacePerson(gameRounds.rounds, player, by),
  ratings: replacePerson(gameRounds.ratings, player, by),
});
const resultContinuedBy = (player: Omit<PlayerReference, 'alias'>, by: Successor) => ({
  agreements: replacePerson(playerResults.agreements, player, by),
});

/** Update values that remove a player from a game's row, from the rows of its rounds, and from the results of others. */
export const anonymousRecord = (trace: PlayerReference) => recordContinuedBy(trace, deletedAs(trace));
export const anonymousRound = (trace: PlayerReference) => roundContinuedBy(trace, deletedAs(trace));
export const anonymousResult = (trace: PlayerReference) => resultContinuedBy(trace, deletedAs(trace));

type GameId = typeof games.id | typeof gameRounds.gameId | typeof playerResults.gameId;

/**
 * Returns the statements that continue a player under another id or name in all that is stored of games: their records, rounds, and the
 * results of the other players. `isContinued`: the condition for the games, by the column with their id.
 */
export const gamesContinuedBy = (
  db: Database,
  [player, by]: readonly [Omit<PlayerReference, 'alias'>, Successor],
  isContinued: (gameId: GameId) => SQL | undefined,
) =>
  [
    db.update(games).set(recordContinuedBy(player, by)).where(isContinued(games.id)),
    db.update(gameRounds).set(roundContinuedBy(player, by)).where(isContinued(gameRounds.gameId)),
    db.update(playerResults).set(resultContinuedBy(player, by)).where(isContinued(playerResults.gameId)),
  ] as const;

/** Returns the statements that make a player anonymous in all games of the player, as `gamesContinuedBy`. */
export const anonymousGames = (db: Database, trace: PlayerReference) =>
  [
    ...gamesContinuedBy(db, [trace, deletedAs(trace)], (gameId) =>
      inArray(gameId, gamesPlayedBy(trace.userId)),
    ),
    db.update(gamePlayers).set({ userId: trace.alias }).where(eq(gamePlayers.userId, trace.userId)),
  ] as const;

/** Subquery for the games that a user played. */
export const gamesPlayedBy = (userId: string): SQL =>
  sql`(select ${gamePlayers.gameId} from ${gamePlayers} where ${gamePlayers.userId} = ${userId})`;

/** SQL condition: true if no account with this id exists. */
export const isDeleted = (userId: SQLWrapper | string): SQL =>
  sql`not exists (select 1 from ${users} where ${users.id} = ${userId})`;
