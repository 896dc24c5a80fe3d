import {
  auditLog,
  blocks,
  friendRequests,
  friendships,
  invitations,
  messages,
  presence,
  reports,
  sessions,
  subscriptions,
} from '@tallyho/drizzle/schema/index';
import { and, eq, or } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../test/accounts.ts';
import { db } from '../../../test/database.ts';
import { makeFriends } from '../../../test/friends.ts';
import { idOf, people } from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, userObjectCalls } from '../../../test/rooms.ts';
import { aliasOf } from '../../auth/deleted-player.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

const online = (person: Person) =>
  db
    .insert(presence)
    .values({ userId: idOf(person), online: true, rev: 1 })
    .onConflictDoNothing();

describe('an account that is deleted', () => {
  test('deletes friends, requests, blocks, messages, invitations, presence and the subscription, and notifies online users', async () => {
    const [person, friend, asker, enemy] = await people(4);
    if (!person || !friend || !asker || !enemy) throw new Error('A test user is missing.');
    const [me, they] = [idOf(person), idOf(friend)];
    const at = new Date();
    await makeFriends(person, friend);
    for (const one of [person, friend, asker]) await online(one);
    await db.insert(friendRequests).values({ senderId: idOf(asker), recipientId: me, createdAt: at });
    await db.insert(blocks).values({ blockerId: me, blockedId: idOf(enemy), createdAt: at });
    await db.insert(messages).values({
      id: crypto.randomUUID(),
      conversation: [me, they].sort().join(':'),
      senderId: they,
      recipientId: me,
      content: 'Hello',
      createdAt: at,
    });
    const invitation = crypto.randomUUID();
    await db.insert(invitations).values({
      id: invitation,
      senderId: me,
      recipientId: they,
      lobbyCode: 'ABCDEF',
      createdAt: at,
      expiresAt: at,
    });
    await db.insert(subscriptions).values({ email: person.account.email, createdAt: at });
    expect((await deleteAccount(person)).status).toBe(200);
    const left = await db.batch([
      db
        .select()
        .from(friendships)
        .where(or(eq(friendships.userId, me), eq(friendships.friendId, me))),
      db.select().from(friendRequests).where(eq(friendRequests.recipientId, me)),
      db.select().from(blocks).where(eq(blocks.blockerId, me)),
      db.select().from(messages).where(eq(messages.recipientId, me)),
      db.select().from(invitations).where(eq(invitations.senderId, me)),
      db.select().from(presence).where(eq(presence.userId, me)),
      db.select().from(sessions).where(eq(sessions.userId, me)),
      db.select().from(subscriptions).where(eq(subscriptions.email, person.account.email)),
    ]);
    expect(left.flat()).toEqual([]);
    await expect
      .poll(() => userObjectCalls)
      .toEqual(
        expect.arrayContaining([
          {
            user: they,
            body: {
              type: 'push',
              events: [{ type: 'friendsChanged' }, { type: 'invitationGone', invitation }],
            },
          },
          { user: idOf(asker), body: { type: 'push', events: [{ type: 'friendsChanged' }] } },
        ]),
      );
  });

  test('keeps reports without the reporter and the reported account, and writes an audit entry', async () => {
    const [reporter, reported] = await people(2);
    if (!reporter || !reported) throw new Error('A test user is missing.');
    const id = crypto.randomUUID();
    await db.insert(reports).values({
      id,
      kind: 'player',
      reporterId: idOf(reporter),
      reportedId: idOf(reported),
      reason: 'spam',
      details: 'Sells shoes',
      evidence: [],
      createdAt: new Date(),
    });
    for (const person of [reporter, reported]) expect((await deleteAccount(person)).status).toBe(200);
    expect(await db.select().from(reports).where(eq(reports.id, id)).get()).toMatchObject({
      reporterId: null,
      reportedId: null,
      details: 'Sells shoes',
    });
    const notes = await db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.action, 'deleteAccount'), eq(auditLog.subjectId, await aliasOf(idOf(reporter)))),
      );
    expect(notes).toMatchObject([{ actorId: await aliasOf(idOf(reporter)), details: {} }]);
  });
});
