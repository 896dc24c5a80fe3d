import { existsSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, stamp } from './fingerprint.ts';
import { root, startGroup, tailOf } from './processes.ts';
import type { StackConfig } from './stack-config.ts';

/**
 * Loads the starter content, or only the themes with these names, through the API: once per data folder and again when it
 * has changed.
 */
export async function loadContent(
  { edgeUrl, libsql, secrets, dataDir, logFile }: StackConfig,
  names?: readonly string[],
): Promise<void> {
  const script = path.join(root, 'drizzle', 'seed.ts');
  if (names?.length === 0 || !existsSync(script)) return;
  const last = stamp(path.join(dataDir, 'content'));
  const now = `${fingerprint(['drizzle/seed.ts', 'drizzle/seed', 'drizzle/content', 'package-lock.json'])} ${[libsql.url, ...(names ?? [])].join(' ')}`;
  if (last.is(now)) return;
  const log = logFile('content');
  const seeding = startGroup(
    {
      file: process.execPath,
      args: [script, ...(names ?? [])],
      env: { EDGE_URL: edgeUrl, SERVICE_SECRET: secrets.service },
    },
    log,
  );
  const code = await seeding.exited;
  await seeding.end(0);
  if (code !== 0) {
    throw new Error(`The starter content could not be loaded. The end of ${log}:\n${tailOf(log)}`);
  }
  last.set(now);
}
