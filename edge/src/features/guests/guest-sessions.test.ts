import { env } from 'cloudflare:workers';
import { guestLinks, guests } from '@tallyho/drizzle/schema/guests';
import { lobbyTraces } from '@tallyho/drizzle/schema/lobbies';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/default-rules';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { type Guest, giveBrowserId, newGuest, playAsGuest } from '../../../test/guests.ts';
import { runBefore } from '../../../test/interleave.ts';
import { idOf, join, leave, open, switchTo } from '../../../test/lobbies.ts';
import { freshName, newPerson } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';

let rooms: RoomFake;
beforeEach(() => {
  rooms = new RoomFake();
  fakeRooms(rooms.respond);
});

const seated = async () => {
  const owner = await newPerson();
  const code = await open(owner);
  return { owner, code, guest: await newGuest(code) };
};
const exists = async ({ account }: Guest) =>
  (await db.select().from(users).where(eq(users.id, account._id))).length > 0;
const linkOf = async (guest: Guest) =>
  (await guest.post('/api/guests/link', {})).json<{ token: string; expiresAt: number }>();
const openLink = async (browser: Browser, token: string) => {
  await giveBrowserId(browser);
  return browser.post('/api/guests/open-link', { token });
};

describe('a link to the other device of a guest', () => {
  it('opens a second session of the guest, once', async () => {
    const { code, guest } = await seated();
    const { token, expiresAt } = await linkOf(guest);
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(limits.guests.link);
    const tablet = new Browser();
    const response = await openLink(tablet, token);
    expect(await response.json()).toMatchObject({ user: { _id: guest.account._id, isGuest: true } });
    expect((await tablet.post('/api/party/ticket', { room: code })).status).toBe(200);
    expect((await guest.get('/api/user/me')).status).toBe(200);
    await expectError(await openLink(new Browser(), token), 404, 'expiredLink');
  });

  it('is not used up by a browser that stores no cookies', async () => {
    const { guest } = await seated();
    const { token } = await linkOf(guest);
    const refused = await new Browser().post('/api/guests/open-link', { token });
    await expectError(refused, 403, 'cookiesBlocked');
    expect((await openLink(new Browser(), token)).status).toBe(200);
  });

  it('expires after ten minutes, and when the guest makes another one', async () => {
    const { guest } = await seated();
    const { token: first } = await linkOf(guest);
    const { token: second } = await linkOf(guest);
    await expectError(await openLink(new Browser(), first), 404, 'expiredLink');
    await db.update(guestLinks).set({ expiresAt: new Date() });
    await expectError(await openLink(new Browser(), second), 404, 'expiredLink');
  });

  it('is stored only as a hash, and opens nothing after the guest has registered', async () => {
    const { guest } = await seated();
    const { token } = await linkOf(guest);
    expect(JSON.stringify(await db.select().from(guestLinks))).not.toContain(token);
    const email = `${crypto.randomUUID()}@example.com`;
    const form = { username: freshName(), email, password: 'Kestrel93' };
    expect((await guest.post('/api/user/register', form)).status).toBe(200);
    await expectError(await openLink(new Browser(), token), 404, 'expiredLink');
  });

  it('opens no session of a guest who registers while it is opened', async () => {
    const { guest } = await seated();
    const { token } = await linkOf(guest);
    const form = { username: freshName(), email: `${freshName()}@example.com`, password: 'Kestrel93' };
    const tablet = new Browser();
    await giveBrowserId(tablet);
    runBefore('insert into "sessions"', async () => {
      expect((await guest.post('/api/user/register', form)).status).toBe(200);
    });
    await expectError(await openLink(tablet, token), 404, 'expiredLink');
    expect(tablet.cookies.has('session')).toBe(false);
    const opened = await db.select().from(sessions).where(eq(sessions.userId, guest.account._id));
    expect(opened).toHaveLength(1);
  });

  it('costs another guest of the browser nothing, unless that is confirmed', async () => {
    const [{ guest }, { code, guest: other }] = [await seated(), await seated()];
    const { token } = await linkOf(guest);
    const { username, avatar } = guest.account;
    const readLink = async (browser: Browser) =>
      (await browser.post('/api/guests/read-link', { token })).json();
    expect(await readLink(other)).toEqual({
      ...{ success: true, guest: { username, avatar }, isOwn: false },
      other: { username: other.account.username, hasSeat: true },
    });
    await expectError(await openLink(other, token), 409, 'otherGuest');
    expect((await other.get('/api/user/me')).status).toBe(200);
    expect(await exists(other)).toBe(true);
    expect(rooms.stateOf(code).seats.at(-1)).toMatchObject({ user: other.account._id });
    const confirmed = await other.post('/api/guests/open-link', { token, replace: true });
    expect(await confirmed.json()).toMatchObject({ user: { _id: guest.account._id } });
    await expect.poll(() => exists(other)).toBe(false);
  });

  it('can be read by a visitor and its guest without being used up, and by no account', async () => {
    const { owner, code, guest } = await seated();
    const { token } = await linkOf(guest);
    const readLink = (browser: Browser) => browser.post('/api/guests/read-link', { token });
    expect(await (await readLink(new Browser())).json()).toMatchObject({ isOwn: false, other: null });
    expect(await (await readLink(guest)).json()).toMatchObject({ isOwn: true, other: null });
    await expectError(await readLink(owner), 403, 'forbidden');
    const unseated = await newGuest(code);
    await leave(unseated, code);
    expect(await (await readLink(unseated)).json()).toMatchObject({ other: { hasSeat: false } });
    expect((await openLink(new Browser(), token)).status).toBe(200);
    await expectError(await readLink(new Browser()), 404, 'expiredLink');
  });

  it('is only for guests, and does not log an account out', async () => {
    const { owner, guest } = await seated();
    await expectError(await owner.post('/api/guests/link', {}), 403, 'forbidden');
    await expectError(await new Browser().post('/api/guests/link', {}), 401, 'unauthenticated');
    const { token } = await linkOf(guest);
    await expectError(await openLink(owner, token), 403, 'forbidden');
    expect((await owner.get('/api/user/me')).status).toBe(200);
    expect((await openLink(new Browser(), token)).status).toBe(200);
  });
});

describe('the session of a guest', () => {
  it('tells after its end that it was a guest’s', async () => {
    const { guest } = await seated();
    const state = async (browser: Browser) =>
      (await browser.get('/api/user/auth-check')).json<{ user: object | null; wasGuest?: true }>();
    expect(await state(guest)).not.toHaveProperty('wasGuest');
    await db.delete(sessions).where(eq(sessions.userId, guest.account._id));
    expect(await state(guest)).toMatchObject({ wasGuest: true, user: null });
    const refused = await expectError(await guest.get('/api/user/me'), 401, 'unauthenticated');
    expect(refused).toMatchObject({ wasGuest: true });
    const account = await newPerson();
    await db.delete(sessions).where(eq(sessions.userId, idOf(account)));
    expect(await state(account)).not.toHaveProperty('wasGuest');
  });

  it('joins another lobby with its code, also a public one, unless it has guests off', async () => {
    const { code: first, guest } = await seated();
    const code = await open(await newPerson());
    await expectError(await join(guest, code), 409, 'alreadyInLobby');
    expect((await switchTo(guest, code, first)).status).toBe(200);
    expect(rooms.stateOf(code).seats.at(-1)).toMatchObject({ user: guest.account._id, isGuest: true });
    const publicCode = await open(await newPerson(), { isPublic: true });
    expect((await switchTo(guest, publicCode, code)).status).toBe(200);
    const rules = { ...defaultRules, guestsMayJoin: 'off' };
    const closed = await open(await newPerson(), { rules });
    await expectError(await switchTo(guest, closed, publicCode), 403, 'guestsNotAllowed');
  });

  it('ends when the browser becomes another guest, who leaves nothing of the first one', async () => {
    const { code, guest } = await seated();
    expect((await playAsGuest(guest, code)).status).toBe(200);
    await expect.poll(() => exists(guest)).toBe(false);
    expect(rooms.stateOf(code).seats).toHaveLength(2);
  });
});

describe('a guest', () => {
  it('deletes the own data without a password', async () => {
    const { code, guest } = await seated();
    const headers = await csrfHeader(guest);
    expect((await guest.post('/api/user/delete-account', {}, headers)).status).toBe(200);
    expect(await exists(guest)).toBe(false);
    expect(rooms.stateOf(code).seats).toHaveLength(1);
  });

  it('who was not here for seven days is deleted by the scheduled job, others are not', async () => {
    const [{ guest: unused }, { guest: used }, { guest: recent }] = [
      await seated(),
      await seated(),
      await seated(),
    ];
    const old = new Date(Date.now() - limits.guests.unused - 1);
    for (const { account } of [unused, used])
      await db.update(guests).set({ createdAt: old }).where(eq(guests.userId, account._id));
    await db.update(sessions).set({ lastSeen: old }).where(eq(sessions.userId, unused.account._id));
    await runScheduledJobs(env);
    expect([await exists(unused), await exists(used), await exists(recent)]).toEqual([false, true, true]);
  });

  it('who was deleted while the room was down is erased there by the scheduled job, which deletes expired links, too', async () => {
    const userId = crypto.randomUUID();
    const erasedAt = new Date(Date.now() - 60 * 60_000);
    await db.insert(lobbyTraces).values({ userId, lobbyCode: 'ABCDEF', erasedAt });
    const { guest } = await seated();
    await db.insert(guestLinks).values({ tokenHash: userId, userId: guest.account._id, expiresAt: erasedAt });
    await runScheduledJobs(env);
    expect(await db.select().from(lobbyTraces).where(eq(lobbyTraces.userId, userId))).toEqual([]);
    expect(await db.select().from(guestLinks).where(eq(guestLinks.tokenHash, userId))).toEqual([]);
  });
});
