import { connect, createServer } from 'node:net';

export interface Ports {
  readonly site: number;
  readonly party: number;
  readonly sqld: number;
  /** The API's port: the same as the site's, unless the Vite dev server serves the site. */
  readonly edge: number;
}

/** Returns all ports of a stack, derived from its first port. */
export function portsFrom(port: number, withViteBefore = false): Ports {
  return { site: port, party: port + 1, sqld: port + 2, edge: withViteBefore ? port + 3 : port };
}

/** The highest first port: the others of the stack follow it. */
const highestPort = 65_000;

/** Returns the first port of a stack from what a user typed. Throws with a message for people. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= highestPort) return port;
  throw new Error(`Not a port: ${text}. Ports are whole numbers from 1 to ${highestPort}.`);
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

/** Returns the name of the first port that is already in use, or null. */
export async function findPortInUse(ports: Partial<Ports>, host: string): Promise<keyof Ports | null> {
  for (const name of ['site', 'party', 'sqld', 'edge'] as const) {
    const port = ports[name];
    if (port !== undefined && !(await isFree(port, host))) return name;
  }
  return null;
}

/** Below the range from which operating systems take ports for outgoing connections. */
const testPorts = { first: 12_000, last: 28_000 };
const portsOfStack = 4;

const randomTestPort = (): number => {
  const count = Math.floor((testPorts.last - testPorts.first) / portsOfStack);
  return testPorts.first + portsOfStack * Math.floor(Math.random() * count);
};

/**
 * Returns the first port from `from` whose stack has only free ports. Starts at a random port by default, so that tests
 * that run in parallel do not choose the same one.
 */
export async function findFreePort(from = randomTestPort()): Promise<number> {
  for (let port = from; port <= highestPort; port += portsOfStack) {
    if ((await findPortInUse(portsFrom(port, true), '127.0.0.1')) === null) return port;
  }
  throw new Error(`No free ports from ${from} on`);
}

/** Returns true if the port accepts connections. `timeout` in ms. */
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

/** Returns true if an HTTP server responds with a status below 500. `timeout` in ms. */
export async function answers(url: string, timeout = 3000): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'manual' });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
