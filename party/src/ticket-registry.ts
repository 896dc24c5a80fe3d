import type { Ticket } from '@tallyho/game/protocol/ticket';
import * as v from 'valibot';
import type { Entries } from './ports.ts';
import { clockTolerance, tokenSeconds } from './service-token.ts';

/**
 * What keeps tickets honest: those used already, and the sessions that ended while tickets of theirs may still be about.
 * `until` is epoch ms; past it the ticket itself is expired and the line is dropped.
 */
export const admissionSchema = v.object({
  used: v.array(v.object({ jti: v.string(), until: v.number() })),
  ended: v.array(v.object({ session: v.string(), until: v.number() })),
});
export type TicketRegistry = v.InferOutput<typeof admissionSchema>;

const admissionKey = 'admission';
/** So many tickets a minute that only somebody's loop asks for them. */
const maxUsed = 500;

export const emptyTicketRegistry: TicketRegistry = { used: [], ended: [] };

const current = ({ used, ended }: TicketRegistry, now: number): TicketRegistry => ({
  used: used.filter(({ until }) => until > now),
  ended: ended.filter(({ until }) => until > now),
});

/** Uses a ticket up. Null if it was used before; a reason if its session has ended or far too many are used. */
export const redeemTicket = (
  admission: TicketRegistry,
  { jti, session, exp }: Pick<Ticket, 'jti' | 'session' | 'exp'>,
  now: number,
): TicketRegistry | 'sessionEnded' | 'flooding' | null => {
  const { used, ended } = current(admission, now);
  if (ended.some((end) => end.session === session)) return 'sessionEnded';
  if (used.some((use) => use.jti === jti)) return null;
  if (used.length >= maxUsed) return 'flooding';
  return { ended, used: [...used, { jti, until: (exp + clockTolerance) * 1000 }] };
};

/** When the last of the tickets made until `now` has expired, by any clock; epoch ms. */
export const lastTicketAt = (now: number): number => now + (tokenSeconds + 2 * clockTolerance) * 1000;

/** From now on no ticket of this session gets in. */
export const endSession = (admission: TicketRegistry, session: string, now: number): TicketRegistry => {
  const { used, ended } = current(admission, now);
  const until = lastTicketAt(now);
  return { used, ended: [...ended.filter((end) => end.session !== session), { session, until }] };
};

/** When nothing of it means anything any more, epoch ms. */
export const outdatedAt = ({ used, ended }: TicketRegistry): number =>
  Math.max(0, ...[...used, ...ended].map(({ until }) => until));

export const ticketRegistryEntries = (admission: TicketRegistry): Entries => ({ [admissionKey]: admission });

/** What `admissionEntries` wrote. */
export const restoreTicketRegistry = (stored: Map<string, unknown>): TicketRegistry =>
  // Only this file writes the key.
  (stored.get(admissionKey) as TicketRegistry | undefined) ?? emptyTicketRegistry;
