import type { Database } from '@tallyho/drizzle/client';
import { gamePlayers, games } from '@tallyho/drizzle/schema/games';
import type { GameRecord, RoomReport } from '@tallyho/game/protocol/service';
import { sql } from 'drizzle-orm';
import { applyLobbyRecord } from '../../rooms/lobby-index.ts';

/** Keeps a game as its room reported it. Repeating it is fine; a finished game never becomes a running one again. */
const saveGame = async (db: Database, record: GameRecord): Promise<void> => {
  const { _id: id, code } = record;
  const finishedAt = record.finishedAt === null ? null : new Date(record.finishedAt);
  // Not who gave the ratings: with anonymous votes that is nobody.
  const people = JSON.stringify([...new Set(record.players.map(({ user }) => user))]);
  await db.batch([
    db
      .insert(games)
      .values({ id, code, record, createdAt: new Date(record.createdAt), finishedAt })
      .onConflictDoUpdate({
        target: games.id,
        set: { record, finishedAt },
        setWhere: sql`${games.finishedAt} is null or excluded.finished_at is not null`,
      }),
    db
      .insert(gamePlayers)
      .select(sql`select ${id}, value from json_each(${people}) where true`)
      .onConflictDoNothing(),
  ]);
};

/** Takes what a room reports from its outbox, in any order and any number of times. One round trip. */
export const takeReport = async ({ db }: { db: Database }, report: RoomReport): Promise<void> => {
  switch (report.type) {
    case 'lobby':
      return applyLobbyRecord(db, report.lobby);
    case 'game':
      return saveGame(db, report.game);
    default:
      return report satisfies never;
  }
};
