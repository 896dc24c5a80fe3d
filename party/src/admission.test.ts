import type { Ticket } from '@tallyho/game/protocol/ticket';
import { expect, test } from 'vitest';
import { type Admission, endSession, noAdmissions, useTicket } from './admission.ts';

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

const used = (admission: Admission, jti: string, at = now): Admission => {
  const after = useTicket(admission, ticket(jti), at);
  if (after === null || typeof after === 'string') throw new Error(`refused: ${after}`);
  return after;
};

test('a ticket works once, and is remembered no longer than it could work', () => {
  const once = used(noAdmissions, 'a');
  expect(useTicket(once, ticket('a'), now)).toBe(null);
  expect(used(once, 'b', now + 66_000).used.map(({ jti }) => jti)).toEqual(['b']);
});

test('tickets of a session that ended do not work, those of others do', () => {
  const ended = endSession(noAdmissions, 'desk', now);
  expect(useTicket(ended, ticket('a'), now)).toBe('sessionEnded');
  expect(useTicket(ended, ticket('a', 'phone'), now)).toMatchObject({ used: [{ jti: 'a' }] });
});

test('what is remembered has a bound', () => {
  let admission = noAdmissions;
  for (let n = 0; n < 500; n++) admission = used(admission, String(n));
  expect(useTicket(admission, ticket('one more'), now)).toBe('flooding');
});
