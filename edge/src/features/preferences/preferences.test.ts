import { defaultPreferences } from '@tallyho/game/accounts/preferences';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { expectError } from '../../../test/expectations.ts';
import { newPerson } from '../../../test/people.ts';

const set = (browser: Browser, key: unknown, value: unknown) =>
  browser.post('/api/user/preferences', { key, value });

describe('POST /api/user/preferences', () => {
  test('stores one key beside the others, and `me` tells them', async () => {
    const person = await newPerson();
    expect(person.account.preferences).toEqual(defaultPreferences);
    const changes = { showNSFW: true, fontSize: 24, background: 'topography', lobbyShowAvatars: false };
    const answers = await Promise.all(Object.entries(changes).map(([key, value]) => set(person, key, value)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await (await person.get('/api/user/me')).json()).toMatchObject({
      user: { preferences: { ...defaultPreferences, ...changes } },
    });
  });

  test.each([
    ['fontSize', 13],
    ['fontSize', 26],
    ['fontSize', '16'],
    ['sound', 'true'],
    ['background', 'lava'],
    ['background', ['bubbles']],
    ['administrator', true],
    ['__proto__', { administrator: true }],
    ["sound', 'x", true],
    [['sound'], true],
  ])('refuses %o = %o', async (key, value) => {
    const person = await newPerson();
    await expectError(await set(person, key, value), 400, 'invalidInput');
    expect(await (await person.get('/api/user/me')).json()).toEqual({ success: true, user: person.account });
  });

  test('is for those who are logged in', async () => {
    await expectError(await set(new Browser(), 'sound', false), 401, 'unauthenticated');
  });
});
