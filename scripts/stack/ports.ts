import { connect, createServer } from 'node:net';

export interface Ports {
  readonly site: number;
  readonly party: number;
  readonly sqld: number;
  /** The API's own port: the site's, unless the Vite dev server stands before it. */
  readonly edge: number;
}

/** All ports follow from the one that was asked for. */
export function portsFrom(port: number, withViteBefore = false): Ports {
  return { site: port, party: port + 1, sqld: port + 2, edge: withViteBefore ? port + 3 : port };
}

export const describePort: Record<keyof Ports, string> = {
  site: 'the site',
  party: 'the rooms',
  sqld: 'the database',
  edge: 'the API',
};

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/** The first of the ports that somebody else listens on, or null. */
export async function findPortInUse(ports: Partial<Ports>, host: string): Promise<keyof Ports | null> {
  for (const name of ['site', 'party', 'sqld', 'edge'] as const) {
    const port = ports[name];
    if (port !== undefined && !(await isFree(port, host))) return name;
  }
  return null;
}

/** The first port from `from` on whose stack would find all of its own free: for tests, that may run beside others. */
export async function findFreePort(from: number): Promise<number> {
  for (let port = from; port < 65_000; port += 4) {
    if ((await findPortInUse(portsFrom(port, true), '127.0.0.1')) === null) return port;
  }
  throw new Error(`No free ports from ${from} on`);
}

/** Whether something accepts connections there. */
export function isListening(port: number, timeout = 1000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout });
    const answer = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}

/** Whether an HTTP server answers there with a status below 500. */
export async function answers(url: string, timeout = 2000): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'manual' });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
