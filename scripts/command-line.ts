import { parseArgs } from 'node:util';
import { messageOf } from './stack/file-errors.ts';
import { parsePort } from './stack/ports.ts';
import { type Stack, type StackOptions, startStack } from './stack/stack.ts';

const help = `
  --port 9000   the site's port (8787); the rooms take the next one, the database the one after
  --lan         let phones and computers on the same network play
  --data DIR    where everything is kept (.data)
  --coming-soon show visitors the coming-soon page alone, as a deployment does

  LIBSQL_URL, LIBSQL_AUTH_TOKEN   a database elsewhere, instead of one of our own
  GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET
                                  logging in with these (docs/deploying.md)
  CONTACT_EMAIL                   the address on the contact page
  MAIL_URL, MAIL_KEY, MAIL_FROM, MAILS_PER_DAY, SITE_URL
                                  sending emails with a provider, instead of only showing them
`;

/** Variables that are passed to the API unchanged. */
const passedOn = [
  'CONTACT_EMAIL',
  ...['GOOGLE', 'DISCORD'].flatMap((provider) =>
    ['CLIENT_ID', 'CLIENT_SECRET', 'ENDPOINTS'].map((name) => `${provider}_${name}`),
  ),
  ...['MAIL_URL', 'MAIL_KEY', 'MAIL_FROM', 'MAILS_PER_DAY', 'SITE_URL'],
];

/** Reads the arguments of `npm start` and `npm run dev`. On an error, prints the help and ends the process. */
export function readCommandLine(): Pick<StackOptions, 'port' | 'lan' | 'dataDir' | 'libsql' | 'vars'> {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '8787' },
        lan: { type: 'boolean', default: false },
        data: { type: 'string', default: '.data' },
        'coming-soon': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const port = parsePort(values.port);
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
    const libsql = url ? { url, ...(authToken && { authToken }) } : undefined;
    const vars = Object.fromEntries([
      ...passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
      ...(values['coming-soon'] ? [['COMING_SOON', 'on']] : []),
    ]);
    return { port, lan: values.lan, dataDir: values.data, libsql, vars };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(help);
    process.exit(2);
  }
}

/** Runs a stack until a signal (Ctrl-C, SIGTERM, a closed terminal) or until a service is lost permanently. */
export async function runUntilSignal(options: StackOptions): Promise<Stack> {
  let stack: Stack | null = null;
  let ending = false;
  async function end(code: number) {
    if (ending) return;
    ending = true;
    await stack?.stop();
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  if (process.env.npm_lifecycle_event) endWithParent(() => void end(0));
  try {
    stack = await startStack(options);
  } catch (error) {
    console.error(messageOf(error, options.dataDir));
    process.exit(1);
  }
  void stack.lost.then((line) => {
    console.error(line);
    process.exit(1);
  });
  return stack;
}

/** Ends with the parent process: if npm is killed, no signal arrives here. */
function endWithParent(end: () => void) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 1000).unref();
}
