import { env } from 'cloudflare:workers';
import {
  auditLog,
  blocks,
  friendRequests,
  friendships,
  gamePlayers,
  games,
  invitations,
  lobbyMembers,
  messages,
  presence,
  reports,
  sessions,
  shares,
  subscriptions,
  users,
} from '@tallyho/drizzle/schema/index';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { forgetConfirmation } from '../../../test/confirmation.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { reportGame } from '../../../test/finished-games.ts';
import { idOf, open, people } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { newAdministrator, newPerson, type Person, password, secondBrowser } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, personCalls, type RoomCall } from '../../../test/rooms.ts';
import { serviceHeader } from '../../../test/service.ts';
import { hashToken } from '../../http/session-token.ts';

let rooms: RoomFake;
let calls: RoomCall[];
beforeEach(() => {
  rooms = new RoomFake();
  calls = fakeRooms(rooms.answer);
});

const remove = async (person: Person, body: unknown = {}) =>
  person.post('/api/user/delete-account', body, await csrfHeader(person));
const exists = async (person: Person) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.id, idOf(person)))
  ).length === 1;
const befriend = async (one: Person, other: Person) => {
  const since = new Date();
  await db.insert(friendships).values([
    { userId: idOf(one), friendId: idOf(other), since },
    { userId: idOf(other), friendId: idOf(one), since },
  ]);
};
const online = (person: Person) =>
  db
    .insert(presence)
    .values({ userId: idOf(person), online: true, rev: 1 })
    .onConflictDoNothing();
const recordOf = async (id: string) => {
  const row = await db.select().from(games).where(eq(games.id, id)).get();
  if (!row) throw new Error('There is no such game.');
  return row.record;
};

describe('POST /api/user/delete-account', () => {
  test('wants the header, and a fresh proof or the password', async () => {
    const person = await newPerson();
    await expectError(await new Browser().post('/api/user/delete-account', {}), 401, 'unauthenticated');
    await expectError(await person.post('/api/user/delete-account', {}), 403, 'invalidCsrfToken');
    await forgetConfirmation(person);
    await expectError(await remove(person), 403, 'unconfirmed');
    await expectError(await remove(person, { password: 'Wrong123' }), 401, 'invalidPassword', {
      field: 'password',
    });
    for (const strange of [
      { password: 7 },
      { password: ['Secret123'] },
      [],
      '"',
      { password: 'x'.repeat(2000) },
    ])
      await expectError(await remove(person, strange), 400, strange === '"' ? 'invalidJson' : 'invalidInput');
    expect(await exists(person)).toBe(true);
    expect((await remove(person, { password })).status).toBe(200);
    expect(await exists(person)).toBe(false);
  });

  test('counts wrong passwords as failed log ins', async () => {
    const person = await newPerson();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expectError(await remove(person, { password: 'Wrong123' }), 401, 'invalidPassword');
    await expectError(await remove(person, { password }), 429, 'tooManyAttempts');
    expect(await exists(person)).toBe(true);
  });

  test('by a provider’s account needs its fresh log in, not a password', async () => {
    const person = await newPerson();
    await db
      .update(users)
      .set({ passwordHash: null, googleId: idOf(person) })
      .where(eq(users.id, idOf(person)));
    await expectError(await remove(person, { password }), 401, 'invalidPassword');
    expect((await remove(person)).status).toBe(200);
  });

  test('ends every session and clears the cookie; name and address are free again', async () => {
    const person = await newPerson();
    const other = await secondBrowser(person);
    const response = await remove(person);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.getSetCookie()).toEqual(['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    await expectError(await other.get('/api/user/me'), 401, 'unauthenticated');
    const { username, email } = person.account;
    await expectError(
      await new Browser().post('/api/user/login', { emailOrUsername: username, password }),
      401,
      'userNotFound',
    );
    const again = await new Browser().post('/api/user/register', { username, email, password });
    expect(again.status).toBe(200);
    const { user } = await again.json<{ user: Person['account'] }>();
    expect(user._id).not.toBe(idOf(person));
  });

  test('leaves the lobby at once, and closes every socket', async () => {
    const [person, guest] = await people(2);
    if (!person || !guest) throw new Error('Nobody came.');
    const hash = await hashToken(person.cookies.get('session') ?? '');
    const code = await open(person);
    await guest.post(`/api/lobby/joinLobby/${code}`, { code });
    calls.length = 0;
    expect((await remove(person)).status).toBe(200);
    expect(calls.map(({ code: room, body }) => ({ room, body }))).toEqual([
      { room: code, body: { type: 'remove', user: idOf(person), reason: 'sessionEnded' } },
    ]);
    expect(rooms.stateOf(code).leader).toBe(idOf(guest));
    const told = personCalls.filter(({ user }) => user === idOf(person)).map(({ body }) => body);
    expect(told).toContainEqual({ type: 'revoke', session: hash });
    expect(told).toContainEqual({ type: 'close', reason: 'sessionEnded' });
    const seats = await db
      .select()
      .from(lobbyMembers)
      .where(eq(lobbyMembers.userId, idOf(person)));
    expect(seats).toEqual([]);
  });

  test('happens while the rooms are down', async () => {
    const person = await newPerson();
    await open(person);
    vi.restoreAllMocks();
    expect((await remove(person)).status).toBe(200);
    expect(await exists(person)).toBe(false);
  });

  test('takes along friends, requests, blocks, messages, invitations, presence and the notice list, and tells who is online', async () => {
    const [person, friend, asker, enemy] = await people(4);
    if (!person || !friend || !asker || !enemy) throw new Error('Nobody came.');
    const [me, they] = [idOf(person), idOf(friend)];
    const at = new Date();
    await befriend(person, friend);
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
    expect((await remove(person)).status).toBe(200);
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
    await vi.waitFor(() => {
      const pushed = personCalls.filter(({ body }) => body.type === 'push');
      expect(pushed).toContainEqual({
        user: they,
        body: { type: 'push', events: [{ type: 'friendsChanged' }, { type: 'invitationGone', invitation }] },
      });
      expect(pushed).toContainEqual({
        user: idOf(asker),
        body: { type: 'push', events: [{ type: 'friendsChanged' }] },
      });
    });
  });

  test('keeps reports, without who made them and whom they are about, and notes itself', async () => {
    const [reporter, reported] = await people(2);
    if (!reporter || !reported) throw new Error('Nobody came.');
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
    for (const person of [reporter, reported]) expect((await remove(person)).status).toBe(200);
    expect(await db.select().from(reports).where(eq(reports.id, id)).get()).toMatchObject({
      reporterId: null,
      reportedId: null,
      details: 'Sells shoes',
    });
    const notes = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'deleteAccount'), eq(auditLog.subjectId, idOf(reporter))));
    expect(notes).toMatchObject([{ actorId: idOf(reporter), details: {} }]);
  });

  test('is done once, however often it is asked for at the same time', async () => {
    const person = await newPerson();
    const headers = await csrfHeader(person);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => person.post('/api/user/delete-account', {}, headers)),
    );
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const notes = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, idOf(person)));
    expect(notes).toHaveLength(1);
  });

  test('happens whole or not at all', async () => {
    const two = await people(2);
    const [person] = two;
    if (!person) throw new Error('Nobody came.');
    const id = await reportGame(two);
    const before = await recordOf(id);
    await db
      .update(users)
      .set({ username: 'undeletable' })
      .where(eq(users.id, idOf(person)));
    await db.run(sql`create trigger undeletable before delete on users when old.username = 'undeletable'
      begin select raise(abort, 'no'); end`);
    await expectError(await remove(person), 500, 'internal');
    await db.run(sql`drop trigger undeletable`);
    expect(await recordOf(id)).toEqual(before);
    expect((await person.get('/api/user/me')).status).toBe(200);
    expect(
      await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, idOf(person))),
    ).toEqual([]);
    expect((await remove(person)).status).toBe(200);
  });

  test('is open to the suspended, and to administrators', async () => {
    const suspended = await newPerson();
    await db
      .update(users)
      .set({ suspendedUntil: new Date(Date.now() + 60_000), suspensionReason: 'Spam' })
      .where(eq(users.id, idOf(suspended)));
    expect((await remove(suspended, { password })).status).toBe(200);
    expect((await remove(await newAdministrator())).status).toBe(200);
  });

  test('costs three round trips with a fresh proof, one more with the password, the session’s included', async () => {
    const costOf = async (body: object) => {
      const person = await newPerson();
      const headers = await csrfHeader(person);
      return queriesOf(() => person.post('/api/user/delete-account', body, headers));
    };
    expect(await costOf({})).toEqual([3]);
    expect(await costOf({ password })).toEqual([4]);
  });
});

describe('games of others', () => {
  const trace = ({ account }: Person) => [account._id, account.username];

  test('keep somebody without a name, wherever any mini-game has put them; the others stay as they are', async () => {
    const three = await people(3);
    const [leaver, ...others] = three;
    if (!leaver) throw new Error('Nobody came.');
    const id = await reportGame(three);
    const before = JSON.stringify(await recordOf(id));
    for (const word of trace(leaver)) expect(before).toContain(word);
    expect((await remove(leaver)).status).toBe(200);
    const record = await recordOf(id);
    const after = JSON.stringify(record);
    for (const word of trace(leaver)) expect(after).not.toContain(word);
    for (const word of others.flatMap(trace)) expect(after).toContain(word);
    expect(record.players[0]).toMatchObject({
      _id: expect.stringMatching(/^deleted-[\w-]{22}$/),
      user: record.leader,
      username: 'Deleted player',
    });
    const played = await db.select().from(gamePlayers).where(eq(gamePlayers.gameId, id));
    const expected = [record.leader, ...others.map(idOf)];
    expect(played.map(({ userId }) => userId).sort()).toEqual(expected.sort());
    // Nothing else is different.
    const restored = after
      .replaceAll(
        `"${record.leader}","username":"Deleted player"`,
        JSON.stringify(trace(leaver)).slice(1, -1).replace(',', ',"username":'),
      )
      .replaceAll(record.leader, idOf(leaver));
    expect(JSON.parse(restored)).toEqual(JSON.parse(before));
  });

  test.each(['players', 'he said "hi"', 'back\\slash', "it's %_", 'ünïcødé 🎉'])(
    'lose the name %s alone, whatever it looks like',
    async (name) => {
      const two = await people(2);
      const [leaver] = two;
      if (!leaver) throw new Error('Nobody came.');
      const username = `${name} ${crypto.randomUUID().slice(0, 4)}`;
      await db
        .update(users)
        .set({ username })
        .where(eq(users.id, idOf(leaver)));
      const id = await reportGame(two, { texts: { [leaver.account.username]: username } });
      const { roundsData } = await recordOf(id);
      expect((await remove(leaver)).status).toBe(200);
      const record = await recordOf(id);
      expect(record.roundsData).toHaveLength(roundsData.length);
      expect(JSON.stringify(record)).not.toContain(JSON.stringify(username).slice(1, -1));
    },
  );

  test('lose nothing where somebody was called like a word of the record', async () => {
    const two = await people(2);
    const [leaver, other] = two;
    if (!leaver || !other) throw new Error('Nobody came.');
    const id = await reportGame(two, { texts: { [leaver.account.username]: 'settings' } });
    await db
      .update(users)
      .set({ username: 'settings' })
      .where(eq(users.id, idOf(leaver)));
    const before = await recordOf(id);
    expect((await remove(leaver)).status).toBe(200);
    const after = await recordOf(id);
    expect(after.settings).toEqual(before.settings);
    expect(after.players.map(({ username }) => username)).toEqual(['Deleted player', other.account.username]);
  });

  test('forget the name on the shared page and its picture too', async () => {
    const two = await people(2);
    const [leaver, other] = two;
    if (!leaver || !other) throw new Error('Nobody came.');
    const id = await reportGame(two);
    await other.post(`/api/share/${id}`);
    const share = await db.select().from(shares).where(eq(shares.gameId, id)).get();
    if (!share) throw new Error('There is no link.');
    const stored = async () => (await env.IMAGES.list({ prefix: `cards/1/${id}` })).objects.length;
    await new Browser().get(`/r/${share.token}/card.png`);
    expect(await stored()).toBe(1);
    expect((await remove(leaver)).status).toBe(200);
    expect(await stored()).toBe(0);
    const page = await (await new Browser().get(`/api/shared/${share.token}`)).text();
    expect(page).toContain('Deleted player');
    expect(page).toContain(other.account.username);
    for (const word of trace(leaver)) expect(page).not.toContain(word);
  }, 60_000);

  test('that are reported later forget the name on arrival, and know the same somebody', async () => {
    const three = await people(3);
    const [leaver, second, third] = three;
    if (!leaver || !second || !third) throw new Error('Nobody came.');
    const early = await reportGame(three);
    for (const gone of [leaver, second]) expect((await remove(gone)).status).toBe(200);
    const late = await reportGame(three);
    const [before, after] = [await recordOf(early), await recordOf(late)];
    expect(after.players.map(({ user }) => user)).toEqual(before.players.map(({ user }) => user));
    const text = JSON.stringify(after);
    for (const word of [leaver, second].flatMap(trace)) expect(text).not.toContain(word);
    for (const word of trace(third)) expect(text).toContain(word);
    const played = await db
      .select()
      .from(gamePlayers)
      .where(inArray(gamePlayers.userId, three.map(idOf)));
    expect(played.map(({ userId }) => userId)).toEqual([idOf(third), idOf(third)]);
    expect(await db.select().from(gamePlayers).where(eq(gamePlayers.gameId, late))).toHaveLength(3);
  });

  test('that are reported again by a room that does not know yet stay without the name', async () => {
    const two = await people(2);
    const [leaver] = two;
    if (!leaver) throw new Error('Nobody came.');
    const id = await reportGame(two);
    const record = await recordOf(id);
    expect((await remove(leaver)).status).toBe(200);
    const again = await new Browser().post(
      `/api/internal/rooms/${record.code}`,
      { type: 'game', game: record },
      await serviceHeader(record.code),
    );
    expect(again.status).toBe(200);
    for (const word of trace(leaver)) expect(JSON.stringify(await recordOf(id))).not.toContain(word);
    expect(await db.select().from(gamePlayers).where(eq(gamePlayers.gameId, id))).toHaveLength(2);
  });
});
