import { blocks, friendships, games } from '@tallyho/drizzle/schema/index';
import { limits } from '@tallyho/game/limits';
import { miniGameTypes } from '@tallyho/game/minigames/registry';
import type { GameNight } from '@tallyho/game/people/game-nights';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { customTheme, reportGame } from '../../../test/finished-games.ts';
import { idOf, people, refusal } from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

interface Page {
  games: GameNight[];
  next: string | null;
}
const nights = async (person: Person, cursor?: string) => {
  const response = await person.get(`/api/user/games${cursor ? `?cursor=${cursor}` : ''}`);
  expect(response.status).toBe(200);
  return response.json<Page>();
};
const threePeople = async () => (await people(3)) as [Person, Person, Person];

it("lists the user's finished games with time, players, themes and winner", async () => {
  const [robin, kim, sam] = await threePeople();
  const id = await reportGame([robin, kim, sam]);
  const { games: list, next } = await nights(kim);
  expect(next).toBeNull();
  expect(list).toHaveLength(1);
  const [night] = list;
  expect(night).toMatchObject({
    _id: id,
    finishedAt: '2026-11-21T00:00:00.000Z',
    players: [robin, kim, sam].map((person) => ({
      username: person.account.username,
      isYou: person === kim,
    })),
    themes: ['Public theme', customTheme.name],
    // One round of each mini-game, and one with the players' own theme.
    rounds: miniGameTypes.length + 1,
    anonymousVotes: false,
    favourites: [],
    shareToken: null,
  });
  expect(night?.winners.length).toBeGreaterThan(0);
  expect(night?.place?.of).toBe(3);
});

it('names as the winner who knows the room, if the guesses decided the game', async () => {
  const [robin, kim, sam] = await threePeople();
  await reportGame([robin, kim, sam], { guesses: true, types: ['Slider'] });
  const [night] = (await nights(kim)).games;
  expect(night?.winners.map(({ username }) => username)).toEqual([robin.account.username]);
  expect(night?.podium[0]).toMatchObject({ username: robin.account.username, rank: 1, isYou: false });
  expect(night?.place?.of).toBe(3);
});

it('contains the ids of players who are friends of the viewer now', async () => {
  const [robin, kim, sam] = await threePeople();
  await reportGame([robin, kim, sam]);
  const [user, friend] = [idOf(robin), idOf(kim)];
  const since = new Date();
  await db.insert(friendships).values([
    { userId: user, friendId: friend, since },
    { userId: friend, friendId: user, since },
  ]);
  const friendsFor = async (person: Person) =>
    (await nights(person)).games[0]?.players.map((one) => one.friend);
  expect(await friendsFor(robin)).toEqual([null, friend, null]);
  expect(await friendsFor(sam)).toEqual([null, null, null]);
});

it('contains no answers and no ids of players who are not friends', async () => {
  const [robin, kim, sam] = await threePeople();
  await reportGame([robin, kim, sam]);
  const text = JSON.stringify(await nights(robin));
  for (const secret of [idOf(kim), idOf(sam), 'gameData', 'answers', ...customTheme.texts])
    expect(text).not.toContain(secret);
});

it('shows the favourite item when players were not rated', async () => {
  const two = (await people(2)) as [Person, Person];
  await reportGame(two, { onlyOwn: true });
  const [night] = (await nights(two[0])).games;
  expect(night).toMatchObject({ winners: [], podium: [], place: null });
  expect(night?.favourites.length).toBeGreaterThan(0);
  expect(customTheme.texts).toEqual(expect.arrayContaining(night?.favourites ?? ['']));
});

it("is empty for a new player, and contains no running games or other players' games", async () => {
  const [robin, kim, sam] = await threePeople();
  await reportGame([robin, kim]);
  await reportGame([robin, sam], { finished: false });
  expect(await nights(sam)).toMatchObject({ games: [], next: null });
  expect((await nights(robin)).games).toHaveLength(1);
});

it('is returned in pages, latest first, without gaps or repeats', async () => {
  const two = (await people(2)) as [Person, Person];
  const count = limits.gameNights.page + 2;
  const expected: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = await reportGame(two, { onlyOwn: true });
    // Two games end in the same millisecond.
    const finishedAt = new Date(Date.UTC(2026, 0, 1) + Math.max(number, 1));
    await db.update(games).set({ finishedAt }).where(eq(games.id, id));
    expected.push(id);
  }
  const [a = '', b = '', ...waitUntil] = expected;
  const first = await nights(two[0]);
  const second = await nights(two[0], first.next ?? '');
  expect(first.games).toHaveLength(limits.gameNights.page);
  expect(second.next).toBeNull();
  const ids = [...first.games, ...second.games].map(({ _id }) => _id);
  expect(ids).toEqual([...waitUntil.reverse(), ...[a, b].sort().reverse()]);
});

it('shows deleted and blocked players under neutral names, and others under their name at the time', async () => {
  const [robin, kim, sam] = await threePeople();
  await reportGame([robin, kim, sam]);
  await db.insert(blocks).values({ blockerId: idOf(robin), blockedId: idOf(kim), createdAt: new Date() });
  expect((await deleteAccount(sam)).status).toBe(200);
  const names = async (person: Person) =>
    (await nights(person)).games[0]?.players.map(({ username }) => username);
  expect(await names(robin)).toEqual([robin.account.username, 'Blocked player', 'Deleted player']);
  // A blocked user cannot tell that they are blocked.
  expect(await names(kim)).toEqual([robin.account.username, kim.account.username, 'Deleted player']);
});

it('links to the public result while the link exists', async () => {
  const two = (await people(2)) as [Person, Person];
  const id = await reportGame(two);
  const { token } = await (await two[1].post(`/api/share/${id}`)).json<{ token: string }>();
  expect((await nights(two[0])).games[0]?.shareToken).toBe(token);
});

it('requires a login, and accepts only its own cursors', async () => {
  expect(await refusal(await new Browser().get('/api/user/games'))).toMatchObject({
    status: 401,
    error: 'unauthenticated',
  });
  const [robin] = (await people(1)) as [Person];
  for (const cursor of ['x', '12', '~', '1~a~b', `1~${'x'.repeat(101)}`, "1~'"])
    expect((await robin.get(`/api/user/games?cursor=${encodeURIComponent(cursor)}`)).status, cursor).toBe(
      400,
    );
});
