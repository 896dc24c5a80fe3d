import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { runBefore } from '../../../test/interleave.ts';
import type { Person } from '../../../test/people.ts';
import { serviceHeader } from '../../../test/service.ts';
import { listed, newStudio, type Studio } from '../../../test/studio.ts';
import {
  gameAt,
  listedTheme,
  newTheme,
  saveTheme,
  sliderGame,
  themeRefusal,
  tierListGame,
} from '../../../test/themes.ts';

let admin: Person;
let other: Person;
let person: Person;
let studio: Studio;
beforeAll(async () => {
  ({ admin, other, person, studio } = await newStudio());
});

describe('a hidden theme', () => {
  it('is shown to administrators only, and rooms cannot play it', async () => {
    const theme = newTheme({ hidden: true });
    const id = await saveTheme(admin, theme);
    expect(await listedTheme(person, id)).toBeUndefined();
    expect(await listedTheme(admin, id)).toBeUndefined();
    const { themes } = await (await admin.get('/api/themes/all')).json<{ themes: { _id: string }[] }>();
    expect(themes.find(({ _id }) => _id === id)).toMatchObject({
      hidden: true,
      version: 1,
      updatedBy: admin.account.username,
    });
    expect((await person.get(`/api/themes/${id}/details`)).status).toBe(404);
    expect((await admin.get(`/api/themes/${id}/details`)).status).toBe(200);
    expect((await gameAt(person, theme.name, 1)).status).toBe(404);
    expect((await gameAt(admin, theme.name, 1)).status).toBe(200);
    const path = `/api/internal/themes/${encodeURIComponent(theme.name)}`;
    const room = new Browser();
    expect((await room.get(path, await serviceHeader('ABCDEF'))).status).toBe(404);

    expect((await studio.update(id, { ...theme, hidden: false })).status).toBe(200);
    expect(await listedTheme(person, id)).toBeDefined();
    expect((await room.get(path, await serviceHeader('ABCDEF'))).status).toBe(200);
    expect(await studio.lastAction('updateTheme')).toMatchObject({
      details: { theme: theme.name, changed: 'published' },
    });
  });
});

describe('the pictures of a hidden theme', () => {
  it('are listed for administrators only, until it is published', async () => {
    const { folder } = await studio.newFolder();
    const panda = await studio.stage(folder);
    const theme = newTheme({ hidden: true, games: [{ ...tierListGame(folder), pictures: [listed(panda)] }] });
    const id = await saveTheme(admin, theme);
    const seenBy = async (by: Person) =>
      (await (await by.get(`/api/cloudinary/images?${new URLSearchParams({ folder })}`)).json<unknown[]>())
        .length;
    expect([await seenBy(admin), await seenBy(person)]).toEqual([1, 0]);
    const urls = await person.get(`/api/cloudinary/Allimages/${encodeURIComponent(folder)}`);
    expect(await urls.json()).toEqual([]);
    expect((await studio.update(id, { ...theme, hidden: false })).status).toBe(200);
    expect(await seenBy(person)).toBe(1);
  });
});

describe('two administrators', () => {
  it('the second save is rejected, and nothing of it is stored', async () => {
    const theme = newTheme();
    const id = await saveTheme(admin, theme);
    const { version } = await studio.edited(id);
    expect((await studio.update(id, { ...theme, version, description: 'First.' }, other)).status).toBe(200);
    const late = { ...theme, version, description: 'Second.', games: [sliderGame] };
    expect(await themeRefusal(await studio.update(id, late))).toMatchObject({
      status: 409,
      error: 'themeChanged',
    });
    const now = await studio.edited(id);
    expect(now).toMatchObject({ version: 2, description: 'First.', updatedBy: other.account.username });
    expect(now.games).toHaveLength(3);
    expect((await studio.update(id, { ...late, version: now.version })).status).toBe(200);
  });

  it('one of two concurrent saves is rejected', async () => {
    const theme = newTheme();
    const id = await saveTheme(admin, theme);
    runBefore('update "themes"', () => studio.update(id, { ...theme, description: 'Before.' }, other));
    const late = { ...theme, version: 1, games: [sliderGame] };
    expect(await themeRefusal(await studio.update(id, late))).toMatchObject({
      status: 409,
      error: 'themeChanged',
    });
    expect(await studio.edited(id)).toMatchObject({ description: 'Before.', version: 2 });
    expect((await studio.edited(id)).games).toHaveLength(3);
  });

  it('a save of a theme that is being deleted stores nothing', async () => {
    const theme = newTheme();
    const id = await saveTheme(admin, theme);
    runBefore('update "themes"', () => other.delete(`/api/themes/delete-theme/${id}`));
    expect(await themeRefusal(await studio.update(id, theme))).toMatchObject({ status: 404 });
    expect((await admin.get(`/api/themes/${id}/edit`)).status).toBe(404);
  });
});

describe('a save that fails', () => {
  it.each(['insert into "theme_games"', 'update "images"', 'insert into "audit_log"'])(
    'stores nothing if the connection to the database is cut at: %s',
    async (statement) => {
      const { folder } = await studio.newFolder();
      const [old, added] = [await studio.stage(folder), await studio.stage(folder)];
      const theme = newTheme({ games: [{ ...tierListGame(folder), pictures: [listed(old)] }] });
      const id = await saveTheme(admin, theme);
      const before = await studio.edited(id);
      runBefore(statement, () => Promise.reject(new TypeError('The connection was cut.')));
      const games = [{ ...tierListGame(folder), pictures: [listed(added)] }];
      const cut = await studio.update(id, { ...theme, version: before.version, description: 'Half.', games });
      expect(cut.status).toBeGreaterThanOrEqual(500);
      expect(await studio.edited(id)).toEqual(before);
      expect((await studio.update(id, { ...theme, version: before.version, games })).status).toBe(200);
    },
  );
});

describe('the studio', () => {
  it('logs how many pictures a save adds and removes', async () => {
    const { folder } = await studio.newFolder();
    const [kept, old, added] = [
      await studio.stage(folder),
      await studio.stage(folder),
      await studio.stage(folder),
    ];
    const withPictures = (...pictures: (typeof kept)[]) => [
      { ...tierListGame(folder), pictures: pictures.map((picture) => listed(picture)) },
    ];
    const theme = newTheme({ games: withPictures(kept, old) });
    const id = await saveTheme(admin, theme);
    await studio.update(id, { ...theme, games: withPictures(kept, added) });
    expect(await studio.lastAction('updateTheme')).toMatchObject({
      details: { theme: theme.name, changed: '1 picture added, 1 picture removed' },
    });
  });

  it('logs who created, changed and deleted a theme', async () => {
    const theme = newTheme({ games: [sliderGame] });
    const id = await saveTheme(admin, theme);
    const about = { actor: { username: admin.account.username }, subject: null };
    expect(await studio.lastAction('createTheme')).toMatchObject({
      ...about,
      details: { theme: theme.name },
    });
    const games = [{ ...sliderGame, name: 'How bad?' }];
    await studio.update(id, { ...theme, name: 'Renamed', description: 'New.', games });
    expect(await studio.lastAction('updateTheme')).toMatchObject({
      ...about,
      details: { theme: theme.name, changed: 'name to "Renamed", description, games' },
    });
    await admin.delete(`/api/themes/delete-theme/${id}`);
    expect(await studio.lastAction('deleteTheme')).toMatchObject({ ...about, details: { theme: 'Renamed' } });
  });
});
