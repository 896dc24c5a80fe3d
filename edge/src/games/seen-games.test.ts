import { seenGames } from '@tallyho/drizzle/schema/seen-games';
import { limits } from '@tallyho/game/limits';
import { chosenThemeSchema, type GameRecord } from '@tallyho/game/protocol/service';
import { desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { db } from '../../test/database.ts';
import { finishedGameOf } from '../../test/finished-games.ts';
import { idOf, people } from '../../test/lobbies.ts';
import { newAdministrator, type Person } from '../../test/people.ts';
import { serviceHeader } from '../../test/service.ts';
import { chooseGame, newTheme, saveTheme, sliderGame, tierListGame } from '../../test/themes.ts';
import { rememberGames, seenGamesContinuedBy } from './seen-games.ts';

const code = 'ABCDEF';
const room = new Browser();
let admin: Person;
beforeAll(async () => {
  admin = await newAdministrator();
});

const names = Array.from({ length: 6 }, (_, at) => `Question ${at + 1}?`);
/** Saves a theme with the six questions. */
const newDeck = async () => {
  const games = names.map((name, at) => ({ ...(at % 2 === 0 ? sliderGame : chooseGame), name }));
  const theme = { ...newTheme(), games };
  return { ...theme, id: await saveTheme(admin, theme) };
};
type Round = { theme: string; game: string; seenBy?: number[]; items?: string[]; isCustomTheme?: boolean };

/** Returns the record of a finished game of these players with these rounds. */
const recordOf = (
  players: readonly Person[],
  rounds: readonly Round[],
  finishedAt = Date.now(),
): GameRecord => ({
  ...finishedGameOf(players, { types: ['Slider'] }),
  finishedAt,
  roundsData: rounds.map(({ theme, game, seenBy, items = [], isCustomTheme = false }) => ({
    theme,
    isCustomTheme,
    game: { name: game, type: 'Slider', description: '' },
    board: { type: 'TierList', items: items.map((id) => ({ id, url: null, alt: id })) },
    seenBy,
  })),
  ratings: [],
});
const report = async (game: GameRecord) =>
  expect(
    (await room.post(`/api/internal/rooms/${code}`, { type: 'game', game }, await serviceHeader(code)))
      .status,
  ).toBe(200);
const seenBy = async (person: Person) =>
  (
    await db
      .select()
      .from(seenGames)
      .where(eq(seenGames.userId, idOf(person)))
      .orderBy(seenGames.game)
  ).map(({ userId: _, ...row }) => row);
const drawn = async (name: string, players: readonly Person[], more: object = {}) => {
  const draw = { roundsPerTheme: 3, seed: 7, players: players.map(idOf), ...more };
  const path = `/api/internal/themes/${encodeURIComponent(name)}?draw=${encodeURIComponent(JSON.stringify(draw))}`;
  const { snapshot } = v.parse(
    chosenThemeSchema,
    await (await room.get(path, await serviceHeader(code))).json(),
  );
  return snapshot.games;
};
const drawnNames = async (...call: Parameters<typeof drawn>) =>
  (await drawn(...call)).map(({ name }) => name);

describe('a finished game', () => {
  it('is remembered for those who saw its rounds, once, however often its report arrives', async () => {
    const [one, two] = await people(2);
    if (!one || !two) throw new Error('A test user is missing.');
    const deck = await newDeck();
    const game = recordOf(
      [one, two],
      [
        { theme: deck.name.toUpperCase(), game: 'Question 1?', seenBy: [0, 1], items: ['a', 'b'] },
        { theme: deck.name, game: 'Question 2?', seenBy: [1] },
        { theme: deck.name, game: 'Question 3?', seenBy: [0], isCustomTheme: true },
        { theme: 'A theme that was deleted', game: 'Question 4?', seenBy: [0] },
        { theme: deck.name, game: 'Question 5?' },
      ],
      5_000,
    );
    await report(game);
    await report(game);
    const first = { themeId: deck.id, game: 'question 1?', items: ['a', 'b'], seenAt: new Date(5_000) };
    expect(await seenBy(one)).toEqual([first]);
    expect(await seenBy(two)).toEqual([first, { ...first, game: 'question 2?', items: [] }]);
  });

  it('adds to what was seen before: the items of all games, and the time of the last one', async () => {
    const [one, two] = await people(2);
    if (!one || !two) throw new Error('A test user is missing.');
    const deck = await newDeck();
    const round = { theme: deck.name, game: 'Question 1?', seenBy: [0] };
    await report(recordOf([one, two], [{ ...round, items: ['a', 'b'] }], 5_000));
    await report(recordOf([one, two], [{ ...round, items: ['b', 'c'] }], 9_000));
    await report(recordOf([one, two], [{ ...round, items: ['a'] }], 7_000));
    const [row] = await seenBy(one);
    expect(row?.items.toSorted()).toEqual(['a', 'b', 'c']);
    expect(row?.seenAt).toEqual(new Date(9_000));
  });

  it('is not remembered before its end, and not for a player who has deleted the account', async () => {
    const [one, two] = await people(2);
    if (!one || !two) throw new Error('A test user is missing.');
    const deck = await newDeck();
    const game = recordOf([one, two], [{ theme: deck.name, game: 'Question 1?', seenBy: [0, 1] }]);
    await report({ ...game, finishedAt: null });
    expect(await seenBy(one)).toEqual([]);
    const gone = {
      ...game,
      players: game.players.map((player, at) =>
        at === 0 ? { ...player, user: crypto.randomUUID() } : player,
      ),
    };
    await report(gone);
    expect(await seenBy(one)).toEqual([]);
    expect(await seenBy(two)).toHaveLength(1);
  });

  it('makes room for itself: the oldest games of a user are forgotten above the limit', async () => {
    const [one, two] = await people(2);
    if (!one || !two) throw new Error('A test user is missing.');
    const deck = await newDeck();
    await db.run(sql`
      with recursive n(value) as (select 1 union all select value + 1 from n where value < ${limits.seenGames.perUser})
      insert into seen_games select ${idOf(one)}, ${deck.id}, 'old ' || value, '[]', value from n`);
    await report(recordOf([one, two], [{ theme: deck.name, game: 'Question 1?', seenBy: [0, 1] }]));
    const count = await db.$count(seenGames, eq(seenGames.userId, idOf(one)));
    expect(count).toBe(limits.seenGames.perUser);
    const [newest] = await db
      .select({ game: seenGames.game })
      .from(seenGames)
      .where(eq(seenGames.userId, idOf(one)))
      .orderBy(desc(seenGames.seenAt))
      .limit(1);
    expect(newest?.game).toBe('question 1?');
    expect(await seenBy(two)).toHaveLength(1);
  });

  it('without anything of the catalogue needs no statement', async () => {
    const [one, two] = await people(2);
    if (!one || !two) throw new Error('A test user is missing.');
    expect(rememberGames(db, recordOf([one, two], []))).toEqual([]);
  });
});

it('what a guest has seen goes to the account to which the guest logs in, beside what the account has seen', async () => {
  const [guest, account] = await people(2);
  if (!guest || !account) throw new Error('A test user is missing.');
  const deck = await newDeck();
  const round = (at: number, items: string[]) => ({
    theme: deck.name,
    game: `Question ${at}?`,
    items,
    seenBy: [0],
  });
  await report(recordOf([guest, account], [round(1, ['a']), round(2, [])], 5_000));
  await report(recordOf([account, guest], [round(1, ['b'])], 3_000));
  await seenGamesContinuedBy(db, idOf(guest), idOf(account));
  const seen = await seenBy(account);
  expect(seen.map(({ game, seenAt }) => [game, seenAt.getTime()])).toEqual([
    ['question 1?', 5_000],
    ['question 2?', 5_000],
  ]);
  expect(seen[0]?.items.toSorted()).toEqual(['a', 'b']);
});

describe('the games that a room gets', () => {
  it('are those that nobody at the table has seen, then those that fewest have, then the oldest', async () => {
    const [one, two] = await people(2);
    if (!one || !two) throw new Error('A test user is missing.');
    const deck = await newDeck();
    const round = (at: number, seenBy: number[]) => ({ theme: deck.name, game: names[at - 1] ?? '', seenBy });
    await report(recordOf([one, two], [round(1, [0, 1]), round(2, [0])], 5_000));
    const strangers = await people(1);
    for (const seed of [1, 2, 3, 4, 5]) {
      const both = await drawnNames(deck.name, [one, two], { seed, roundsPerTheme: 5 });
      expect(both).toHaveLength(5);
      expect(both).not.toContain('Question 1?');
      const newcomer = await drawnNames(deck.name, [two, ...strangers], { seed, roundsPerTheme: 5 });
      expect(newcomer).not.toContain('Question 1?');
    }
    // One game is left that only one of them knows, and then all are known.
    await report(
      recordOf(
        [one, two],
        [3, 4, 5, 6].map((at) => round(at, [0, 1])),
        9_000,
      ),
    );
    expect(await drawnNames(deck.name, [one, two], { roundsPerTheme: 1 })).toEqual(['Question 2?']);
    expect(await drawnNames(deck.name, [one], { roundsPerTheme: 2 })).toEqual(
      expect.arrayContaining(['Question 1?', 'Question 2?']),
    );
  });

  /** Saves a theme with a slider and a tier list of so many pictures. */
  const newPictureTheme = async (pictures: number) => {
    const theme = newTheme();
    const id = await saveTheme(admin, { ...theme, games: [tierListGame(theme.folder), sliderGame] });
    await db.run(sql`
      with recursive n(value) as (select 1 union all select value + 1 from n where value < ${pictures})
      insert into images (public_id, folder, position, alt, bytes, width, height, file_name, created_at)
      select ${theme.folder} || '/' || printf('%016x%016x', value, 0) || '.webp', ${theme.folder}, value, 'P' || value, 1, 1, 1, 'x', 1 from n`);
    return { ...theme, id };
  };

  it('are those with pictures, as the mini-game that was chosen, which is remembered as a format of its own', async () => {
    const [one, two] = await people(2);
    if (!one || !two) throw new Error('A test user is missing.');
    const { name, folder } = await newPictureTheme(6);
    const games = await drawn(name, [one], { playAs: 'RankThem', roundsPerTheme: null });
    expect(games).toMatchObject([
      { name: 'Best of all', type: 'RankThem', isPlayedAs: true, config: { content: folder, places: 6 } },
    ]);
    expect(games[0]?.items).toHaveLength(6);
    const played = recordOf([one, two], [{ theme: name, game: 'Best of all', seenBy: [0] }]);
    const [round] = played.roundsData as { game: object }[];
    if (round) round.game = { name: 'Best of all', type: 'RankThem', isPlayedAs: true };
    await report(played);
    expect((await seenBy(one)).map(({ game }) => game)).toEqual(['best of all (rankthem)']);
  });

  it('are refused if no game of the theme has enough pictures for the mini-game', async () => {
    const [one] = await people(1);
    if (!one) throw new Error('A test user is missing.');
    const { name, id } = await newPictureTheme(4);
    const draw = JSON.stringify({ roundsPerTheme: 3, seed: 7, players: [], playAs: 'RankThem' });
    const path = `/api/internal/themes/${encodeURIComponent(name)}?draw=${encodeURIComponent(draw)}`;
    expect((await room.get(path, await serviceHeader(code))).status).toBe(404);
    const details = await one.get(`/api/themes/${id}/details`);
    expect((await details.json<{ theme: { playableAs: string[] } }>()).theme.playableAs).toEqual([
      'TierList',
    ]);
  });

  it('have those pictures first that nobody at the table has seen', async () => {
    const [one, two] = await people(2);
    if (!one || !two) throw new Error('A test user is missing.');
    const theme = await newPictureTheme(20);
    const { id } = theme;
    const first = (await drawn(theme.name, [one]))[0]?.items ?? [];
    expect(first).toHaveLength(limits.items.onBoard);
    await db.insert(seenGames).values({
      userId: idOf(one),
      themeId: id,
      game: 'best of all',
      items: first.map((item) => item.id),
      seenAt: new Date(),
    });
    const next = (await drawn(theme.name, [one, two]))[0]?.items.map((item) => item.alt) ?? [];
    const known = first.map((item) => item.alt);
    expect(next.filter((alt) => !known.includes(alt))).toHaveLength(20 - limits.items.onBoard);
  });

  it('do not change what the players have seen when the theme is saved again or renamed, and a deleted one is forgotten', async () => {
    const [one, two] = await people(2);
    if (!one || !two) throw new Error('A test user is missing.');
    const deck = await newDeck();
    await report(recordOf([one, two], [{ theme: deck.name, game: 'Question 1?', seenBy: [0] }]));
    const { id, ...theme } = deck;
    const renamed = { ...theme, name: `${theme.name} again` };
    expect((await admin.put(`/api/themes/update-theme/${id}`, renamed)).status).toBe(200);
    expect(await drawnNames(renamed.name, [one], { roundsPerTheme: 5 })).not.toContain('Question 1?');
    expect((await admin.delete(`/api/themes/delete-theme/${id}`)).status).toBe(200);
    expect(await seenBy(one)).toEqual([]);
  });
});
