import {
  auditLog,
  blocks,
  emailLinks,
  friendNotices,
  friendRequests,
  friendships,
  invitations,
  joinRequests,
  lobbyMembers,
  messages,
  playerResults,
  presence,
  reports,
  subscriptions,
} from '@tallyho/drizzle/schema/index';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionHashOf } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { recordOf, reportGame } from '../../../test/finished-games.ts';
import { changeUser, makeFriends, suspend } from '../../../test/friends.ts';
import { newGuest } from '../../../test/guests.ts';
import { idOf, join, leave, open, people } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { addPasskey } from '../../../test/passkeys.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { type PersonalData, personalDataSchema } from './personal-data.ts';

beforeEach(() => {
  fakeRooms(() => ({ ok: false, error: 'notMember' }));
});

const dataOf = async (person: Person): Promise<PersonalData> => {
  const response = await person.get('/api/user/data');
  expect(response.status).toBe(200);
  return v.parse(personalDataSchema, await response.json());
};
const at = new Date(Date.UTC(2026, 10, 21));
const when = at.toISOString();
const card = (person: Person) => ({ _id: idOf(person), username: person.account.username });

describe('GET /api/user/data', () => {
  test('returns a file with all data stored about the user', async () => {
    const [me, friend, asker, enemy] = await people(4);
    if (!me || !friend || !asker || !enemy) throw new Error('A test user is missing.');
    const [mine, theirs] = [idOf(me), idOf(friend)];
    await makeFriends(me, friend);
    await db.update(friendships).set({ since: at }).where(eq(friendships.userId, mine));
    await db.insert(friendRequests).values([
      { senderId: idOf(asker), recipientId: mine, createdAt: at },
      { senderId: mine, recipientId: idOf(enemy), createdAt: at },
    ]);
    await db.insert(friendNotices).values({ senderId: mine, recipientId: idOf(enemy), createdAt: at });
    await db.insert(blocks).values({ blockerId: mine, blockedId: idOf(enemy), createdAt: at });
    const conversation = [mine, theirs].sort().join(':');
    const message = { conversation, createdAt: at };
    await db.insert(messages).values([
      { ...message, id: 'hello', senderId: theirs, recipientId: mine, content: 'Hello' },
      { ...message, id: 'hi', senderId: mine, recipientId: theirs, content: 'Hi 🎉' },
    ]);
    const invitation = { lobbyCode: 'ABCDEF', createdAt: at, expiresAt: at };
    await db.insert(invitations).values([
      { ...invitation, id: crypto.randomUUID(), senderId: mine, recipientId: theirs },
      { ...invitation, id: crypto.randomUUID(), senderId: theirs, recipientId: mine },
    ]);
    await db.insert(joinRequests).values([
      { senderId: mine, recipientId: theirs, createdAt: at, expiresAt: at },
      { senderId: theirs, recipientId: mine, createdAt: at, expiresAt: at },
    ]);
    await db.insert(lobbyMembers).values({ userId: mine, lobbyCode: 'DTAXYZ', position: 0 });
    await db.insert(subscriptions).values({ email: me.account.email, createdAt: at });
    const report: Omit<typeof reports.$inferInsert, 'id'> = {
      kind: 'player',
      reason: 'spam',
      details: 'Sells shoes',
      evidence: [],
      createdAt: at,
    };
    await db.insert(reports).values([
      { ...report, id: crypto.randomUUID(), reporterId: mine, reportedId: idOf(enemy) },
      {
        ...report,
        id: crypto.randomUUID(),
        reporterId: idOf(enemy),
        reportedId: mine,
        details: 'Told on me',
      },
    ]);
    await db.insert(auditLog).values([
      {
        at,
        actorId: idOf(asker),
        action: 'mute',
        subjectId: mine,
        details: { reason: 'Shouting', hours: 2 },
      },
      { at, actorId: idOf(enemy), action: 'report', subjectId: mine, details: { reason: 'spam' } },
      { at, actorId: mine, action: 'report', subjectId: idOf(enemy), details: {} },
    ]);
    await changeUser(me, { mutedUntil: new Date(Date.now() + 60_000), muteReason: 'Shouting' });
    const { passkey } = await addPasskey(me);
    const game = await reportGame([me, friend], { guesses: true });
    await expect
      .poll(() => db.select().from(playerResults).where(eq(playerResults.gameId, game)))
      .toHaveLength(2);

    const data = await dataOf(me);
    const { preferences, standing, ...account } = me.account;
    const { _id, ...shown } = passkey;
    expect(data.passkeys).toEqual([shown]);
    expect(data.account).toEqual({
      ...account,
      authProviders: ['form', 'passkey'],
      createdAt: expect.any(String),
    });
    expect(data.preferences).toEqual(preferences);
    expect(data.moderation).toEqual({
      standing: { ...standing, mute: { until: expect.any(String), reason: 'Shouting' } },
      acts: [],
      appeals: [],
      history: [{ action: 'mute', at: when, reason: 'Shouting', hours: 2, lifted: null }],
    });
    expect(data.sessions).toMatchObject([{ device: 'Unknown device' }]);
    expect(data.friends).toEqual([{ ...card(friend), at: when }]);
    expect(data.friendRequests).toEqual({
      sent: [{ ...card(enemy), at: when }],
      received: [{ ...card(asker), at: when }],
      notified: [{ ...card(enemy), at: when }],
    });
    expect(data.blocked).toEqual([{ ...card(enemy), at: when }]);
    expect(data.messages).toEqual([
      { _id: 'hello', from: card(friend), to: card(me), content: 'Hello', createdAt: when },
      { _id: 'hi', from: card(me), to: card(friend), content: 'Hi 🎉', createdAt: when },
    ]);
    expect(data.invitations).toEqual({
      sent: [{ ...card(friend), code: 'ABCDEF', at: when }],
      received: [{ ...card(friend), code: 'ABCDEF', at: when }],
    });
    expect(data.joinRequests).toEqual({
      sent: [{ ...card(friend), at: when }],
      received: [{ ...card(friend), at: when }],
    });
    expect(data.lobbies).toEqual(['DTAXYZ']);
    expect(data.subscribed).toEqual({ at: when });
    expect(data.reports).toMatchObject([{ reported: enemy.account.username, details: 'Sells shoes' }]);
    const own = (await recordOf(game)).ratings.filter(({ ratedBy }) => ratedBy.user === mine);
    expect(own.length).toBeGreaterThan(0);
    expect(data.games).toMatchObject([
      {
        _id: game,
        finishedAt: expect.any(String),
        players: [me.account.username, friend.account.username],
        ratings: own,
        guesses: expect.arrayContaining([
          {
            guessedBy: expect.objectContaining({ user: mine }),
            guess: expect.any(Object),
            points: expect.any(Number),
          },
        ]),
        result: {
          title: expect.any(String),
          won: expect.any(Boolean),
          favourites: expect.arrayContaining([expect.any(String)]),
          agreements: [{ username: friend.account.username, agreement: expect.any(Number) }],
        },
      },
    ]);
  });

  test('contains what lobbies have of the user, links, presence, attempts by source, role changes and own acts', async () => {
    vi.restoreAllMocks();
    const rooms = new RoomFake();
    let isDown = false;
    fakeRooms((call) => (isDown ? new Response(null, { status: 500 }) : rooms.respond(call)));
    const [me, friend] = await people(2);
    if (!me || !friend) throw new Error('A test user is missing.');
    const mine = idOf(me);
    const left = await open(friend);
    await join(me, left);
    await me.post(`/api/lobby/sendMessage/${left}`, { message: 'I was here' });
    await friend.post(`/api/lobby/sendMessage/${left}`, { message: 'Not mine' });
    const theme = { name: 'Drinks', texts: ['Tea', 'Coffee', 'Water'], types: ['TierList' as const] };
    for (const [user, name] of [
      [mine, 'Mine'],
      [idOf(friend), 'Theirs'],
    ] as const)
      rooms.happen(left, {
        type: 'command',
        user,
        command: { id: `theme-of-${name}`, type: 'writeTheme', theme: { ...theme, name } },
      });
    await leave(me, left);
    const game = await reportGame([me, friend]);
    const { token } = await (await friend.post(`/api/share/${game}`)).json<{ token: string }>();
    await db.insert(presence).values({ userId: mine, online: true, rev: 1, notified: 'online' });
    await db.insert(emailLinks).values({
      tokenHash: crypto.randomUUID(),
      purpose: 'reset',
      userId: mine,
      email: me.account.email,
      createdAt: at,
      // Tests that run at the same time move the clock of the API by minutes, and it deletes expired links.
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    await expectError(
      await new Browser().post('/api/user/login', {
        emailOrUsername: me.account.username,
        password: 'Wrong123',
      }),
      401,
      'invalidPassword',
    );
    await db.insert(auditLog).values([
      { at, actorId: idOf(friend), action: 'makeAdministrator', subjectId: mine, details: {} },
      { at, actorId: mine, action: 'createTag', details: { tag: 'New' } },
    ]);
    const data = await dataOf(me);
    expect(data.inLobbies).toEqual([
      {
        code: left,
        content: {
          messages: [{ text: 'I was here', at: expect.any(String) }],
          customThemes: [{ ...theme, name: 'Mine' }],
          isRemoved: false,
          entryRequest: null,
        },
      },
    ]);
    expect(data.games).toMatchObject([{ _id: game, publicLink: `/r/${token}` }]);
    expect(data.presence).toEqual({ online: true, shown: 'online', lobby: null });
    expect(data.links.email).toMatchObject([{ purpose: 'reset', email: me.account.email, at: when }]);
    expect(data.failedLoginsBySource).toMatchObject([{ source: 'address', attempts: 1 }]);
    expect(data.moderation.history).toMatchObject([{ action: 'makeAdministrator' }]);
    expect(data.moderation.acts).toEqual([{ action: 'createTag', at: when }]);
    isDown = true;
    expect((await dataOf(me)).inLobbies).toEqual([{ code: left, content: null }]);
  });

  test('of a guest contains the links to other devices and the question to a leader', async () => {
    vi.restoreAllMocks();
    const rooms = new RoomFake();
    fakeRooms(rooms.respond);
    const owner = await newPerson();
    const code = await open(owner, { isPublic: true });
    const guest = await newGuest(code);
    const leader = await newPerson();
    const asked = await open(leader);
    const removed = await newGuest(asked);
    await leader.post(`/api/lobby/kick/${asked}`, { player: removed.account._id });
    const headers = { 'CF-Connecting-IP': removed.address };
    const ask = guest.post(`/api/lobby/joinLobby/${asked}`, { leave: code }, headers);
    await expectError(await ask, 409, 'leaderAsked');
    expect((await guest.post('/api/guests/link', {})).status).toBe(200);
    const response = await guest.get('/api/user/data');
    const data = v.parse(personalDataSchema, await response.json());
    expect(data.account).toMatchObject({ username: guest.account.username, isGuest: true });
    expect(data.links.otherDevice).toEqual([{ expiresAt: expect.any(String) }]);
    expect(data.inLobbies).toHaveLength(2);
    expect(data.inLobbies).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code, content: expect.objectContaining({ entryRequest: null }) }),
        expect.objectContaining({
          code: asked,
          content: expect.objectContaining({ isRemoved: false, entryRequest: 'asked' }),
        }),
      ]),
    );
  });

  test('contains no hashes, no tokens and no other user’s address', async () => {
    const [me, friend] = await people(2);
    if (!me || !friend) throw new Error('A test user is missing.');
    await makeFriends(me, friend);
    const response = await me.get('/api/user/data');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="tallyho-data.json"');
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const text = await response.text();
    const token = me.cookies.get('session') ?? '';
    for (const secret of [token, await sessionHashOf(me), 'argon2id', friend.account.email])
      expect(text).not.toContain(secret);
    expect(text).toContain(me.account.email);
  });

  test('returns all rows of large data, read in pages', async () => {
    const [me, friend] = await people(2);
    if (!me || !friend) throw new Error('A test user is missing.');
    const row = { conversation: 'x', senderId: idOf(me), recipientId: idOf(friend), createdAt: at };
    for (let start = 0; start < 6000; start += 1000)
      await db.insert(messages).values(
        Array.from({ length: 1000 }, (_, index) => ({
          ...row,
          id: String(start + index),
          content: `Number ${start + index}`,
        })),
      );
    const queries = await queriesOf(async () => {
      const { messages: all } = await dataOf(me);
      expect(all.map(({ content }) => content)).toEqual(
        Array.from({ length: 6000 }, (_, index) => `Number ${index}`),
      );
    });
    expect(queries).toEqual([6]);
  });

  test('returns only the caller’s own data, also to suspended users', async () => {
    await expectError(await new Browser().get('/api/user/data'), 401, 'unauthenticated');
    const person = await newPerson();
    await suspend(person);
    const data = await dataOf(person);
    expect(data.account._id).toBe(idOf(person));
    expect(data.moderation.standing.suspension).toMatchObject({ reason: 'Spam' });
  });
});
