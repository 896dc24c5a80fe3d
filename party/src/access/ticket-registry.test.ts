import { serialize } from 'node:v8';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import { expect, test } from 'vitest';
import {
  emptyTicketRegistry,
  redeemTicket,
  type TicketRegistry,
  withEndedSession,
} from './ticket-registry.ts';

const now = 1_800_000_000_000;
const ticket = (jti: string, session = 'desk', user = 'robin1'): Ticket => ({
  aud: 'party',
  kind: 'user',
  sub: user,
  room: 'ROOMAB',
  username: 'robin',
  avatar: 1,
  session,
  jti,
  exp: now / 1000 + 60,
});

const used = (registry: TicketRegistry, jti: string, at = now): TicketRegistry => {
  const after = redeemTicket(registry, ticket(jti), at);
  if (after === null || typeof after === 'string') throw new Error(`refused: ${after}`);
  return after;
};

test('a ticket works once and is stored only until it expires', () => {
  const once = used(emptyTicketRegistry, 'a');
  expect(redeemTicket(once, ticket('a'), now)).toBe(null);
  expect(used(once, 'b', now + 66_000).used.map(({ jti }) => jti)).toEqual(['b']);
});

test('rejects tickets of a session that ended; tickets of other sessions work', () => {
  const ended = withEndedSession(emptyTicketRegistry, 'desk', now);
  expect(redeemTicket(ended, ticket('a'), now)).toBe('sessionEnded');
  expect(redeemTicket(ended, ticket('a', 'phone'), now)).toMatchObject({ used: [{ jti: 'a' }] });
});

const flood = (registry: TicketRegistry, user: string): TicketRegistry => {
  for (let n = 0; n < 100; n++) {
    const after = redeemTicket(registry, ticket(`${user}-${n}`, 'desk', user), now);
    if (after === null || typeof after === 'string') throw new Error(`refused: ${after}`);
    registry = after;
  }
  return registry;
};

test('the number of stored tickets is limited for each user, and other users can still connect', () => {
  const registry = flood(emptyTicketRegistry, 'robin1');
  expect(redeemTicket(registry, ticket('one more'), now)).toBe('flooding');
  expect(redeemTicket(registry, ticket('first', 'desk', 'sammy2'), now)).toMatchObject({
    used: { length: 101 },
  });
  expect(used(registry, 'one more', now + 66_000).used).toHaveLength(1);
});

test('the tickets of all users together stay below the size limit of a stored value', () => {
  const users = Array.from({ length: 9 }, (_, n) => `${'u'.repeat(39)}${n}`);
  const registry = users.reduce(flood, emptyTicketRegistry);
  expect(redeemTicket(registry, ticket('one more', 'desk', 'sammy2'), now)).toBe('flooding');
  expect(serialize(registry).byteLength).toBeLessThan(128 * 1024);
});
