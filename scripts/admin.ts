/**
 * Makes a registered player an administrator.
 *   npm run admin -- <username> [--port 8787]
 * Works on the database at LIBSQL_URL, or on that of the stack that runs from this checkout. `--port` (of the site)
 * selects one of several.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from './stack/processes.ts';
import { listRunningStacks, selectStack } from './stack/running-stacks.ts';
import { readSecrets } from './stack/secrets.ts';

const usage = 'Usage: npm run admin -- <username> [--port 8787]';

/** Throws, with the usage, if the arguments are not a username and an optional port. */
function readArguments(): { readonly username: string; readonly port: number | undefined } {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string' } },
    allowPositionals: true,
  });
  const [username] = positionals;
  const port = values.port === undefined ? undefined : Number(values.port);
  if (!username || positionals.length > 1) throw new Error(usage);
  if (port !== undefined && !Number.isInteger(port)) throw new Error(`Not a port: ${values.port}\n${usage}`);
  return { username, port };
}

/** Returns the variables for the database of a running stack. The key of a remote one is in the environment. */
function databaseVariables(port: number | undefined): Record<string, string> {
  const { dataDir, libsql } = selectStack(listRunningStacks(), port);
  const key = libsql.isOurs ? readSecrets(dataDir)?.database : undefined;
  return { LIBSQL_URL: libsql.url, ...(key && { LIBSQL_AUTH_TOKEN: key.token }) };
}

try {
  const { username, port } = readArguments();
  const { status } = spawnSync(process.execPath, ['drizzle/make-administrator.ts', username], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(process.env.LIBSQL_URL ? {} : databaseVariables(port)) },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
