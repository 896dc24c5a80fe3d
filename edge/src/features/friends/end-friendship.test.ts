import { friendRequests } from '@tallyho/drizzle/schema/friends';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import {
  block,
  blockedBy,
  find,
  friendsOf,
  noRequests,
  relationOf,
  remove,
  requestFriendship,
  requestsOf,
  respond,
  unblock,
} from '../../../test/friend-calls.ts';
import { cardOf, expectPushed, makeFriends, pushedTo, read, twoStrangers } from '../../../test/friends.ts';
import { idOf } from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';

let robin: Person;
let kim: Person;
beforeEach(async () => {
  [robin, kim] = await twoStrangers();
});

describe('removing a friend', () => {
  it('ends the friendship on both sides and notifies both; idempotent', async () => {
    await makeFriends(robin, kim);
    await read(remove(kim, robin));
    await read(remove(kim, robin));
    expect([await friendsOf(robin), await friendsOf(kim)]).toEqual([[], []]);
    await expectPushed(robin, [{ type: 'friendsChanged' }]);
    await expectPushed(kim, [{ type: 'friendsChanged' }]);
  });
});

describe('a block', () => {
  it('ends the friendship and hides each user from the other until it is removed', async () => {
    await makeFriends(robin, kim);
    await read(block(robin, kim));
    await read(block(robin, kim));
    expect([await friendsOf(robin), await friendsOf(kim)]).toEqual([[], []]);
    expect(await blockedBy(robin)).toEqual([cardOf(kim)]);
    expect(await blockedBy(kim)).toEqual([]);
    expect(await find(robin, kim.account.username)).toEqual([]);
    expect(await find(kim, robin.account.username)).toEqual([]);
    await expectError(await requestFriendship(robin, kim), 409, 'blockedByYou');
    await expectError(await requestFriendship(kim, robin), 404, 'unknownUser', { message: 'User not found' });
    await read(unblock(robin, kim));
    await read(unblock(robin, kim));
    expect(await relationOf(kim, robin)).toBe('none');
    expect(await read(requestFriendship(kim, robin))).toEqual({ success: true, friends: false });
  });

  it('ends requests in both directions', async () => {
    await read(requestFriendship(kim, robin));
    await read(block(robin, kim));
    expect([await requestsOf(robin), await requestsOf(kim)]).toEqual([noRequests, noRequests]);
    await expectError(await respond(robin, kim, true), 404, 'noRequest');
    await read(unblock(robin, kim));
    await read(requestFriendship(robin, kim));
    await read(block(robin, kim));
    expect(await requestsOf(kim)).toEqual(noRequests);
  });

  it('by both users does not reveal to either that they were blocked', async () => {
    await read(block(kim, robin));
    await read(block(robin, kim));
    await expectError(await requestFriendship(robin, kim), 409, 'blockedByYou');
    await expectError(await requestFriendship(kim, robin), 409, 'blockedByYou');
    expect([await blockedBy(robin), await blockedBy(kim)]).toEqual([[cardOf(kim)], [cardOf(robin)]]);
  });

  it('of a stranger notifies only the user’s own tabs', async () => {
    await read(block(robin, kim));
    await expectPushed(robin, [{ type: 'friendsChanged' }]);
    expect(pushedTo(kim)).toEqual([]);
  });

  it('rejects the caller’s own id, and does nothing for an unknown user', async () => {
    await expectError(await block(robin, robin), 400, 'invalidInput', { message: 'That is you.' });
    await read(robin.post('/api/user/friends/block', { userId: 'nobody' }));
    await read(robin.post('/api/user/friends/unblock', { userId: 'nobody' }));
    expect(await blockedBy(robin)).toEqual([]);
  });

  it('concurrent with a request leaves no request', async () => {
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([requestFriendship(kim, robin), block(robin, kim)]);
      expect(
        await db
          .select()
          .from(friendRequests)
          .where(eq(friendRequests.senderId, idOf(kim))),
      ).toEqual([]);
      await read(unblock(robin, kim));
    }
  });

  it('concurrent with an accepted request leaves no friendship', async () => {
    for (let round = 0; round < 6; round += 1) {
      await read(requestFriendship(kim, robin));
      const [accepted] = await Promise.all([respond(robin, kim, true), block(kim, robin)]);
      expect([200, 404]).toContain(accepted.status);
      expect([await friendsOf(robin), await friendsOf(kim)]).toEqual([[], []]);
      expect([await requestsOf(robin), await requestsOf(kim)]).toEqual([noRequests, noRequests]);
      await read(unblock(kim, robin));
    }
  });
});
