import { gamePlayers, games } from '@tallyho/drizzle/schema/games';
import { users } from '@tallyho/drizzle/schema/users';
import { deletedName } from '@tallyho/game/people/moderation';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { base64url } from 'jose';

/** Somebody in games of others: by which id and name, and the id that stays when their account goes. */
export interface PlayerReference {
  userId: string;
  username: string;
  alias: string;
}

/** The id that stands for somebody whose account is gone: always the same, and nobody's who does not know the old one. */
const aliasOf = async (userId: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userId));
  return `deleted-${base64url.encode(new Uint8Array(digest)).slice(0, 22)}`;
};

export const playerReferenceOf = async (userId: string, username: string): Promise<PlayerReference> => ({
  userId,
  username,
  alias: await aliasOf(userId),
});

/** Everybody whom a game's record names, whatever the mini-games have put into it; not the givers of anonymous votes. */
export const playerReferencesIn = (record: GameRecord): Promise<PlayerReference[]> => {
  const pairs = JSON.stringify(record).matchAll(/"([\w-]{6,40})","username":("(?:[^"\\]|\\.)*")/g);
  const people = new Map([...pairs].map(([pair, id = '', name = '""']) => [pair, [id, name] as const]));
  return Promise.all(
    [...people.values()]
      .filter(([id]) => !id.startsWith('anonymous-') && !id.startsWith('deleted-'))
      .map(([id, name]) => playerReferenceOf(id, JSON.parse(name))),
  );
};

/** How somebody stands in the JSON of records: the name comes right after the id (`Person`, game/src/model/person.ts). */
const inJson = (id: string, username: string): string =>
  `${JSON.stringify(id)},"username":${JSON.stringify(username)}`;

/**
 * JSON text without somebody: their name where it stands with their id, then their id wherever it stands, as a value, a
 * key or a part of either. Done by the database as text, so that it is one statement with the rest, however large records
 * are, and knows nothing of a mini-game's shape.
 */
const withoutPerson = (json: SQLWrapper, { userId, username, alias }: PlayerReference): SQL =>
  sql`replace(replace(${json}, ${inJson(userId, username)}, ${inJson(alias, deletedName)}), ${userId}, ${alias})`;

/** Statements' parts that take somebody out of a game's row and out of the list of who played. */
export const anonymousRecord = (trace: PlayerReference) => ({ record: withoutPerson(games.record, trace) });
export const anonymousPlayer = ({ alias }: PlayerReference) => ({ userId: alias });

/** The games that somebody played, as a subquery. */
export const gamesOf = (userId: string): SQL =>
  sql`(select ${gamePlayers.gameId} from ${gamePlayers} where ${gamePlayers.userId} = ${userId})`;

/** Whether there is no such account (any more). */
export const isDeleted = (userId: SQLWrapper | string): SQL =>
  sql`not exists (select 1 from ${users} where ${users.id} = ${userId})`;
