import { invitations } from '@tallyho/drizzle/schema/friends';
import { limits } from '@tallyho/game/limits';
import type { ApiInvitation } from '@tallyho/game/people/invitations';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { block, unblock } from '../../../test/friend-calls.ts';
import {
  cardOf,
  expectPushed,
  makeFriends,
  mute,
  pushedTo,
  read,
  twoFriends,
} from '../../../test/friends.ts';
import { idOf, join, leave, open } from '../../../test/lobbies.ts';
import { newPerson, type Person } from '../../../test/people.ts';

const ask = (from: Browser, friend: Person) =>
  from.post('/api/user/friends/invite', { friendId: idOf(friend) });
const invite = async (from: Person, friend: Person) =>
  (await read<{ invitation: ApiInvitation }>(ask(from, friend))).invitation;
const invitationsOf = async (person: Person) =>
  (await read<{ invitations: ApiInvitation[] }>(person.get('/api/user/invitations'))).invitations;
const accept = (person: Browser, id: string) => person.post(`/api/user/invitations/${id}/accept`);
const decline = (person: Browser, id: string) => person.post(`/api/user/invitations/${id}/decline`);
const between = (sender: Person, recipient: Person) =>
  and(eq(invitations.senderId, idOf(sender)), eq(invitations.recipientId, idOf(recipient)));
/** Changes the times as if the invitation had been sent `ms` earlier. */
const age = (sender: Person, recipient: Person, ms: number) =>
  db
    .update(invitations)
    .set({ createdAt: new Date(Date.now() - ms), expiresAt: new Date(Date.now() - ms + limits.invitation) })
    .where(between(sender, recipient));

let host: Person;
let friend: Person;
let code: string;
beforeEach(async () => {
  [host, friend] = await twoFriends();
  code = await open(host);
});

describe('an invitation', () => {
  it('is pushed to a friend immediately, and accepting it takes a seat in the lobby', async () => {
    const before = Date.now();
    const invitation = await invite(host, friend);
    const after = Date.now();
    expect(invitation).toEqual({
      _id: expect.any(String),
      from: cardOf(host),
      code,
      expiresAt: expect.any(String),
    });
    const sent = Date.parse(invitation.expiresAt) - limits.invitation;
    expect(sent).toBeGreaterThanOrEqual(before);
    expect(sent).toBeLessThanOrEqual(after);
    await expectPushed(friend, [{ type: 'invitation', invitation }]);
    expect(await invitationsOf(friend)).toEqual([invitation]);
    expect(await read(accept(friend, invitation._id))).toEqual({
      success: true,
      code,
      ticket: { ticket: expect.any(String), url: expect.any(String) },
    });
    expect(await read(friend.get('/api/lobby/checkUserInLobby'))).toMatchObject({ lobby: { code } });
    const gone = { type: 'invitationGone', invitation: invitation._id } as const;
    await expectPushed(friend, [gone], 'invitationGone');
    await expectPushed(host, [gone]);
    expect(await invitationsOf(friend)).toEqual([]);
    await expectError(await accept(friend, invitation._id), 404, 'expiredInvitation');
  });

  it('can be declined; idempotent', async () => {
    const { _id } = await invite(host, friend);
    await read(decline(friend, _id));
    await read(decline(friend, _id));
    expect(await invitationsOf(friend)).toEqual([]);
    await expectError(await accept(friend, _id), 404, 'expiredInvitation');
    await expectPushed(host, [{ type: 'invitationGone', invitation: _id }]);
    await expectPushed(friend, [{ type: 'invitationGone', invitation: _id }], 'invitationGone');
  });

  it('is not sent again within five seconds, also after it was declined', async () => {
    const { _id } = await invite(host, friend);
    await read(decline(friend, _id));
    const refused = await ask(host, friend);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(5);
    await expectError(refused, 429, 'cooldown');
    const other = await newPerson();
    await makeFriends(host, other);
    await invite(host, other);
  });

  it('replaces the previous one', async () => {
    const first = await invite(host, friend);
    await age(host, friend, 5_100);
    const second = await invite(host, friend);
    expect(await invitationsOf(friend)).toEqual([second]);
    await expectError(await accept(friend, first._id), 404, 'expiredInvitation');
    await expectPushed(friend, [
      { type: 'invitation', invitation: first },
      { type: 'invitationGone', invitation: first._id },
      { type: 'invitation', invitation: second },
    ]);
  });

  it('sent several times concurrently is sent once', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => ask(host, friend)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(await invitationsOf(friend)).toHaveLength(1);
  });

  it('accepted in two tabs concurrently is accepted once', async () => {
    const { _id } = await invite(host, friend);
    const responses = await Promise.all([accept(friend, _id), accept(friend, _id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('accepted while its lobby cannot be joined returns the code without a ticket, and keeps the own lobby', async () => {
    const own = await open(friend);
    const { _id } = await invite(host, friend);
    expect(await read(accept(friend, _id))).toEqual({ success: true, code, ticket: null });
    expect(await read(friend.get('/api/lobby/checkUserInLobby'))).toMatchObject({ lobby: { code: own } });
  });

  it('expires after five minutes', async () => {
    const { _id } = await invite(host, friend);
    await age(host, friend, limits.invitation + 1);
    expect(await invitationsOf(friend)).toEqual([]);
    await expectError(await accept(friend, _id), 404, 'expiredInvitation');
  });

  it('is invalid after its sender has left or the lobby has closed', async () => {
    const other = await newPerson();
    await makeFriends(host, other);
    await read(join(other, code));
    const { _id } = await invite(host, friend);
    await read(leave(host, code));
    expect(await invitationsOf(friend)).toEqual([]);
    await expectError(await accept(friend, _id), 404, 'expiredInvitation');
    await makeFriends(other, friend);
    const second = await invite(other, friend);
    expect(await invitationsOf(friend)).toEqual([second]);
    await read(leave(other, code));
    expect(await invitationsOf(friend)).toEqual([]);
  });

  it('disappears for a user who is already in that lobby', async () => {
    await invite(host, friend);
    await read(join(friend, code));
    expect(await invitationsOf(friend)).toEqual([]);
    await read(leave(friend, code));
    expect(await invitationsOf(friend)).toHaveLength(1);
  });

  it('ends with the friendship, by removal or block', async () => {
    const { _id } = await invite(host, friend);
    await read(friend.post('/api/user/friends/block', { userId: idOf(host) }));
    expect(await invitationsOf(friend)).toEqual([]);
    await expectPushed(friend, [{ type: 'invitationGone', invitation: _id }], 'invitationGone');
    await expectError(await ask(host, friend), 403, 'notFriends');
    await expectError(await ask(friend, host), 403, 'notFriends');
  });

  it('sent concurrently with a block is not kept', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [asked] = await Promise.all([ask(host, friend), block(friend, host)]);
      expect([200, 403]).toContain(asked.status);
      await read(unblock(friend, host));
      expect(await invitationsOf(friend)).toEqual([]);
      await db.delete(invitations).where(between(host, friend));
      await makeFriends(host, friend);
    }
  });

  it('requires that the sender is in a lobby, and a friend as recipient', async () => {
    await expectError(await ask(friend, host), 409, 'notInLobby');
    const stranger = await newPerson();
    const responses = new Set<string>();
    for (const friendId of [idOf(stranger), idOf(host), crypto.randomUUID(), 'x', '💥', 'x'.repeat(5000)])
      responses.add(await (await host.post('/api/user/friends/invite', { friendId })).text());
    expect([...responses]).toEqual([expect.stringContaining('"notFriends"')]);
    expect(pushedTo(stranger)).toEqual([]);
    await mute(host);
    await invite(host, friend);
  });

  it('can be accepted or declined only by its recipient', async () => {
    const { _id } = await invite(host, friend);
    const eve = await newPerson();
    await makeFriends(host, eve);
    for (const other of [eve, host]) {
      await expectError(await accept(other, _id), 404, 'expiredInvitation');
      await read(decline(other, _id));
    }
    for (const id of ['x', crypto.randomUUID(), '💥', '%2e%2e'])
      await expectError(await accept(friend, encodeURIComponent(id)), 404, 'expiredInvitation');
    expect(await invitationsOf(friend)).toHaveLength(1);
    expect(await invitationsOf(eve)).toEqual([]);
  });
});
