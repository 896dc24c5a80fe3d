import type { Database } from '@tallyho/drizzle/client';
import {
  gamePlayers,
  gameRounds,
  games,
  messages,
  playerResults,
  seenGames,
  shares,
  themes,
  users,
} from '@tallyho/drizzle/schema/index';
import { limits } from '@tallyho/game/limits';
import { and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';
import type { PersonalData } from './personal-data.ts';

/** Rows per page for data with many rows. */
const page = { messages: 5_000, games: 50 };

/** Reads all pages. Each page starts after the last row of the page before. */
const all = async <Row, Key>(
  size: number,
  read: (after: Key | null) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
) => {
  const rows: Row[] = [];
  for (let after: Key | null = null; ; ) {
    const next: Row[] = await read(after);
    rows.push(...next);
    const last = next.at(-1);
    if (last === undefined || next.length < size) return rows;
    after = keyOf(last);
  }
};

/** Returns all messages that the user sent or received, oldest first. */
export const messagesOf = async (db: Database, { id, username }: User): Promise<PersonalData['messages']> => {
  const me = { _id: id, username };
  const other = sql`case when ${messages.senderId} = ${id} then ${messages.recipientId} else ${messages.senderId} end`;
  const read = (after: number | null) =>
    db
      .select({ message: messages, person: { _id: users.id, username: users.username } })
      .from(messages)
      .innerJoin(users, eq(users.id, other))
      .where(and(or(eq(messages.senderId, id), eq(messages.recipientId, id)), gt(messages.seq, after ?? 0)))
      .orderBy(asc(messages.seq))
      .limit(page.messages);
  const rows = await all(page.messages, read, ({ message }) => message.seq);
  return rows.map(({ message, person }) => ({
    _id: message.id,
    ...(message.senderId === id ? { from: me, to: person } : { from: person, to: me }),
    content: message.content,
    createdAt: message.createdAt.toISOString(),
  }));
};

/** Returns the statement that selects the games of themes that the user has played, the latest first. */
export const selectSeenGames = (db: Database, { id }: Pick<User, 'id'>) =>
  db
    .select({ theme: themes.name, game: seenGames.game, items: seenGames.items, at: seenGames.seenAt })
    .from(seenGames)
    .innerJoin(themes, eq(themes.id, seenGames.themeId))
    .where(eq(seenGames.userId, id))
    .orderBy(desc(seenGames.seenAt))
    .limit(limits.seenGames.perUser);

/** Returns the user's own part of each game record. The database extracts it, because records are large. */
export const gameHistoryOf = async (db: Database, { id }: User): Promise<PersonalData['games']> => {
  const list = (of: string, value: SQL) =>
    sql<string>`(select json_group_array(${value}) from json_each(${games.record}, ${of}))`;
  // A long record has its ratings in the rows of its rounds.
  const ratings = sql`select value from json_each(${games.record}, '$.ratings') union all select rating.value from ${gameRounds}, json_each(${gameRounds.ratings}) as rating where ${gameRounds.gameId} = ${games.id}`;
  const rounds = sql`select value from json_each(${games.record}, '$.roundsData') union all select round.value from ${gameRounds}, json_each(${gameRounds.rounds}) as round where ${gameRounds.gameId} = ${games.id}`;
  const read = (after: string | null) =>
    db
      .select({
        _id: games.id,
        createdAt: games.createdAt,
        finishedAt: games.finishedAt,
        token: shares.token,
        result: playerResults,
        themes: list('$.usedThemes', sql`json_extract(value, '$.name')`),
        players: list('$.players', sql`json_extract(value, '$.username')`),
        ratings: sql<string>`(select json_group_array(json(value)) from (${ratings}) where json_extract(value, '$.ratedBy.user') = ${id})`,
        guesses: sql<string>`(select json_group_array(json(guess.value)) from (${rounds}) as played, json_each(played.value, '$.guesses') as guess where json_extract(guess.value, '$.guessedBy.user') = ${id})`,
      })
      .from(gamePlayers)
      .innerJoin(games, eq(games.id, gamePlayers.gameId))
      .leftJoin(shares, eq(shares.gameId, games.id))
      .leftJoin(playerResults, and(eq(playerResults.gameId, games.id), eq(playerResults.userId, id)))
      .where(and(eq(gamePlayers.userId, id), gt(gamePlayers.gameId, after ?? '')))
      .orderBy(asc(gamePlayers.gameId))
      .limit(page.games);
  const rows = await all(page.games, read, (row) => row._id);
  return rows.map((row) => ({
    _id: row._id,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    themes: JSON.parse(row.themes),
    players: JSON.parse(row.players),
    ratings: JSON.parse(row.ratings),
    guesses: JSON.parse(row.guesses),
    result: row.result && {
      title: row.result.title,
      won: row.result.won,
      favourites: row.result.favourites.map(({ item }) => item.alt),
      agreements: row.result.agreements.map(({ username, agreement, compared }) => ({
        username,
        agreement,
        compared,
      })),
    },
    publicLink: row.token === null ? null : `/r/${row.token}`,
  }));
};
