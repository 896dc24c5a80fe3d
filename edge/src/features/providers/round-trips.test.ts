import { expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { newSecret } from '../../../test/hand-back.ts';
import { answerAt, locationOf, newcomer, type TestPerson } from '../../../test/identity-provider.ts';
import { queriesOf } from '../../../test/log.ts';
import { freshName, newPerson } from '../../../test/people.ts';

/** Round trips to the database of going to the provider, and of coming back; and where that led. */
const dance = async (browser: Browser, path: string, who: TestPerson) => {
  let end = '';
  const queries = await queriesOf(async () => {
    end = locationOf(await browser.get(await answerAt(locationOf(await browser.get(path)), who)));
  });
  return { queries, end: new URL(end, 'http://x') };
};

test('a log in costs one round trip on the way out, and three on the way in', async () => {
  const [browser, who] = [new Browser(), await newcomer('google')];
  const unknown = await dance(browser, '/api/user/auth/google', who);
  expect(unknown.queries).toEqual([1, 3]);
  const signUp = Object.fromEntries(unknown.end.searchParams);
  const username = freshName();
  expect(await queriesOf(() => browser.post('/api/user/set-username', { ...signUp, username }))).toEqual([2]);
  expect((await dance(new Browser(), '/api/user/auth/google', who)).queries).toEqual([1, 3]);
});

test('linking and confirming cost two and two', async () => {
  const [person, who] = [await newPerson(), await newcomer('discord')];
  expect((await dance(person, '/api/user/link/discord', who)).queries).toEqual([2, 2]);
  expect((await dance(person, '/api/user/auth/discord?purpose=confirm', who)).queries).toEqual([2, 2]);
});

test('a hand-back costs the app two, and one more for a session of its own', async () => {
  const [person, who] = [await newPerson(), await newcomer('google')];
  for (const [path, cost] of [
    ['/api/user/link/google', 3],
    ['/api/user/auth/google', 2],
  ] as const) {
    const { verifier, app: challenge } = await newSecret();
    const { queries, end } = await dance(new Browser(), `${path}?app=${challenge}`, who);
    expect(queries).toEqual([1, path.includes('link') ? 2 : 3]);
    const body = { code: end.searchParams.get('code'), verifier };
    const app = path.includes('link') ? person : new Browser();
    expect(await queriesOf(() => app.post('/api/user/hand-back', body))).toEqual([cost]);
  }
});
