import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { reportGame } from '../../../test/finished-games.ts';
import { runBefore } from '../../../test/interleave.ts';
import type { Person } from '../../../test/people.ts';
import { newPicture, upload } from '../../../test/pictures.ts';
import { isStored, listed, newStudio, type Picture, type Studio } from '../../../test/studio.ts';
import {
  gameAt,
  listedTheme,
  newTheme,
  saveTheme,
  sliderGame,
  themeRefusal,
  tierListGame,
} from '../../../test/themes.ts';
import { deleteUnusedPictures } from '../../pictures/delete-unused.ts';

let admin: Person;
let other: Person;
let person: Person;
let studio: Studio;
beforeAll(async () => {
  ({ admin, other, person, studio } = await newStudio());
});

/** Stores a finished game that shows the picture. */
const showInGame = async ({ url }: Picture) => {
  await reportGame([person, other], { texts: { 'Public theme': url } });
};

describe('pictures', () => {
  it('are shown when their theme is saved with them, in its order, and not before', async () => {
    const { folder } = await studio.newFolder();
    const theme = newTheme({ games: [tierListGame(folder)] });
    const id = await saveTheme(admin, theme);
    const [first, second, third] = [
      await studio.stage(folder, 'a.png'),
      await studio.stage(folder),
      await studio.stage(folder),
    ];
    expect((await studio.edited(id)).games[0]?.pictures).toEqual([]);
    const withPictures = (...pictures: object[]) => ({
      ...theme,
      games: [{ ...tierListGame(folder), pictures }],
    });
    expect((await studio.update(id, withPictures(listed(second), listed(first, 'A cat')))).status).toBe(200);
    expect((await studio.edited(id)).games[0]?.pictures).toMatchObject([
      { public_id: second.public_id, alt: 'A panda' },
      { public_id: first.public_id, alt: 'A cat', file_name: 'a.png' },
    ]);
    const game = await (await gameAt(person, theme.name, 0)).json<{ game: { items: { alt: string }[] } }>();
    expect(game.game.items.map(({ alt }) => alt)).toEqual(['A panda', 'A cat']);

    expect((await studio.update(id, withPictures(listed(third)))).status).toBe(200);
    expect((await listedTheme(person, id))?.covers).toEqual([third.url]);
    // A save without a list leaves the folder as it is.
    expect((await studio.update(id, { ...theme, games: [tierListGame(folder)] })).status).toBe(200);
    expect((await studio.edited(id)).games[0]?.pictures).toHaveLength(1);
    expect((await studio.update(id, { ...theme, games: [sliderGame] })).status).toBe(200);
    expect((await listedTheme(person, id))?.covers).toEqual([]);
  });

  it.each([
    ['games.0.pictures.0.alt', (picture: Picture) => [{ ...listed(picture), alt: ' ' }]],
    ['games.0.pictures.1', (picture: Picture) => [listed(picture), { public_id: 'gone', alt: 'Gone' }]],
  ])('are refused at the field %s', async (field, pictures) => {
    const { folder } = await studio.newFolder();
    const picture = await studio.stage(folder);
    const games = [{ ...tierListGame(folder), pictures: pictures(picture) }];
    const response = await admin.post('/api/themes/upload-theme', newTheme({ games }));
    expect(await themeRefusal(response)).toEqual({ status: 400, error: 'invalidInput', field });
  });

  it('of one theme are never shown by another, also after it was renamed or deleted', async () => {
    const { folder } = await studio.newFolder();
    const theme = newTheme({ games: [tierListGame(folder)] });
    const id = await saveTheme(admin, theme);
    const foreign = { status: 400, error: 'invalidInput', field: 'games.0.config.content' };
    const thief = () => admin.post('/api/themes/upload-theme', newTheme({ games: [tierListGame(folder)] }));
    expect(await themeRefusal(await thief())).toEqual(foreign);
    await studio.update(id, { ...theme, name: `${theme.name} renamed` });
    expect(await themeRefusal(await thief())).toEqual(foreign);
    await admin.delete(`/api/themes/delete-theme/${id}`);
    expect(await themeRefusal(await thief())).toEqual(foreign);
  });

  it('of two games are in two folders', async () => {
    const { folder } = await studio.newFolder();
    const games = [sliderGame, tierListGame(folder), { ...tierListGame(folder), name: 'Again' }];
    const response = await admin.post('/api/themes/upload-theme', newTheme({ games }));
    expect(await themeRefusal(response)).toMatchObject({ field: 'games.2.config.content' });
  });

  it('that no theme and no stored game shows are deleted after two days', async () => {
    const { folder } = await studio.newFolder();
    const [shown, removed, played, staged] = await Promise.all([1, 2, 3, 4].map(() => studio.stage(folder)));
    if (!shown || !removed || !played || !staged) throw new Error('Four pictures were uploaded.');
    const theme = newTheme();
    const save = (...pictures: Picture[]) => ({
      ...theme,
      games: [{ ...tierListGame(folder), pictures: pictures.map((picture) => listed(picture)) }],
    });
    const id = await saveTheme(admin, save(shown, removed, played));
    await showInGame(played);
    await studio.update(id, save(shown));

    const clean = (hours: number) =>
      deleteUnusedPictures({ db, bucket: env.IMAGES, now: Date.now() + hours * 60 * 60_000 });
    await clean(47);
    expect(await Promise.all([shown, removed, played, staged].map(isStored))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await clean(49);
    expect(await Promise.all([shown, removed, played, staged].map(isStored))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await admin.delete(`/api/themes/delete-theme/${id}`);
    await clean(49);
    expect(await Promise.all([shown, played].map(isStored))).toEqual([false, true]);
  });

  it('that a stored game shows keep their bytes when an administrator deletes them', async () => {
    const { folder } = await studio.newFolder();
    const picture = await (await upload(admin, folder, newPicture())).json<Picture>();
    await showInGame(picture);
    expect((await admin.delete('/api/cloudinary/delete', { publicId: picture.public_id })).status).toBe(200);
    expect(await isStored(picture)).toBe(true);
    const shown = await admin.get(`/api/cloudinary/images?folder=${encodeURIComponent(folder)}`);
    expect(await shown.json()).toEqual([]);
    expect(await studio.lastAction('deletePicture')).toMatchObject({
      details: { picture: picture.public_id },
    });
  });
});

describe('a picture that is being deleted', () => {
  /** The pictures' bucket, with `work` done just before it deletes. */
  const deletingBucket = (work: () => Promise<void>) =>
    new Proxy(env.IMAGES, {
      get: (bucket, name) =>
        name === 'delete'
          ? async (ids: string[]) => {
              await work();
              await bucket.delete(ids);
            }
          : Reflect.get(bucket, name).bind(bucket),
    });
  const inThreeDays = () => Date.now() + 72 * 60 * 60_000;

  it('refuses the same bytes until it is gone, so that no row is without bytes', async () => {
    const { folder } = await studio.newFolder();
    const bytes = newPicture();
    const send = () => upload(admin, folder, bytes, { staged: true });
    const picture = await (await send()).json<Picture>();
    const statuses: number[] = [];
    const bucket = deletingBucket(async () => {
      statuses.push((await send()).status);
      const games = [{ ...tierListGame(folder), pictures: [listed(picture)] }];
      statuses.push((await admin.post('/api/themes/upload-theme', newTheme({ games }))).status);
    });
    await deleteUnusedPictures({ db, bucket, now: inThreeDays() });
    expect(statuses).toEqual([503, 400]);
    expect(await isStored(picture)).toBe(false);
    expect((await send()).status).toBe(200);
    expect(await isStored(picture)).toBe(true);
  });

  it('keeps the bytes of an upload that began before and ends after it', async () => {
    const { folder } = await studio.newFolder();
    const bytes = newPicture();
    const send = () => upload(admin, folder, bytes, { staged: true });
    const picture = await (await send()).json<Picture>();
    runBefore('insert into "images"', () =>
      deleteUnusedPictures({ db, bucket: env.IMAGES, now: inThreeDays() }),
    );
    expect((await send()).status).toBe(200);
    expect(await isStored(picture)).toBe(true);
  });

  it('is deleted by the next call if the bucket fails', async () => {
    const { folder } = await studio.newFolder();
    const picture = await studio.stage(folder);
    const bucket = deletingBucket(() => Promise.reject(new Error('R2 is down')));
    await expect(deleteUnusedPictures({ db, bucket, now: inThreeDays() })).rejects.toThrow('R2 is down');
    expect(await isStored(picture)).toBe(true);
    await deleteUnusedPictures({ db, bucket: env.IMAGES });
    expect(await isStored(picture)).toBe(false);
  });
});

describe('a new folder', () => {
  it('is never handed out twice, also to concurrent callers', async () => {
    const themeName = `Cats ${crypto.randomUUID()}`.slice(0, 30);
    const folders = await Promise.all([1, 2, 3].map(() => studio.newFolder({ themeName })));
    expect(folders.map(({ folder }) => folder).sort()).toEqual(
      [1, 2, 3].map((number) => `Themes/${themeName}/Game${number}`),
    );
  });

  it.each([
    ['a/b\\c%2f', 'Themes/a-b-c-2f'],
    ['..hidden', 'Themes/hidden'],
    ['😀 متعة \u202Eevil', 'Themes/😀 متعة -evil'],
    ['.', 'Themes/Theme'],
    ['x'.repeat(80), `Themes/${'x'.repeat(40)}`],
  ])('has a safe form of the name %j', async (themeName, path) => {
    const { folder } = await studio.newFolder({ themeName });
    expect(folder.replace(/\/Game\d+$/, '')).toBe(path);
    expect((await upload(admin, folder, newPicture())).status).toBe(200);
  });

  it('may start with copies of pictures, shown or staged, in the given order', async () => {
    const { folder: from } = await studio.newFolder();
    const shown = await (await upload(admin, from, newPicture(), { alt: 'A lynx' })).json<Picture>();
    const staged = await studio.stage(from, 'tiger.png');
    const { folder, pictures } = await studio.newFolder({
      themeName: 'Copied',
      pictures: [staged.public_id, 'Themes/Gone/Game1/gone.png', shown.public_id],
    });
    expect(pictures).toMatchObject([
      { file_name: 'tiger.png' },
      { alt: 'A lynx', file_name: 'red-panda.png' },
    ]);
    expect(pictures.every(({ public_id: id }) => id.startsWith(`${folder}/`))).toBe(true);
    for (const { public_id: publicId } of [shown, staged])
      await admin.delete('/api/cloudinary/delete', { publicId });
    expect(await Promise.all(pictures.map(isStored))).toEqual([true, true]);
    const theme = newTheme({
      games: [{ ...tierListGame(folder), pictures: pictures.map((one) => listed(one)) }],
    });
    expect((await studio.edited(await saveTheme(admin, theme))).games[0]?.pictures).toMatchObject(
      pictures.map(({ public_id }) => ({ public_id })),
    );
  });

  it('refuses more pictures than a game can have', async () => {
    const body = { themeName: 'Copied', pictures: Array(61).fill('Themes/A/Game1/a.png') };
    await expectError(await admin.post('/api/cloudinary/folder', body), 400, 'invalidInput', {
      field: 'pictures',
    });
  });
});
