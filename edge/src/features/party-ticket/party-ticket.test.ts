import { env } from 'cloudflare:workers';
import { lobbies, lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { ticketSchema } from '@tallyho/game/protocol/ticket';
import { userTicketSchema } from '@tallyho/game/protocol/user-object';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { suspend } from '../../../test/friends.ts';
import { queriesOf } from '../../../test/log.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { hashToken } from '../../auth/session-token.ts';
import { partyAddress } from '../../rooms/party-address.ts';

const room = 'TCKTAB';
const member = async (): Promise<Person> => {
  const person = await newPerson();
  await db.insert(lobbyMembers).values({ userId: person.account._id, lobbyCode: room, position: 0 });
  return person;
};
const ask = (browser: Browser, code: unknown = room) => browser.post('/api/party/ticket', { room: code });

describe('POST /api/party/ticket', () => {
  test('issues a ticket for one room and one user, valid for 60 seconds, with two queries', async () => {
    const person = await member();
    const queries = await queriesOf(async () => {
      const { ticket, url } = await (await ask(person)).json<{ ticket: string; url: string }>();
      const { payload } = await jwtVerify(ticket, new TextEncoder().encode(env.TICKET_SECRET), {
        algorithms: ['HS256'],
      });
      expect(decodeProtectedHeader(ticket)).toEqual({ alg: 'HS256' });
      expect(v.parse(ticketSchema, payload)).toEqual({
        aud: 'party',
        kind: 'user',
        sub: person.account._id,
        room,
        username: person.account.username,
        avatar: person.account.avatar,
        session: await hashToken(person.cookies.get('session') ?? ''),
        jti: payload.jti,
        exp: payload.exp,
      });
      expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(60);
      expect(url).toBe(`ws://tallyho.test:${new URL(env.PARTY_URL).port}`);
    });
    expect(queries).toEqual([2]);
  });

  test('issues a different ticket each time', async () => {
    const person = await member();
    const tickets = await Promise.all(
      [ask(person), ask(person)].map(async (response) => (await response).text()),
    );
    expect(new Set(tickets).size).toBe(2);
  });

  test('rejects all other callers', async () => {
    const person = await member();
    await expectError(await ask(new Browser()), 401, 'unauthenticated');
    await expectError(await ask(await newPerson()), 403, 'notMember');
    await expectError(await ask(await newAdministrator()), 403, 'notMember');
    await expectError(await ask(person, 'ANTHER'), 403, 'notMember');
    for (const code of ['', '../..', 'tcktab', [room], null])
      await expectError(await ask(person, code), 400, 'invalidInput', { field: 'room' });
  });
});

describe('POST /api/party/seat', () => {
  const askSeat = async (browser: Browser) => {
    const response = await browser.post('/api/party/seat');
    expect(response.status).toBe(200);
    return response.json<{ seat: { code: string; ticket: { ticket: string; url: string } } | null }>();
  };
  const seated = async (code: string) => {
    const person = await newPerson();
    const user = person.account._id;
    await db.insert(lobbies).values({
      ...{ code, leader: user, capacity: 4, rev: 1, players: 1 },
      ...{ isPublic: false, phase: 'lobby', updatedAt: new Date() },
    });
    await db.insert(lobbyMembers).values({ userId: user, lobbyCode: code, position: 0 });
    return person;
  };

  test("issues a ticket for the room of the user's lobby, with two queries", async () => {
    const person = await seated('SEATAB');
    const queries = await queriesOf(async () => {
      const { seat } = await askSeat(person);
      expect(seat?.code).toBe('SEATAB');
      const { payload } = await jwtVerify(
        seat?.ticket.ticket ?? '',
        new TextEncoder().encode(env.TICKET_SECRET),
      );
      expect(payload).toMatchObject({ sub: person.account._id, room: 'SEATAB' });
    });
    expect(queries).toEqual([2]);
  });

  test('answers without an error that there is no seat: to visitors, users without a lobby and suspended users', async () => {
    const suspended = await seated('SEATAC');
    await suspend(suspended);
    for (const browser of [new Browser(), await newPerson(), suspended])
      expect(await askSeat(browser)).toEqual({ seat: null });
  });
});

describe('the address of the rooms', () => {
  const local = { PARTY_URL: 'http://127.0.0.1:8788' };
  test('uses the requested host', () => {
    expect(partyAddress(local, 'http://localhost:8787/api')).toBe('ws://localhost:8788');
    expect(partyAddress(local, 'http://192.168.1.20:8787/api')).toBe('ws://192.168.1.20:8788');
    expect(partyAddress({ PARTY_URL: 'https://rooms.example' }, 'https://tallyho.example/api')).toBe(
      'wss://tallyho.example',
    );
  });
  test("uses the deployment's setting, if there is one", () => {
    const deployed = { ...local, PARTY_PUBLIC_URL: 'wss://rooms.example/' };
    expect(partyAddress(deployed, 'https://tallyho.example/api')).toBe('wss://rooms.example');
  });
});

describe('POST /api/party/person-ticket', () => {
  const askOwn = (browser: Browser) => browser.post('/api/party/person-ticket');

  test('issues a ticket for the user socket only, valid for 60 seconds, with one query', async () => {
    const person = await newPerson();
    const queries = await queriesOf(async () => {
      const { ticket, url } = await (await askOwn(person)).json<{ ticket: string; url: string }>();
      const { payload } = await jwtVerify(ticket, new TextEncoder().encode(env.TICKET_SECRET), {
        algorithms: ['HS256'],
      });
      expect(v.parse(userTicketSchema, payload)).toEqual({
        aud: 'person',
        sub: person.account._id,
        session: await hashToken(person.cookies.get('session') ?? ''),
        jti: payload.jti,
        exp: payload.exp,
      });
      expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(60);
      expect(url).toBe(`ws://tallyho.test:${new URL(env.PARTY_URL).port}`);
    });
    expect(queries).toEqual([1]);
    const [one, other] = await Promise.all([askOwn(person), askOwn(person)]);
    expect(await one.text()).not.toBe(await other.text());
  });
});
