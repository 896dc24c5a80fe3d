import type { Database } from '@tallyho/drizzle/client';
import { lobbies } from '@tallyho/drizzle/schema/lobbies';
import { gaugeText } from '@tallyho/game/metrics/exposition';
import { gt, sql } from 'drizzle-orm';
import { log } from '../../http/log.ts';

/** Returns the open lobbies in the text format, and whether the database answers. One round trip. Never rejects. */
export const databaseGauges = async (db: Database): Promise<string> => {
  try {
    const rows = await db
      .select({
        phase: lobbies.phase,
        count: sql<number>`count(*)`,
        players: sql<number>`sum(${lobbies.players})`,
      })
      .from(lobbies)
      .where(gt(lobbies.players, 0))
      .groupBy(lobbies.phase);
    const members = rows.reduce((sum, { players }) => sum + players, 0);
    return [
      gaugeText('databaseUp', [[{}, 1]]),
      gaugeText(
        'lobbies',
        rows.map(({ phase, count }) => [{ phase }, count]),
      ),
      gaugeText('lobbyMembers', [[{}, members]]),
    ].join('');
  } catch (error) {
    log('error', 'unhealthy', { part: 'database', cause: String(error) });
    return gaugeText('databaseUp', [[{}, 0]]);
  }
};
