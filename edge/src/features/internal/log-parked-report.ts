import type { Database } from '@tallyho/drizzle/client';
import { auditLog } from '@tallyho/drizzle/schema/safety';
import type { RoomReport } from '@tallyho/game/protocol/service';
import { sql } from 'drizzle-orm';
import { auditIf } from '../../safety/audit.ts';

type Parked = Extract<RoomReport, { type: 'parked' }>;

/** Writes an audit entry for a report that a room keeps because the API refused it. Idempotent. One round trip. */
export const logParkedReport = async (
  db: Database,
  { code, report, status, parked }: Parked,
): Promise<void> => {
  const details = { code, report, status, parked };
  const isNew = sql`where not exists (select 1 from ${auditLog} where ${auditLog.action} = 'parkReport' and ${auditLog.details} = ${JSON.stringify(details)})`;
  await auditIf(db, { actorId: 'room', action: 'parkReport', details, subjectId: sql`null` }, isNew);
};
