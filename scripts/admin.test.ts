import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryConfig } from '../testkit/temporary-config.ts';
import { migrateDatabase } from './stack/database.ts';
import { root } from './stack/processes.ts';
import type { Service } from './stack/service.ts';
import { sqld } from './stack/sqld.ts';
import type { StackConfig } from './stack/stack-config.ts';

let config: StackConfig;
let remove: () => void;
let server: Service;
let client: Client;

const run = (args: readonly string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts', 'admin.ts'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    },
  );
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
};

describe('npm run admin', { timeout: 60_000 }, () => {
  it.each([
    [['--help'], 0],
    [[], 2],
    [['ada', 'bob'], 2],
    [['ada', '--port', '9999999'], 2],
    [['ada', '--port', 'x'], 2],
    [['ada', '--color'], 2],
  ])('explains itself for %j', (args, status) => {
    const said = run(args);
    expect(said.status).toBe(status);
    expect(status === 0 ? said.stdout : said.stderr).toContain(
      'Usage: npm run admin -- <username>            makes a registered player an administrator',
    );
    if (args.includes('9999999')) expect(said.stderr).toContain('Not a port: 9999999');
  });

  describe('on a database', () => {
    beforeAll(async () => {
      ({ config, remove } = await createTemporaryConfig());
      server = sqld(config);
      await server.start();
      client = createClient(config.libsql);
      await migrateDatabase(config.libsql);
    });
    afterAll(async () => {
      client.close();
      await server.stop();
      remove();
    });
    beforeEach(async () => {
      await client.execute('delete from users');
      await client.execute('delete from audit_log');
      for (const name of ['Ada', 'Bob'])
        await client.execute({
          sql: `insert into users (id, username, username_normalized, email, created_at) values (?1, ?1, lower(?1), ?1 || '@example.com', 1)`,
          args: [name],
        });
    });

    const admin = (...args: string[]) =>
      run(args, {
        LIBSQL_URL: config.libsql.url,
        LIBSQL_AUTH_TOKEN: config.libsql.authToken ?? '',
      });
    const administrators = async () =>
      (await client.execute('select id from users where administrator order by id')).rows.map(({ id }) => id);
    const makeAdministrator = (id: string) =>
      client.execute({ sql: 'update users set administrator = 1 where id = ?', args: [id] });
    const logged = async () =>
      (
        await client.execute('select actor_id, action, subject_id, details from audit_log order by id')
      ).rows.map((row) => Object.values(row));

    it('gives the role and takes it away, says where, and logs both', async () => {
      const where = `in the database at ${config.libsql.url}.`;
      expect(admin('ada')).toEqual({
        status: 0,
        stdout: `Ada is an administrator now, ${where}`,
        stderr: '',
      });
      await makeAdministrator('Bob');
      expect(await administrators()).toEqual(['Ada', 'Bob']);
      expect(admin('--remove', 'ADA')).toEqual({
        status: 0,
        stdout: `Ada is not an administrator any more, ${where}`,
        stderr: '',
      });
      expect(await administrators()).toEqual(['Bob']);
      const by = JSON.stringify({ by: 'command' });
      expect(await logged()).toEqual([
        ['command', 'makeAdministrator', 'Ada', by],
        ['command', 'removeAdministrator', 'Ada', by],
      ]);
    });

    it('the last administrator keeps the role', async () => {
      await makeAdministrator('Ada');
      const { status, stderr } = admin('--remove', 'ada');
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /^Ada is the last administrator, .*Make another account an administrator first\.$/,
      );
      expect(await administrators()).toEqual(['Ada']);
    });

    it('a repetition changes nothing and is not logged, and an unknown name is an error', async () => {
      await makeAdministrator('Ada');
      expect(admin('ada').status).toBe(0);
      expect(admin('--remove', 'bob')).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^Bob is not/),
      });
      expect(await logged()).toEqual([]);
      for (const args of [['nobody'], ['--remove', 'nobody']])
        expect(admin(...args)).toMatchObject({
          status: 1,
          stderr: expect.stringContaining('no account with the username nobody'),
        });
    });
  });
});
