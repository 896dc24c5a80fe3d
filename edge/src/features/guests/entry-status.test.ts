import { lobbies } from '@tallyho/drizzle/schema/lobbies';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { giveBrowserId, guestKey, newGuest, playAsGuest } from '../../../test/guests.ts';
import { idOf, open } from '../../../test/lobbies.ts';
import { freshName, newPerson } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

let rooms: RoomFake;
beforeEach(() => {
  rooms = new RoomFake();
  fakeRooms(rooms.respond);
});

/** A lobby whose leader has removed a guest, and the guest's network. */
const removeGuest = async () => {
  const owner = await newPerson();
  const code = await open(owner);
  const removed = await newGuest(code);
  await owner.post(`/api/lobby/kick/${code}`, { player: removed.account._id });
  const answer = (guest: string, letIn: boolean) =>
    rooms.happen(code, {
      type: 'command',
      user: idOf(owner),
      command: { type: 'answerEntry', id: crypto.randomUUID(), guest, letIn },
    });
  return { owner, code, address: removed.address, answer };
};
const askedIn = (code: string) => rooms.stateOf(code).entryRequests.map(({ user }) => user);
const entryOf = async (browser: Browser, code: string) =>
  (await (await browser.get(`/api/guests/entry/${code}`)).json<{ entry: string | null }>()).entry;

describe('a new guest from the network of a removed player', () => {
  it('waits for the leader, who is asked once, and nothing is stored', async () => {
    const { code, address } = await removeGuest();
    const browser = new Browser();
    const [name, key] = [freshName(), guestKey()];
    for (let times = 0; times < 2; times += 1) {
      const body = await expectError(
        await playAsGuest(browser, code, { address, name, key }),
        409,
        'leaderAsked',
      );
      expect(body.message).toMatch(/^The leader is asked whether you may join\. /);
    }
    expect(askedIn(code)).toHaveLength(1);
    expect(await entryOf(browser, code)).toBe('asked');
    expect(await db.select().from(users).where(eq(users.username, name))).toEqual([]);
  });

  it('gets the seat with the next request after the leader agreed', async () => {
    const { code, address, answer } = await removeGuest();
    const browser = new Browser();
    const request = { address, name: freshName(), key: guestKey() };
    await playAsGuest(browser, code, request);
    const [guest = ''] = askedIn(code);
    answer(guest, true);
    expect(await entryOf(browser, code)).toBe('allowed');
    expect((await playAsGuest(browser, code, request)).status).toBe(200);
    expect(rooms.stateOf(code).seats.map(({ user }) => user)).toContain(guest);
  });

  it('reads that the leader did not agree', async () => {
    const { code, address, answer } = await removeGuest();
    const browser = new Browser();
    await playAsGuest(browser, code, { address });
    answer(askedIn(code)[0] ?? '', false);
    expect(await entryOf(browser, code)).toBe('refused');
    const body = await expectError(await playAsGuest(browser, code, { address }), 403, 'notLetIn');
    expect(body.message).toBe('The leader did not let you in.');
  });

  it('needs no consent as an account, nor on another network', async () => {
    const { code, address } = await removeGuest();
    const account = await newPerson();
    const headers = { 'CF-Connecting-IP': address };
    expect((await account.post(`/api/lobby/joinLobby/${code}`, {}, headers)).status).toBe(200);
    expect((await playAsGuest(new Browser(), code)).status).toBe(200);
  });

  it('is asked about also with a session of another lobby', async () => {
    const { code, address } = await removeGuest();
    const other = await newPerson();
    const guest = await newGuest(await open(other));
    const headers = { 'CF-Connecting-IP': address };
    const leaving = (
      await (await guest.get('/api/lobby/checkUserInLobby')).json<{ lobby: { code: string } }>()
    ).lobby;
    const join = () => guest.post(`/api/lobby/joinLobby/${code}`, { leave: leaving.code }, headers);
    await expectError(await join(), 409, 'leaderAsked');
    expect(askedIn(code)).toEqual([guest.account._id]);
  });
});

describe('the state of the question', () => {
  it('is null for a browser that did not ask, and no room is asked about an unknown code', async () => {
    const { code } = await removeGuest();
    expect(await entryOf(new Browser(), code)).toBeNull();
    await expectError(await new Browser().get('/api/guests/entry/ABCDEF'), 404, 'lobbyNotFound');
    expect(rooms.dump()).not.toContain('ABCDEF');
  });
});

describe('the list of public lobbies for visitors and guests', () => {
  const listed = async () =>
    (
      await (await new Browser().get('/api/guests/lobbies')).json<{ lobbies: { code: string }[] }>()
    ).lobbies.map(({ code }) => code);

  it('has only lobbies that let guests in from the list, and a guest from the list needs that rule', async () => {
    const owner = await newPerson();
    const code = await open(owner, { isPublic: true });
    expect(await listed()).not.toContain(code);
    const browser = new Browser();
    await giveBrowserId(browser);
    const body = { code, name: freshName(), avatar: 1, key: guestKey(), from: 'list' };
    await expectError(await browser.post('/api/guests', body), 403, 'guestsNeedLink');
    await db.update(lobbies).set({ guestsFromList: true }).where(eq(lobbies.code, code));
    expect(await listed()).toContain(code);
    rooms.happen(code, {
      type: 'command',
      user: idOf(owner),
      command: {
        type: 'updateSettings',
        id: crypto.randomUUID(),
        rules: { guestsMayJoin: 'linkAndList' },
      },
    });
    expect((await browser.post('/api/guests', body)).status).toBe(200);
    const [row] = await db.select().from(lobbies).where(eq(lobbies.code, code));
    expect(row).toMatchObject({ guestsMayJoin: true, guestsFromList: true });
  });
});
