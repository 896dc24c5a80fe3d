import type { auditLog } from '@tallyho/drizzle/schema/safety';
import type { ApiAuditEntry } from '@tallyho/game/people/moderation';
import type { PersonCard } from '@tallyho/game/people/person-card';
import { readPublicId } from '../../pictures/picture.ts';

export interface AuditRow {
  readonly entry: typeof auditLog.$inferSelect;
  readonly actor: PersonCard | null;
  readonly subject: PersonCard | null;
}

/** Maximum time between two entries of one act, in milliseconds. */
const pause = 10 * 60_000;

/**
 * Returns what the entries of one act have in common; null if the entry is an act of its own. Pictures are uploaded and
 * deleted one by one, so those of one game by one administrator belong together.
 */
const actOf = ({ entry: { actorId, action, details } }: AuditRow): string | null => {
  if (action !== 'uploadPicture' && action !== 'deletePicture') return null;
  const folder = readPublicId(String(details.picture))?.folder;
  return folder === undefined ? null : JSON.stringify([actorId, action, folder]);
};

/**
 * Joins the entries of the log, which are in the order latest first, to at most `most` acts. Entries of different acts
 * may alternate. `used`: the number of entries that the acts contain, without gaps from the first.
 */
export const joinActs = (
  rows: readonly AuditRow[],
  most: number,
): { acts: ApiAuditEntry[]; used: number } => {
  const acts: ApiAuditEntry[] = [];
  const latest = new Map<string, { act: ApiAuditEntry; at: number }>();
  for (const [used, row] of rows.entries()) {
    const { entry } = row;
    const time = entry.at.getTime();
    const at = entry.at.toISOString();
    const key = actOf(row);
    const known = key === null ? undefined : latest.get(key);
    if (known && known.at - time <= pause) {
      known.act.also.push({ _id: entry.id, at, details: entry.details });
      known.at = time;
      continue;
    }
    if (acts.length === most) return { acts, used };
    const { action, details } = entry;
    const act: ApiAuditEntry = {
      _id: entry.id,
      at,
      actor: row.actor,
      action,
      subject: row.subject,
      details,
      also: [],
    };
    acts.push(act);
    if (key !== null) latest.set(key, { act, at: time });
  }
  return { acts, used: rows.length };
};
