import { env } from 'cloudflare:workers';
import * as schema from '@tallyho/drizzle/schema/index';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { aliasOf } from '../../src/auth/deleted-player.ts';
import { hashToken } from '../../src/auth/session-token.ts';
import { deleteAccount, hasAccount } from '../accounts.ts';
import { Browser } from '../browser.ts';
import { csrfHeader } from '../csrf.ts';
import { db } from '../database.ts';
import { reportGame } from '../finished-games.ts';
import { makeFriends } from '../friends.ts';
import { newGuest } from '../guests.ts';
import { idOf, join, leave, open, people } from '../lobbies.ts';
import { captureLog } from '../log.ts';
import { fakeMails, mails } from '../mails.ts';
import { storeMessages } from '../messages.ts';
import { aboutPlayer, report, sanction } from '../moderation.ts';
import { addPasskey } from '../passkeys.ts';
import { newAdministrator, type Person, password, secondBrowser } from '../people.ts';
import { RoomFake } from '../room-fake.ts';
import { fakeRooms } from '../rooms.ts';
import { newTheme, saveTheme } from '../themes.ts';
import { storedData, type TableName } from './stored-data.ts';

/** Every table of the database except those of SQLite and of the migrations, with its rows as text. */
const readDatabase = async (): Promise<Map<string, string>> => {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\' and name not like 'audit_search%'`,
  );
  const rows = new Map<string, string>();
  for (const { name } of tables)
    rows.set(name, JSON.stringify(await db.all(sql`select * from ${sql.identifier(name)}`)));
  return rows;
};

/** All keys of R2, and what is stored under them. */
const readBucket = async (): Promise<string> => {
  const { objects } = await env.IMAGES.list();
  const texts = objects.map(async ({ key }) => `${key} ${await (await env.IMAGES.get(key))?.text()}`);
  return (await Promise.all(texts)).join('\n');
};

/** The name in the database of each table of the schema. */
const tableNames = new Map(
  Object.entries(schema).flatMap(([name, value]) =>
    is(value, SQLiteTable) ? [[getTableName(value), name as TableName] as const] : [],
  ), // the keys of the schema that are tables
);

const inAnHour = () => new Date(Date.now() + 3_600_000);
const fresh = () => crypto.randomUUID();

/** What the product knows of a person, and the hashes that it makes of a value without a key. */
const valuesOf = async (person: { id: string; texts: readonly string[] }): Promise<string[]> => [
  person.id,
  ...person.texts,
  ...(await Promise.all([person.id, ...person.texts].map(hashToken))),
];

/** Makes an account that uses every feature, with the people around it. */
const busyAccount = async (rooms: RoomFake) => {
  const [me, friend, asker, enemy] = await people(4);
  if (!me || !friend || !asker || !enemy) throw new Error('A test user is missing.');
  const admin = await newAdministrator();
  const id = idOf(me);
  const at = new Date();
  const googleId = `google-${fresh()}`;
  const former = `former-${fresh().slice(0, 8)}`;
  await db.update(schema.users).set({ googleId, administrator: true }).where(eq(schema.users.id, id));

  // Sessions, log-in attempts, emails, passkeys, providers.
  const elsewhere = await secondBrowser(me);
  const wrong = { emailOrUsername: me.account.username, password: 'Wrong123' };
  expect((await new Browser().post('/api/user/login', wrong)).status).toBe(401);
  const headers = await csrfHeader(me);
  expect((await me.post('/api/user/send-verification', {}, headers)).status).toBe(200);
  const email = `other-${fresh().slice(0, 8)}@example.com`;
  expect((await me.post('/api/user/change-email', { email }, headers)).status).toBe(200);
  await addPasskey(me);
  await db.insert(schema.passkeyChallenges).values({
    challenge: fresh(),
    purpose: 'add',
    holder: 'session x',
    userId: id,
    expiresAt: inAnHour(),
  });
  await db.insert(schema.oauthAttempts).values({
    stateHash: fresh(),
    provider: 'google',
    codeVerifier: 'x',
    nonce: 'x',
    purpose: { kind: 'link', userId: id, sessionHash: 'x' },
    expiresAt: inAnHour(),
  });
  const outcomes = [
    { kind: 'enter' as const, userId: id },
    { kind: 'identity' as const, provider: 'google' as const, subject: googleId },
  ];
  for (const outcome of outcomes)
    await db
      .insert(schema.desktopLogins)
      .values({ codeHash: fresh(), challenge: 'x', outcome, expiresAt: inAnHour() });
  await db.insert(schema.pendingSignUps).values({
    userId: fresh(),
    tokenHash: 'x',
    provider: 'google',
    subject: googleId,
    email: me.account.email,
    expiresAt: inAnHour(),
  });
  await db.insert(schema.formerUsernames).values({
    userId: id,
    username: former,
    usernameNormalized: former,
    skeleton: former,
    changedAt: at,
    reservedUntil: inAnHour(),
  });

  // Picture, preferences, address for the launch.
  expect((await me.put(`/api/user/update-picture/${id}`, { avatarNumber: 7 })).status).toBe(200);
  const choice = { preference: 'appearOffline', value: true };
  await me.post('/api/user/preferences', choice, headers);
  await db.insert(schema.subscriptions).values({ email: me.account.email, createdAt: at });

  // Friends, requests, blocks, messages, presence, invitations.
  await makeFriends(me, friend);
  await asker.post('/api/user/friends/send-request', { username: me.account.username });
  await me.post('/api/user/friends/send-request', { username: enemy.account.username });
  await enemy.post('/api/user/friends/block', { userId: id });
  await db.insert(schema.friendRequests).values({ senderId: id, recipientId: idOf(admin), createdAt: at });
  await storeMessages(me, friend, 2, () => `I am ${me.account.username}`);
  await storeMessages(friend, me, 2);
  await db.insert(schema.presence).values({ userId: id, online: true, rev: 1 }).onConflictDoNothing();

  // Lobbies: one that it has left, one in which it leads, and a wrong code.
  const left = await open(friend);
  await join(me, left);
  const say = async (code: string, message: string) =>
    expect((await me.post(`/api/lobby/sendMessage/${code}`, { message })).status).toBe(200);
  await say(left, `It was me, ${me.account.username}`);
  await leave(me, left);
  const present = await open(me);
  expect((await join(asker, present)).status).toBe(200);
  // Without its name: a report keeps the texts of its evidence as they were written.
  await say(present, 'You are a fool');
  rooms.happen(present, {
    type: 'command',
    user: id,
    command: {
      id: fresh(),
      type: 'writeTheme',
      theme: { name: `Of ${me.account.username}`, texts: ['one', 'two', 'three'], types: ['TierList'] },
    },
  });
  await me.post('/api/user/friends/invite', { friendId: idOf(friend) });
  await db
    .insert(schema.joinRequests)
    .values({ senderId: id, recipientId: idOf(friend), createdAt: at, expiresAt: at });
  await me.post('/api/lobby/joinLobby/ZZZZ22');

  // Reports of it and about it, with its messages as evidence; sanctions and an appeal; a theme.
  expect((await report(me, aboutPlayer(enemy))).status).toBe(200);
  expect((await report(asker, aboutPlayer(me, { code: present }))).status).toBe(200);
  await sanction(admin, enemy, { kind: 'warn' });
  await db.update(schema.users).set({ administrator: false }).where(eq(schema.users.id, id));
  await sanction(admin, me, { kind: 'mute', hours: 1 });
  await db.update(schema.users).set({ administrator: true }).where(eq(schema.users.id, id));
  await db.insert(schema.appeals).values({
    id: fresh(),
    userId: id,
    suspendedUntil: at,
    suspensionReason: 'Spam',
    text: `I am ${me.account.username}`,
    createdAt: at,
  });
  const themeId = await saveTheme(me, newTheme());
  await db.insert(schema.seenGames).values({ userId: id, themeId, game: 'how good?', items: [], seenAt: at });

  // Games: a stored one with a public link and its card, a long one, and a part of one that never becomes whole.
  const said = `Said “by” ${fresh()}`;
  // What all players of the stored game write.
  const game = await reportGame([me, friend], { texts: { 'I can explain, but slowly': said } });
  const { token } = await (await me.post(`/api/share/${game}`)).json<{ token: string }>();
  expect((await new Browser().get(`/r/${token}/card.png`)).status).toBe(200);
  const ratedBy = { user: id, username: me.account.username, avatar: 1 };
  const line = `Written by ${fresh()}`;
  const guessed = `About me ${fresh()}`;
  const written = [
    { type: 'WriteAndRate', text: line, more: { marks: [] } },
    { type: 'WhoseIsIt', text: guessed, more: { authors: [{ text: 'text-2', player: id }] } },
  ] as const;
  for (const [position, { type, text, more }] of written.entries()) {
    const board = {
      type,
      texts: [{ id: 'text-1', text }],
      ...(type === 'WhoseIsIt' && { people: [ratedBy] }),
    };
    const gameData = { text, ...more };
    await db.insert(schema.gameRounds).values({
      gameId: game,
      position,
      rounds: [{ board, answers: [{ ratedBy, gameData }] }],
      ratings: [{ round: 0, theme: 'x', game: 'x', type, ratedBy, gameData }],
    });
  }
  await db.insert(schema.gameParts).values({
    gameId: fresh(),
    digest: 'x',
    part: 0,
    text: `{"user":"${id}"`,
    createdAt: at,
  });

  const texts = [
    me.account.username,
    me.account.email,
    email,
    googleId,
    former,
    line,
    guessed,
    JSON.stringify(said).slice(1, -1),
  ];
  return { me, elsewhere, friend, email, left, present, values: await valuesOf({ id, texts }) };
};

it('nothing of an account that used every feature, and of its guest, is left after its deletion', {
  timeout: 120_000,
}, async () => {
  const rooms = new RoomFake();
  fakeRooms(rooms.respond);
  fakeMails();
  const lines = captureLog();
  const { me, friend, present, values: own } = await busyAccount(rooms);

  // The same person as a guest, on another device, who then logs in.
  const twin = await newGuest(present);
  const { _id: twinId, username: twinName } = twin.account;
  expect((await twin.post('/api/guests/link', {})).status).toBe(200);
  const values = [...own, ...(await valuesOf({ id: twinId, texts: [twinName] }))];
  const tracesIn = async () =>
    [...(await readDatabase())].flatMap(([table, rows]) =>
      values.some((value) => rows.includes(value)) ? [table] : [],
    );

  const expected = (...kinds: string[]) =>
    [...tableNames]
      .filter(([, name]) => kinds.includes(storedData[name].deletion.is))
      .map(([table]) => table)
      .filter((table) => table !== 'suspended_identities')
      .sort();
  expect((await tracesIn()).sort()).toEqual(expected('gone', 'anonymous', 'stays'));
  expect(values.some((value) => rooms.dump().includes(value))).toBe(true);

  const login = { emailOrUsername: me.account.username, password };
  expect((await twin.post('/api/user/login', login)).status).toBe(200);
  await expect.poll(() => hasAccount({ account: { _id: twinId } } as Person)).toBe(false); // only the id is used
  expect((await deleteAccount(me)).status).toBe(200);

  expect((await tracesIn()).sort()).toEqual(expected('stays'));
  const bucket = await readBucket();
  const download = await (await friend.get('/api/user/data')).text();
  for (const value of values) {
    expect(bucket).not.toContain(value);
    expect(rooms.dump()).not.toContain(value);
    expect(download).not.toContain(value);
  }
  // The log has ids of accounts, for the time that the platform keeps it, and nothing else about them.
  const [id, ...others] = values.filter((value) => value !== twinId);
  expect(JSON.stringify(lines)).toContain(id);
  for (const value of others) expect(JSON.stringify(lines)).not.toContain(value);
  // What is left in its place.
  expect(JSON.stringify([...(await readDatabase())])).toContain(await aliasOf(idOf(me)));
  expect(mails.length).toBeGreaterThan(0);
});

it('every table of the schema has an answer, and every table of the database is in the schema', async () => {
  expect(Object.keys(storedData).sort()).toEqual([...tableNames.values()].sort());
  expect([...(await readDatabase()).keys()].sort()).toEqual([...tableNames.keys()].sort());
});
