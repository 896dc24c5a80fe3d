import { friendNotices } from '@tallyho/drizzle/schema/friends';
import { limits } from '@tallyho/game/limits';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import {
  friendsOf,
  noRequests,
  offline,
  relationOf,
  remove,
  requestByName,
  requestFriendship,
  requestsOf,
  respond,
  withdraw,
} from '../../../test/friend-calls.ts';
import {
  cardOf,
  expectPushed,
  makeFriends,
  mute,
  pushedTo,
  read,
  twoStrangers,
} from '../../../test/friends.ts';
import { idOf } from '../../../test/lobbies.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { limitOf } from '../../http/budgets.ts';

let robin: Person;
let kim: Person;
beforeEach(async () => {
  [robin, kim] = await twoStrangers();
});

describe('a friend request', () => {
  it('is listed on both sides, pushed immediately, and makes both users friends when accepted', async () => {
    expect(await read(requestFriendship(robin, kim))).toEqual({ success: true, friends: false });
    expect(await requestsOf(robin)).toEqual({ received: [], sent: [cardOf(kim)] });
    expect(await requestsOf(kim)).toEqual({ received: [cardOf(robin)], sent: [] });
    expect([await relationOf(robin, kim), await relationOf(kim, robin)]).toEqual([
      'requestSent',
      'requestReceived',
    ]);
    expect(await read(respond(kim, robin, true))).toEqual({ success: true });
    expect(await friendsOf(robin)).toEqual([offline(kim)]);
    expect(await friendsOf(kim)).toEqual([offline(robin)]);
    expect([await requestsOf(robin), await requestsOf(kim)]).toEqual([noRequests, noRequests]);
    expect(await relationOf(robin, kim)).toBe('friend');
    await expectPushed(robin, [{ type: 'friendsChanged' }, { type: 'friendAdded', friend: cardOf(kim) }]);
    await expectPushed(kim, [
      { type: 'friendRequest', from: cardOf(robin) },
      { type: 'friendAdded', friend: cardOf(robin) },
    ]);
  });

  it('can be sent and accepted twice, with only one notification each', async () => {
    await read(requestFriendship(robin, kim));
    expect(await read(requestFriendship(robin, kim))).toEqual({ success: true, friends: false });
    await read(respond(kim, robin, true));
    expect(await read(respond(kim, robin, true))).toEqual({ success: true });
    expect(await friendsOf(robin)).toEqual([offline(kim)]);
    await expectPushed(kim, [{ type: 'friendRequest', from: cardOf(robin) }], 'friendRequest');
    expect(pushedTo(kim, 'friendAdded')).toHaveLength(1);
  });

  it('finds the name in any case', async () => {
    await read(requestByName(robin, ` ${kim.account.username.toUpperCase()} `));
    expect((await requestsOf(kim)).received).toEqual([cardOf(robin)]);
  });

  it('becomes a friendship when both users send one', async () => {
    await read(requestFriendship(robin, kim));
    expect(await read(requestFriendship(kim, robin))).toEqual({ success: true, friends: true });
    expect(await friendsOf(robin)).toEqual([offline(kim)]);
    expect([await requestsOf(robin), await requestsOf(kim)]).toEqual([noRequests, noRequests]);
    await expectPushed(robin, [{ type: 'friendAdded', friend: cardOf(kim) }], 'friendAdded');
    await expectPushed(kim, [{ type: 'friendAdded', friend: cardOf(robin) }], 'friendAdded');
  });

  it('becomes exactly one friendship when both users send one concurrently', async () => {
    for (let round = 0; round < 8; round += 1) {
      const responses = await Promise.all(
        [requestFriendship(robin, kim), requestFriendship(kim, robin)].map((call) =>
          read<{ friends: boolean }>(call),
        ),
      );
      expect(responses.map(({ friends }) => friends).sort()).toEqual([false, true]);
      expect(await friendsOf(robin)).toEqual([offline(kim)]);
      expect(await friendsOf(kim)).toEqual([offline(robin)]);
      expect([await requestsOf(robin), await requestsOf(kim)]).toEqual([noRequests, noRequests]);
      await read(remove(robin, kim));
    }
  });

  it('accepted and withdrawn concurrently leaves either a friendship or nothing', async () => {
    for (let round = 0; round < 6; round += 1) {
      await read(requestFriendship(robin, kim));
      const [accepted] = await Promise.all([respond(kim, robin, true), withdraw(robin, kim)]);
      const friends = accepted.status === 200 ? 1 : 0;
      expect((await friendsOf(robin)).length).toBe(friends);
      expect((await friendsOf(kim)).length).toBe(friends);
      expect(await requestsOf(robin)).toEqual(noRequests);
      await read(remove(robin, kim));
    }
  });

  it('can be declined and withdrawn; both are idempotent', async () => {
    await read(requestFriendship(robin, kim));
    await read(respond(kim, robin, false));
    await read(respond(kim, robin, false));
    expect(await requestsOf(robin)).toEqual(noRequests);
    await expectError(await respond(kim, robin, true), 404, 'noRequest');
    await read(requestFriendship(robin, kim));
    await read(withdraw(robin, kim));
    await read(withdraw(robin, kim));
    expect(await requestsOf(kim)).toEqual(noRequests);
    await expectPushed(kim, [{ type: 'friendsChanged' }, { type: 'friendsChanged' }], 'friendsChanged');
  });

  it('rejects an unknown user, the caller and a friend', async () => {
    const unknown = await requestByName(robin, 'unknown-username');
    await expectError(unknown, 404, 'unknownUser', { message: 'User not found', field: 'username' });
    await expectError(await requestFriendship(robin, robin), 400, 'invalidInput', {
      message: 'That is you.',
    });
    await makeFriends(robin, kim);
    await expectError(await requestFriendship(robin, kim), 409, 'alreadyFriends');
    await expectError(await requestFriendship(kim, robin), 409, 'alreadyFriends');
    for (const username of ['', ' ', '%', "'; drop table users; --", '💥', '\u0000', 'א', 'x'.repeat(1000)])
      await expectError(await requestByName(robin, username), 404, 'unknownUser');
    for (const username of [undefined, null, ['robin'], 'half \ud800'])
      await expectError(await requestByName(robin, username), 400, 'invalidInput', { field: 'username' });
  });

  it('can be answered only by its recipient', async () => {
    const eve = await newPerson();
    await read(requestFriendship(robin, kim));
    await expectError(await respond(eve, robin, true), 404, 'noRequest');
    await expectError(await respond(robin, kim, true), 404, 'noRequest');
    await read(respond(eve, robin, false));
    await read(withdraw(kim, robin));
    expect((await requestsOf(kim)).received).toEqual([cardOf(robin)]);
  });

  it('works for muted users and administrators', async () => {
    const admin = await newAdministrator();
    await mute(robin);
    await read(requestFriendship(robin, admin));
    await read(respond(admin, robin, true));
    expect(await friendsOf(admin)).toEqual([offline(robin)]);
  });
});

describe('repeated and many requests', () => {
  const fakePeople = (count: number) => {
    const name = `many-${idOf(robin)}`;
    return db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into users (id, username, username_normalized, email, created_at)
      select ${name} || '-' || i, ${name} || '-' || i, ${name} || '-' || i, ${name} || '-' || i, 0 from n`);
  };
  const someName = () => `many-${idOf(robin)}-%`;

  it('notify a user once a week, whether the first request was declined or withdrawn', async () => {
    await read(requestFriendship(robin, kim));
    await expectPushed(kim, [{ type: 'friendRequest', from: cardOf(robin) }], 'friendRequest');
    const ways = [() => respond(kim, robin, false), () => withdraw(robin, kim)];
    for (const end of [...ways, ...ways]) {
      await read(end());
      expect(await read(requestFriendship(robin, kim))).toEqual({ success: true, friends: false });
      expect((await requestsOf(robin)).sent).toEqual([cardOf(kim)]);
      expect((await requestsOf(kim)).received).toEqual([cardOf(robin)]);
    }
    expect(pushedTo(kim, 'friendRequest')).toHaveLength(1);
    await read(withdraw(robin, kim));
    await db
      .update(friendNotices)
      .set({ createdAt: new Date(Date.now() - limitOf('friendRequests', 'pair').per) });
    await read(requestFriendship(robin, kim));
    await expect.poll(() => pushedTo(kim, 'friendRequest')).toHaveLength(2);
  });

  it('notify again after a friendship has ended', async () => {
    await read(requestFriendship(robin, kim));
    await read(respond(kim, robin, true));
    await read(remove(robin, kim));
    await read(requestFriendship(robin, kim));
    await expect.poll(() => pushedTo(kim, 'friendRequest')).toHaveLength(2);
  });

  it('are limited to 30 open ones of an account', async () => {
    await fakePeople(30);
    await db.run(sql`insert into friend_requests (sender_id, recipient_id, created_at)
      select ${idOf(robin)}, id, 0 from users where id like ${someName()}`);
    await expectError(await requestFriendship(robin, kim), 409, 'tooManyRequests');
    expect(await requestsOf(kim)).toEqual(noRequests);
    expect(pushedTo(kim, 'friendRequest')).toHaveLength(0);
    await db.run(sql`delete from friend_requests where recipient_id = ${`many-${idOf(robin)}-1`}`);
    await read(requestFriendship(robin, kim));
    expect(await read(requestFriendship(robin, kim)), 'the same again').toMatchObject({ success: true });
    await read(requestFriendship(kim, robin));
    expect(await friendsOf(robin)).toEqual([offline(kim)]);
  });

  it('are limited to 50 users in a day', async () => {
    await fakePeople(50);
    await db.run(sql`insert into friend_notices (sender_id, recipient_id, created_at)
      select ${idOf(robin)}, id, ${Date.now()} from users where id like ${someName()}`);
    await expectError(await requestFriendship(robin, kim), 409, 'tooManyRequests');
    await db.update(friendNotices).set({ createdAt: new Date(Date.now() - 24 * 3_600_000) });
    await read(requestFriendship(robin, kim));
  });
});

describe('a full friend list', () => {
  /** Gives a user this many friends with new accounts. */
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

  it('rejects further friends, on either side', async () => {
    await read(requestFriendship(robin, kim));
    await fill(kim, limits.friends.max);
    await expectError(await respond(kim, robin, true), 409, 'tooManyFriends');
    await expectError(await requestFriendship(kim, robin), 409, 'tooManyFriends');
    expect((await requestsOf(kim)).received).toEqual([cardOf(robin)]);
    await read(respond(kim, robin, false));
    await expectError(await requestFriendship(robin, kim), 409, 'tooManyFriends');
    await expectError(await requestFriendship(kim, robin), 409, 'tooManyFriends');
    expect(await requestsOf(kim)).toEqual(noRequests);
    expect(await requestsOf(robin)).toEqual(noRequests);
  });
});
