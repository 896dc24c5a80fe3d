import type { Database } from '@tallyho/drizzle/client';
import { gamePlayers, gameRounds, games } from '@tallyho/drizzle/schema/games';
import { erasedText } from '@tallyho/game/chat/chat';
import { hasWriting, miniGameTypes } from '@tallyho/game/minigames/registry';
import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text that a user has written in a round of a stored game. */
export interface StoredText {
  game: string;
  text: string;
}

/** Condition on rounds as JSON: one of them is of a mini-game in which players write. */
const isWritten = (rounds: SQLWrapper): SQL | undefined =>
  or(
    ...miniGameTypes
      .filter((type) => hasWriting({ type }))
      .map((type) => sql`instr(${rounds}, ${JSON.stringify(type)}) > 0`),
  );

/** SQL for the texts that `userId` has written in rounds, each with its game. `rounds`: the rounds of one row as JSON. */
const textsIn = (
  { id, rounds, table }: { id: SQLWrapper; rounds: SQLWrapper; table: SQLWrapper },
  userId: string,
): SQL => sql`select ${id} as game, json_extract(answer.value, '$.gameData.text') as text
  from ${gamePlayers} inner join ${table} on ${id} = ${gamePlayers.gameId},
    json_each(${rounds}) as round, json_each(round.value, '$.answers') as answer
  where ${eq(gamePlayers.userId, userId)} and ${isWritten(rounds)}
    and json_extract(answer.value, '$.ratedBy.user') = ${userId}
    and json_extract(answer.value, '$.gameData.text') is not null`;

/** Returns the statement that finds what a user has written in the rounds of all stored games: rows for `eraseWrittenTexts`. */
export const findWrittenTexts = (db: Database, userId: string) => {
  const inGames = textsIn(
    { id: games.id, rounds: sql`json_extract(${games.record}, '$.roundsData')`, table: games },
    userId,
  );
  const inRounds = textsIn({ id: gameRounds.gameId, rounds: gameRounds.rounds, table: gameRounds }, userId);
  return db.all<StoredText>(sql`${inGames} union ${inRounds}`);
};

/** SQL for JSON text without these texts, where they are an answer, an entry of a board, or the subject of an award. */
const withoutTexts = (json: SQLWrapper, texts: readonly string[]): SQL =>
  texts
    .flatMap((text) => [text, text.trim()])
    .flatMap((text) => ['text', 'alt'].map((key) => `"${key}":${JSON.stringify(text)}`))
    .reduce<SQL>(
      (left, found) =>
        sql`replace(${left}, ${found}, ${`${found.slice(0, found.indexOf(':') + 1)}${JSON.stringify(erasedText)}`})`,
      sql`${json}`,
    );

/** Returns the statements that remove texts from all that is stored of their games. Equal texts of others go, too. */
export const eraseWrittenTexts = (db: Database, written: readonly StoredText[]) => {
  const byGame = new Map<string, string[]>();
  for (const { game, text } of written) byGame.set(game, [...(byGame.get(game) ?? []), text]);
  return [...byGame].flatMap(([game, texts]) => [
    db
      .update(games)
      .set({ record: withoutTexts(games.record, texts) })
      .where(eq(games.id, game)),
    db
      .update(gameRounds)
      .set({
        rounds: withoutTexts(gameRounds.rounds, texts),
        ratings: withoutTexts(gameRounds.ratings, texts),
      })
      .where(eq(gameRounds.gameId, game)),
  ]);
};
