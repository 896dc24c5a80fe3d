import { env } from 'cloudflare:workers';
import { gamePlayers, shares, users } from '@tallyho/drizzle/schema/index';
import { erasedText } from '@tallyho/game/chat/chat';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { recordOf, reportGame } from '../../../test/finished-games.ts';
import { idOf, people } from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { serviceHeader } from '../../../test/service.ts';
import { cardsOf } from '../../pictures/result-cards.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

describe('after a player deletes the account, game records', () => {
  const trace = ({ account }: Person) => [account._id, account.username];

  test('keep an anonymous player in the data of every mini-game, and all other players unchanged', async () => {
    const three = await people(3);
    const [leaver, ...others] = three;
    if (!leaver) throw new Error('A test user is missing.');
    const id = await reportGame(three);
    const before = JSON.stringify(await recordOf(id));
    for (const word of trace(leaver)) expect(before).toContain(word);
    expect((await deleteAccount(leaver)).status).toBe(200);
    const record = await recordOf(id);
    const after = JSON.stringify(record);
    for (const word of trace(leaver)) expect(after).not.toContain(word);
    for (const word of others.flatMap(trace)) expect(after).toContain(word);
    expect(record.leader).toMatch(/^deleted-[\w-]{22}$/);
    expect(record.players[0]).toMatchObject({
      user: record.leader,
      username: 'Deleted player',
    });
    const played = await db.select().from(gamePlayers).where(eq(gamePlayers.gameId, id));
    const expected = [record.leader, ...others.map(idOf)];
    expect(played.map(({ userId }) => userId).sort()).toEqual(expected.sort());
    // Everything else is unchanged, except what the player wrote in two rounds; the sample of all players is the same text.
    const written = ['I can explain, but slowly', 'A drawer full of cables'].map((text) =>
      JSON.stringify(text),
    );
    for (const text of written) expect(before).toContain(text);
    const expectedRest = written.reduce(
      (rest, text) => rest.replaceAll(text, JSON.stringify(erasedText)),
      before,
    );
    const restored = after
      .replaceAll(
        `"${record.leader}","username":"Deleted player"`,
        JSON.stringify(trace(leaver)).slice(1, -1).replace(',', ',"username":'),
      )
      .replaceAll(record.leader, idOf(leaver));
    expect(JSON.parse(restored)).toEqual(JSON.parse(expectedRest));
  });

  test('lose the names that the player had before, too', async () => {
    const two = await people(2);
    const [leaver] = two;
    if (!leaver) throw new Error('A test user is missing.');
    const id = await reportGame(two);
    const username = `person-${crypto.randomUUID().slice(0, 13)}`;
    const csrf = await csrfHeader(leaver);
    expect((await leaver.post('/api/user/change-username', { username }, csrf)).status).toBe(200);
    expect(JSON.stringify(await recordOf(id)), 'the name of that day').toContain(leaver.account.username);
    expect((await deleteAccount(leaver)).status).toBe(200);
    const after = JSON.stringify(await recordOf(id));
    for (const word of [...trace(leaver), username]) expect(after).not.toContain(word);
  });

  test.each(['players', 'he said "hi"', 'back\\slash', "it's %_", 'ünïcødé 🎉'])(
    'lose only the name %s, whatever characters it contains',
    async (name) => {
      const two = await people(2);
      const [leaver] = two;
      if (!leaver) throw new Error('A test user is missing.');
      const username = `${name} ${crypto.randomUUID().slice(0, 4)}`;
      await db
        .update(users)
        .set({ username })
        .where(eq(users.id, idOf(leaver)));
      const id = await reportGame(two, { texts: { [leaver.account.username]: username } });
      const { roundsData } = await recordOf(id);
      expect((await deleteAccount(leaver)).status).toBe(200);
      const record = await recordOf(id);
      expect(record.roundsData).toHaveLength(roundsData.length);
      expect(JSON.stringify(record)).not.toContain(JSON.stringify(username).slice(1, -1));
    },
  );

  test('keep all other text if the name equals a word of the record', async () => {
    const two = await people(2);
    const [leaver, other] = two;
    if (!leaver || !other) throw new Error('A test user is missing.');
    const id = await reportGame(two, { texts: { [leaver.account.username]: 'settings' } });
    await db
      .update(users)
      .set({ username: 'settings' })
      .where(eq(users.id, idOf(leaver)));
    const before = await recordOf(id);
    expect((await deleteAccount(leaver)).status).toBe(200);
    const after = await recordOf(id);
    expect(after.settings).toEqual(before.settings);
    expect(after.players.map(({ username }) => username)).toEqual(['Deleted player', other.account.username]);
  });

  test('lose the name on the shared page and on its card', async () => {
    const two = await people(2);
    const [leaver, other] = two;
    if (!leaver || !other) throw new Error('A test user is missing.');
    const id = await reportGame(two);
    await other.post(`/api/share/${id}`);
    const share = await db.select().from(shares).where(eq(shares.gameId, id)).get();
    if (!share) throw new Error('There is no link.');
    const stored = async () => (await env.IMAGES.list({ prefix: cardsOf(id) })).objects.length;
    await new Browser().get(`/r/${share.token}/card.png`);
    await other.get(`/api/share/${id}/pictures/podium`);
    expect(await stored()).toBe(2);
    expect((await deleteAccount(leaver)).status).toBe(200);
    expect(await stored()).toBe(0);
    const page = await (await new Browser().get(`/api/shared/${share.token}`)).text();
    expect(page).toContain('Deleted player');
    expect(page).toContain(other.account.username);
    for (const word of trace(leaver)) expect(page).not.toContain(word);
  });

  test('that arrive later lose the name when they are stored, with the same alias', async () => {
    const three = await people(3);
    const [leaver, second, third] = three;
    if (!leaver || !second || !third) throw new Error('A test user is missing.');
    const early = await reportGame(three);
    for (const gone of [leaver, second]) expect((await deleteAccount(gone)).status).toBe(200);
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

  test('that the room sends again stay anonymous', async () => {
    const two = await people(2);
    const [leaver] = two;
    if (!leaver) throw new Error('A test user is missing.');
    const id = await reportGame(two);
    const record = await recordOf(id);
    expect((await deleteAccount(leaver)).status).toBe(200);
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
