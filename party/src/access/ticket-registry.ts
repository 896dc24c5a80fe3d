import type { UserId } from '@tallyho/game/model/person';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import * as v from 'valibot';
import type { Entries } from '../ports.ts';
import { clockTolerance, tokenSeconds } from './service-token.ts';

/**
 * The used tickets, and the ended sessions that may still have valid tickets. `until` is epoch ms; after it
 * the ticket has expired and the entry is deleted.
 */
export const ticketRegistrySchema = v.object({
  /** `user` is missing in entries of older versions. */
  used: v.array(v.object({ jti: v.string(), user: v.optional(v.string()), until: v.number() })),
  ended: v.array(v.object({ session: v.string(), until: v.number() })),
});
export type TicketRegistry = v.InferOutput<typeof ticketRegistrySchema>;

/** Rooms and user objects of all versions have stored it under this name. */
const registryKey = 'admission';
/**
 * The maximum number of used tickets of one user per minute. Only a client in a loop exceeds it, and the other members can
 * still connect. A user object serves all tabs and devices of one user.
 */
const maxUsedByUser = { inRoom: 100, userObject: 500 };
/** The same for all users, because all entries are one stored value (128 KiB). */
const maxUsed = 900;

export const emptyTicketRegistry: TicketRegistry = { used: [], ended: [] };

const current = ({ used, ended }: TicketRegistry, now: number): TicketRegistry => ({
  used: used.filter(({ until }) => until > now),
  ended: ended.filter(({ until }) => until > now),
});

/**
 * Marks a ticket as used. Returns null if it was used before; a close reason if its session has ended or the
 * user's limit is exceeded.
 */
export const redeemTicket = (
  registry: TicketRegistry,
  { jti, sub: user, session, exp }: Pick<Ticket, 'jti' | 'sub' | 'session' | 'exp'>,
  now: number,
  place: keyof typeof maxUsedByUser = 'inRoom',
): TicketRegistry | 'sessionEnded' | 'flooding' | null => {
  const { used, ended } = current(registry, now);
  if (ended.some((end) => end.session === session)) return 'sessionEnded';
  if (used.some((use) => use.jti === jti)) return null;
  const usedByUser = used.filter((use) => use.user === user).length;
  if (usedByUser >= maxUsedByUser[place] || used.length >= maxUsed) return 'flooding';
  return { ended, used: [...used, { jti, user, until: (exp + clockTolerance) * 1000 }] };
};

/** Returns when all tickets made until `now` have expired, with clock tolerance; epoch ms. */
export const lastTicketAt = (now: number): number => now + (tokenSeconds + 2 * clockTolerance) * 1000;

/** Rejects all tickets of this session from now on. */
export const withEndedSession = (registry: TicketRegistry, session: string, now: number): TicketRegistry => {
  const { used, ended } = current(registry, now);
  const until = lastTicketAt(now);
  return { used, ended: [...ended.filter((end) => end.session !== session), { session, until }] };
};

/** Returns the registry without the id of a deleted account. Its tickets stay used. */
export const withoutUser = (registry: TicketRegistry, user: UserId): TicketRegistry => ({
  ...registry,
  used: registry.used.map(({ user: owner, ...use }) => (owner === user ? use : { ...use, user: owner })),
});

/** Returns when all entries have expired, epoch ms. */
export const outdatedAt = ({ used, ended }: TicketRegistry): number =>
  Math.max(0, ...[...used, ...ended].map(({ until }) => until));

export const ticketRegistryEntries = (registry: TicketRegistry): Entries => ({ [registryKey]: registry });

/** Restores what `ticketRegistryEntries` wrote. */
export const restoreTicketRegistry = (stored: Map<string, unknown>): TicketRegistry =>
  // Only this file writes the key.
  (stored.get(registryKey) as TicketRegistry | undefined) ?? emptyTicketRegistry;
