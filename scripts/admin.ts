/**
 * Makes a registered player an administrator.
 *   npm run admin -- <username> [--port 8787] [--data .data]
 * Works on the database at LIBSQL_URL, or on that of the running `npm start` with this port and data folder.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { portsFrom } from './stack/ports.ts';
import { root } from './stack/processes.ts';
import { readSecrets } from './stack/secrets.ts';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '8787' }, data: { type: 'string', default: '.data' } },
  allowPositionals: true,
});
const [username] = positionals;
if (username === undefined || positionals.length > 1) {
  console.error('Which player? npm run admin -- <username> [--port 8787] [--data .data]');
  process.exit(2);
}

/** Returns address and token of the local database. Ends the process if the data folder has no key. */
function localDatabase(): Record<string, string> {
  const key = readSecrets(path.resolve(values.data))?.database;
  if (!key) {
    console.error(
      `There is no key for a database in ${values.data}. Start Tallyho first (npm start), or set LIBSQL_URL.`,
    );
    process.exit(1);
  }
  const { sqld } = portsFrom(Number(values.port));
  return { LIBSQL_URL: `http://127.0.0.1:${sqld}`, LIBSQL_AUTH_TOKEN: key.token };
}

const { status } = spawnSync(process.execPath, ['drizzle/make-administrator.ts', username], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(process.env.LIBSQL_URL ? {} : localDatabase()) },
});
process.exitCode = status ?? 1;
