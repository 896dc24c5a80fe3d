import { codeGuesses } from '@tallyho/drizzle/schema/code-guesses';
import { beforeEach, describe, expect, test } from 'vitest';
import { app } from '../src/app.ts';
import { Browser } from './browser.ts';
import { db } from './database.ts';
import { expectError } from './expectations.ts';
import { giveBrowserId, guestKey } from './guests.ts';
import { idOf, join, open, people, start } from './lobbies.ts';
import type { Person } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms, type RoomCall } from './rooms.ts';

let calls: RoomCall[];
beforeEach(() => {
  calls = fakeRooms(new RoomFake().respond);
});

/** A code that no lobby of the tests has. */
const wrong = (index: number) =>
  `ZZ${String(2222 + index)
    .replaceAll('0', '9')
    .replaceAll('1', '8')}`;
const guess = (person: Browser, count: number, from = 0) =>
  Promise.all(Array.from({ length: count }, (_, index) => join(person, wrong(from + index))));
/** Routes to which a caller gives a code. */
const byCode: { route: string; body?: object; isVisitor?: true }[] = [
  { route: 'POST /api/lobby/joinLobby/:code', body: {} },
  { route: 'POST /api/lobby/leaveLobby/:code' },
  { route: 'POST /api/lobby/startGame/:code', body: {} },
  { route: 'POST /api/lobby/sendMessage/:code', body: { message: 'Hello' } },
  { route: 'POST /api/lobby/kick/:code', body: { player: 'x' } },
  { route: 'POST /api/lobby/makeLeader/:code', body: { player: 'x' } },
  { route: 'POST /api/game/sendMessage/:code', body: { message: 'Hello' } },
  { route: 'POST /api/game/leaveGame/:code' },
  { route: 'POST /api/party/ticket', body: { room: 'ZZZZZZ' } },
  { route: 'GET /api/join/:code', isVisitor: true },
  { route: 'GET /api/guests/entry/:code', isVisitor: true },
  {
    route: 'POST /api/guests',
    body: { code: 'ZZZZZZ', name: 'Wrong code', avatar: 1, key: guestKey() },
    isVisitor: true,
  },
];
/** Pages ask it on every visit. It says the same for all codes of lobbies in which the caller has not played. */
const uncounted = ['GET /api/lobby/unfinishedGame/:code'];

/** As if the counted sources had tried so many wrong codes. */
const haveTried = (attempts: number) => db.update(codeGuesses).set({ attempts });

const statuses = (responses: Response[]) => responses.map(({ status }) => status);

describe('wrong lobby codes', () => {
  test('are limited to 20 per account, also from many addresses and at the same time', async () => {
    const [owner, guesser] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    const elsewhere = () => {
      const browser = new Browser();
      browser.cookies.set('session', guesser.cookies.get('session') ?? '');
      return browser;
    };
    const responses = await Promise.all(
      Array.from({ length: 22 }, (_, index) => join(elsewhere(), wrong(index))),
    );
    expect(statuses(responses).sort()).toEqual([...Array(20).fill(404), 429, 429]);
    await expectError(await join(elsewhere(), code), 429, 'tooManyAttempts', {
      message: 'Too many failed attempts. Please try again in 15 minutes.',
    });
    expect((await join((await people(1))[0] as Person, code)).status).toBe(200);
  });

  test('are limited to 100 per address, also in the preview of a link', async () => {
    const [owner, guesser, other] = (await people(3)) as [Person, Person, Person];
    const code = await open(owner);
    const visitor = new Browser();
    const sameAddress = { 'CF-Connecting-IP': visitor.address };
    const peek = (which: string) => visitor.get(`/api/join/${which}`);
    const joinHere = (person: Person, which: string) =>
      person.post(`/api/lobby/joinLobby/${which}`, {}, sameAddress);
    await db.delete(codeGuesses);
    expect((await peek(wrong(0))).status).toBe(404);
    await haveTried(98);
    expect((await peek(wrong(1))).status).toBe(404);
    expect((await peek(code)).status).toBe(200);
    await expectError(await joinHere(other, wrong(2)), 404, 'lobbyNotFound');
    await expectError(await joinHere(other, wrong(3)), 429, 'tooManyAttempts');
    await expectError(await peek(code), 429, 'tooManyAttempts');
    await expectError(await joinHere(guesser, code), 429, 'tooManyAttempts');
    expect((await join(guesser, code)).status, 'from another address').toBe(200);
  });

  test('count for commands too, so that these reveal no codes', async () => {
    const [owner, guesser] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    await db.delete(codeGuesses);
    await start(guesser, code);
    await start(guesser, wrong(0));
    expect((await db.select().from(codeGuesses)).map(({ attempts }) => attempts)).toEqual([2, 2]);
    await haveTried(20);
    await expectError(await start(guesser, code), 429, 'tooManyAttempts');
    await expectError(await start(guesser, wrong(30)), 429, 'tooManyAttempts');
    expect((await start(owner, code)).status, 'a member').not.toBe(429);
  });

  test('do not include the code of an open lobby for whose socket a player without a seat wants a ticket', async () => {
    const [owner, removed] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    const ticket = (room: string) => removed.post('/api/party/ticket', { room });
    await db.delete(codeGuesses);
    await expectError(await ticket(code), 403, 'notMember');
    expect(await db.select().from(codeGuesses)).toEqual([]);
    await expectError(await ticket(wrong(0)), 403, 'notMember');
    await haveTried(19);
    await expectError(await ticket(wrong(1)), 403, 'notMember');
    await expectError(await ticket(wrong(2)), 429, 'tooManyAttempts');
    // From now on the responses are the same for all codes again.
    const refused = await ticket(code);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await expectError(refused, 429, 'tooManyAttempts');
  });

  test('right codes are not counted, and the limit ends with its window', async () => {
    const [owner, guesser] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    await db.delete(codeGuesses);
    expect((await join(owner, code)).status).toBe(200);
    expect(await db.select().from(codeGuesses)).toEqual([]);
    await guess(guesser, 1);
    await haveTried(1000);
    await expectError(await join(guesser, code), 429, 'tooManyAttempts');
    await db.update(codeGuesses).set({ windowStart: new Date(Date.now() - 15 * 60_000) });
    expect((await join(guesser, code)).status).toBe(200);
  });

  test.each(byCode)(
    'of $route never reach a room, and are counted before',
    async ({ route, body, isVisitor }) => {
      const [person] = (await people(1)) as [Person];
      const caller = isVisitor ? new Browser() : person;
      if (isVisitor) await giveBrowserId(caller);
      const [method = '', path = ''] = route.split(' ');
      const call = () => {
        const target = path.replace(':code', 'ZZZZZZ');
        return method === 'GET' ? caller.get(target) : caller.post(target, body);
      };
      await db.delete(codeGuesses);
      await call();
      const counted = await db.select().from(codeGuesses);
      expect(counted.map(({ attempts }) => attempts)).toEqual(isVisitor ? [1] : [1, 1]);
      await haveTried(1000);
      await expectError(await call(), 429, 'tooManyAttempts');
      expect(calls).toEqual([]);
    },
  );

  test('have a test for every route of the API with a code', () => {
    const routes = app.routes.filter(
      ({ path, method }) => /^\/api\/(?!internal\/).*:code/.test(path) && method !== 'ALL',
    );
    const tested = byCode.map(({ route }) => route);
    const found = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect([...found].filter((route) => !tested.includes(route))).toEqual(uncounted);
  });

  test('ask no room for an unfinished game', async () => {
    const [person] = (await people(1)) as [Person];
    const response = await person.get('/api/lobby/unfinishedGame/ZZZZZZ');
    expect(await response.json()).toEqual({ success: true, isRunning: false });
    expect(calls).toEqual([]);
  });

  test('are stored without accounts and addresses', async () => {
    const [guesser] = (await people(1)) as [Person];
    await guess(guesser, 1);
    const rows = JSON.stringify(await db.select().from(codeGuesses));
    expect(rows).not.toContain(idOf(guesser));
    expect(rows).not.toContain(guesser.address);
  });
});
