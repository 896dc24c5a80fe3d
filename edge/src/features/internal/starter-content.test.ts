import { env, exports } from 'cloudflare:workers';
import type { StarterTag, StarterTheme } from '@tallyho/drizzle/content/starter-theme';
import type { Api } from '@tallyho/drizzle/seed/api';
import { loadContent } from '@tallyho/drizzle/seed/load-content';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../../test/browser.ts';
import { freshName, newAdministrator, type Person } from '../../../test/people.ts';
import { newPicture } from '../../../test/pictures.ts';
import { sliderGame } from '../../../test/themes.ts';

type Theme = { _id: string; name: string; tags: string[]; covers: string[]; description: string };
type Image = { alt: string; url: string };

let admin: Person;
let calls: string[];
let files: Map<string, Uint8Array<ArrayBuffer>>;
const api: Api = {
  url: site,
  serviceSecret: env.SERVICE_SECRET,
  pause: 1,
  fetch: (input, init) => {
    calls.push(`${init?.method} ${new URL(String(input)).pathname}`);
    return exports.default.fetch(String(input), init);
  },
};
beforeAll(async () => {
  admin = await newAdministrator();
});
beforeEach(() => {
  calls = [];
  files = new Map();
});

const readPicture = async (file: string) => {
  const bytes = files.get(file) ?? newPicture();
  files.set(file, bytes);
  return bytes;
};
const picture = (name: string) => ({ file: `x/1/${name}.webp`, alt: name, source: `test:${name}` });
const newContent = (pictures = ['first', 'second', 'third']) => {
  const tag: StarterTag = {
    name: `Tag ${freshName()}`,
    category: 'Topic',
    color: '#123456',
    adminOnly: false,
  };
  const theme: StarterTheme = {
    name: `Starter ${freshName()}`,
    description: 'To begin with.',
    type: 'normal',
    tags: [tag.name],
    games: [
      {
        name: 'Best of all',
        description: '',
        type: 'TierList',
        config: { tiers: [{ name: 'S', color: 'red' }], pictures: pictures.map(picture) },
      },
    ],
  };
  return { themes: [theme], tags: [tag], readPicture, theme };
};
const themes = async () => (await (await admin.get('/api/themes')).json<{ themes: Theme[] }>()).themes;
const find = async ({ name }: StarterTheme) => (await themes()).find((theme) => theme.name === name);
const imagesOf = async ({ name }: StarterTheme) =>
  (await admin.get(`/api/cloudinary/images?folder=${encodeURIComponent(`Themes/${name}/Game1`)}`)).json<
    Image[]
  >();

describe('the starter content', () => {
  it('is loaded with tags and ordered pictures, and the second time needs one request', async () => {
    const content = newContent();
    expect(await loadContent(api, content)).toEqual([content.theme.name]);
    expect(await find(content.theme)).toMatchObject({
      tags: content.theme.tags,
      description: 'To begin with.',
    });
    expect((await imagesOf(content.theme)).map(({ alt }) => alt)).toEqual(['first', 'second', 'third']);
    calls = [];
    expect(await loadContent(api, content)).toEqual([]);
    expect(calls).toEqual(['GET /api/internal/content']);
  });

  it('loads themes without pictures, and all other settings of a game', async () => {
    const { theme, ...content } = newContent();
    const [game] = theme.games;
    if (game?.type === 'TierList') game.config.seMode = true;
    const games: StarterTheme['games'] = [
      { name: 'Line up', description: '', type: 'SliderAvatarsLobby', config: {} },
    ];
    const lobbyTheme: StarterTheme = { ...theme, name: `Lobby ${freshName()}`, type: 'lobby', games };
    await loadContent(api, { ...content, themes: [theme, lobbyTheme] });
    const played = await admin.get(`/api/themes/name/${encodeURIComponent(theme.name)}/games/0`);
    expect(await played.json()).toMatchObject({ game: { config: { seMode: true } } });
    expect(await find(lobbyTheme)).toMatchObject({ type: 'lobby', covers: [] });
    expect(await loadContent(api, { ...content, themes: [theme, lobbyTheme] })).toEqual([]);
  });

  it('keeps the order of its themes in the picker, also if a later one is ready first', async () => {
    const contents = [
      newContent(Array.from({ length: 45 }, (_, at) => `picture ${at + 1}`)),
      newContent(),
      newContent(),
    ];
    const names = contents.map(({ theme }) => theme.name);
    const all = contents.flatMap((content) => content.themes);
    await loadContent(api, { themes: all, tags: contents.flatMap(({ tags }) => tags), readPicture });
    expect((await themes()).map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
  });

  it('is replaced in place when a newer version differs', async () => {
    const content = newContent();
    await loadContent(api, content);
    const before = await find(content.theme);
    const [game] = content.theme.games;
    if (game?.type === 'TierList') game.config.pictures = [picture('third'), picture('fourth')];
    expect(await loadContent(api, content)).toEqual([content.theme.name]);
    expect((await find(content.theme))?._id).toBe(before?._id);
    expect((await imagesOf(content.theme)).map(({ alt }) => alt)).toEqual(['third', 'fourth']);
    files.set('x/1/fourth.webp', newPicture());
    expect(await loadContent(api, content)).toEqual([content.theme.name]);
  });

  it('does not overwrite themes that an administrator changed, deleted or created', async () => {
    const [changed, deleted, made] = [newContent(), newContent(), newContent()];
    await loadContent(api, changed);
    await loadContent(api, deleted);
    const own = { name: made.theme.name, type: 'normal', games: [] as object[] };
    const change = await find(changed.theme);
    const whole = await admin.get(`/api/themes/${change?._id}/details`);
    const { theme } = await whole.json<{ theme: { games: object[] } }>();
    const edited = { ...theme, description: 'Better.' };
    expect((await admin.put(`/api/themes/update-theme/${change?._id}`, edited)).status).toBe(200);
    await admin.delete(`/api/themes/delete-theme/${(await find(deleted.theme))?._id}`);
    await admin.post('/api/themes/upload-theme', { ...own, games: [sliderGame] });

    for (const content of [changed, deleted, made]) {
      content.theme.description = 'A newer version.';
      expect(await loadContent(api, content)).toEqual([]);
    }
    expect((await find(changed.theme))?.description).toBe('Better.');
    expect(await find(deleted.theme)).toBeUndefined();
  });

  it('can be loaded again after an interruption', async () => {
    // More than one request of pictures, so that it breaks between two.
    const names = Array.from({ length: 25 }, (_, at) => `picture ${at + 1}`);
    const content = newContent(names);
    const broken = {
      ...content,
      readPicture: (file: string) =>
        calls.length >= 3 ? Promise.reject(new Error('pulled the plug')) : readPicture(file),
    };
    await expect(loadContent(api, broken)).rejects.toThrow('pulled the plug');
    expect(await imagesOf(content.theme)).toHaveLength(20);
    expect(await find(content.theme)).toBeUndefined();
    expect(await loadContent(api, content)).toEqual([content.theme.name]);
    expect((await imagesOf(content.theme)).map(({ alt }) => alt)).toEqual(names);
  });

  it('retries until the API is ready', async () => {
    const content = newContent();
    let failures = 3;
    const starting = async (...call: Parameters<typeof fetch>) => {
      failures -= 1;
      if (failures === 1) throw new TypeError('fetch failed');
      return failures > 0 ? new Response('starting', { status: 503 }) : api.fetch(...call);
    };
    expect(await loadContent({ ...api, fetch: starting }, content)).toEqual([content.theme.name]);
  });

  it('reports which call failed, and why', async () => {
    const content = newContent();
    files.set('x/1/second.webp', new Uint8Array([1, 2, 3]));
    await expect(loadContent(api, content)).rejects.toThrow(
      /POST \/api\/cloudinary\/upload-all\?folder=.+: 415 .*unsupportedType/,
    );
    await expect(loadContent({ ...api, serviceSecret: 'a guess' }, content)).rejects.toThrow(/401/);
    const down = { ...api, fetch: () => Promise.reject(new TypeError('fetch failed')) };
    await expect(loadContent(down, content)).rejects.toThrow(`no response from ${site}`);
  });
});
