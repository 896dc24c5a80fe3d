import type { Database } from '@tallyho/drizzle/client';
import { lobbies } from '@tallyho/drizzle/schema/lobbies';
import { gaugeText } from '@tallyho/game/metrics/exposition';
import { gt, sql } from 'drizzle-orm';
import { log } from '../../http/log.ts';
import { mailsUsed, siteSource } from '../../mail/mail-budget.ts';

/**
 * Returns the open lobbies and the emails of the day in the text format, and whether the database answers. `mails`: how many the
 * deployment allows. One round trip. Never rejects.
 */
export const databaseGauges = async (
  { db, secret }: { db: Database; secret: string },
  mails: number,
): Promise<string> => {
  try {
    const source = await siteSource(secret);
    const [rows, [mailCount]] = await db.batch([
      db
        .select({
          phase: lobbies.phase,
          count: sql<number>`count(*)`,
          players: sql<number>`sum(${lobbies.players})`,
        })
        .from(lobbies)
        .where(gt(lobbies.players, 0))
        .groupBy(lobbies.phase),
      mailsUsed(db, source),
    ]);
    const members = rows.reduce((sum, { players }) => sum + players, 0);
    return [
      gaugeText('databaseUp', [[{}, 1]]),
      gaugeText(
        'lobbies',
        rows.map(({ phase, count }) => [{ phase }, count]),
      ),
      gaugeText('lobbyMembers', [[{}, members]]),
      gaugeText('mails', [
        [{ kind: 'sent' }, mailCount?.used ?? 0],
        [{ kind: 'allowed' }, mails],
      ]),
    ].join('');
  } catch (error) {
    log('error', 'unhealthy', { part: 'database', cause: String(error) });
    return gaugeText('databaseUp', [[{}, 0]]);
  }
};
