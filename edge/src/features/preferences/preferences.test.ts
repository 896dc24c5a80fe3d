import { friendships, presence } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import { defaultPreferences } from '@tallyho/game/accounts/default-preferences';
import { defaultRules } from '@tallyho/game/model/default-rules';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { queriesOf } from '../../../test/log.ts';
import { newPerson } from '../../../test/people.ts';
import { fakeRooms, userObjectCalls } from '../../../test/rooms.ts';

const set = (browser: Browser, key: unknown, value: unknown) =>
  browser.post('/api/user/preferences', { key, value });

describe('POST /api/user/preferences', () => {
  test('stores one key without changing the others, and `me` returns them', async () => {
    const person = await newPerson();
    expect(person.account.preferences).toEqual(defaultPreferences);
    const changes = { showNSFW: true, fontSize: 24, background: 'topography', lobbyShowCode: true };
    const responses = await Promise.all(
      Object.entries(changes).map(([key, value]) => set(person, key, value)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await (await person.get('/api/user/me')).json()).toMatchObject({
      user: { preferences: { ...defaultPreferences, ...changes } },
    });
  });

  test('stores the default lobby rules as a whole', async () => {
    const person = await newPerson();
    const lobbyRules = {
      lateJoin: false,
      answerTimer: { mode: 'soft', seconds: 45 },
      anonymousVotes: true,
      numRounds: 3,
    };
    for (const [key, value] of Object.entries({ numPlayers: 8, lobbyRules }))
      expect((await set(person, key, value)).status).toBe(200);
    expect(await (await person.get('/api/user/me')).json()).toMatchObject({
      user: { preferences: { ...defaultPreferences, numPlayers: 8, lobbyRules } },
    });
    // Replaced, not merged with the previous value.
    const response = await set(person, 'lobbyRules', { ...defaultRules, color: 'red' });
    expect(await response.json()).toEqual({
      success: true,
      preferences: { ...defaultPreferences, numPlayers: 8, lobbyRules: defaultRules },
    });
  });

  test.each([
    [false, 'off'],
    [true, 'linkAndList'],
  ])('reads the rule for guests that an older version stored as %s as %s', async (stored, guestsMayJoin) => {
    const person = await newPerson();
    const lobbyRules = JSON.stringify({ ...defaultRules, guestsMayJoin: stored });
    await db
      .update(users)
      .set({ preferences: sql`json_object('lobbyRules', json(${lobbyRules}))` })
      .where(eq(users.id, person.account._id));
    expect(await (await person.get('/api/user/me')).json()).toMatchObject({
      user: { preferences: { lobbyRules: { ...defaultRules, guestsMayJoin } } },
    });
  });

  test('stores motion, locale and appearing offline', async () => {
    const person = await newPerson();
    const changes = { motion: 'reduced', locale: 'pt-BR', appearOffline: true };
    for (const [key, value] of Object.entries(changes))
      expect((await set(person, key, value)).status, key).toBe(200);
    expect(await (await person.get('/api/user/me')).json()).toMatchObject({
      user: { preferences: { ...defaultPreferences, ...changes } },
    });
  });

  test('notifies online friends immediately when a user starts or stops appearing offline', async () => {
    fakeRooms(() => ({ ok: false, error: 'notMember' }));
    const [person, friend] = [await newPerson(), await newPerson()];
    const [user, other] = [person.account._id, friend.account._id];
    const since = new Date();
    await db.insert(friendships).values([
      { userId: user, friendId: other, since },
      { userId: other, friendId: user, since },
    ]);
    const online = { online: true, rev: 1, notified: 'online' } as const;
    await db.insert(presence).values([
      { userId: user, ...online },
      { userId: other, ...online },
    ]);
    const queries = await queriesOf(() => set(person, 'sound', false));
    expect(queries).toEqual([2]);
    const expectNotified = (seen: string) =>
      expect
        .poll(() => userObjectCalls.at(-1))
        .toEqual({
          user: other,
          body: { type: 'push', events: [{ type: 'presence', friend: user, presence: seen }] },
        });
    await set(person, 'appearOffline', true);
    await expectNotified('offline');
    await set(person, 'appearOffline', false);
    await expectNotified('online');
    expect(userObjectCalls).toHaveLength(2);
  });

  test.each([
    ['motion', 'none'],
    ['motion', true],
    ['locale', 'xx-XX'],
    ['locale', ''],
    ['locale', ['en-GB']],
    ['appearOffline', 'yes'],
    ['appearOffline', null],
    ['constructor', {}],
    ['numPlayers', 1],
    ['numPlayers', 9],
    ['numPlayers', '4'],
    ['lobbyRules', null],
    ['lobbyRules', { lateJoin: true }],
    ['lobbyRules', { ...defaultRules, answerTimer: { mode: 'hard' } }],
    ['lobbyRules', { ...defaultRules, answerTimer: { mode: 'hard', seconds: 29 } }],
    ['lobbyRules', { ...defaultRules, numRounds: 0 }],
    ['lobbyRules', { ...defaultRules, lateJoin: 'yes' }],
    ['isPublic', true],
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
  ])('rejects %o = %o', async (key, value) => {
    const person = await newPerson();
    await expectError(await set(person, key, value), 400, 'invalidInput');
    expect(await (await person.get('/api/user/me')).json()).toEqual({
      success: true,
      user: { ...person.account, friends: [] },
    });
  });

  test('requires a login', async () => {
    await expectError(await set(new Browser(), 'sound', false), 401, 'unauthenticated');
  });
});
