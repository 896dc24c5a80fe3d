import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryConfig } from '../../testkit/temporary-config.ts';
import { migrateDatabase } from './database.ts';
import { root } from './processes.ts';
import type { Service } from './service.ts';
import { sqld } from './sqld.ts';
import type { StackConfig } from './stack-config.ts';

const migrationsFolder = path.join(root, 'drizzle', 'migrations');
const journal: { entries: { when: number }[] } = JSON.parse(
  readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
);
const newest = journal.entries.map(({ when }) => when);

describe('migrateDatabase, on the server that `npm start` runs', { timeout: 60_000 }, () => {
  let config: StackConfig;
  let remove: () => void;
  let server: Service;
  let client: Client;

  beforeEach(async () => {
    ({ config, remove } = await createTemporaryConfig());
    server = sqld(config);
    await server.start();
    client = createClient(config.libsql);
  });

  afterEach(async () => {
    client.close();
    await server.stop();
    remove();
  });

  /** Creates a database of the first version, with one account. */
  const makeFirstVersion = async () => {
    const first = path.join(config.dataDir, 'first');
    cpSync(migrationsFolder, first, { recursive: true });
    const entries = journal.entries.slice(0, 1);
    writeFileSync(path.join(first, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrate(drizzle(client), { migrationsFolder: first });
    await client.execute(
      `insert into users (id, username, username_normalized, email, created_at) values ('u', 'Ada', 'ada', 'a@b.c', 1)`,
    );
  };

  const appliedMigrations = async () => {
    const { rows } = await client.execute('select created_at from __drizzle_migrations order by created_at');
    return rows.map((row) => Number(row.created_at));
  };

  const usernames = async () =>
    (await client.execute('select username from users')).rows.map(({ username }) => username);

  it('creates the schema in an empty database', async () => {
    await migrateDatabase(config.libsql);
    expect(await appliedMigrations()).toEqual(newest);
    expect(await usernames()).toEqual([]);
  });

  it('updates a database of the first version, keeps its rows, and does nothing the second time', async () => {
    await makeFirstVersion();
    await migrateDatabase(config.libsql);
    await migrateDatabase(config.libsql);
    expect(await appliedMigrations()).toEqual(newest);
    expect(await usernames()).toEqual(['Ada']);
  });

  it('rejects a database of a newer version without changing it', async () => {
    await makeFirstVersion();
    const future = Math.max(...newest) + 1;
    await client.execute({
      sql: 'insert into __drizzle_migrations (hash, created_at) values (?, ?)',
      args: ['unknown', future],
    });
    const before = await appliedMigrations();
    await expect(migrateDatabase(config.libsql)).rejects.toThrow('a newer version of Tallyho');
    expect(await appliedMigrations()).toEqual(before);
    expect(await usernames()).toEqual(['Ada']);
  });
});
