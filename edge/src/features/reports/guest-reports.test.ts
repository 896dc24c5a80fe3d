import { env } from 'cloudflare:workers';
import { gamePlayers, games } from '@tallyho/drizzle/schema/games';
import { lobbyTraces } from '@tallyho/drizzle/schema/lobbies';
import { reports } from '@tallyho/drizzle/schema/safety';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { Guest, newGuest } from '../../../test/guests.ts';
import { idOf, join, leave, open } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { aboutPlayer, report, reportsBy } from '../../../test/moderation.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { limitOf } from '../../http/budgets.ts';
import { runScheduledJobs } from '../guests/scheduled-jobs.ts';

let rooms: RoomFake;
beforeEach(() => {
  rooms = new RoomFake();
  fakeRooms(rooms.respond);
});

const newLobby = async () => {
  const owner = await newPerson();
  return { owner, code: await open(owner, { maxPlayers: 8 }) };
};

/** A guest in a lobby, at the address of another one. */
const guestBeside = (code: string, { address }: Guest) =>
  newGuest(code, Object.assign(new Guest(), { address }));

/** Reports as a guest from the guest's address. */
const reportAs = (guest: Guest, about: Person, more: object = {}) =>
  guest.post(
    '/api/reports',
    { details: '', ...aboutPlayer(about, more) },
    { 'CF-Connecting-IP': guest.address },
  );

/** Stores a finished game of two players. */
const storeGame = async (players: readonly { account: { _id: string } }[], finishedAt: Date) => {
  const id = crypto.randomUUID();
  const record = { players: [] } as unknown as typeof games.$inferInsert.record; // not read here
  await db.insert(games).values({ id, code: 'GAMEAB', record, createdAt: new Date(0), finishedAt });
  await db.insert(gamePlayers).values(players.map(({ account }) => ({ gameId: id, userId: account._id })));
};

describe('a guest', () => {
  test('can report only players that they have met', async () => {
    const [{ owner, code }, stranger] = [await newLobby(), await newPerson()];
    const guest = await newGuest(code);
    await expectError(await reportAs(guest, stranger), 403, 'noSharedLobby');
    await expectError(await reportAs(guest, stranger, { code }), 403, 'noSharedLobby');
    await expectError(await reportAs(guest, owner, { userId: 'no-such-user' }), 404, 'unknownUser');
    expect(await reportsBy(guest)).toEqual([]);
    expect((await reportAs(guest, owner)).status, 'both have a seat').toBe(200);
    expect((await report(stranger, aboutPlayer(owner))).status, 'an account').toBe(200);
  });

  test('can report a player who has left the lobby, but none of a lobby that did not let the guest in', async () => {
    const [{ code }, reported] = [await newLobby(), await newPerson()];
    const guest = await newGuest(code);
    await join(reported, code);
    await leave(reported, code);
    expect((await reportAs(guest, reported)).status).toBe(200);
    const other = await newLobby();
    // A request to join leaves this trace, also if the room refuses it.
    await db.insert(lobbyTraces).values({ userId: guest.account._id, lobbyCode: other.code });
    await expectError(await reportAs(guest, other.owner), 403, 'noSharedLobby');
  });

  test('can report a player of whom only the room knows that they were there', async () => {
    const [{ code }, reported] = [await newLobby(), await newPerson()];
    const guest = await newGuest(code);
    await join(reported, code);
    const command = { id: 'command-1', type: 'sendMessage', text: 'Go away' } as const;
    rooms.respond({ code, authorization: null, body: { type: 'command', user: idOf(reported), command } });
    await leave(reported, code);
    await db.delete(lobbyTraces).where(eq(lobbyTraces.userId, idOf(reported)));
    await expectError(await reportAs(guest, reported), 403, 'noSharedLobby');
    expect((await reportAs(guest, reported, { code })).status).toBe(200);
  });

  test('can report the players of their games of the last day', async () => {
    const [{ code }, recent, old] = [await newLobby(), await newPerson(), await newPerson()];
    const guest = await newGuest(code);
    const day = 24 * 60 * 60_000;
    await storeGame([guest, recent], new Date(Date.now() - day + 60_000));
    await storeGame([guest, old], new Date(Date.now() - day - 60_000));
    await storeGame([recent, old], new Date());
    expect((await reportAs(guest, recent)).status).toBe(200);
    await expectError(await reportAs(guest, old), 403, 'noSharedLobby');
  });

  test('reports with two round trips, and the report is marked', async () => {
    const { owner, code } = await newLobby();
    const guest = await newGuest(code);
    expect(await queriesOf(() => reportAs(guest, owner))).toEqual([2]);
    const [stored] = await reportsBy(guest);
    expect(stored?.byGuest).toBe(true);
    expect(JSON.stringify(stored)).not.toContain(guest.address);
    expect(JSON.stringify(stored)).not.toContain(guest.cookies.get('guest-browser'));
    const account = await newPerson();
    await report(account, aboutPlayer(owner));
    expect(await reportsBy(account)).toMatchObject([
      { byGuest: false, sourceAddress: null, sourceBrowser: null },
    ]);
  });
});

describe('reports of guests about one player', () => {
  test('are limited to three open ones of an address together', async () => {
    const { owner, code } = await newLobby();
    const first = await newGuest(code);
    const guests = [first, await guestBeside(code, first), await guestBeside(code, first)];
    for (const guest of guests) expect((await reportAs(guest, owner)).status).toBe(200);
    await expectError(await reportAs(first, owner, { reason: 'spam' }), 429, 'rateLimited');
    expect((await reportAs(await newGuest(code), owner)).status, 'another address').toBe(200);
    expect((await report(await newPerson(), aboutPlayer(owner))).status, 'an account').toBe(200);
  });

  test('are limited to three open ones of a browser, also at several addresses', async () => {
    const { owner, code } = await newLobby();
    const guest = await newGuest(code);
    const moved = async () => {
      const next = await newGuest(code);
      next.cookies.set('guest-browser', guest.cookies.get('guest-browser') ?? '');
      return next;
    };
    for (const reporter of [guest, await moved(), await moved()])
      expect((await reportAs(reporter, owner)).status).toBe(200);
    await expectError(await reportAs(await moved(), owner), 429, 'rateLimited');
  });

  test('cannot exceed the limit at the same time', async () => {
    const { owner, code } = await newLobby();
    const guest = await newGuest(code);
    const reasons = ['spam', 'hate', 'name', 'threats', 'other'];
    const responses = await Promise.all(reasons.map((reason) => reportAs(guest, owner, { reason })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
  });
});

/** Stores reports of an address as if it had sent them now. */
const fill = async (guest: Guest, count: number) => {
  const [own] = await reportsBy(guest);
  if (!own) throw new Error('the guest has sent no report');
  await db.insert(reports).values(
    Array.from({ length: count }, () => ({
      ...{ ...own, id: crypto.randomUUID(), reporterId: null, reportedId: null },
      ...{ sourceBrowser: null, closedAt: new Date() },
    })),
  );
};

test('the guests of an address send at most 40 reports in an hour, also closed ones', async () => {
  const { owner, code } = await newLobby();
  const guest = await newGuest(code);
  expect((await reportAs(guest, owner)).status).toBe(200);
  await fill(guest, limitOf('guestReports', 'address').max - 2);
  expect((await reportAs(guest, owner, { reason: 'spam' })).status).toBe(200);
  await expectError(await reportAs(guest, owner, { reason: 'hate' }), 429, 'rateLimited');
  const [{ sourceAddress } = { sourceAddress: null }] = await reportsBy(guest);
  await db
    .update(reports)
    .set({ createdAt: new Date(Date.now() - limitOf('guestReports', 'address').per) })
    .where(eq(reports.sourceAddress, sourceAddress ?? ''));
  expect((await reportAs(guest, owner, { reason: 'hate' })).status).toBe(200);
});

test('the scheduled job deletes the source of a report that is closed and an hour old', async () => {
  const { owner, code } = await newLobby();
  const guest = await newGuest(code);
  await reportAs(guest, owner);
  await reportAs(guest, owner, { reason: 'spam' });
  await db
    .update(reports)
    .set({ closedAt: new Date() })
    .where(and(eq(reports.reporterId, idOf(guest)), eq(reports.reason, 'spam')));
  const known = async () =>
    (await reportsBy(guest)).flatMap(({ reason, sourceAddress, sourceBrowser }) =>
      sourceAddress === null && sourceBrowser === null ? [] : [reason],
    );
  await runScheduledJobs(env);
  expect((await known()).sort()).toEqual(['harassment', 'spam']);
  await db.update(reports).set({ createdAt: new Date(Date.now() - 60 * 60_000) });
  await runScheduledJobs(env);
  expect(await known()).toEqual(['harassment']);
});
