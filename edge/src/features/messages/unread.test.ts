import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { block } from '../../../test/friend-calls.ts';
import { expectPushed, makeFriends, read, twoFriends } from '../../../test/friends.ts';
import { idOf } from '../../../test/lobbies.ts';
import { conversation, markRead, storedPositions, unread } from '../../../test/messages.ts';
import { newPerson, type Person } from '../../../test/people.ts';

let robin: Person;
let kim: Person;
beforeEach(async () => {
  [robin, kim] = await twoFriends();
});

describe('unread messages', () => {
  it('are counted per friend until they are read', async () => {
    const other = await newPerson();
    await makeFriends(kim, other);
    const seqs = await storedPositions(robin, kim, 3);
    await storedPositions(other, kim, 2);
    await storedPositions(kim, robin, 4);
    expect(await unread(kim)).toEqual({ [idOf(robin)]: 3, [idOf(other)]: 2 });
    expect(await read(markRead(kim, robin, { upTo: seqs[1] }))).toEqual({ success: true, upTo: seqs[1] });
    expect(await unread(kim)).toEqual({ [idOf(robin)]: 1, [idOf(other)]: 2 });
    expect(await read(markRead(kim, robin))).toEqual({ success: true, upTo: seqs[2] });
    expect(await unread(kim)).toEqual({ [idOf(other)]: 2 });
    expect(await unread(robin)).toEqual({ [idOf(kim)]: 4 });
  });

  it('are not restored by an older mark, and later messages are unread again', async () => {
    const seqs = await storedPositions(robin, kim, 3);
    await read(markRead(kim, robin, {}));
    expect(await read(markRead(kim, robin, { upTo: seqs[0] }))).toEqual({ success: true, upTo: seqs[2] });
    expect(await read(markRead(kim, robin, { upTo: Number.MAX_SAFE_INTEGER }))).toMatchObject({
      upTo: seqs[2],
    });
    const mine = await storedPositions(kim, robin, 1);
    expect(await read(markRead(kim, robin, { upTo: mine[0] }))).toMatchObject({ upTo: seqs[2] });
    await storedPositions(robin, kim, 1);
    expect(await unread(kim)).toEqual({ [idOf(robin)]: 1 });
    expect(await conversation(robin, kim)).toMatchObject({ readByFriend: seqs[2], readByMe: 0 });
    expect(await conversation(kim, robin)).toMatchObject({ readByFriend: 0, readByMe: seqs[2] });
  });

  it('never increase when marks arrive out of order', async () => {
    const seqs = await storedPositions(robin, kim, 6);
    const last = seqs[5];
    await Promise.all(
      seqs.toReversed().map(async (upTo) => {
        const response = await read<{ upTo: number }>(markRead(kim, robin, { upTo }));
        expect(response.upTo).toBeGreaterThanOrEqual(upTo);
      }),
    );
    expect(await unread(kim)).toEqual({});
    expect(await conversation(kim, robin)).toMatchObject({ readByMe: last });
    expect(await conversation(robin, kim)).toMatchObject({ readByFriend: last });
  });

  it('are all marked by a request without a body, also with a JSON content type', async () => {
    const [, last] = await storedPositions(robin, kim, 2);
    const mark = (body?: string) =>
      kim.call(`/api/user/messages/${idOf(robin)}/read`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        ...(body !== undefined && { body }),
      });
    await expectError(await mark('{'), 400, 'invalidJson');
    for (const body of [undefined, '']) expect(await read(mark(body))).toEqual({ success: true, upTo: last });
  });

  it('notify both users when they are marked, and only then', async () => {
    const [first = 0, second = 0] = await storedPositions(robin, kim, 2);
    for (const upTo of [second, second, first]) await read(markRead(kim, robin, { upTo }));
    const event = { type: 'messagesRead', reader: idOf(kim), friend: idOf(robin), upTo: second } as const;
    await expectPushed(kim, [event]);
    await expectPushed(robin, [event]);
  });

  it('of a former friend are not counted, and stay read if the users become friends again', async () => {
    await storedPositions(robin, kim, 2);
    await storedPositions(kim, robin, 1);
    await read(robin.post('/api/user/friends/remove-friend', { friendId: idOf(kim) }));
    expect([await unread(robin), await unread(kim)]).toEqual([{}, {}]);
    await read(robin.post('/api/user/friends/send-request', { username: kim.account.username }));
    await read(kim.post('/api/user/friends/respond-request', { senderId: idOf(robin), accept: true }));
    expect([await unread(robin), await unread(kim)]).toEqual([{}, {}]);
    expect((await conversation(kim, robin)).messages).toHaveLength(3);
    await storedPositions(robin, kim, 1);
    expect(await unread(kim)).toEqual({ [idOf(robin)]: 1 });
  });

  it('of blocked or deleted users are not counted', async () => {
    const other = await newPerson();
    await makeFriends(kim, other);
    await storedPositions(robin, kim, 2);
    await storedPositions(other, kim, 1);
    await read(block(kim, robin));
    expect(await unread(kim)).toEqual({ [idOf(other)]: 1 });
    await db.delete(users).where(eq(users.id, idOf(other)));
    expect(await unread(kim)).toEqual({});
    for (const gone of [robin, other]) await expectError(await markRead(kim, gone), 403, 'notFriends');
  });

  it('cannot be marked with an invalid position', async () => {
    for (const upTo of [-1, 1.5, '3', null, 1e99])
      await expectError(await markRead(kim, robin, { upTo }), 400, 'invalidInput', { field: 'upTo' });
  });
});
