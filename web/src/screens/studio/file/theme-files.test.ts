// @vitest-environment node
import { limits } from '@tallyho/game/limits';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { animals, editable, json, lynx, tierList } from '../../../../test/studio.tsx';
import type { StoredTheme } from '../model/studio-types.ts';
import { editedThemeOf } from '../model/theme-form.ts';
import { exportTheme } from './export-theme.ts';
import { importTheme, maxEntries } from './import-theme.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
/** A header of a PNG; `mark` makes each one different. */
const png = (mark: number) =>
  Uint8Array.from([
    ...[0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a],
    ...[0, 0, 0, 13, ...ascii('IHDR'), 0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0, mark],
  ]);
const points = ['Tame', 'Fair', 'Wild'].map((name) => ({ name, color: 'red' }));
const titled = (name: string, more: object) => ({
  name,
  description: 'Why not?',
  createdAt: 5,
  pictures: [],
  ...more,
});
const normalGames = [
  {
    ...tierList,
    pictures: [
      { ...lynx, alt: 'A lynx', url: '/images/1.png', public_id: 'f/1.png' },
      { ...lynx, alt: 'a Lynx!', url: '/images/2.png', public_id: 'f/2.png' },
      { ...lynx, alt: '豹', url: '/images/3.png', public_id: 'f/3.png' },
    ],
  },
  titled('How wild?', { type: 'Slider', config: { points } }),
  titled('This or that', {
    type: 'Choose',
    config: {
      selectedPair: { left: 'red', right: 'blue' },
      sideHeaderLeft: 'Lion',
      sideDescriptionLeft: '',
      sideHeaderRight: 'Tiger',
      sideDescriptionRight: 'Striped',
    },
  }),
];
const lobbyGames = [
  titled('Jobs', { type: 'TierListLobby', config: { tiers: points, ordered: false } }),
  titled('Loud?', {
    type: 'SliderLobby',
    config: { ratingValue: 20, ends: { low: 'Whispers', high: 'A horn' } },
  }),
  titled('Line up', { type: 'SliderAvatarsLobby', config: { ends: { worst: 'Shy', best: 'Loud' } } }),
];

const store = (theme: object) =>
  fakeApi({
    'GET /api/themes/cats/edit': () => json({ theme }),
    ...Object.fromEntries(
      [1, 2, 3].map((number) => [`GET /images/${number}.png`, () => new Response(png(number))]),
    ),
  });
const zip = (files: Record<string, Uint8Array | string>, level: 0 | 6 = 6) =>
  new File(
    [
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([path, text]) => [
            path,
            typeof text === 'string' ? strToU8(text) : text,
          ]),
        ),
        { level },
      ),
    ],
    'theme.zip',
  );
const theme = (more: object = {}) =>
  JSON.stringify({
    name: 'Cats',
    description: '',
    type: 'normal',
    tags: [],
    games: [{ name: 'How wild?', description: '', type: 'Slider', config: { points } }],
    ...more,
  });
const withPictures = (...pictures: object[]) =>
  theme({
    games: [
      { name: 'Best', description: '', type: 'TierList', config: { tiers: points.slice(0, 2), pictures } },
    ],
  });

describe('a theme', () => {
  test.each([
    ['normal', normalGames],
    ['lobby', lobbyGames],
  ])('of the type %s is the same after export and import', async (type, games) => {
    const stored = editable({ type, games, name: 'Big cäts: 50/50 & 豹', hidden: true });
    store(stored);
    const file = await exportTheme('cats');
    expect(file.name).toBe('big-cats-50-50.zip');
    const { theme: imported, problems } = await importTheme(file, [{ ...animals, name: 'ANIMALS' }]);
    expect(problems).toEqual([]);
    const plain = (form: ReturnType<typeof editedThemeOf>) =>
      form.games.map(({ key: _, createdAt: __, folder: ___, pictures: ____, ...game }) => game);
    const original = editedThemeOf(stored as unknown as StoredTheme); // the fixture has the fields of a stored theme
    expect(imported?.form).toMatchObject({
      name: original.name,
      description: original.description,
      type,
      hidden: true,
      tags: [{ name: 'ANIMALS' }],
    });
    expect(imported && plain(imported.form)).toEqual(plain(original));
    const key = imported?.form.games[0]?.key;
    const files = imported?.pictures ?? [];
    expect(files.map(({ game, alt }) => [game, alt])).toEqual(
      type === 'lobby' ? [] : ['A lynx', 'a Lynx!', '豹'].map((alt) => [key, alt]),
    );
    const bytes = await Promise.all(
      files.map(async ({ file: one }) => new Uint8Array(await one.arrayBuffer())),
    );
    expect(bytes).toEqual(type === 'lobby' ? [] : [1, 2, 3].map(png));
  });

  test('of 100 games is the same after export and import, with the pictures of each game', async () => {
    const games = Array.from({ length: limits.theme.games }, (_, at) => ({
      ...normalGames[at % 3],
      name: `Game ${at + 1}`,
    }));
    store(editable({ games }));
    const { theme: imported, problems } = await importTheme(await exportTheme('cats'), [animals]);
    expect(problems).toEqual([]);
    expect(imported?.form.games.map(({ name }) => name)).toEqual(games.map(({ name }) => name));
    const tierLists = imported?.form.games.filter(({ type }) => type === 'TierList') ?? [];
    expect(tierLists.map(({ key }) => imported?.pictures.filter(({ game }) => game === key).length)).toEqual(
      tierLists.map(() => 3),
    );
  });

  test('is exported in the layout of the starter content', async () => {
    store(editable({ games: normalGames }));
    const entries = unzipSync(new Uint8Array(await (await exportTheme('cats')).arrayBuffer()));
    expect(Object.keys(entries)).toEqual([
      'themes/big-cats.json',
      'pictures/big-cats/1/a-lynx.png',
      'pictures/big-cats/1/a-lynx-2.png',
      'pictures/big-cats/1/picture-3.png',
    ]);
  });

  test('is not exported without one of its pictures', async () => {
    fakeApi({ 'GET /api/themes/cats/edit': () => json({ theme: editable({ games: normalGames }) }) });
    await expect(exportTheme('cats')).rejects.toThrow('Error loading images. Please try again.');
  });
});

describe('an import', () => {
  test.each([
    ['no ZIP file', new File(['hello'], 'theme.zip'), [/not a ZIP file/]],
    ['no theme', zip({ 'readme.txt': 'x' }), [/contains no theme/]],
    ['two themes', zip({ 'themes/a.json': theme(), 'themes/b.json': theme() }), [/several themes/]],
    ['broken JSON', zip({ 'themes/a.json': '{' }), [/^themes\/a\.json is not valid JSON/]],
    [
      'wrong fields, all of them',
      zip({
        'themes/a.json': theme({
          name: ' ',
          games: [
            {
              name: '',
              description: '',
              type: 'Slider',
              config: { points: [{ name: 'A', color: 'mauve' }] },
            },
          ],
        }),
      }),
      [
        /^name: Please enter a name/,
        /^games\.0\.name: /,
        /^games\.0\.config\.points\.0\.color: /,
        /^games\.0\.config\.points: /,
      ],
    ],
    [
      'games of the wrong kind',
      zip({ 'themes/a.json': theme({ type: 'lobby' }) }),
      [/^games: Normal themes have normal games/],
    ],
    [
      'a picture without a description',
      zip({ 'themes/a.json': withPictures({ file: 'a/1/x.png', alt: ' ' }) }),
      [/^games\.0\.config\.pictures\.0\.alt: Describe the picture/],
    ],
    [
      'a path that leaves the folder',
      zip({ 'themes/a.json': withPictures({ file: '../x.png', alt: 'X' }) }),
      [/^games\.0\.config\.pictures\.0\.file: /],
    ],
  ])('says what makes a file unusable: %s', async (_, file, problems) => {
    const read = await importTheme(file, []);
    expect(read.theme).toBeNull();
    expect(read.problems).toHaveLength(problems.length);
    for (const problem of problems) expect(read.problems).toContainEqual(expect.stringMatching(problem));
  });

  test('leaves out pictures and tags that are missing or bad, and names them', async () => {
    const file = zip({
      'cats/themes/a.json': JSON.stringify({
        ...JSON.parse(
          withPictures(
            { file: 'a/1/good.png', alt: 'Good' },
            { file: 'a/1/page.png', alt: 'Page' },
            { file: 'a/1/empty.png', alt: 'Empty' },
            { file: 'a/1/gone.png', alt: 'Gone' },
          ),
        ),
        tags: ['Animals', 'Nonsense'],
      }),
      'cats/pictures/a/1/good.png': png(1),
      'cats/pictures/a/1/page.png': '<!doctype html>',
      'cats/pictures/a/1/empty.png': '',
      'cats/pictures/a/1/extra.png': png(2),
      '__MACOSX/cats/pictures/a/1/._good.png': 'x',
    });
    const { theme: read, problems } = await importTheme(file, [animals]);
    expect(read?.pictures.map(({ file: { name }, alt }) => [name, alt])).toEqual([['good.png', 'Good']]);
    expect(read?.form.tags).toEqual([animals]);
    expect(problems).toEqual([
      expect.stringMatching(/^cats\/pictures\/a\/1\/page\.png: This is not a PNG/),
      'cats/pictures/a/1/empty.png: The file is empty.',
      'cats/pictures/a/1/gone.png: The file is missing.',
      'There is no tag “Nonsense”. Create it, and add it to the theme.',
      'cats/pictures/a/1/extra.png is in no game.',
    ]);
  });

  test('refuses a file whose entries share their bytes', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(20_000));
    const file = zip({ 'pictures/a.png': noise, 'pictures/b.png': 'x', 'themes/a.json': theme() });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const view = new DataView(bytes.buffer);
    const signature = 0x02014b50; // of an entry in the central directory
    const entries = [...bytes.keys()].filter(
      (at) => at + 46 < bytes.length && view.getUint32(at, true) === signature,
    );
    expect(entries).toHaveLength(3);
    const [first = 0, second = 0] = entries;
    // Sizes (20 and 24) and the place of the content (42): the second entry shows the bytes of the first.
    for (const field of [20, 24, 42])
      view.setUint32(second + field, view.getUint32(first + field, true), true);
    const { theme: imported, problems } = await importTheme(new File([bytes], 'theme.zip'), []);
    expect(imported).toBeNull();
    expect(problems).toEqual(['This is not a ZIP file, or it is broken or too large.']);
  });

  test('refuses a file with more entries than a theme can have', async () => {
    const pictures = Object.fromEntries(
      Array.from({ length: maxEntries + 1 }, (_, n) => [`pictures/${n}.png`, 'x']),
    );
    // Stored, because compressing thousands of entries takes a second.
    const file = zip({ ...pictures, 'themes/a.json': theme() }, 0);
    const { theme: imported } = await importTheme(file, []);
    expect(imported).toBeNull();
  });

  test('refuses a file that is too large before it is read', async () => {
    const file = new File([], 'theme.zip');
    vi.spyOn(file, 'size', 'get').mockReturnValue(501 * 1024 * 1024);
    expect((await importTheme(file, [])).problems).toEqual(['The file is larger than 500 MB.']);
  });
});
