import { env } from 'cloudflare:workers';
import { ticketSchema } from '@tallyho/game/protocol/ticket';
import { jwtVerify } from 'jose';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { idOf, join, open, people, start } from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { hashToken } from '../../auth/session-token.ts';

let rooms: RoomFake;
beforeEach(() => {
  rooms = new RoomFake();
  fakeRooms(rooms.respond);
});

/** The verified claims of the ticket in a response, and the rooms' address. */
const ticketOf = async (response: Response) => {
  expect(response.status).toBe(200);
  const { ticket } = await response.json<{ ticket: { ticket: string; url: string } }>();
  const key = new TextEncoder().encode(env.TICKET_SECRET);
  const { payload } = await jwtVerify(ticket.ticket, key, { algorithms: ['HS256'] });
  return { claims: v.parse(ticketSchema, payload), url: ticket.url };
};

const claimsFor = async (person: Person, room: string) => ({
  aud: 'party',
  sub: idOf(person),
  room,
  username: person.account.username,
  avatar: person.account.avatar,
  session: await hashToken(person.cookies.get('session') ?? ''),
});

test('the response to creating or joining a lobby has a ticket for the caller and this room, valid for 60 seconds', async () => {
  const [owner, member] = (await people(2)) as [Person, Person];
  const created = await owner.post('/api/lobby/createLobby', {});
  const { code } = await created.clone().json<{ code: string }>();
  for (const [person, response] of [
    [owner, created],
    [member, await join(member, code)],
  ] as const) {
    const { claims, url } = await ticketOf(response);
    expect(claims).toMatchObject(await claimsFor(person, code));
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(60);
    expect(url).toBe(`ws://tallyho.test:${new URL(env.PARTY_URL).port}`);
  }
});

test('the body cannot name another user or another room for the ticket', async () => {
  const [owner, other, member] = (await people(3)) as [Person, Person, Person];
  const [code, elsewhere] = [await open(owner), await open(other)];
  const response = await member.post(`/api/lobby/joinLobby/${code}`, {
    user: idOf(owner),
    room: elsewhere,
    code: elsewhere,
  });
  expect((await ticketOf(response)).claims).toMatchObject(await claimsFor(member, code));
});

test('each response has a ticket of its own, because a ticket works once', async () => {
  const [owner, member] = (await people(2)) as [Person, Person];
  const code = await open(owner);
  const ids = [];
  for (let count = 0; count < 2; count += 1) ids.push((await ticketOf(await join(member, code))).claims.jti);
  expect(new Set(ids).size).toBe(2);
});

test('a refused join has no ticket', async () => {
  const [owner, second, third] = (await people(3)) as [Person, Person, Person];
  const code = await open(owner, { maxPlayers: 2 });

  await join(second, code);
  await start(owner, code);
  await owner.post(`/api/lobby/kick/${code}`, { player: idOf(second) });
  for (const response of [
    await join(second, code),
    await join(third, 'ZZZZZZ'),
    await owner.post('/api/lobby/createLobby', {}),
  ]) {
    expect(response.ok).toBe(false);
    expect(await response.text()).not.toContain('ticket');
  }
});
