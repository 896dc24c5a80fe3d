import { codeGuesses } from '@tallyho/drizzle/schema/code-guesses';
import { beforeEach, describe, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { db } from './database.ts';
import { expectError } from './expectations.ts';
import { idOf, join, open, people, start } from './lobbies.ts';
import type { Person } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms } from './rooms.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

/** A code that no lobby of the tests has. */
const wrong = (index: number) =>
  `ZZ${String(2222 + index)
    .replaceAll('0', '9')
    .replaceAll('1', '8')}`;
const guess = (person: Browser, count: number, from = 0) =>
  Promise.all(Array.from({ length: count }, (_, index) => join(person, wrong(from + index))));
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
    const [owner, guesser] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    const visitor = new Browser();
    const sameAddress = { 'CF-Connecting-IP': visitor.address };
    const peek = (which: string) => visitor.get(`/api/join/${which}`);
    expect((await peek(code)).status).toBe(200);
    for (let index = 0; index < 50; index += 1) expect((await peek(wrong(index))).status).toBe(404);
    const others = await people(3);
    for (const [index, other] of others.entries())
      for (let count = 0; count < 17; count += 1)
        await other.post(`/api/lobby/joinLobby/${wrong(60 + 20 * index + count)}`, {}, sameAddress);
    await expectError(await peek(code), 429, 'tooManyAttempts');
    await expectError(
      await guesser.post(`/api/lobby/joinLobby/${code}`, {}, sameAddress),
      429,
      'tooManyAttempts',
    );
    expect((await join(guesser, code)).status, 'from another address').toBe(200);
  });

  test('count for commands too, so that these reveal no codes', async () => {
    const [owner, guesser] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    for (let index = 0; index < 20; index += 1) await start(guesser, index % 2 ? code : wrong(index));
    await expectError(await start(guesser, code), 429, 'tooManyAttempts');
    await expectError(await start(guesser, wrong(30)), 429, 'tooManyAttempts');
    expect((await start(owner, code)).status, 'a member').not.toBe(429);
  });

  test('right codes are not counted, and the limit ends with its window', async () => {
    const [owner, guesser] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    for (let count = 0; count < 25; count += 1) expect((await join(owner, code)).status).toBe(200);
    await guess(guesser, 22);
    await db.update(codeGuesses).set({ windowStart: new Date(Date.now() - 15 * 60_000) });
    expect((await join(guesser, code)).status).toBe(200);
  });

  test('are stored without accounts and addresses', async () => {
    const [guesser] = (await people(1)) as [Person];
    await guess(guesser, 1);
    const rows = JSON.stringify(await db.select().from(codeGuesses));
    expect(rows).not.toContain(idOf(guesser));
    expect(rows).not.toContain(guesser.address);
  });
});
