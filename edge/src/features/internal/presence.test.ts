import { env } from 'cloudflare:workers';
import { presence } from '@tallyho/drizzle/schema/friends';
import type { ApiFriend } from '@tallyho/game/people/friends';
import type { Presence } from '@tallyho/game/people/person-card';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { changeUser, expectPushed, makeFriends, pushedTo, read, twoPeople } from '../../../test/friends.ts';
import { idOf, join, leave, open, people, start } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, userObjectCalls } from '../../../test/rooms.ts';
import { serviceHeader } from '../../../test/service.ts';
import { createUserObjectClient } from '../../http/user-object-client.ts';
import { notifyFriendsOfPresence } from '../../people/notify-friends.ts';

const object = new Browser();
const post = async (userId: string, body: object, headers?: Record<string, string>) =>
  object.post(`/api/internal/people/${userId}`, body, headers ?? (await serviceHeader(userId)));
let rev = 0;
const report = async (person: Person, online: boolean, at?: number) => {
  rev += 1;
  return read(post(idOf(person), { type: 'presence', online, rev: at ?? rev }));
};
const seenBy = async (person: Person, friend: Person) => {
  const { friends } = await read<{ friends: ApiFriend[] }>(person.get('/api/user/friends'));
  return friends.find(({ _id }) => _id === idOf(friend))?.presence;
};
const presenceEvent = (friend: Person, at: Presence) =>
  ({ type: 'presence', friend: idOf(friend), presence: at }) as const;

let rooms: RoomFake;
let robin: Person;
let kim: Person;
beforeEach(async () => {
  rooms = new RoomFake();
  fakeRooms(rooms.respond);
  [robin, kim] = await twoPeople();
  await makeFriends(robin, kim);
});
/** Returns the room's current report of a lobby. */
const reportLobby = async (code: string) => {
  const response = rooms.respond({ code, body: { type: 'status' }, authorization: null });
  if (!response.ok) throw new Error(response.error);
  return read(
    object.post(
      `/api/internal/rooms/${code}`,
      { type: 'lobby', lobby: response.lobby },
      await serviceHeader(code),
    ),
  );
};

describe('presence', () => {
  it('is pushed once to online friends, and shown in the friend list', async () => {
    await report(kim, true);
    expect(await seenBy(kim, robin)).toBe('offline');
    await report(robin, true);
    await report(robin, true);
    expect([await seenBy(kim, robin), await seenBy(robin, kim)]).toEqual(['online', 'online']);
    await report(robin, false);
    expect(await seenBy(kim, robin)).toBe('offline');
    await expectPushed(kim, [presenceEvent(robin, 'online'), presenceEvent(robin, 'offline')]);
    expect(pushedTo(robin)).toEqual([]);
    await report(kim, false);
    expect(pushedTo(robin)).toEqual([]);
  });

  it('is that of the newest report, in any order of arrival', async () => {
    await report(kim, true);
    await report(robin, true, 7);
    await report(robin, false, 6);
    await report(robin, false, 7);
    expect(await seenBy(kim, robin)).toBe('online');
    await Promise.all([report(robin, false, 9), report(robin, true, 8), report(robin, false, 9)]);
    expect(await seenBy(kim, robin)).toBe('offline');
    await expectPushed(kim, [presenceEvent(robin, 'online'), presenceEvent(robin, 'offline')]);
  });

  it('follows a user into a lobby, a game and out again, whichever report arrives first', async () => {
    for (const person of [kim, robin]) await report(person, true);
    const other = await newPerson();
    await report(other, true);
    const code = await open(robin);
    expect(await seenBy(kim, robin)).toBe('inLobby');
    await reportLobby(code);
    await expectPushed(kim, [presenceEvent(robin, 'online'), presenceEvent(robin, 'inLobby')]);
    // No visible change: a stranger joins, and the report is repeated.
    await read(join(other, code));
    await reportLobby(code);
    await reportLobby(code);
    await read(start(robin, code));
    await reportLobby(code);
    expect(await seenBy(kim, robin)).toBe('inGame');
    await read(leave(robin, code));
    await reportLobby(code);
    expect(await seenBy(kim, robin)).toBe('online');
    await expectPushed(kim, [
      presenceEvent(robin, 'online'),
      presenceEvent(robin, 'inLobby'),
      presenceEvent(robin, 'inGame'),
      presenceEvent(robin, 'online'),
    ]);
    expect(pushedTo(other)).toEqual([]);
  });

  it('of all members of a lobby is pushed to a common friend in one call', async () => {
    const [host, member] = await people(2);
    if (!host || !member) throw new Error('Two were asked for.');
    await makeFriends(kim, host, member);
    for (const person of [kim, host, member]) await report(person, true);
    const code = await open(host);
    await read(join(member, code));
    await reportLobby(code);
    await read(start(host, code));
    await expect.poll(() => pushedTo(kim)).toHaveLength(4);
    userObjectCalls.length = 0;
    await reportLobby(code);
    await expect.poll(() => pushedTo(kim)).toHaveLength(2);
    expect(pushedTo(kim)).toEqual(
      expect.arrayContaining([presenceEvent(host, 'inGame'), presenceEvent(member, 'inGame')]),
    );
    expect(userObjectCalls.filter(({ user }) => user === idOf(kim))).toHaveLength(1);
  });

  it('of a user who appears offline is offline, and friends are notified of a change', async () => {
    for (const person of [kim, robin]) await report(person, true);
    await open(robin);
    const hide = async (appearOffline: boolean) => {
      await changeUser(robin, { preferences: { appearOffline } });
      await notifyFriendsOfPresence({ db, userObjects: createUserObjectClient(env) }, idOf(robin));
    };
    await hide(true);
    expect(await seenBy(kim, robin)).toBe('offline');
    await report(robin, false);
    await report(robin, true);
    await hide(true);
    expect(await seenBy(robin, kim)).toBe('online');
    await hide(false);
    await expectPushed(kim, [
      presenceEvent(robin, 'online'),
      presenceEvent(robin, 'offline'),
      presenceEvent(robin, 'inLobby'),
    ]);
  });

  it('of strangers and former friends is not pushed', async () => {
    const stranger = await newPerson();
    for (const person of [kim, robin, stranger]) await report(person, true);
    await expectPushed(kim, [presenceEvent(robin, 'online')]);
    await read(kim.post('/api/user/friends/block', { userId: idOf(robin) }));
    await report(robin, false);
    await makeFriends(stranger, kim);
    await report(kim, false);
    await expectPushed(stranger, [presenceEvent(kim, 'offline')]);
    // Robin may have been notified of Kim earlier, while they were friends and both came online.
    expect(pushedTo(robin, 'presence')).not.toContainEqual(presenceEvent(kim, 'offline'));
    expect(pushedTo(kim, 'presence')).toEqual([presenceEvent(robin, 'online')]);
  });

  it('needs one round trip to store, and one more if friends must be notified', async () => {
    const queries = await queriesOf(async () => {
      for (const online of [true, true, false]) await report(robin, online);
    });
    expect(queries).toEqual([2, 1, 2]);
  });

  it('of a deleted account is accepted, so that its object stops reporting', async () => {
    const nobody = crypto.randomUUID();
    await read(post(nobody, { type: 'presence', online: true, rev: 1 }));
    expect(await db.select().from(presence).where(eq(presence.userId, nobody))).toEqual([]);
  });

  it('is accepted only from the user object', async () => {
    const body = { type: 'presence', online: true, rev: 1 };
    const id = idOf(robin);
    const wrong = [
      {},
      await serviceHeader(id, { audience: 'room' }),
      await serviceHeader(id, { secret: 'a guess' }),
      await serviceHeader(id, { expiresIn: -600 }),
    ];
    for (const headers of wrong) await expectError(await post(id, body, headers), 401, 'unauthenticated');
    for (const caller of [idOf(kim), 'content', 'ABCDEF'])
      await expectError(await post(id, body, await serviceHeader(caller)), 403, 'forbidden');
    await expectError(await robin.post(`/api/internal/people/${id}`, body), 401, 'unauthenticated');
    await expectError(await post(id, { ...body, rev: 'newest' }), 400, 'invalidInput', { field: 'rev' });
    expect(await seenBy(kim, robin)).toBe('offline');
  });
});

describe('a new avatar', () => {
  it("is pushed to online friends and to the user's own tabs", async () => {
    await report(kim, true);
    const offline = await newPerson();
    await makeFriends(robin, offline);
    await read(robin.put(`/api/user/update-picture/${idOf(robin)}`, { avatarNumber: 5 }));
    await expectPushed(kim, [{ type: 'friendsChanged' }]);
    await expectPushed(robin, [{ type: 'accountChanged' }]);
    expect(pushedTo(offline)).toEqual([]);
  });
});
