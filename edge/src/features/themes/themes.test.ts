import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { newPicture, upload } from '../../../test/pictures.ts';
import { serviceHeader } from '../../../test/service.ts';
import {
  chooseGame,
  type Game,
  gameAt,
  listedTheme,
  newTheme,
  saveTheme,
  sliderGame,
  themeDetails,
  themeRefusal,
  tierListGame,
} from '../../../test/themes.ts';

type ResponseBody = { game: Game; gameIndex: number; tags: { name: string }[] };

let admin: Person;
let person: Person;
const [plain, secret] = [
  `Plain ${crypto.randomUUID().slice(0, 8)}`,
  `Secret ${crypto.randomUUID().slice(0, 8)}`,
];
beforeAll(async () => {
  [admin, person] = await Promise.all([newAdministrator(), newPerson()]);
  const tags = [
    { name: plain, category: 'Topic', color: '#123456' },
    { name: secret, category: 'Staff', color: 'gold', adminOnly: true },
  ];
  expect((await admin.put('/api/tags', { tags })).status).toBe(200);
});

const save = (theme: object) => saveTheme(admin, theme);

describe('a theme', () => {
  it('is listed with the data of the picker: tags that everyone may see, games and the first pictures', async () => {
    const theme = newTheme({ tags: [plain, { name: secret }] });
    for (let count = 0; count < 5; count += 1) await upload(admin, theme.folder, newPicture());
    const id = await save(theme);
    const listed = await listedTheme(person, id);
    expect(listed).toMatchObject({
      name: theme.name,
      description: 'All about tests.',
      type: 'normal',
      tags: [plain],
      games: [
        { name: 'Best of all', type: 'TierList' },
        { name: 'How good?', type: 'Slider' },
        { name: 'This or that', type: 'Choose' },
      ],
    });
    expect(listed?.covers).toHaveLength(4);
    expect((await listedTheme(admin, id))?.tags).toEqual([plain]);
  });

  it('is returned completely, with administrator tags only for administrators', async () => {
    const theme = newTheme({ tags: [secret, plain] });
    const id = await save(theme);
    const whole = await themeDetails(admin, id);
    expect(whole.games).toMatchObject(theme.games);
    expect(whole.tags).toMatchObject([
      { name: secret, category: 'Staff', color: 'gold', adminOnly: true },
      { name: plain, adminOnly: false },
    ]);
    expect((await themeDetails(person, id)).tags).toMatchObject([{ name: plain }]);
    expect((await person.get('/api/themes/unknown/details')).status).toBe(404);
  });

  it('returns its games by its name in any case, with their pictures in order', async () => {
    const theme = newTheme();
    for (const alt of ['First', 'Second']) await upload(admin, theme.folder, newPicture(), { alt });
    await save(theme);
    const response = await (await gameAt(person, ` ${theme.name.toUpperCase()} `, 0)).json<ResponseBody>();
    expect(response.gameIndex).toBe(0);
    expect(response.game.items?.map(({ alt }) => alt)).toEqual(['First', 'Second']);
    expect(response.game.items?.[0]?.id).toMatch(/^[0-9a-f]{16}$/);
    expect((await (await gameAt(person, theme.name, 2)).json<ResponseBody>()).game).toMatchObject({
      type: 'Choose',
      items: [],
    });
    expect((await gameAt(person, theme.name, 3)).status).toBe(404);
    expect((await gameAt(person, 'No such theme', 0)).status).toBe(404);
    expect((await gameAt(person, theme.name, -1)).status).toBe(400);
  });

  it.each(['50/50 100%', '%2f..%5c', '😀👩‍👩‍👧‍👦', 'متعة كبيرة', '五 Fünf', '.', '-- "drop"'])(
    'may be named %s: it is found, played and renamed by that name',
    async (text) => {
      const name = `${text} ${crypto.randomUUID().slice(0, 8)}`;
      const id = await save(newTheme({ name, games: [sliderGame] }));
      expect((await listedTheme(person, id))?.name).toBe(name);
      expect((await gameAt(person, name, 0)).status).toBe(200);
      const folder = await admin.post('/api/cloudinary/folder', { themeName: name });
      const { folder: path } = await folder.json<{ folder: string }>();
      expect((await upload(admin, path, newPicture())).status).toBe(200);
    },
  );

  it('is replaced completely by an update, which may keep its name', async () => {
    const theme = newTheme({ tags: [plain] });
    const id = await save(theme);
    const update = { ...theme, name: theme.name.toUpperCase(), tags: [], games: [chooseGame] };
    expect((await admin.put(`/api/themes/update-theme/${id}`, update)).status).toBe(200);
    const whole = await themeDetails(admin, id);
    expect(whole).toMatchObject({ name: update.name, tags: [] });
    expect(whole.games).toMatchObject([chooseGame]);
    expect(await themeRefusal(await admin.put('/api/themes/update-theme/unknown', update))).toMatchObject({
      status: 404,
    });
  });

  it('keeps the picture folders when games move', async () => {
    const theme = newTheme();
    const id = await save(theme);
    const games = [sliderGame, tierListGame(theme.folder)];
    await admin.put(`/api/themes/update-theme/${id}`, { ...theme, name: `${theme.name} renamed`, games });
    expect((await themeDetails(admin, id)).games[1]?.config).toMatchObject({ content: theme.folder });
  });

  it('has a unique name, ignoring case and spaces, also for concurrent requests', async () => {
    const theme = newTheme();
    await save(theme);
    const same = { ...theme, name: `  ${theme.name.toLowerCase()} ` };
    const taken = { status: 409, error: 'nameTaken', field: 'name' };
    expect(await themeRefusal(await admin.post('/api/themes/upload-theme', same))).toEqual(taken);
    const other = await save(newTheme());
    expect(await themeRefusal(await admin.put(`/api/themes/update-theme/${other}`, same))).toEqual(taken);
    expect((await themeDetails(admin, other)).games).toHaveLength(3);

    const fresh = newTheme();
    const race = await Promise.all([1, 2, 3].map(() => admin.post('/api/themes/upload-theme', fresh)));
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('can be deleted and then created again', async () => {
    const theme = newTheme({ tags: [plain] });
    const id = await save(theme);
    expect((await admin.delete(`/api/themes/delete-theme/${id}`)).status).toBe(200);
    expect((await person.get(`/api/themes/${id}/details`)).status).toBe(404);
    expect((await admin.delete(`/api/themes/delete-theme/${id}`)).status).toBe(404);
    const again = newTheme({ name: theme.name, games: [sliderGame] });
    expect((await themeDetails(admin, await save(again))).tags).toEqual([]);
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['name', { name: '😀'.repeat(100) }],
    ['name', { name: 'a\u0000b' }],
    ['name', { name: undefined }],
    ['type', { type: 'other' }],
    ['games', { games: [] }],
    ['games', { type: 'lobby' }],
    ['games', { games: Array(11).fill(sliderGame) }],
    ['games', { games: [sliderGame, { ...sliderGame, name: ' how GOOD? ' }] }],
    ['games.0.type', { games: [{ ...sliderGame, type: '__proto__' }] }],
    ['games.0.config.points', { games: [{ ...sliderGame, config: { points: [] } }] }],
    ['games.0.config.content', { games: [tierListGame('Themes/../Game1')] }],
    ['tags', { tags: ['No such tag'] }],
    ['tags', { tags: Array(26).fill('x') }],
  ])('is refused for its %s: %.60j', async (field, broken) => {
    const response = await admin.post('/api/themes/upload-theme', newTheme(broken));
    expect(await themeRefusal(response)).toEqual({ status: 400, error: 'invalidInput', field });
  });

  it('can be changed only by administrators', async () => {
    const id = await save(newTheme());
    for (const [by, status] of [
      [new Browser(), 401],
      [person, 403],
    ] as const) {
      expect((await by.post('/api/themes/upload-theme', newTheme())).status).toBe(status);
      expect((await by.put(`/api/themes/update-theme/${id}`, newTheme())).status).toBe(status);
      expect((await by.delete(`/api/themes/delete-theme/${id}`)).status).toBe(status);
    }
    const headers = await serviceHeader('ABCDEF');
    expect((await new Browser().post('/api/themes/upload-theme', newTheme(), headers)).status).toBe(403);
    expect(await listedTheme(person, id)).toBeDefined();
  });

  it.each(['/api/themes', '/api/themes/x/details', '/api/themes/name/x/games/0'])(
    'is not available to guests: %s',
    async (path) => {
      expect((await new Browser().get(path)).status).toBe(401);
    },
  );
});

describe('tags', () => {
  const search = async (by: Browser, query: string) => {
    const response = await by.get(`/api/tags/search?query=${encodeURIComponent(query)}`);
    return (await response.json<ResponseBody>()).tags.map(({ name }) => name);
  };

  it('are found by a part of their name, administrator tags only by administrators', async () => {
    expect(await search(person, plain.slice(2).toUpperCase())).toEqual([plain]);
    expect(await search(admin, secret)).toEqual([secret]);
    expect(await search(person, secret)).toEqual([]);
  });

  it.each(['%', '_', "'", '\\'])('treats %s literally in a search', async (sign) => {
    const name = `Sign ${sign} ${crypto.randomUUID().slice(0, 8)}`;
    await admin.put('/api/tags', { tags: [{ name, category: 'Topic', color: 'red' }] });
    const found = await search(person, sign);
    expect(found).toContain(name);
    expect(found.every((other) => other.includes(sign))).toBe(true);
  });

  it('can be changed only by administrators, by name', async () => {
    const change = { tags: [{ name: plain.toUpperCase(), category: 'Mood', color: 'blue' }] };
    expect((await new Browser().put('/api/tags', change)).status).toBe(401);
    expect((await person.put('/api/tags', change)).status).toBe(403);
    expect((await admin.put('/api/tags', change)).status).toBe(200);
    expect(await search(person, plain)).toEqual([plain.toUpperCase()]);
    expect(
      (await admin.put('/api/tags', { tags: [{ name: 'x', category: 'y', color: 'url(x)' }] })).status,
    ).toBe(400);
    expect((await new Browser().get('/api/tags/search?query=x')).status).toBe(401);
  });
});
