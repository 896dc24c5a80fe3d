import type { Ticket } from '@tallyho/game/protocol/ticket';
import * as v from 'valibot';
import { clockTolerance, tokenSeconds } from './service-token.ts';
import type { Entries } from './storage.ts';

/**
 * What keeps tickets honest: those used already, and the sessions that ended while tickets of theirs may still be about.
 * `until` is epoch ms; past it the ticket itself is expired and the line is dropped.
 */
export const admissionSchema = v.object({
  used: v.array(v.object({ jti: v.string(), until: v.number() })),
  ended: v.array(v.object({ session: v.string(), until: v.number() })),
});
export type Admission = v.InferOutput<typeof admissionSchema>;

const admissionKey = 'admission';
/** So many tickets a minute that only somebody's loop asks for them. */
const maxUsed = 500;

export const noAdmissions: Admission = { used: [], ended: [] };

const current = ({ used, ended }: Admission, now: number): Admission => ({
  used: used.filter(({ until }) => until > now),
  ended: ended.filter(({ until }) => until > now),
});

/** Uses a ticket up. Null if it was used before; a reason if its session has ended or far too many are used. */
export const useTicket = (
  admission: Admission,
  { jti, session, exp }: Pick<Ticket, 'jti' | 'session' | 'exp'>,
  now: number,
): Admission | 'sessionEnded' | 'flooding' | null => {
  const { used, ended } = current(admission, now);
  if (ended.some((end) => end.session === session)) return 'sessionEnded';
  if (used.some((use) => use.jti === jti)) return null;
  if (used.length >= maxUsed) return 'flooding';
  return { ended, used: [...used, { jti, until: (exp + clockTolerance) * 1000 }] };
};

/** When the last of the tickets made until `now` has expired, by any clock; epoch ms. */
export const lastTicketAt = (now: number): number => now + (tokenSeconds + 2 * clockTolerance) * 1000;

/** From now on no ticket of this session gets in. */
export const endSession = (admission: Admission, session: string, now: number): Admission => {
  const { used, ended } = current(admission, now);
  const until = lastTicketAt(now);
  return { used, ended: [...ended.filter((end) => end.session !== session), { session, until }] };
};

/** When nothing of it means anything any more, epoch ms. */
export const outdatedAt = ({ used, ended }: Admission): number =>
  Math.max(0, ...[...used, ...ended].map(({ until }) => until));

export const admissionEntries = (admission: Admission): Entries => ({ [admissionKey]: admission });

/** What `admissionEntries` wrote. */
export const restoreAdmission = (stored: Map<string, unknown>): Admission =>
  // Only this file writes the key.
  (stored.get(admissionKey) as Admission | undefined) ?? noAdmissions;
