import type { Database } from '@tallyho/drizzle/client';
import { gameParts, gameRounds } from '@tallyho/drizzle/schema/games';
import { type GamePart, type GameRecord, gameRecordSchema } from '@tallyho/game/protocol/service';
import { and, count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { roundRows, roundRowsPerQuery } from '../../games/long-record.ts';
import { ApiError } from '../../http/errors.ts';
import { saveGame } from './save-game.ts';

type Content = Pick<GamePart, 'game' | 'digest' | 'parts'>;

const recordText = v.pipe(v.string(), v.parseJson(), gameRecordSchema);

const ofContent = ({ game, digest }: Content) =>
  and(eq(gameParts.gameId, game), eq(gameParts.digest, digest));

/** Reads one part after the other, because a response of the database has a maximum size. */
const readRecord = async (db: Database, content: Content): Promise<GameRecord | null> => {
  let text = '';
  for (let part = 0; part < content.parts; part += 1) {
    const found = await db
      .select({ text: gameParts.text })
      .from(gameParts)
      .where(and(ofContent(content), eq(gameParts.part, part)))
      .get();
    text += found?.text ?? '';
  }
  const parsed = v.safeParse(recordText, text);
  return parsed.success ? parsed.output : null;
};

/** Stores the rounds before the game, which makes them visible. Storing them again changes nothing. */
const saveRounds = async (db: Database, record: GameRecord): Promise<void> => {
  const rows = roundRows(record);
  for (let from = 0; from < rows.length; from += roundRowsPerQuery)
    await db
      .insert(gameRounds)
      .values(rows.slice(from, from + roundRowsPerQuery))
      .onConflictDoNothing();
};

/**
 * Stores one part of a long game's record, and with the last missing part the game. Its rounds have their own rows, because
 * the database rejects values above 5 MB. Parts can arrive in any order and repeatedly. Throws `invalidInput` if all of them
 * together are no record of that game. The scheduled job deletes parts that never become whole; the room sends them again.
 * Returns the record if this part has completed it, otherwise null.
 */
export const saveGamePart = async (db: Database, report: GamePart): Promise<GameRecord | null> => {
  const { game: gameId, code, digest, part, parts, text } = report;
  const createdAt = new Date();
  const [, stored] = await db.batch([
    db.insert(gameParts).values({ gameId, digest, part, text, createdAt }).onConflictDoNothing(),
    db.select({ count: count() }).from(gameParts).where(ofContent(report)),
  ]);
  if ((stored[0]?.count ?? 0) < parts) return null;
  const record = await readRecord(db, report);
  if (record?._id === gameId && record.code === code) {
    await saveRounds(db, record);
    return saveGame(db, record, { isLong: true });
  }
  const removed = await db.delete(gameParts).where(ofContent(report)).returning({ part: gameParts.part });
  // If another request has stored the game meanwhile, there were no parts to read.
  if (removed.length > 0) throw new ApiError('invalidInput');
  return null;
};
