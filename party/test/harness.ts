import { type ChildProcess, spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const ticketSecret = 'ticket-secret-for-tests-0123456789abcdef';
export const serviceSecret = 'service-secret-for-tests-0123456789abcdef';
export const siteOrigin = 'http://127.0.0.1:8787';

/** Resolves with the result of `look` when it is found; rejects after `within` ms. */
export const eventually = async <T>(
  what: string,
  look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  within = 10_000,
): Promise<T> => {
  const until = Date.now() + within;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`Waited ${within} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
};

/** Returns the first free port from `from` on. */
export const freePort = async (from: number): Promise<number> => {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createNetServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)))
      .listen(from, '0.0.0.0');
  });
  return isFree ? from : freePort(from + 1);
};

export type PartyProcess = { port: number; output: () => string; kill: () => Promise<void> };

/**
 * Starts a real `partykit dev` and waits until it serves. `kill` sends SIGKILL to it and its child
 * processes.
 */
export const startParty = async (options: {
  port: number;
  persist: string;
  edgePort: number;
  timings?: Record<string, number>;
}): Promise<PartyProcess> => {
  const { port, persist, edgePort, timings = {} } = options;
  const vars = {
    TICKET_SECRET: ticketSecret,
    SERVICE_SECRET: serviceSecret,
    EDGE_URL: `http://127.0.0.1:${edgePort}`,
    ALLOWED_ORIGINS: 'same-host,app://tallyho',
    TIMINGS: JSON.stringify(timings),
  };
  const args = [
    'dev',
    '--port',
    String(port),
    '--persist',
    persist,
    '--no-hotkeys',
    '--disable-request-cf-fetch',
  ];
  const given = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}=${value}`]);
  const child: ChildProcess = spawn(`${root}node_modules/.bin/partykit`, [...args, ...given], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/parties/main/READY2`).then(
      ({ status }) => status === 401,
      () => false,
    );
  await eventually('partykit dev', isUp, 30_000).catch((error) => {
    throw new Error(`${error}\n${output}`);
  });
  return {
    port,
    output: () => output,
    kill: async () => {
      if (child.pid !== undefined && child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        process.kill(-child.pid, 'SIGKILL');
        await ended;
      }
      await eventually('the port to be free', async () => (await freePort(port)) === port);
    },
  };
};
