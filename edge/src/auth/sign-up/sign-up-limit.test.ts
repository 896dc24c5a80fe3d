import { env } from 'cloudflare:workers';
import { signUpCounts, usedChallenges } from '@tallyho/drizzle/schema/sign-ups';
import { users } from '@tallyho/drizzle/schema/users';
import type { Challenge, ProofOfWork } from '@tallyho/game/accounts/proof-of-work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { newGuest } from '../../../test/guests.ts';
import { newcomer, pendingSignUp } from '../../../test/identity-provider.ts';
import { open } from '../../../test/lobbies.ts';
import { freshName, newPerson, password } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { runScheduledJobs } from '../../features/guests/scheduled-jobs.ts';
import { limitOf } from '../../http/budgets.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import { challengeLifetime, difficulty, newChallenge, proofKeys } from './proof-of-work.ts';

const limit = limitOf('newAccounts', 'address');

/** Registers a new account from the browser's address, also with another session. */
const register = (browser: Browser, given: object = {}, from = browser) => {
  const username = freshName();
  const body = { username, email: `${username}@example.com`, password, ...given };
  return from.post('/api/user/register', body, { 'CF-Connecting-IP': browser.address });
};

const solve = async (challenge: Challenge): Promise<ProofOfWork> => {
  // No solution has a smaller counter; a solver that does not know this derives five times as many keys.
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: difficulty.min });
  if (solution === null) throw new Error('the challenge has no solution');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
};

const challengeIn = async (refusal: Response): Promise<Challenge> =>
  ((await expectError(refusal, 403, 'proofOfWorkRequired')) as unknown as { challenge: Challenge }).challenge;

/** A browser at an address that has registered all accounts that need no proof, as the database stores it. */
const usedUpAddress = async (): Promise<Browser> => {
  const browser = new Browser();
  const address = await keyedHash(env.SERVICE_SECRET, 'sign-up address', browser.address);
  await db.insert(signUpCounts).values({ address, accounts: limit.max, windowStart: new Date() });
  return browser;
};

describe('the sixth registration of an address in an hour', () => {
  test('needs a proof of work, and passes with it', async () => {
    const browser = new Browser();
    for (let count = 0; count < limit.max; count += 1)
      expect((await register(browser, {}, new Browser())).status).toBe(200);
    const username = freshName();
    const challenge = await challengeIn(await register(browser, { username }));
    expect(await db.select().from(users).where(eq(users.username, username))).toEqual([]);
    expect((await browser.get('/api/user/auth-check')).status).toBe(200);
    expect(browser.cookies.has('session')).toBe(false);
    const response = await register(browser, { username, proof: await solve(challenge) });
    expect(response.status).toBe(200);
    expect((await browser.get('/api/user/me')).status).toBe(200);
    expect((await register(new Browser())).status, 'another address').toBe(200);
  });

  test('needs it also if the registrations are sent at the same time', async () => {
    const browser = new Browser();
    const all = Array.from({ length: 8 }, () => register(browser, {}, new Browser()));
    const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(200), 403, 403, 403]);
  });

  test('needs it also for a guest who becomes an account, who stays a guest without it', async () => {
    fakeRooms(new RoomFake().respond);
    const owner = await newPerson();
    const guest = await newGuest(await open(owner));
    const browser = await usedUpAddress();
    const challenge = await challengeIn(await register(browser, {}, guest));
    expect(await (await guest.get('/api/user/me')).json()).toMatchObject({ user: { isGuest: true } });
    const response = await register(browser, { proof: await solve(challenge) }, guest);
    expect(await response.json()).toMatchObject({ user: { _id: guest.account._id, isGuest: false } });
  });

  test('needs it also to finish a sign-up with a provider, which stays valid', async () => {
    const browser = await usedUpAddress();
    const signUp = await pendingSignUp(browser, 'google', await newcomer('google'));
    const finish = (proof?: ProofOfWork) =>
      browser.post('/api/user/set-username', { ...signUp, username: freshName(), ...(proof && { proof }) });
    const challenge = await challengeIn(await finish());
    expect((await finish(await solve(challenge))).status).toBe(200);
  });

  test('needs none when the hour is over', async () => {
    const browser = await usedUpAddress();
    await db.update(signUpCounts).set({ windowStart: new Date(Date.now() - limit.per) });
    for (let count = 0; count < limit.max; count += 1)
      expect((await register(browser, {}, new Browser())).status).toBe(200);
    await challengeIn(await register(browser));
  });
});

test('registrations that are refused for another reason are not counted', async () => {
  const browser = new Browser();
  const { account } = await newPerson();
  for (let count = 0; count < 6; count += 1)
    await expectError(await register(browser, { username: account.username }), 409, 'usernameTaken');
  expect((await register(browser)).status).toBe(200);
});

describe('a proof of work', () => {
  test('works once, also for registrations at the same time', async () => {
    const browser = await usedUpAddress();
    const proof = await solve(await challengeIn(await register(browser)));
    const all = Array.from({ length: 3 }, () => register(browser, { proof }, new Browser()));
    const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 403, 403]);
    await challengeIn(await register(browser, { proof }));
  });

  test('is not used up by a name that is taken', async () => {
    const browser = await usedUpAddress();
    const { account } = await newPerson();
    const proof = await solve(await challengeIn(await register(browser)));
    const taken = await register(browser, { username: account.username, proof });
    await expectError(taken, 409, 'usernameTaken');
    expect((await register(browser, { proof })).status).toBe(200);
  });

  test('expires after ten minutes', async () => {
    const browser = await usedUpAddress();
    const proof = await solve(await challengeIn(await register(browser)));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + challengeLifetime + 1_000 });
    try {
      await challengeIn(await register(browser, { proof }));
    } finally {
      vi.useRealTimers();
    }
  });

  test('of another address or another purpose is refused', async () => {
    const [browser, other] = [await usedUpAddress(), await usedUpAddress()];
    const proof = await solve(await challengeIn(await register(other)));
    await challengeIn(await register(browser, { proof }));
    const keys = await proofKeys(env.SERVICE_SECRET, 'set-username', browser.address);
    await challengeIn(await register(browser, { proof: await solve(await newChallenge(keys)) }));
  });

  test.each<[string, (proof: ProofOfWork) => ProofOfWork]>([
    [
      'an easier cost',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
        solution,
      }),
    ],
    [
      'another prefix',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0'.repeat(32) } },
        solution,
      }),
    ],
    [
      'a later end',
      ({ challenge, solution }) => ({
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 3600 },
        },
        solution,
      }),
    ],
    [
      'a forged signature',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, signature: 'a'.repeat(64) },
        solution,
      }),
    ],
    [
      'a wrong key',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: 'b'.repeat(64) },
      }),
    ],
    [
      'only the prefix of the key',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: challenge.parameters.keyPrefix + '0'.repeat(32) },
      }),
    ],
  ])('with %s is refused', async (_, change) => {
    const browser = await usedUpAddress();
    const proof = await solve(await challengeIn(await register(browser)));
    await challengeIn(await register(browser, { proof: change(proof) }));
  });

  test('with fields that no challenge has is invalid input', async () => {
    const proof = { challenge: { parameters: { algorithm: 'SHA-256' }, signature: '' }, solution: {} };
    await expectError(await register(new Browser(), { proof }), 400, 'invalidInput');
  });
});

test('counts and used challenges contain no address, and the scheduled job deletes them when they have expired', async () => {
  const browser = await usedUpAddress();
  const proof = await solve(await challengeIn(await register(browser)));
  expect((await register(browser, { proof })).status).toBe(200);
  const stored = async () =>
    JSON.stringify([await db.select().from(signUpCounts), await db.select().from(usedChallenges)]);
  expect(await stored()).toContain(proof.challenge.signature);
  expect(await stored()).not.toContain(browser.address);
  await runScheduledJobs(env);
  expect(await stored()).toContain(proof.challenge.signature);
  await db.update(signUpCounts).set({ windowStart: new Date(0) });
  await db.update(usedChallenges).set({ expiresAt: new Date(0) });
  await runScheduledJobs(env);
  expect(await stored()).toBe('[[],[]]');
});
