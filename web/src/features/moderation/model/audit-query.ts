import { type AuditKind, auditKinds } from '@tallyho/game/people/moderation';
import type { AuditFilter } from './moderation-api.ts';

/** The filters as the address and the form have them. Days as YYYY-MM-DD, in the viewer's time zone; '' is no filter. */
export interface AuditQuery {
  readonly text: string;
  readonly user: string;
  readonly administrator: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
}

const isKind = (text: string): text is AuditKind => text in auditKinds;

/** Reads the filters from the query of an address. */
export const readAuditQuery = (query: URLSearchParams): AuditQuery => {
  const read = (name: keyof AuditQuery) => query.get(name) ?? '';
  return {
    text: read('text'),
    user: read('user'),
    administrator: read('administrator'),
    kind: isKind(read('kind')) ? read('kind') : '',
    from: read('from'),
    to: read('to'),
  };
};

/** Returns the first moment of a day in the viewer's time zone, `after` days later; null if the text is no day. */
function startOf(day: string, after = 0): string | null {
  const [, year, month, date] = day.match(/^(\d{4})-(\d\d)-(\d\d)$/) ?? [];
  const start = new Date(Number(year), Number(month) - 1, Number(date) + after);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}

/** Returns the filter for the API. The last day is included. Filters that are empty or invalid do not apply. */
export function auditFilterOf({ text, user, administrator, kind, from, to }: AuditQuery): AuditFilter {
  const [first, end] = [startOf(from), startOf(to, 1)];
  return {
    ...(text.trim() && { text: text.trim() }),
    ...(user && { user }),
    ...(administrator && { administrator }),
    ...(isKind(kind) && { kind }),
    ...(first && { from: first }),
    ...(end && { to: end }),
  };
}
