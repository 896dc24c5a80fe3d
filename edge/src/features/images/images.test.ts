import { env, exports } from 'cloudflare:workers';
import { limits } from '@tallyho/game/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestWith } from '../../../test/api.ts';
import { Browser, site } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { newPicture, pictures, upload } from '../../../test/pictures.ts';
import { serviceHeader } from '../../../test/service.ts';
import type { Bindings } from '../../env.ts';
import { uploadImages } from './upload-images.ts';

type Stored = {
  public_id: string;
  url: string;
  secure_url: string;
  alt: string;
  width: number;
  height: number;
};

let admin: Person;
let person: Person;
beforeAll(async () => {
  [admin, person] = await Promise.all([newAdministrator(), newPerson()]);
});

const newFolder = () => `Themes/Big cats ${crypto.randomUUID()}/Game1`;
const store = async (folder: string, bytes = newPicture(), options = {}) => {
  const response = await upload(admin, folder, bytes, options);
  expect(response.status).toBe(200);
  return response.json<Stored>();
};
const list = async (folder: string) =>
  (await admin.get(`/api/cloudinary/images?folder=${encodeURIComponent(folder)}`)).json<Stored[]>();
const refusal = async (response: Response) => ({
  status: response.status,
  error: (await response.json<{ error: string }>()).error,
});
const fetchPicture = (url: string, init: RequestInit = {}) => exports.default.fetch(new URL(url, site), init);

describe('upload', () => {
  it.each(Object.entries(pictures))('accepts a %s by its content and measures it', async (format, make) => {
    const folder = newFolder();
    const bytes = Uint8Array.from(make({ width: 320, height: 200 }));
    const stored = await store(folder, bytes, { name: 'snow-leopard.txt' });
    expect(stored).toMatchObject({ width: 320, height: 200, alt: 'snow leopard', secure_url: stored.url });
    expect(stored.public_id).toMatch(new RegExp(`^${folder}/[0-9a-f]{32}\\.${format}$`));
    const served = await fetchPicture(stored.url);
    expect(served.headers.get('Content-Type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
  });

  it.each(Object.entries(pictures))(
    'stores a %s without metadata and without bytes after its end',
    async (_, make) => {
      const side = { width: 320, height: 200 };
      const tail = [...'<script>alert(1)</script>'].map((letter) => letter.charCodeAt(0));
      const stored = await store(
        newFolder(),
        Uint8Array.from([...make(side, { metadata: 'GPS secret' }), ...tail]),
      );
      const served = new TextDecoder('latin1').decode(await (await fetchPicture(stored.url)).arrayBuffer());
      expect(served).not.toMatch(/GPS|secret|script/);
    },
  );

  it('keeps the upload order, and stores equal bytes in the same folder once', async () => {
    const folder = newFolder();
    const [first, second] = [newPicture(), newPicture()];
    const stored = await store(folder, first, { alt: 'A lynx' });
    await store(folder, second);
    expect((await store(folder, first, { alt: 'A bobcat' })).public_id).toBe(stored.public_id);
    expect((await list(folder)).map(({ alt }) => alt)).toEqual(['A bobcat', 'red panda']);
    const all = await person.get(
      `/api/cloudinary/Allimages/${folder.split('/').map(encodeURIComponent).join('/')}`,
    );
    expect(await all.json()).toEqual((await list(folder)).map(({ url }) => url));
  });

  it('is for administrators and the content loader', async () => {
    const folder = newFolder();
    expect(await refusal(await upload(new Browser(), folder, newPicture()))).toMatchObject({ status: 401 });
    expect(await refusal(await upload(person, folder, newPicture()))).toMatchObject({ status: 403 });
    const room = { headers: await serviceHeader('ABCDEF') };
    expect(await refusal(await upload(new Browser(), folder, newPicture(), room))).toMatchObject({
      status: 403,
    });
    const loader = { headers: await serviceHeader('content') };
    expect((await upload(new Browser(), folder, newPicture(), loader)).status).toBe(200);
    expect(await list(folder)).toHaveLength(1);
  });

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['an HTML page named .png', '<!doctype html><script>alert(1)</script>'],
    ['half a PNG', pictures.png({ width: 9, height: 9 }).slice(0, 12)],
    ['a PNG that is cut off', pictures.png({ width: 9, height: 9 }).slice(0, -6)],
    ['a PNG without pixels', pictures.png({ width: 0, height: 9 })],
    ['HEIC', [0, 0, 0, 24, ...[...'ftypheic'].map((c) => c.charCodeAt(0)), 0, 0, 0, 0]],
    ['a BMP', [...[...'BM'].map((c) => c.charCodeAt(0)), ...Array(60).fill(1)]],
    ['nothing', []],
  ])('rejects %s', async (_, bytes) => {
    const folder = newFolder();
    expect(await refusal(await upload(admin, folder, bytes))).toEqual({
      status: 415,
      error: 'unsupportedType',
    });
    expect(await list(folder)).toEqual([]);
  });

  it('rejects pictures above 4096 pixels per side or 5 MB', async () => {
    const folder = newFolder();
    const tooLarge = { status: 413, error: 'tooLarge' };
    expect((await upload(admin, folder, newPicture({ width: 4096, height: 4096 }))).status).toBe(200);
    expect(await refusal(await upload(admin, folder, newPicture({ width: 4097, height: 1 })))).toEqual(
      tooLarge,
    );
    const heavy = new Uint8Array(limits.imageBytes + 1);
    heavy.set(newPicture());
    expect(await refusal(await upload(admin, folder, heavy))).toEqual(tooLarge);
    expect((await upload(admin, folder, heavy.subarray(0, limits.imageBytes))).status).toBe(200);
  });

  it('stops reading a body without a length at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const response = await exports.default.fetch(
      `${site}/api/cloudinary/upload?folder=Themes/Endless/Game1`,
      {
        method: 'POST',
        body: endless,
        headers: {
          'Content-Type': 'multipart/form-data; boundary=x',
          ...(await serviceHeader('content')),
        },
      },
    );
    expect(await refusal(response)).toEqual({ status: 413, error: 'tooLarge' });
    expect(sent).toBeLessThan(2 * limits.imageBytes);
  });

  it.each([
    'Themes/../Game1',
    'Themes/..%2f..%2fetc/Game1',
    'Themes/a\\b/Game1',
    'Themes/a%5cb/Game1',
    'Themes/a/b/Game1',
    'Themes/.hidden/Game1',
    'Themes/a\u0000b/Game1',
    'Themes/a/Game0',
    'Themes/a/Game1/',
    '/Themes/a/Game1',
    'Elsewhere/a/Game1',
    '',
  ])('rejects the folder %j', async (folder) => {
    expect(await refusal(await upload(admin, folder, newPicture()))).toEqual({
      status: 400,
      error: 'invalidInput',
    });
    expect((await admin.get(`/api/cloudinary/images?folder=${encodeURIComponent(folder)}`)).status).toBe(400);
  });

  it('rejects a form without a file', async () => {
    const response = await exports.default.fetch(`${site}/api/cloudinary/upload?folder=Themes/a/Game1`, {
      method: 'POST',
      body: new URLSearchParams({ file: 'text' }),
      headers: await serviceHeader('content'),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: 'file', message: 'Please choose a file.' });
  });

  it('stores the pictures of a request in their order, all or none', async () => {
    const folder = newFolder();
    const uploadAll = (
      files: readonly (readonly [bytes: Uint8Array<ArrayBuffer> | string, alt: string])[],
    ) => {
      const form = new FormData();
      for (const [bytes, alt] of files) {
        form.append('file[]', new File([bytes], 'a.png'));
        form.append('alt[]', alt);
      }
      return admin.post(`/api/cloudinary/upload-all?folder=${encodeURIComponent(folder)}`, form);
    };
    const [first, second] = [newPicture(), newPicture()];
    expect(
      await refusal(
        await uploadAll([
          [first, 'A lynx'],
          ['no picture', 'Nothing'],
        ]),
      ),
    ).toMatchObject({ status: 415 });
    expect(await list(folder)).toEqual([]);
    for (const _ of ['first', 'again']) {
      expect(
        (
          await uploadAll([
            [first, 'A lynx'],
            [second, 'A bobcat'],
            [first, 'A lynx'],
          ])
        ).status,
      ).toBe(200);
      expect((await list(folder)).map(({ alt }) => alt)).toEqual(['A lynx', 'A bobcat']);
    }
    const tooMany = Array.from({ length: 21 }, () => [first, 'A lynx'] as const);
    for (const files of [[], tooMany]) expect((await uploadAll(files)).status).toBe(400);
  });

  it('rejects pictures above the maximum per game', async () => {
    const folder = newFolder();
    const first = newPicture();
    await store(folder, first);
    await Promise.all(Array.from({ length: limits.items.max - 1 }, () => store(folder)));
    expect(await refusal(await upload(admin, folder, newPicture()))).toEqual({
      status: 409,
      error: 'folderFull',
    });
    await store(folder, first);
    const positions = new Set((await list(folder)).map(({ public_id }) => public_id));
    expect(positions.size).toBe(limits.items.max);
  });

  it('stores no row when storing the bytes fails', async () => {
    const folder = newFolder();
    const bucket = new Proxy(env.IMAGES, {
      get: () => () => Promise.reject(new Error('R2 is down')),
    });
    const file = new File([newPicture()], 'a.png');
    await expect(
      uploadImages(
        { db, bucket, author: 'content' },
        { folder, uploads: [{ file, alt: undefined }], staged: false },
      ),
    ).rejects.toThrow('R2 is down');
    expect(await list(folder)).toEqual([]);
  });
});

describe('lists', () => {
  it('require a session', async () => {
    expect((await new Browser().get('/api/cloudinary/images?folder=Themes/a/Game1')).status).toBe(401);
    expect((await new Browser().get('/api/cloudinary/Allimages/Themes/a/Game1')).status).toBe(401);
  });
});

describe('delete', () => {
  const remove = (browser: Browser, publicId: string) =>
    browser.delete('/api/cloudinary/delete', { publicId });

  it('removes row and bytes, for administrators only', async () => {
    const folder = newFolder();
    const { public_id: publicId, url } = await store(folder);
    expect((await remove(new Browser(), publicId)).status).toBe(401);
    expect((await remove(person, publicId)).status).toBe(403);
    expect((await remove(admin, publicId)).status).toBe(200);
    expect(await list(folder)).toEqual([]);
    expect((await fetchPicture(url)).status).toBe(404);
    const again = await remove(admin, publicId);
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({ message: 'Image not found' });
  });
});

describe('/images', () => {
  it('serves a picture as immutable, and only as a picture', async () => {
    const { url } = await store(newFolder());
    expect(url).toContain('Big%20cats%20');
    const served = await fetchPicture(url);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const length = (await served.arrayBuffer()).byteLength;

    const etag = served.headers.get('ETag') ?? '';
    const unchanged = await fetchPicture(url, { headers: { 'If-None-Match': etag } });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('ETag')).toBe(etag);

    const head = await fetchPicture(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('Content-Length')).toBe(String(length));
    expect(await head.text()).toBe('');
  });

  it('reads a picture from the store once, and then from the platform’s cache', async () => {
    const { url } = await store(newFolder());
    const reads: string[] = [];
    const bucket = {
      get: (...given: Parameters<typeof env.IMAGES.get>) => {
        reads.push(given[0]);
        return env.IMAGES.get(...given);
      },
    } as unknown as Bindings['IMAGES']; // the only method that the route uses
    const load = (query = '', headers = {}) => requestWith({ IMAGES: bucket }, url + query, { headers });
    const first = await load();
    const bytes = await first.arrayBuffer();
    for (const again of [await load(), await load('?again')]) {
      expect(again.status).toBe(200);
      for (const header of ['Cache-Control', 'Content-Security-Policy', 'Content-Type', 'ETag'])
        expect(again.headers.get(header)).toBe(first.headers.get(header));
      expect((await again.arrayBuffer()).byteLength).toBe(bytes.byteLength);
    }
    const unchanged = await load('', { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(unchanged.status).toBe(304);
    expect(reads).toHaveLength(1);
  });

  it('allows an address 1200 reads of the store a minute, and does not count what the cache has', async () => {
    const { url } = await store(newFolder());
    const full = { limit: async () => ({ success: false }) };
    const load = () => requestWith({ PER_MINUTE_1200: full }, url);
    await expectError(await load(), 429, 'rateLimited');
    expect((await requestWith({}, url)).status).toBe(200);
    expect((await load()).status).toBe(200);
  });

  it.each([
    'Themes/a/Game1/missing.png',
    `Themes/a/Game1/${'0'.repeat(32)}.png`,
    `Themes/a/Game1/${'0'.repeat(32)}.svg`,
    `..%2f${'0'.repeat(32)}.png`,
    '%E0%A4%A',
    '',
  ])('responds 404 for %j', async (path) => {
    const response = await fetchPicture(`/images/${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});
