import { joinRequests, presence } from '@tallyho/drizzle/schema/friends';
import { limits } from '@tallyho/game/limits';
import type { ApiJoinRequest } from '@tallyho/game/people/invitations';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { block, remove } from '../../../test/friend-calls.ts';
import { cardOf, expectPushed, makeFriends, pushedTo, read, twoFriends } from '../../../test/friends.ts';
import { newGuest } from '../../../test/guests.ts';
import { idOf, join, leave, open } from '../../../test/lobbies.ts';
import { newPerson, type Person } from '../../../test/people.ts';

const ask = (from: Browser, friend: Person) =>
  from.post('/api/user/friends/ask-to-join', { friendId: idOf(friend) });
const decline = (from: Browser, asker: Person) =>
  from.post('/api/user/friends/decline-join-request', { friendId: idOf(asker) });
const requestsTo = async (person: Person) =>
  (await read<{ joinRequests: ApiJoinRequest[] }>(person.get('/api/user/invitations'))).joinRequests;
/** What friends were told of a user. */
const tell = (person: Person, notified: 'online' | 'offline' | 'inLobby' | 'inGame') =>
  db
    .insert(presence)
    .values({ userId: idOf(person), online: true, rev: 1, notified })
    .onConflictDoUpdate({ target: presence.userId, set: { notified } });
/** Changes the times as if the request had been sent `ms` earlier. */
const age = (asker: Person, recipient: Person, ms: number) =>
  db
    .update(joinRequests)
    .set({ createdAt: new Date(Date.now() - ms), expiresAt: new Date(Date.now() - ms + limits.invitation) })
    .where(and(eq(joinRequests.senderId, idOf(asker)), eq(joinRequests.recipientId, idOf(recipient))));

let host: Person;
let asker: Person;
let code: string;
beforeEach(async () => {
  [host, asker] = await twoFriends();
  code = await open(host);
  await tell(host, 'inLobby');
});

describe('a request to join a friend’s table', () => {
  it('is pushed to the friend, who answers it with an invitation; nothing before has the code', async () => {
    const answer = await ask(asker, host);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true });
    const [request] = await requestsTo(host);
    expect(request).toEqual({ from: cardOf(asker), expiresAt: expect.any(String) });
    expect(Date.parse(request?.expiresAt ?? '') - Date.now()).toBeLessThanOrEqual(limits.invitation);
    await expectPushed(host, [{ type: 'joinRequest', request: request as ApiJoinRequest }], 'joinRequest');
    expect(JSON.stringify([pushedTo(asker), await requestsTo(asker)])).not.toContain(code);
    await read(host.post('/api/user/friends/invite', { friendId: idOf(asker) }));
    expect(await requestsTo(host)).toEqual([]);
    await expectPushed(host, [{ type: 'joinRequestGone', from: idOf(asker) }], 'joinRequestGone');
    await expectPushed(asker, [expect.objectContaining({ type: 'invitation' })], 'invitation');
  });

  it('pressed several times is sent once, and again after a minute', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => ask(asker, host)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await requestsTo(host)).toHaveLength(1);
    await expect.poll(() => pushedTo(host, 'joinRequest')).toHaveLength(1);
    await age(asker, host, 60_100);
    await read(ask(asker, host));
    await expect.poll(() => pushedTo(host, 'joinRequest')).toHaveLength(2);
    expect(await requestsTo(host)).toHaveLength(1);
  });

  it('can be declined, which the asker is not told; idempotent, and then it has a pause', async () => {
    await read(ask(asker, host));
    await read(decline(host, asker));
    await read(decline(host, asker));
    expect(await requestsTo(host)).toEqual([]);
    await expectPushed(host, [{ type: 'joinRequestGone', from: idOf(asker) }], 'joinRequestGone');
    expect(pushedTo(asker)).toEqual([]);
    const refused = await ask(asker, host);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    await expectError(refused, 429, 'cooldown');
  });

  it('expires after five minutes, and is shown only while the friend has a lobby without the asker', async () => {
    await read(ask(asker, host));
    await read(join(asker, code));
    expect(await requestsTo(host)).toEqual([]);
    await read(leave(asker, code));
    expect(await requestsTo(host)).toHaveLength(1);
    await read(leave(host, code));
    expect(await requestsTo(host)).toEqual([]);
    await open(host);
    expect(await requestsTo(host)).toHaveLength(1);
    await age(asker, host, limits.invitation + 1);
    expect(await requestsTo(host)).toEqual([]);
  });

  it('requires a friend who is seen in a lobby or a game', async () => {
    for (const seen of ['online', 'offline'] as const) {
      await tell(host, seen);
      await expectError(await ask(asker, host), 409, 'notAtTable');
    }
    await tell(host, 'inGame');
    await read(ask(asker, host));
  });

  it('refuses strangers, unknown ids and the own id in the same way', async () => {
    const eve = await newPerson();
    const responses = new Set<string>();
    for (const friendId of [idOf(host), idOf(eve), crypto.randomUUID(), 'x', '💥'])
      responses.add(await (await eve.post('/api/user/friends/ask-to-join', { friendId })).text());
    expect([...responses]).toEqual([expect.stringContaining('"notFriends"')]);
    expect(pushedTo(host, 'joinRequest')).toEqual([]);
  });

  it('is not for guests', async () => {
    const guest = await newGuest(code);
    for (const call of [ask(guest, host), decline(guest, host)])
      await expectError(await call, 403, 'accountsOnly');
  });

  it('can be declined only by the friend who was asked', async () => {
    await read(ask(asker, host));
    const eve = await newPerson();
    await makeFriends(asker, eve);
    for (const other of [eve, asker]) await read(decline(other, asker));
    expect(await requestsTo(host)).toHaveLength(1);
    expect(await requestsTo(eve)).toEqual([]);
  });

  it.each([
    ['block', () => block(host, asker)],
    ['removal', () => remove(host, asker)],
  ])('ends with the friendship, by %s', async (_, end) => {
    await read(ask(asker, host));
    await read(end());
    expect(await requestsTo(host)).toEqual([]);
    await expectPushed(host, [{ type: 'joinRequestGone', from: idOf(asker) }], 'joinRequestGone');
    await expectError(await ask(asker, host), 403, 'notFriends');
    await expectError(await ask(host, asker), 403, 'notFriends');
  });
});
