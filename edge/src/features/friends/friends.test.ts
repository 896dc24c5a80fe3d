import { friendRequests } from '@tallyho/drizzle/schema/friends';
import { limits } from '@tallyho/game/limits';
import type { FoundPerson, Friend } from '@tallyho/game/people/friends';
import type { PersonCard } from '@tallyho/game/people/person-card';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import {
  cardOf,
  expectClosed,
  expectPushed,
  makeFriends,
  mute,
  pushedTo,
  read,
  suspend,
  twoPeople,
} from '../../../test/friends.ts';
import { idOf } from '../../../test/lobbies.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().answer);
});

const base = '/api/user/friends';
const ask = (from: Person, to: Person) =>
  from.post(`${base}/send-request`, { username: to.account.username });
const respond = (person: Person, sender: Person, accept: boolean) =>
  person.post(`${base}/respond-request`, { senderId: idOf(sender), accept });
const block = (person: Person, other: Person) => person.post(`${base}/block`, { userId: idOf(other) });
const unblock = (person: Person, other: Person) => person.post(`${base}/unblock`, { userId: idOf(other) });
const remove = (person: Person, other: Person) =>
  person.post(`${base}/remove-friend`, { friendId: idOf(other) });
const withdraw = (person: Person, other: Person) =>
  person.post(`${base}/withdraw-request`, { recipientId: idOf(other) });
const friendsOf = async (person: Person) => (await read<{ friends: Friend[] }>(person.get(base))).friends;
const requestsOf = async (person: Person) => {
  const received = await read<{ friendRequests: PersonCard[] }>(person.get(`${base}/requests`));
  const sent = await read<{ sentRequests: PersonCard[] }>(person.get(`${base}/sent-requests`));
  return { received: received.friendRequests, sent: sent.sentRequests };
};
const blockedBy = async (person: Person) =>
  (await read<{ blocked: PersonCard[] }>(person.get(`${base}/blocked`))).blocked;
const find = async (person: Person, username: string) => {
  const query = new URLSearchParams({ username });
  return (await read<{ users: FoundPerson[] }>(person.get(`${base}/search?${query}`))).users;
};
const relationOf = async (person: Person, other: Person) =>
  (await find(person, other.account.username))[0]?.relation;
const offline = (person: Person): Friend => ({ ...cardOf(person), presence: 'offline' });
const none = { received: [], sent: [] };

let robin: Person;
let kim: Person;
beforeEach(async () => {
  [robin, kim] = await twoPeople();
});

describe('a friend request', () => {
  it('is listed on both sides, told at once, and makes friends of both when accepted', async () => {
    expect(await read(ask(robin, kim))).toEqual({ success: true, friends: false });
    expect(await requestsOf(robin)).toEqual({ received: [], sent: [cardOf(kim)] });
    expect(await requestsOf(kim)).toEqual({ received: [cardOf(robin)], sent: [] });
    expect([await relationOf(robin, kim), await relationOf(kim, robin)]).toEqual([
      'requestSent',
      'requestReceived',
    ]);
    expect(await read(respond(kim, robin, true))).toEqual({ success: true });
    expect(await friendsOf(robin)).toEqual([offline(kim)]);
    expect(await friendsOf(kim)).toEqual([offline(robin)]);
    expect([await requestsOf(robin), await requestsOf(kim)]).toEqual([none, none]);
    expect(await relationOf(robin, kim)).toBe('friend');
    await expectPushed(robin, [{ type: 'friendsChanged' }, { type: 'friendAdded', friend: cardOf(kim) }]);
    await expectPushed(kim, [
      { type: 'friendRequest', from: cardOf(robin) },
      { type: 'friendAdded', friend: cardOf(robin) },
    ]);
  });

  it('can be sent and accepted twice, with nothing told twice', async () => {
    await read(ask(robin, kim));
    expect(await read(ask(robin, kim))).toEqual({ success: true, friends: false });
    await read(respond(kim, robin, true));
    expect(await read(respond(kim, robin, true))).toEqual({ success: true });
    expect(await friendsOf(robin)).toEqual([offline(kim)]);
    await expectPushed(kim, [{ type: 'friendRequest', from: cardOf(robin) }], 'friendRequest');
    expect(pushedTo(kim, 'friendAdded')).toHaveLength(1);
  });

  it('finds the name in any case', async () => {
    await read(robin.post(`${base}/send-request`, { username: ` ${kim.account.username.toUpperCase()} ` }));
    expect((await requestsOf(kim)).received).toEqual([cardOf(robin)]);
  });

  it('that crosses another makes a friendship', async () => {
    await read(ask(robin, kim));
    expect(await read(ask(kim, robin))).toEqual({ success: true, friends: true });
    expect(await friendsOf(robin)).toEqual([offline(kim)]);
    expect([await requestsOf(robin), await requestsOf(kim)]).toEqual([none, none]);
    await expectPushed(robin, [{ type: 'friendAdded', friend: cardOf(kim) }], 'friendAdded');
    await expectPushed(kim, [{ type: 'friendAdded', friend: cardOf(robin) }], 'friendAdded');
  });

  it('that crosses another at the same instant does too, exactly once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(
        [ask(robin, kim), ask(kim, robin)].map((call) => read<{ friends: boolean }>(call)),
      );
      expect(answers.map(({ friends }) => friends).sort()).toEqual([false, true]);
      expect(await friendsOf(robin)).toEqual([offline(kim)]);
      expect(await friendsOf(kim)).toEqual([offline(robin)]);
      expect([await requestsOf(robin), await requestsOf(kim)]).toEqual([none, none]);
      await read(remove(robin, kim));
    }
  });

  it('accepted and withdrawn at the same instant leaves either friends or nothing', async () => {
    for (let round = 0; round < 6; round += 1) {
      await read(ask(robin, kim));
      const [accepted] = await Promise.all([respond(kim, robin, true), withdraw(robin, kim)]);
      const friends = accepted.status === 200 ? 1 : 0;
      expect((await friendsOf(robin)).length).toBe(friends);
      expect((await friendsOf(kim)).length).toBe(friends);
      expect(await requestsOf(robin)).toEqual(none);
      await read(remove(robin, kim));
    }
  });

  it('can be declined and withdrawn, again and again', async () => {
    await read(ask(robin, kim));
    await read(respond(kim, robin, false));
    await read(respond(kim, robin, false));
    expect(await requestsOf(robin)).toEqual(none);
    await expectError(await respond(kim, robin, true), 404, 'noRequest');
    await read(ask(robin, kim));
    await read(withdraw(robin, kim));
    await read(withdraw(robin, kim));
    expect(await requestsOf(kim)).toEqual(none);
    await expectPushed(kim, [{ type: 'friendsChanged' }, { type: 'friendsChanged' }], 'friendsChanged');
  });

  it('is refused to nobody, to oneself and to friends', async () => {
    const unknown = await robin.post(`${base}/send-request`, { username: 'nobody-of-this-name' });
    await expectError(unknown, 404, 'unknownUser', { message: 'User not found', field: 'username' });
    await expectError(await ask(robin, robin), 400, 'invalidInput', { message: 'That is you.' });
    await makeFriends(robin, kim);
    await expectError(await ask(robin, kim), 409, 'alreadyFriends');
    await expectError(await ask(kim, robin), 409, 'alreadyFriends');
    for (const username of ['', ' ', '%', "'; drop table users; --", '💥', '\u0000', 'א', 'x'.repeat(1000)])
      await expectError(await robin.post(`${base}/send-request`, { username }), 404, 'unknownUser');
    await expectError(await robin.post(`${base}/send-request`, {}), 400, 'invalidInput', {
      field: 'username',
    });
  });

  it('can be answered only by whom it was sent to', async () => {
    const eve = await newPerson();
    await read(ask(robin, kim));
    await expectError(await respond(eve, robin, true), 404, 'noRequest');
    await expectError(await respond(robin, kim, true), 404, 'noRequest');
    await read(respond(eve, robin, false));
    await read(withdraw(kim, robin));
    expect((await requestsOf(kim)).received).toEqual([cardOf(robin)]);
  });

  it('is for muted people and administrators as for anybody', async () => {
    const admin = await newAdministrator();
    await mute(robin);
    await read(ask(robin, admin));
    await read(respond(admin, robin, true));
    expect(await friendsOf(admin)).toEqual([offline(robin)]);
  });
});

describe('a full list of friends', () => {
  /** Gives somebody this many friends that nobody else knows. */
  const fill = (person: Person, count: number) => {
    const name = `full-${idOf(person)}`;
    return db.batch([
      db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
        insert into users (id, username, username_normalized, email, created_at)
        select ${name} || '-' || i, ${name} || '-' || i, ${name} || '-' || i, ${name} || '-' || i, 0 from n`),
      db.run(sql`insert into friendships (user_id, friend_id, since)
        select ${idOf(person)}, id, 0 from users where id like ${`${name}-%`}`),
    ]);
  };

  it('takes nobody any more, on either side', async () => {
    await read(ask(robin, kim));
    await fill(kim, limits.friends.max);
    await expectError(await respond(kim, robin, true), 409, 'tooManyFriends');
    await expectError(await ask(kim, robin), 409, 'tooManyFriends');
    expect((await requestsOf(kim)).received).toEqual([cardOf(robin)]);
    await read(respond(kim, robin, false));
    await expectError(await ask(robin, kim), 409, 'tooManyFriends');
    await expectError(await ask(kim, robin), 409, 'tooManyFriends');
  });
});

describe('removing a friend', () => {
  it('ends it on both sides and tells both, again and again', async () => {
    await makeFriends(robin, kim);
    await read(remove(kim, robin));
    await read(remove(kim, robin));
    expect([await friendsOf(robin), await friendsOf(kim)]).toEqual([[], []]);
    await expectPushed(robin, [{ type: 'friendsChanged' }]);
    await expectPushed(kim, [{ type: 'friendsChanged' }]);
  });
});

describe('a block', () => {
  it('ends friendship and hides each from the other, until it is taken back', async () => {
    await makeFriends(robin, kim);
    await read(block(robin, kim));
    await read(block(robin, kim));
    expect([await friendsOf(robin), await friendsOf(kim)]).toEqual([[], []]);
    expect(await blockedBy(robin)).toEqual([cardOf(kim)]);
    expect(await blockedBy(kim)).toEqual([]);
    expect(await find(robin, kim.account.username)).toEqual([]);
    expect(await find(kim, robin.account.username)).toEqual([]);
    await expectError(await ask(robin, kim), 409, 'blockedByYou');
    await expectError(await ask(kim, robin), 404, 'unknownUser', { message: 'User not found' });
    await read(unblock(robin, kim));
    await read(unblock(robin, kim));
    expect(await relationOf(kim, robin)).toBe('none');
    expect(await read(ask(kim, robin))).toEqual({ success: true, friends: false });
  });

  it('ends requests both ways', async () => {
    await read(ask(kim, robin));
    await read(block(robin, kim));
    expect([await requestsOf(robin), await requestsOf(kim)]).toEqual([none, none]);
    await expectError(await respond(robin, kim, true), 404, 'noRequest');
    await read(unblock(robin, kim));
    await read(ask(robin, kim));
    await read(block(robin, kim));
    expect(await requestsOf(kim)).toEqual(none);
  });

  it('of a stranger is told to nobody but one’s own tabs', async () => {
    await read(block(robin, kim));
    await expectPushed(robin, [{ type: 'friendsChanged' }]);
    expect(pushedTo(kim)).toEqual([]);
  });

  it('is refused for oneself, and does nothing where nobody is', async () => {
    await expectError(await block(robin, robin), 400, 'invalidInput', { message: 'That is you.' });
    await read(robin.post(`${base}/block`, { userId: 'nobody' }));
    await read(robin.post(`${base}/unblock`, { userId: 'nobody' }));
    expect(await blockedBy(robin)).toEqual([]);
  });

  it('at the same instant as a request leaves no request', async () => {
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([ask(kim, robin), block(robin, kim)]);
      expect(
        await db
          .select()
          .from(friendRequests)
          .where(eq(friendRequests.senderId, idOf(kim))),
      ).toEqual([]);
      await read(unblock(robin, kim));
    }
  });
});

describe('an id of a stranger', () => {
  it('is answered like one that nobody has, and like that of somebody who blocked me', async () => {
    await read(block(kim, robin));
    const stranger = await newPerson();
    const ids = [idOf(kim), idOf(stranger), crypto.randomUUID(), 'x', '../..', '💥', 'x'.repeat(5000)];
    const calls: ((id: string) => Promise<Response>)[] = [
      (id) => robin.post(`${base}/respond-request`, { senderId: id, accept: true }),
      (id) => robin.post(`${base}/respond-request`, { senderId: id, accept: false }),
      (id) => robin.post(`${base}/withdraw-request`, { recipientId: id }),
      (id) => robin.post(`${base}/remove-friend`, { friendId: id }),
      (id) => robin.post(`${base}/block`, { userId: id }),
      (id) => robin.post(`${base}/unblock`, { userId: id }),
    ];
    for (const call of calls) {
      const answers = new Set<string>();
      for (const id of ids) {
        const response = await call(id);
        answers.add(`${response.status} ${await response.text()}`);
      }
      expect([...answers]).toHaveLength(1);
    }
  });
});

describe('everything about friends', () => {
  let suspended: Person;
  beforeAll(async () => {
    suspended = await newPerson();
    await suspend(suspended);
  });
  it.each<[string, (browser: Browser) => Promise<Response>]>([
    ['GET friends', (b) => b.get(base)],
    ['GET search', (b) => b.get(`${base}/search?username=robin`)],
    ['GET requests', (b) => b.get(`${base}/requests`)],
    ['GET sent-requests', (b) => b.get(`${base}/sent-requests`)],
    ['GET blocked', (b) => b.get(`${base}/blocked`)],
    ['POST send-request', (b) => b.post(`${base}/send-request`, { username: 'somebody' })],
    ['POST respond-request', (b) => b.post(`${base}/respond-request`, { senderId: 'x', accept: true })],
    ['POST withdraw-request', (b) => b.post(`${base}/withdraw-request`, { recipientId: 'x' })],
    ['POST remove-friend', (b) => b.post(`${base}/remove-friend`, { friendId: 'x' })],
    ['POST block', (b) => b.post(`${base}/block`, { userId: 'x' })],
    ['POST unblock', (b) => b.post(`${base}/unblock`, { userId: 'x' })],
  ])('%s is closed to guests and to suspended people', async (_, call) => {
    await expectClosed(call, new Browser(), suspended);
  });
});
