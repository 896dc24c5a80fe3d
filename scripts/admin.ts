/**
 * Makes a registered player an administrator, or takes the role away: see `help`. Works on the database at LIBSQL_URL,
 * or on that of the Tallyho that runs from this folder.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { messageOf } from './stack/file-errors.ts';
import { parsePort } from './stack/ports.ts';
import { root } from './stack/processes.ts';
import { listRunningStacks, selectStack } from './stack/running-stacks.ts';
import { readSecrets } from './stack/secrets.ts';

const help = `Usage: npm run admin -- <username>            makes a registered player an administrator
       npm run admin -- --remove <username>   takes the role away; the last administrator keeps it

  --port 9000   the Tallyho on this port of this machine; without it, the one that runs from this folder

  LIBSQL_URL, LIBSQL_AUTH_TOKEN   a database elsewhere, for example of a deployment
`;

interface Arguments {
  readonly change: 'give' | 'remove';
  readonly username: string;
  readonly port: number | undefined;
}

/** Returns null if only the help is wanted. Throws if the arguments are not a username and the options of the help. */
function readArguments(): Arguments | null {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string' }, remove: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) return null;
  const [username] = positionals;
  if (!username) throw new Error('Which player? The username is missing.');
  if (positionals.length > 1) throw new Error(`One username, please, and not ${positionals.length}.`);
  const port = values.port === undefined ? undefined : parsePort(values.port);
  return { change: values.remove ? 'remove' : 'give', username, port };
}

/** Returns a running stack in words, and the variables for its database. The key of a remote one is in the environment. */
function accessTo(port: number | undefined) {
  const { url, dataDir, libsql } = selectStack(listRunningStacks(), { port, checkout: root });
  const key = libsql.isOurs ? readSecrets(dataDir)?.database : undefined;
  return {
    place: `Tallyho at ${url} (data in ${dataDir})`,
    variables: { LIBSQL_URL: libsql.url, ...(key && { LIBSQL_AUTH_TOKEN: key.token }) },
  };
}

/** Runs the change on the database. Returns the exit code. */
function changeRole({ change, username, port }: Arguments): number {
  const access = process.env.LIBSQL_URL ? null : accessTo(port);
  const { status } = spawnSync(
    process.execPath,
    ['drizzle/administrator-role.ts', change, username, ...(access ? [access.place] : [])],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...access?.variables } },
  );
  return status ?? 1;
}

function readOrExplain(): Arguments | null {
  try {
    return readArguments();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    process.exit(2);
  }
}

const given = readOrExplain();
if (given === null) console.log(help);
else {
  try {
    process.exitCode = changeRole(given);
  } catch (error) {
    console.error(messageOf(error, root));
    process.exitCode = 2;
  }
}
