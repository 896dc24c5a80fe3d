import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import type { Stack } from '../../scripts/stack/stack.ts';
import { HttpClient } from '../../testkit/http-client.ts';
import { register } from '../../testkit/register.ts';
import { sleep } from './wait.ts';

const requestTimeout = 15_000;

type StoredPicture = { public_id: string; url: string };

const chunkOf = (type: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

/** Returns a PNG of one random pixel. */
const newPicture = (): Buffer => {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
  const pixels = deflateSync(Buffer.concat([Buffer.from([0]), randomBytes(4)]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunkOf('IHDR', header), chunkOf('IDAT', pixels), chunkOf('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
};

/** An administrator who suspends players, and saves themes with pictures while services are down. */
export class Administrator {
  readonly #stack: Pick<Stack, 'url' | 'libsql'>;
  readonly #http: HttpClient;
  /** Themes whose save the API has confirmed, with their picture. */
  readonly #saved: { id: string; picture: StoredPicture }[] = [];
  #themes = 0;

  private constructor(stack: Pick<Stack, 'url' | 'libsql'>) {
    this.#stack = stack;
    this.#http = new HttpClient(stack.url, {
      fetch: (to, init) => fetch(to, { ...init, signal: AbortSignal.timeout(requestTimeout) }),
    });
  }

  /** Creates the account. */
  static async register(stack: Pick<Stack, 'url' | 'libsql'>): Promise<Administrator> {
    const administrator = new Administrator(stack);
    const username = `Soak-admin-${Date.now().toString(36)}`;
    const account = { username, email: `${username}@example.com`.toLowerCase(), password: 'Kestrel93' };
    await register(administrator.#http, account);
    const database = createClient(stack.libsql);
    await database.execute({
      sql: 'update users set administrator = 1 where username = ?',
      args: [username],
    });
    database.close();
    return administrator;
  }

  /** Suspends a user. Returns false if the API does not confirm it. */
  async suspend(user: string): Promise<boolean> {
    const sanction = { kind: 'suspend', hours: 1, reason: 'The soak suspends players.' };
    const response = await this.#http.post(`/api/admin/users/${user}/sanction`, sanction).catch(() => null);
    return response?.ok ?? false;
  }

  /** Ends a suspension. Repeats the request until the API confirms it. */
  async lift(user: string): Promise<void> {
    for (;;) {
      const response = await this.#http
        .post(`/api/admin/users/${user}/lift`, { kind: 'suspend' })
        .catch(() => null);
      if (response?.ok) return;
      await sleep(500);
    }
  }

  /** Uploads a picture. Rejects if the API does not store it. */
  async upload(): Promise<{ folder: string; picture: StoredPicture }> {
    const { folder } = await this.#http.requestJson<{ folder: string }>('POST', '/api/cloudinary/folder', {
      themeName: 'Soak',
    });
    const form = new FormData();
    form.set('file', new File([new Uint8Array(newPicture())], 'soak.png', { type: 'image/png' }));
    const path = `/api/cloudinary/upload?folder=${encodeURIComponent(folder)}&staged=true`;
    return { folder, picture: await this.#http.requestJson<StoredPicture>('POST', path, form) };
  }

  /** Saves a hidden theme with a picture. Rejects if the API does not confirm it. */
  async saveTheme(): Promise<void> {
    const { folder, picture } = await this.upload();
    this.#themes += 1;
    const tiers = ['Good', 'Bad'].map((name) => ({ name, color: '#7B1FFF' }));
    const pictures = [{ public_id: picture.public_id, alt: 'A pixel' }];
    const game = { name: 'Rank', description: '', type: 'TierList', config: { tiers, content: folder } };
    const theme = {
      name: `Soak ${Date.now().toString(36)} ${this.#themes}`,
      description: '',
      type: 'normal',
      hidden: true,
      games: [{ ...game, pictures }],
    };
    const { _id: id } = await this.#http.requestJson<{ _id: string }>(
      'POST',
      '/api/themes/upload-theme',
      theme,
    );
    this.#saved.push({ id, picture });
  }

  /** Saves themes until `isOver`. Requests may fail while services are down. */
  async saveThemes(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.saveTheme().catch(() => undefined);
      await sleep(3_000);
    }
  }

  /** Returns a sentence for each confirmed theme that is lost, and for each picture of the database without its bytes. */
  async findLosses(): Promise<string[]> {
    const problems: string[] = [];
    for (const { id, picture } of this.#saved) {
      const response = await this.#http.get(`/api/themes/${id}/edit`);
      const isComplete = response.ok && (await response.text()).includes(picture.public_id);
      if (!isComplete) problems.push(`the saved theme ${id} is lost or has lost its picture`);
    }
    const database = createClient(this.#stack.libsql);
    const { rows } = await database.execute('select public_id from images');
    database.close();
    for (const { public_id } of rows) {
      const response = await this.#http.get(`/images/${String(public_id)}`);
      const { byteLength } = await response.arrayBuffer();
      if (!response.ok || byteLength === 0) problems.push(`the picture ${public_id} has a row, but no bytes`);
    }
    return problems;
  }

  get summary(): string {
    return `${this.#saved.length} themes saved with a picture`;
  }
}
