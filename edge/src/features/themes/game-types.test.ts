import { beforeAll, describe, expect, it } from 'vitest';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { newPicture, upload } from '../../../test/pictures.ts';
import {
  type Game,
  gameAt,
  listedTheme,
  lobbyGames,
  newTheme,
  saveTheme,
  sliderGame,
  themeDetails,
  themeRefusal,
  tierListGame,
} from '../../../test/themes.ts';

let admin: Person;
let person: Person;
beforeAll(async () => {
  [admin, person] = await Promise.all([newAdministrator(), newPerson()]);
});

const lobbyTheme = (games: unknown[] = lobbyGames) => newTheme({ type: 'lobby', games });
const tierListLobby = (...names: string[]) => ({
  ...lobbyGames[0],
  config: { tiers: names.map((name) => ({ name, color: 'red' })), ordered: true },
});
const rating = (ratingValue: unknown) => ({ ...lobbyGames[1], config: { ratingValue } });
const tierList = (config: object) => ({ ...tierListGame('Themes/Any/Game1'), config });
const tiers = [{ name: 'S', color: 'red' }];
const playedGame = async (name: string, index: number) =>
  (await (await gameAt(person, name, index)).json<{ game: Game }>()).game;

describe('a lobby theme', () => {
  it('accepts all games that rate players, and is listed without pictures', async () => {
    const theme = lobbyTheme();
    const id = await saveTheme(admin, theme);
    expect(await listedTheme(person, id)).toMatchObject({
      type: 'lobby',
      covers: [],
      games: lobbyGames.map(({ name, type }) => ({ name, type })),
    });
    expect((await themeDetails(admin, id)).games).toMatchObject(lobbyGames);
    for (const [index, game] of lobbyGames.entries())
      expect(await playedGame(theme.name, index)).toEqual({ ...game, items: [] });
  });

  it('starts its sliders at 50 by default', async () => {
    const theme = lobbyTheme([{ ...lobbyGames[1], config: {} }]);
    await saveTheme(admin, theme);
    expect((await playedGame(theme.name, 0)).config).toEqual({ ratingValue: 50 });
  });

  it('has no pictures, even if a folder is given', async () => {
    const theme = newTheme();
    await upload(admin, theme.folder, newPicture());
    const game = tierListLobby('S', 'A');
    const games = [{ ...game, config: { ...game.config, content: theme.folder } }];
    const id = await saveTheme(admin, { ...theme, type: 'lobby', games });
    expect((await themeDetails(admin, id)).games[0]?.config).toEqual(game.config);
    expect((await listedTheme(person, id))?.covers).toEqual([]);
    expect((await playedGame(theme.name, 0)).items).toEqual([]);
  });

  it('may become a normal theme when all of its games do', async () => {
    const theme = lobbyTheme();
    const id = await saveTheme(admin, theme);
    const update = (more: object) => admin.put(`/api/themes/update-theme/${id}`, { ...theme, ...more });
    expect(await themeRefusal(await update({ type: 'normal' }))).toMatchObject({ field: 'games' });
    expect((await themeDetails(admin, id)).type).toBe('lobby');
    expect((await update({ type: 'normal', games: [sliderGame] })).status).toBe(200);
    expect((await themeDetails(admin, id)).type).toBe('normal');
  });

  it.each([
    ['games', [...lobbyGames, sliderGame]],
    ['games', [tierListGame('Themes/Any/Game1')]],
    ['games.0.config.tiers', [tierListLobby()]],
    ['games.0.config.tiers', [tierListLobby(...'ABCDEFGHIJK')]],
    ['games.0.config.tiers', [tierListLobby('Best', ' best ')]],
    ['games.0.config.tiers.1.name', [tierListLobby('Best', ' ')]],
    ['games.1.config.ratingValue', [lobbyGames[0], rating(0)]],
    ['games.0.config.ratingValue', [rating(101)]],
    ['games.0.config.ratingValue', [rating(49.5)]],
    ['games.0.config.ratingValue', [rating('50')]],
  ])('is refused for its %s: %.60j', async (field, games) => {
    const response = await admin.post('/api/themes/upload-theme', lobbyTheme(games));
    expect(await themeRefusal(response)).toEqual({ status: 400, error: 'invalidInput', field });
  });

  it.each([[1], [100]])('may start its sliders at %i', async (value) => {
    await saveTheme(admin, lobbyTheme([rating(value)]));
  });

  it('may have ten tiers with any names', async () => {
    const names = ['__proto__', 'constructor', ...'ABCDEFGH'];
    const theme = lobbyTheme([tierListLobby(...names)]);
    await saveTheme(admin, theme);
    expect((await playedGame(theme.name, 0)).config).toEqual(tierListLobby(...names).config);
  });
});

describe('a normal theme', () => {
  it.each(lobbyGames)('rejects games that rate players: $type', async (game) => {
    const response = await admin.post('/api/themes/upload-theme', newTheme({ games: [sliderGame, game] }));
    const refused = { status: 400, error: 'invalidInput', field: 'games' };
    expect(await themeRefusal(response)).toEqual(refused);
  });

  it('reports duplicate tiers with their field', async () => {
    const twice = [...tiers, { name: 's', color: 'blue' }];
    const games = [sliderGame, tierList({ tiers: twice, content: null })];
    const response = await admin.post('/api/themes/upload-theme', newTheme({ games }));
    expect(await response.json()).toMatchObject({
      field: 'games.1.config.tiers',
      message: 'Tier names have to be different',
    });
  });

  it.each([
    ['no folder', () => null],
    ['an empty folder', (folder: string) => folder],
  ])('may have a tier list with %s: it is played with nothing to place', async (_, content) => {
    const theme = newTheme();
    const games = [tierList({ tiers, content: content(theme.folder) }), sliderGame];
    const id = await saveTheme(admin, { ...theme, games });
    expect(await listedTheme(person, id)).toMatchObject({ covers: [], type: 'normal' });
    expect(await playedGame(theme.name, 0)).toMatchObject({ type: 'TierList', items: [] });
    expect(await playedGame(theme.name, 1)).toMatchObject({ type: 'Slider', items: [] });
  });

  it('stores the SE mode switch, which is off by default', async () => {
    const theme = newTheme();
    const games = [
      tierList({ tiers, content: theme.folder, seMode: true }),
      { ...tierList({ tiers, content: null }), name: 'Worst of all' },
    ];
    const id = await saveTheme(admin, { ...theme, games });
    expect((await themeDetails(admin, id)).games.map(({ config }) => config)).toMatchObject([
      { seMode: true },
      { seMode: false },
    ]);
  });
});
