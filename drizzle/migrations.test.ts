import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { generateSQLiteDrizzleJson } from 'drizzle-kit/api';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import * as schema from './schema/index.ts';
import { rowsOf0000 } from './testing/rows-0000.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');
const journalIn = (folder: string) => join(folder, 'meta', '_journal.json');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const sqlFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sql'));
interface Snapshot {
  readonly tables: Readonly<Record<string, { readonly columns: object; readonly indexes: object }>>;
  readonly views: unknown;
}

const snapshots = () =>
  readdirSync(join(migrationsFolder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));

/** The tables after the last migration, as drizzle-kit stored them when it generated the migration. */
const readSnapshot = (): Snapshot => readJson(join(migrationsFolder, 'meta', snapshots()[0] ?? ''));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallyho-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('migrations', () => {
  it('are all in the list of frozen migrations and do not change', () => {
    const found = readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => [
      String(folderMillis),
      hash,
    ]);
    expect(Object.fromEntries(found)).toEqual(readJson(join(migrationsFolder, 'frozen.json')));
    expect(sqlFiles(migrationsFolder)).toHaveLength(found.length);
  });

  it('are numbered in the order of their creation, because a database skips migrations that are older than its last one', () => {
    const { entries } = readJson(journalIn(migrationsFolder)) as { entries: { when: number; tag: string }[] };
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(sqlFiles(migrationsFolder).sort());
    expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).sort((a, b) => a - b));
    expect(new Set(entries.map(({ when }) => when)).size).toBe(entries.length);
  });

  it('have one snapshot, of the last one', () => {
    const last = sqlFiles(migrationsFolder).sort().at(-1);
    expect(snapshots()).toEqual([`${last?.slice(0, 4)}_snapshot.json`]);
  });

  it('create the tables of the schema', async () => {
    const { tables, views } = await generateSQLiteDrizzleJson(schema);
    const latest = readSnapshot();
    expect({ tables, views }).toEqual({ tables: latest.tables, views: latest.views });
  });

  it('create what the snapshot says, also if two of them were generated side by side', async () => {
    const client = createClient({ url: `file:${join(folder, 'test.db')}` });
    await migrate(drizzle(client), { migrationsFolder });
    const { tables } = readSnapshot();
    const namesOf = async (query: string) => (await client.execute(query)).rows.map(({ name }) => name);
    for (const [table, { columns, indexes }] of Object.entries(tables)) {
      expect((await namesOf(`pragma table_info(${table})`)).sort(), table).toEqual(
        Object.keys(columns).sort(),
      );
      const created = await namesOf(
        `select name from sqlite_master where type = 'index' and sql is not null and tbl_name = '${table}'`,
      );
      expect(created.sort(), table).toEqual(Object.keys(indexes).sort());
    }
    // The schema cannot describe the tables of a full-text search.
    const created = await namesOf(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '__drizzle%'
        and name not like 'audit_search%'`,
    );
    expect(created.sort()).toEqual(Object.keys(tables).sort());
    client.close();
  });
});

test('a new database has no accounts, and an account is no administrator by default', async () => {
  const client = createClient({ url: `file:${join(folder, 'test.db')}` });
  await migrate(drizzle(client), { migrationsFolder });
  expect((await client.execute('select id from users')).rows).toEqual([]);
  const columns = (await client.execute('pragma table_info(users)')).rows;
  const administrator = columns.find(({ name }) => name === 'administrator');
  expect(administrator).toMatchObject({ notnull: 1, dflt_value: 'false' });
  client.close();
});

describe('a database of the first version', () => {
  let client: Client;
  beforeEach(() => {
    client = createClient({ url: `file:${join(folder, 'test.db')}` });
  });
  afterEach(() => client.close());

  const migrateToFirst = async () => {
    const first = join(folder, 'first');
    cpSync(migrationsFolder, first, { recursive: true });
    const journal = readJson(journalIn(first));
    writeFileSync(journalIn(first), JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
    await migrate(drizzle(client), { migrationsFolder: first });
  };

  const tables = async () => {
    const { rows } = await client.execute(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '__drizzle%'`,
    );
    return rows.map((row) => String(row.name)).sort();
  };

  const fill = async () => {
    for (const [table, rows] of Object.entries(rowsOf0000)) {
      for (const row of rows) {
        const columns = Object.keys(row);
        await client.execute({
          sql: `insert into ${table} (${columns}) values (${columns.map(() => '?')})`,
          args: Object.values(row),
        });
      }
    }
  };

  it('keeps every row when all migrations run', async () => {
    await migrateToFirst();
    expect(await tables()).toEqual(Object.keys(rowsOf0000).sort());
    await fill();

    await migrate(drizzle(client), { migrationsFolder });

    for (const [table, rows] of Object.entries(rowsOf0000)) {
      const columns = Object.keys(rows[0] ?? {});
      const kept = await client.execute(`select ${columns} from ${table} order by rowid`);
      expect(
        kept.rows.map((row) => ({ ...row })),
        table,
      ).toEqual(rows);
    }
    const { rows: broken } = await client.execute('pragma foreign_key_check');
    expect(broken).toEqual([]);
  });

  it('can be read with the newest schema', async () => {
    await migrateToFirst();
    await fill();
    await migrate(drizzle(client), { migrationsFolder });

    const db = drizzle(client);
    for (const table of Object.values(schema)) {
      const rows = await db.select().from(table);
      const before = rowsOf0000[getTableName(table)];
      if (before !== undefined) expect(rows, getTableName(table)).toHaveLength(before.length);
    }
    const [ada] = await db.select().from(schema.users);
    expect(ada).toMatchObject({
      username: 'Ada',
      administrator: true,
      preferences: { theme: 'dark', volume: 0.5 },
      createdAt: new Date(1795293500000),
    });
  });

  it('gets a full-text index of its log, which later entries are added to and deleted from', async () => {
    await migrateToFirst();
    await fill();
    await migrate(drizzle(client), { migrationsFolder });
    await client.execute(
      `insert into audit_log (at, actor_id, action, details) values (9, 'u-ada', 'deleteTheme', '{"theme":"Grill night","picture":"spam.webp"}')`,
    );
    const found = async (words: string) =>
      (
        await client.execute({
          sql: 'select rowid from audit_search where audit_search match ?',
          args: [words],
        })
      ).rows.map(({ rowid }) => rowid);
    expect(await found('spam')).toEqual([4]);
    expect(await found('gri*')).toEqual([5]);
    await client.execute('delete from audit_log where id = 4');
    expect(await found('spam')).toEqual([]);
    expect(await found('gri*')).toEqual([5]);
  });

  it('gets the folders of its themes, and the pictures that stored games show', async () => {
    await migrateToFirst();
    await fill();
    const picture = `${'0a'.repeat(16)}.webp`;
    await client.execute({
      sql: `insert into games (id, code, record, created_at, finished_at) values ('g-9', 'ABCDEF', ?, 1, 2)`,
      args: [
        JSON.stringify({
          roundsData: [{ board: { items: [{ url: `/images/Themes/Big%20cats/Game12/${picture}` }] } }],
        }),
      ],
    });
    await client.execute({
      sql: `insert into theme_games (theme_id, position, game, created_at) values ('th-1', 1, ?, 3)`,
      args: [JSON.stringify({ type: 'TierList', config: { content: 'Themes/Desserts/Game2' } })],
    });
    await client.execute(
      `insert into images (public_id, folder, alt, width, height, bytes, position, created_at)
       values ('Themes/Route 66/Game12/a.png', 'Themes/Route 66/Game12', '', 1, 1, 1, 0, 7)`,
    );
    await migrate(drizzle(client), { migrationsFolder });

    const db = drizzle(client);
    expect(await db.select().from(schema.gamePictures)).toEqual([{ name: picture, gameId: 'g-9' }]);
    const folders = await db.select().from(schema.imageFolders);
    expect(folders).toContainEqual({
      folder: 'Themes/Route 66/Game12',
      path: 'Themes/Route 66',
      number: 12,
      themeId: null,
      createdAt: new Date(7),
    });
    expect(folders).toContainEqual({
      folder: 'Themes/Desserts/Game2',
      path: 'Themes/Desserts',
      number: 2,
      themeId: 'th-1',
      createdAt: new Date(3),
    });
  });
});
