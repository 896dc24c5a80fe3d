import { expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { newSecret } from '../../../test/desktop-login.ts';
import { answerAt, locationOf, newcomer, type TestPerson } from '../../../test/identity-provider.ts';
import { queriesOf } from '../../../test/log.ts';
import { freshName, newPerson } from '../../../test/people.ts';

/** Starts and finishes a provider login; returns the database round trips of both parts and the final address. */
const logInWithProvider = async (browser: Browser, path: string, who: TestPerson) => {
  let end = '';
  const queries = await queriesOf(async () => {
    end = locationOf(await browser.get(await answerAt(locationOf(await browser.get(path)), who)));
  });
  return { queries, end: new URL(end, 'http://x') };
};

test('a login needs one round trip to start and three to finish', async () => {
  const [browser, who] = [new Browser(), await newcomer('google')];
  const unknown = await logInWithProvider(browser, '/api/user/auth/google', who);
  expect(unknown.queries).toEqual([1, 3]);
  const signUp = Object.fromEntries(unknown.end.searchParams);
  const username = freshName();
  expect(await queriesOf(() => browser.post('/api/user/set-username', { ...signUp, username }))).toEqual([2]);
  expect((await logInWithProvider(new Browser(), '/api/user/auth/google', who)).queries).toEqual([1, 3]);
});

test('linking and confirming need two round trips each to start and to finish', async () => {
  const [person, who] = [await newPerson(), await newcomer('discord')];
  expect((await logInWithProvider(person, '/api/user/link/discord', who)).queries).toEqual([2, 2]);
  expect((await logInWithProvider(person, '/api/user/auth/discord?purpose=confirm', who)).queries).toEqual([
    2, 2,
  ]);
});

test('a desktop login needs two round trips in the app, and one more to open a session', async () => {
  const [person, who] = [await newPerson(), await newcomer('google')];
  for (const [path, cost] of [
    ['/api/user/link/google', 3],
    ['/api/user/auth/google', 2],
  ] as const) {
    const { verifier, app: challenge } = await newSecret();
    const { queries, end } = await logInWithProvider(new Browser(), `${path}?app=${challenge}`, who);
    expect(queries).toEqual([1, path.includes('link') ? 2 : 3]);
    const body = { code: end.searchParams.get('code'), verifier };
    const app = path.includes('link') ? person : new Browser();
    expect(await queriesOf(() => app.post('/api/user/desktop-login', body))).toEqual([cost]);
  }
});
