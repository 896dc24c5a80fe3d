import { blocks, friendships, games, guests, playerResults } from '@tallyho/drizzle/schema/index';
import { limits } from '@tallyho/game/limits';
import type { PlayerProfile, SharedGames } from '@tallyho/game/people/player-profile';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { titlesOf } from '@tallyho/game/titles/titles-of';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { customTheme, recordOf, reportGame } from '../../../test/finished-games.ts';
import { block } from '../../../test/friend-calls.ts';
import { changeUser, makeFriends } from '../../../test/friends.ts';
import { idOf, people, refusal } from '../../../test/lobbies.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { readRound } from '../../games/stored-round.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

const resultsOf = (gameId: string) => db.select().from(playerResults).where(eq(playerResults.gameId, gameId));

/** Reports a finished game, and waits until its results are stored. */
const play = async (players: readonly Person[], changes?: Parameters<typeof reportGame>[1]) => {
  const id = await reportGame(players, changes);
  await expect.poll(() => resultsOf(id)).toHaveLength(players.length);
  return id;
};
const profileOf = async (person: Person): Promise<PlayerProfile> => {
  const response = await person.get('/api/user/profile');
  expect(response.status).toBe(200);
  return (await response.json<{ profile: PlayerProfile }>()).profile;
};
/** Returns what the profile of a user says of the tie to another player. */
const tieBetween = async (person: Person, { account }: Pick<Person, 'account'>) =>
  (await profileOf(person)).agreements.find(({ username }) => username === account.username)?.tie;
const sharedGamesOf = async (person: Person, friend: Person) => {
  const response = await person.get(`/api/user/games/with/${idOf(friend)}`);
  expect(response.status).toBe(200);
  return (await response.json<{ shared: SharedGames }>()).shared;
};
const threePeople = async () => (await people(3)) as [Person, Person, Person];

describe('GET /api/user/profile', () => {
  it('counts a game as won for the player who knows the room, if the guesses decided it', async () => {
    const all = await threePeople();
    await play(all, { guesses: true, types: ['Slider', 'SliderLobby'] });
    const won = await Promise.all(all.map(async (person) => (await profileOf(person)).won));
    expect(won).toEqual([1, 0, 0]);
  });

  it('says what the game said: the title of Game Over, who won, favourites, and who agreed', async () => {
    const all = await threePeople();
    const [robin] = all;
    const { players, roundsData, awards, _id } = (await recordOf(await play(all))) as GameRecord;
    const records = roundsData.map(readRound).filter((round) => round !== null);
    const titles = titlesOf(records, players, _id);
    const scores = (awards as { scores: { rank: number; player: { user: string } }[] }).scores;
    for (const person of all) {
      const profile = await profileOf(person);
      const won = scores.some(({ rank, player }) => rank === 1 && player.user === idOf(person));
      const title = titles.find(({ player }) => player.user === idOf(person));
      expect(profile).toMatchObject({ games: 1, considered: 1, won: Number(won) });
      expect(profile.titles).toEqual([{ kind: title?.kind, name: title?.name, count: 1 }]);
      expect(profile.favourites.length).toBeGreaterThan(0);
    }
    const { agreements } = await profileOf(robin);
    expect(agreements.map(({ username }) => username).sort()).toEqual(
      all
        .slice(1)
        .map(({ account }) => account.username)
        .sort(),
    );
    for (const { percent, compared, tie } of agreements) {
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(compared).toBeGreaterThanOrEqual(limits.profile.compared);
      expect(tie).toEqual({ kind: 'account' });
    }
  });

  it('is empty for a new player, and says nothing of running games and of games of others', async () => {
    const [robin, kim, sam] = await threePeople();
    await play([robin, kim]);
    await reportGame([robin, sam], { finished: false });
    expect(await profileOf(sam)).toEqual({
      games: 0,
      considered: 0,
      won: 0,
      evenings: 0,
      titles: [],
      agreements: [],
      mostUnlike: null,
      favourites: [],
    });
    expect((await profileOf(robin)).games).toBe(1);
  });

  it('counts titles and shared answers over all games', async () => {
    const two = (await people(2)) as [Person, Person];
    await play(two);
    const once = await profileOf(two[0]);
    await play(two);
    const twice = await profileOf(two[0]);
    expect(twice.games).toBe(2);
    expect(twice.titles.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(twice.agreements[0]?.compared).toBe(2 * (once.agreements[0]?.compared ?? 0));
  });

  it('counts games that follow each other as one evening', async () => {
    const two = (await people(2)) as [Person, Person];
    await play(two);
    const id = await play(two);
    expect((await profileOf(two[0])).evenings).toBe(1);
    await db
      .update(playerResults)
      .set({ finishedAt: new Date(Date.UTC(2020, 0, 1)) })
      .where(eq(playerResults.gameId, id));
    expect((await profileOf(two[0])).evenings).toBe(2);
  });

  describe('says who agrees least', () => {
    /** Stores with whom a user has agreed, and how much, as the result of a played game. */
    const storeAgreements = async (
      id: string,
      person: Person,
      percents: readonly (readonly [Person, number])[],
    ) =>
      db
        .update(playerResults)
        .set({
          agreements: percents.map(([other, agreement]) => ({
            ...{ user: idOf(other), username: other.account.username, avatar: 1 },
            ...{ agreement, compared: 20 },
          })),
        })
        .where(and(eq(playerResults.gameId, id), eq(playerResults.userId, idOf(person))));

    it('of all players, also of those who are not among the three best', async () => {
      const [robin, ...others] = (await people(5)) as [Person, Person, Person, Person, Person];
      const id = await play([robin, ...others]);
      await storeAgreements(
        id,
        robin,
        others.map((other, index) => [other, 80 - 10 * index]),
      );
      const { agreements, mostUnlike } = await profileOf(robin);
      expect(agreements.map(({ percent }) => percent)).toEqual([80, 70, 60]);
      expect(mostUnlike).toEqual({
        ...{ username: others[3]?.account.username, avatar: 1, tie: { kind: 'account' } },
        ...{ percent: 50, compared: 20 },
      });
    });

    it('unless there is one player only, or all agree as much', async () => {
      const [robin, kim, sam] = await threePeople();
      const id = await play([robin, kim, sam]);
      await storeAgreements(id, robin, [[kim, 20]]);
      expect((await profileOf(robin)).mostUnlike).toBeNull();
      await storeAgreements(id, robin, [
        [kim, 20],
        [sam, 20],
      ]);
      expect((await profileOf(robin)).mostUnlike).toBeNull();
    });

    it('without users whom the user has blocked, and without the ids of those who are no friends', async () => {
      const [robin, kim, sam, noor] = (await people(4)) as [Person, Person, Person, Person];
      const id = await play([robin, kim, sam, noor]);
      await storeAgreements(id, robin, [
        [kim, 90],
        [sam, 40],
        [noor, 10],
      ]);
      await block(robin, noor);
      const profile = await profileOf(robin);
      expect(profile.mostUnlike).toMatchObject({ username: sam.account.username, tie: { kind: 'account' } });
      for (const other of [kim, sam, noor]) expect(JSON.stringify(profile)).not.toContain(idOf(other));
      await block(sam, robin);
      expect((await profileOf(robin)).mostUnlike?.tie).toEqual({ kind: 'none' });
    });
  });

  it('shows neither agreement nor favourites of games with anonymous votes', async () => {
    const two = (await people(2)) as [Person, Person];
    await play(two, { anonymousVotes: true });
    expect(await profileOf(two[0])).toMatchObject({ games: 1, agreements: [], favourites: [] });
    expect(await sharedAfterFriendship(two)).toEqual({ games: 1, agreement: null });
  });

  it('leaves out users whom the user has blocked, and not those who have blocked the user', async () => {
    const [robin, kim, sam] = await threePeople();
    await play([robin, kim, sam]);
    await db.insert(blocks).values({ blockerId: idOf(robin), blockedId: idOf(kim), createdAt: new Date() });
    const namesFor = async (person: Person) =>
      (await profileOf(person)).agreements.map(({ username }) => username).sort();
    expect(await namesFor(robin)).toEqual([sam.account.username]);
    expect(await namesFor(kim)).toEqual([robin.account.username, sam.account.username].sort());
  });

  it('contains the ids of friends only', async () => {
    const [robin, kim, sam] = await threePeople();
    await play([robin, kim, sam]);
    await makeFriends(robin, kim);
    expect(await tieBetween(robin, kim)).toEqual({ kind: 'friend', user: idOf(kim) });
    expect(await tieBetween(robin, sam)).toEqual({ kind: 'account' });
    expect(JSON.stringify(await profileOf(robin))).not.toContain(idOf(sam));
    expect(JSON.stringify(await profileOf(sam))).not.toContain(idOf(kim));
  });

  it('does not offer an account that only has the same name as a guest, or the old name of a player', async () => {
    const [robin, kim, sam] = await threePeople();
    const guest = await newPerson();
    const { username } = sam.account;
    await changeUser(guest, { username });
    await db.insert(guests).values({ userId: idOf(guest), createdAt: new Date() });
    Object.assign(guest.account, { username });
    await play([robin, kim, guest]);
    expect(await tieBetween(robin, guest)).toEqual({ kind: 'none' });
    await changeUser(kim, { username: 'renamed-since' });
    expect(await tieBetween(robin, kim)).toEqual({ kind: 'none' });
  });

  it('gives the same answer for a guest and for an account that has blocked the user', async () => {
    const [robin, kim, sam] = await threePeople();
    await play([robin, kim, sam]);
    await block(kim, robin);
    expect(await tieBetween(robin, kim)).toEqual({ kind: 'none' });
    expect(await tieBetween(robin, sam)).toEqual({ kind: 'account' });
  });

  it('loses a player who deletes the account, also one whose deletion overtakes the results', async () => {
    const [robin, kim, sam] = await threePeople();
    const id = await play([robin, kim, sam]);
    expect((await deleteAccount(kim)).status).toBe(200);
    const { agreements } = await profileOf(robin);
    expect(agreements.map(({ username }) => username)).toEqual([sam.account.username]);
    const stored = JSON.stringify(await resultsOf(id));
    for (const trace of [idOf(kim), kim.account.username]) expect(stored).not.toContain(trace);

    const late = await reportGame([robin, kim, sam]);
    await expect.poll(() => resultsOf(late)).toHaveLength(2);
    const storedLate = JSON.stringify(await resultsOf(late));
    for (const trace of [idOf(kim), kim.account.username]) expect(storedLate).not.toContain(trace);
  });

  it('stores the results of older games that have none, and shows them afterwards', async () => {
    const two = (await people(2)) as [Person, Person];
    const id = await play(two);
    const before = await profileOf(two[0]);
    await db.delete(playerResults).where(eq(playerResults.gameId, id));
    expect(await profileOf(two[0])).toMatchObject({ games: 1, considered: 0, titles: [] });
    await expect.poll(() => resultsOf(id)).toHaveLength(2);
    expect(await profileOf(two[0])).toEqual(before);
  });

  it('reads a record of another shape without failing', async () => {
    const two = (await people(2)) as [Person, Person];
    const id = await play(two);
    const record = await recordOf(id);
    const outdated = { ...record, roundsData: [{ round: 0 }], awards: null };
    await db.update(games).set({ record: outdated }).where(eq(games.id, id));
    await db.delete(playerResults).where(eq(playerResults.gameId, id));
    await profileOf(two[0]);
    await expect.poll(() => resultsOf(id)).toHaveLength(2);
    expect(await profileOf(two[0])).toMatchObject({ considered: 1, won: 0, titles: [], favourites: [] });
  });

  it('is about the latest games only', async () => {
    const [robin, kim] = (await people(2)) as [Person, Person];
    const id = await play([robin, kim]);
    const record = await recordOf(id);
    const many = Array.from({ length: limits.profile.games }, (_, at) => `${id}-${at}`);
    const finishedAt = new Date(Date.UTC(2027, 0, 1));
    for (const each of many) {
      await db.insert(games).values({ id: each, code: 'ABCDEF', record, createdAt: finishedAt, finishedAt });
      await db.insert(playerResults).values({
        gameId: each,
        userId: idOf(robin),
        finishedAt,
        title: 'diplomat',
        won: true,
        favourites: [],
        agreements: [],
      });
    }
    expect(await profileOf(robin)).toMatchObject({
      considered: limits.profile.games,
      won: limits.profile.games,
      titles: [{ kind: 'diplomat', name: 'Diplomat', count: limits.profile.games }],
      agreements: [],
    });
  });

  it('requires a login', async () => {
    expect(await refusal(await new Browser().get('/api/user/profile'))).toMatchObject({
      status: 401,
      error: 'unauthenticated',
    });
  });

  it('contains no text of the players’ own themes but the user’s favourites', async () => {
    const two = (await people(2)) as [Person, Person];
    await play(two, { onlyOwn: true });
    const { favourites, ...rest } = await profileOf(two[0]);
    expect(favourites.map(({ item }) => item.alt).every((alt) => customTheme.texts.includes(alt))).toBe(true);
    for (const secret of customTheme.texts) expect(JSON.stringify(rest)).not.toContain(secret);
  });
});

const sharedAfterFriendship = async ([one, other]: readonly [Person, Person]) => {
  await makeFriends(one, other);
  return sharedGamesOf(one, other);
};

describe('GET /api/user/games/with/:friendId', () => {
  it('says the same to both friends: how many games they have played, and how much they agreed', async () => {
    const [robin, kim, sam] = await threePeople();
    await play([robin, kim]);
    await play([robin, kim, sam]);
    await play([robin, sam]);
    const shared = await sharedAfterFriendship([robin, kim]);
    const { agreements } = await profileOf(robin);
    const known = agreements.find(({ tie }) => tie.kind === 'friend' && tie.user === idOf(kim));
    expect(shared).toEqual({
      games: 2,
      agreement: { percent: known?.percent, compared: known?.compared },
    });
    expect(await sharedGamesOf(kim, robin)).toEqual(shared);
  });

  it('says nothing for friends who have not played together', async () => {
    const two = (await people(2)) as [Person, Person];
    expect(await sharedAfterFriendship(two)).toEqual({ games: 0, agreement: null });
  });

  it('refuses all who are not friends with the same answer: players, unknown ids, and a former friend', async () => {
    const [robin, kim, sam] = await threePeople();
    await play([robin, kim, sam]);
    await makeFriends(robin, sam);
    await db.delete(friendships).where(eq(friendships.userId, idOf(robin)));
    for (const id of [idOf(kim), idOf(sam), 'nobody', `${idOf(kim)}'`])
      expect(await refusal(await robin.get(`/api/user/games/with/${encodeURIComponent(id)}`))).toMatchObject({
        status: 403,
        error: 'notFriends',
      });
  });
});
