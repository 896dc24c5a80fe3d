import type { Ticket } from '@tallyho/game/protocol/ticket';
import { expect, test } from 'vitest';
import { emptyTicketRegistry, endSession, redeemTicket, type TicketRegistry } from './ticket-registry.ts';

const now = 1_800_000_000_000;
const ticket = (jti: string, session = 'desk'): Ticket => ({
  aud: 'party',
  sub: 'robin1',
  room: 'ROOMAB',
  username: 'robin',
  avatar: 1,
  session,
  jti,
  exp: now / 1000 + 60,
});

const used = (admission: TicketRegistry, jti: string, at = now): TicketRegistry => {
  const after = redeemTicket(admission, ticket(jti), at);
  if (after === null || typeof after === 'string') throw new Error(`refused: ${after}`);
  return after;
};

test('a ticket works once and is stored only until it expires', () => {
  const once = used(emptyTicketRegistry, 'a');
  expect(redeemTicket(once, ticket('a'), now)).toBe(null);
  expect(used(once, 'b', now + 66_000).used.map(({ jti }) => jti)).toEqual(['b']);
});

test('rejects tickets of a session that ended; tickets of other sessions work', () => {
  const ended = endSession(emptyTicketRegistry, 'desk', now);
  expect(redeemTicket(ended, ticket('a'), now)).toBe('sessionEnded');
  expect(redeemTicket(ended, ticket('a', 'phone'), now)).toMatchObject({ used: [{ jti: 'a' }] });
});

test('the number of stored tickets is limited', () => {
  let admission = emptyTicketRegistry;
  for (let n = 0; n < 500; n++) admission = used(admission, String(n));
  expect(redeemTicket(admission, ticket('one more'), now)).toBe('flooding');
});
