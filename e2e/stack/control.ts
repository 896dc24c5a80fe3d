import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stack } from '../../scripts/stack/stack.ts';

export const stackVariable = 'TALLYHO_E2E_STACK';
type Action = 'kill' | 'restart';
type ServiceName = Parameters<Stack['kill']>[0];

/** The running stack as test workers see it: they are other processes than the one that started it. */
export interface RunningStack {
  /** Where a person opens it. */
  readonly url: string;
  readonly partyUrl: string;
  readonly libsqlUrl: string;
  /** Takes the orders to kill and restart parts. */
  readonly controlUrl: string;
  /** Takes orders for the providers at which people log in (scripts/identity-provider/control.ts). */
  readonly identityControlUrl: string;
  /** The folder into which its parts write their logs. */
  readonly logs: string;
}

/** Lets the workers reach `stack` and its providers from now on. Returns what ends that. */
export async function serveControl(
  stack: Stack,
  { identityControlUrl, logs }: Pick<RunningStack, 'identityControlUrl' | 'logs'>,
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const [, verb, name] = (request.url ?? '').split('/');
    try {
      // The paths are made by `order` below, and by nobody else.
      await stack[verb as Action](name as ServiceName);
      response.end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const running: RunningStack = {
    url: stack.url,
    partyUrl: stack.partyUrl,
    libsqlUrl: stack.libsqlUrl,
    controlUrl: `http://127.0.0.1:${port}`,
    identityControlUrl,
    logs,
  };
  process.env[stackVariable] = JSON.stringify(running);
  return () => server.close();
}

/** Whether the environment names a stack that runs already. */
export const hasRunningStack = (): boolean => process.env[stackVariable] !== undefined;

/** The stack of this run. Throws outside a run. */
export function runningStack(): RunningStack {
  const text = process.env[stackVariable];
  if (!text) throw new Error('No stack: this only works in a run of Playwright');
  return JSON.parse(text) as RunningStack; // written above, by us alone
}

async function sendControl(verb: Action, name: ServiceName): Promise<void> {
  const response = await fetch(`${runningStack().controlUrl}/${verb}/${name}`, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}

/** Kills a part of the stack (SIGKILL, its whole group); it stays down until `restart`. */
export const kill = (name: ServiceName): Promise<void> => sendControl('kill', name);

/** Starts a part again and resolves once it serves. */
export const restart = (name: ServiceName): Promise<void> => sendControl('restart', name);
