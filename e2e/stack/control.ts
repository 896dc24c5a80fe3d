import { createServer } from 'node:http';
import type { Stack } from '../../scripts/stack/stack.ts';
import { listen } from '../../testkit/listen.ts';

export const stackVariable = 'TALLYHO_E2E_STACK';
type Action = 'kill' | 'restart';
type ServiceName = Parameters<Stack['kill']>[0];

/** The running stack, as test workers in other processes use it. */
export interface RunningStack {
  /** The address of the site. */
  readonly url: string;
  readonly partyUrl: string;
  readonly libsql: Stack['libsql'];
  /** The page of the stack's emails. */
  readonly mailboxUrl: string | null;
  /** The server that kills and restarts services. */
  readonly controlUrl: string;
  /** The control server of the identity providers (scripts/identity-provider/control.ts). */
  readonly identityControlUrl: string;
  /** The folder with the services' logs. */
  readonly logs: string;
  /** The process that has started the services. */
  readonly pid: number;
}

/** Makes `stack` and its providers available to the workers. Returns a function that ends this. */
export async function serveControl(
  stack: Stack,
  { identityControlUrl, logs }: Pick<RunningStack, 'identityControlUrl' | 'logs'>,
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const [, verb, name] = (request.url ?? '').split('/');
    try {
      // Only `sendControl` below creates these paths.
      await stack[verb as Action](name as ServiceName);
      response.end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const { port, stop } = await listen(server);
  const running: RunningStack = {
    url: stack.url,
    partyUrl: stack.partyUrl,
    libsql: stack.libsql,
    mailboxUrl: stack.mailboxUrl,
    controlUrl: `http://127.0.0.1:${port}`,
    identityControlUrl,
    logs,
    pid: process.pid,
  };
  process.env[stackVariable] = JSON.stringify(running);
  return () => void stop();
}

/** Returns true if the environment names a running stack. */
export const hasRunningStack = (): boolean => process.env[stackVariable] !== undefined;

/** The stack of this run. Throws outside a run. */
export function runningStack(): RunningStack {
  const text = process.env[stackVariable];
  if (!text) throw new Error('No stack: this only works in a run of Playwright');
  return JSON.parse(text) as RunningStack; // written by `serveControl`
}

async function sendControl(verb: Action, name: ServiceName): Promise<void> {
  const response = await fetch(`${runningStack().controlUrl}/${verb}/${name}`, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}

/** Kills a service and its process group with SIGKILL. It stays down until `restart`. */
export const kill = (name: ServiceName): Promise<void> => sendControl('kill', name);

/** Starts a service again. Resolves when it accepts requests. */
export const restart = (name: ServiceName): Promise<void> => sendControl('restart', name);
