import { messages } from '@tallyho/drizzle/schema/messages';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { block, unblock } from '../../../test/friend-calls.ts';
import { makeFriends, pushedTo, read, twoFriends } from '../../../test/friends.ts';
import { idOf } from '../../../test/lobbies.ts';
import { markRead, storedPositions, unread, write } from '../../../test/messages.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';

const base = '/api/user/messages';

let robin: Person;
let kim: Person;
beforeEach(async () => {
  [robin, kim] = await twoFriends();
});

describe('a message to a user who is not a friend', () => {
  it('is always rejected in the same way, so it does not reveal whether the user exists or has blocked the caller', async () => {
    const [stranger, admin, blocked] = [await newPerson(), await newAdministrator(), await newPerson()];
    await makeFriends(robin, blocked);
    const place = (await storedPositions(blocked, robin, 1))[0];
    await blocked.post('/api/user/friends/block', { userId: idOf(robin) });
    const ids = [
      idOf(stranger),
      idOf(admin),
      idOf(blocked),
      idOf(robin),
      crypto.randomUUID(),
      'x',
      '../..',
      '💥',
    ];
    const calls: ((id: string) => Promise<Response>)[] = [
      (id) => robin.post(`${base}/send`, { recipientId: id, content: 'Hello' }),
      (id) => robin.get(`${base}/${encodeURIComponent(id)}`),
      (id) => robin.get(`${base}/${encodeURIComponent(id)}?after=1`),
      (id) => robin.put(`${base}/${encodeURIComponent(id)}/read`, {}),
      (id) => robin.put(`${base}/${encodeURIComponent(id)}/read`, { upTo: place }),
    ];
    for (const call of calls) {
      const responses = new Set<string>();
      for (const id of ids.filter((each) => each !== '../..' || call === calls[0])) {
        const response = await call(id);
        responses.add(`${response.status} ${await response.text()}`);
      }
      expect([...responses]).toEqual([expect.stringContaining('"notFriends"')]);
    }
    // The blocking user cannot write either, and administrators have no exception.
    await expectError(await write(blocked, robin, 'Hello'), 403, 'notFriends');
    await expectError(await write(admin, robin, 'Hello'), 403, 'notFriends');
    await expectError(await admin.get(`${base}/${idOf(robin)}`), 403, 'notFriends');
    expect(pushedTo(stranger)).toEqual([]);
  });

  it('is rejected after the friendship ends, also concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [sent] = await Promise.all([
        write(robin, kim, 'Hello'),
        kim.post('/api/user/friends/remove-friend', { friendId: idOf(robin) }),
      ]);
      expect([200, 403]).toContain(sent.status);
      const kept = await db
        .select()
        .from(messages)
        .where(eq(messages.senderId, idOf(robin)));
      expect(kept).toHaveLength(sent.status === 200 ? 1 : 0);
      await expectError(await write(robin, kim, 'Hello again'), 403, 'notFriends');
      await db.delete(messages).where(eq(messages.senderId, idOf(robin)));
      await makeFriends(robin, kim);
    }
  });
});

describe('a block', () => {
  it('rejects or hides a message that is sent concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [sent] = await Promise.all([write(robin, kim, 'Hello'), block(kim, robin)]);
      expect([200, 403]).toContain(sent.status);
      expect([await unread(kim), await unread(robin)]).toEqual([{}, {}]);
      for (const [person, other] of [
        [robin, kim],
        [kim, robin],
      ] as const) {
        await expectError(await person.get(`${base}/${idOf(other)}`), 403, 'notFriends');
        await expectError(await markRead(person, other), 403, 'notFriends');
        await expectError(await write(person, other, 'Hello again'), 403, 'notFriends');
      }
      await read(unblock(kim, robin));
      await db.delete(messages).where(eq(messages.senderId, idOf(robin)));
      await makeFriends(robin, kim);
    }
  });
});
