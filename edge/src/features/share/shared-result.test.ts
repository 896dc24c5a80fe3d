import { games } from '@tallyho/drizzle/schema/games';
import { guests } from '@tallyho/drizzle/schema/guests';
import { favouritesOf } from '@tallyho/game/awards/favourites';
import { otherScores, winningScores } from '@tallyho/game/awards/winning-scores';
import { hasWriting, miniGameTypes } from '@tallyho/game/minigames/registry';
import { readPlayer } from '@tallyho/game/protocol/service';
import { titlesOf } from '@tallyho/game/titles/titles-of';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { customTheme, recordOf, reportGame } from '../../../test/finished-games.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { readRound } from '../../games/stored-round.ts';
import { withAliases } from './aliases.ts';
import type { SharedResult } from './shared-result.ts';
import { headline } from './words.ts';

/** The mini-games in which players write no texts. */
const publicTypes = miniGameTypes.filter((type) => !hasWriting({ type }));

let leader: Person;
let people: Person[];
beforeAll(async () => {
  leader = await newPerson();
  people = [leader, await newPerson(), await newPerson()];
});

const resultOf = async (id: string): Promise<{ result: SharedResult; text: string }> => {
  const { token } = await (await leader.post(`/api/share/${id}`)).json<{ token: string }>();
  const response = await new Browser().get(`/api/shared/${token}`);
  expect(response.status).toBe(200);
  const text = await response.text();
  return { result: JSON.parse(text).result, text };
};

describe('a shared result', () => {
  it('contains the whole game for all mini-games: players, boards, answers and awards', async () => {
    const { result } = await resultOf(await reportGame(people));
    expect(result.players).toEqual(
      people.map(({ account: { username } }, index) => ({
        user: `p${index + 1}`,
        username,
        avatar: index + 1,
        color: index,
        isGuest: false,
      })),
    );
    expect(result.rounds.map(({ board }) => board.type)).toEqual(publicTypes);
    expect(result.rounds.every(({ answers }) => answers.length === people.length)).toBe(true);
    expect(result.awards.scores.map(({ player }) => player.user).sort()).toEqual(['p1', 'p2', 'p3']);
    expect(result.awards.closestPair?.people).toHaveLength(2);
    expect(result.favourites).toEqual([]);
    expect(result.finishedAt).toBe(Date.UTC(2026, 10, 21));
  });

  it('is the same for a game that an older version stored, whose players have a second id and a `colour`', async () => {
    const id = await reportGame(people);
    const before = await resultOf(id);
    const { players, ...record } = await recordOf(id);
    const older = players
      .map(readPlayer)
      .map(({ color: colour, ...seat }) => ({ _id: seat.user, ...seat, colour }));
    await db
      .update(games)
      .set({ record: { ...record, players: older } })
      .where(eq(games.id, id));
    expect(await resultOf(id)).toEqual(before);
  });

  it('says which players are guests, until they register', async () => {
    const id = await reportGame(people);
    const guest = people[1]?.account._id ?? '';
    await db.insert(guests).values({ userId: guest, createdAt: new Date() });
    const isGuest = async () => (await resultOf(id)).result.players.map((player) => player.isGuest);
    expect(await isGuest()).toEqual([false, true, false]);
    await db.delete(guests).where(eq(guests.userId, guest));
  });

  it('contains no user id, email address, lobby code or game id', async () => {
    const id = await reportGame(people);
    const { text } = await resultOf(id);
    for (const { account } of people) {
      expect(text).not.toContain(account._id);
      expect(text).not.toContain(account.email);
    }
    expect(text).not.toContain(id);
    expect(text).not.toContain('ABCDEF');
    expect(text).not.toContain('@example.com');
  });

  it('names the winner by the guesses, without ids, and keeps the guesses of the rounds', async () => {
    const id = await reportGame(people, { guesses: true, types: ['Slider', 'SliderLobby'] });
    const { result, text } = await resultOf(id);
    const winning = winningScores(result.awards);
    expect(winning).toMatchObject({
      title: 'knows',
      scores: [{ player: { user: 'p1' }, points: 300, rank: 1 }, {}, {}],
    });
    expect(headline(result)).toBe(`${leader.account.username} wins!`);
    expect(otherScores(result.awards)).toMatchObject({ title: 'favourite', scores: [{}, {}, {}] });
    for (const { guesses = [] } of result.rounds)
      expect(guesses.map(({ guessedBy }) => guessedBy.user).sort()).toEqual(['p1', 'p2', 'p3']);
    for (const { account } of people) expect(text).not.toContain(account._id);
  });

  it("omits rounds with the players' own theme or texts, and counts them", async () => {
    const { result, text } = await resultOf(await reportGame(people));
    expect(result.customThemeRounds).toBe(1 + miniGameTypes.length - publicTypes.length);
    for (const type of ['WriteAndRate', 'WhoseIsIt']) expect(text).not.toContain(type);
    expect(text).not.toContain(customTheme.name);
    for (const secret of customTheme.texts) expect(text).not.toContain(secret);
  });

  it("has no awards for the players' own theme, even if no other theme was played", async () => {
    const { result, text } = await resultOf(await reportGame(people, { onlyOwn: true }));
    expect(result).toMatchObject({ rounds: [], customThemeRounds: 1, awards: { divisive: null } });
    expect(text).not.toMatch(/Secret|secret/);
  });

  it('contains the favourite items of a game in which no player could win', async () => {
    const { result } = await resultOf(await reportGame(people, { types: ['TierList'] }));
    expect(result.awards.scores).toEqual([]);
    expect(result.favourites).toEqual(favouritesOf(result.rounds));
    expect(result.favourites.length).toBeGreaterThan(0);
  });

  it('contains the titles of Game Over, without facts about rounds that are not shown', async () => {
    const id = await reportGame(people);
    const { result } = await resultOf(id);
    const record = await recordOf(id);
    const players = record.players
      .map(readPlayer)
      .map(({ user, username, avatar }) => ({ user, username, avatar }));
    const rounds = record.roundsData.flatMap((round) => readRound(round) ?? []);
    const last = rounds.at(-1);
    expect(last?.isCustomTheme).toBe(true);
    const titles = titlesOf(rounds, players, id);
    expect(result.titles.map(({ name }) => name)).toEqual(titles.map(({ name }) => name));
    expect(result.titles.map(({ player }) => player.user)).toEqual(['p1', 'p2', 'p3']);
    expect(result.titles.map(({ fact }) => fact)).toEqual(
      titles.map(({ fact, evidence }) => (evidence.round === last?.index ? null : fact)),
    );
  });

  it('contains what a reader can rate: the item or question about which the players differed most', async () => {
    const { result } = await resultOf(await reportGame(people, { types: ['Choose', 'SliderLobby'] }));
    const [choice] = result.rounds;
    const { turn } = result;
    expect(turn).toMatchObject({
      question: choice?.game.name,
      story: choice?.game.description,
      item: null,
    });
    expect(turn?.options.map(({ votes }) => votes).reduce((sum, votes) => sum + votes, 0)).toBe(
      people.length,
    );
    const about = await resultOf(await reportGame(people, { types: ['SliderLobby'] }));
    expect(about.result.turn).toBeNull();
  });

  it('lets a reader vote in the final of a cup', async () => {
    const { result } = await resultOf(await reportGame(people, { types: ['Cup'] }));
    const [round] = result.rounds;
    if (round?.board.type !== 'Cup') throw new Error('another board');
    const { items, duels } = round.board;
    const final = duels.at(-1);
    const nameOf = (id?: string) => items.find((item) => item.id === id)?.alt;
    expect(result.turn).toEqual({
      question: `The final of “${round.game.name}”. Which one wins?`,
      story: '',
      item: null,
      options: [
        { name: nameOf(final?.left), color: null, votes: final?.outcome?.votes.left },
        { name: nameOf(final?.right), color: null, votes: final?.outcome?.votes.right },
      ],
    });
  });

  it('with anonymous votes contains no authors of answers', async () => {
    const { result } = await resultOf(await reportGame(people, { anonymousVotes: true }));
    expect(result.anonymousVotes).toBe(true);
    const givers = result.rounds.flatMap(({ answers }) => answers.map(({ ratedBy }) => ratedBy));
    expect(new Set(givers.map(({ username }) => username))).toEqual(new Set(['Anonymous']));
    expect(givers.every(({ user }) => user.startsWith('anonymous-'))).toBe(true);
    expect(result.awards.closestPair).toBeNull();
  });
});

describe('aliases', () => {
  it('replace ids in texts and keys at any depth', () => {
    const data = {
      players: [{ user: 'id-of-robin', username: 'Robin' }],
      'id-of-robin': [{ best: 'id-of-robin' }],
    };
    expect(withAliases(data)).toEqual({ players: [{ user: 'p1', username: 'Robin' }], p1: [{ best: 'p1' }] });
  });
});
