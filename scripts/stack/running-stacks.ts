import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning, ownProcess, type ProcessIdentity } from './process-identity.ts';
import { root } from './processes.ts';

/** A stack that runs on this machine. */
export interface RunningStack {
  /** The folder from which it was started. A copy of that folder has a copy of the record. */
  readonly checkout: string;
  /** Port of the site. */
  readonly port: number;
  /** URL for people. */
  readonly url: string;
  readonly dataDir: string;
  /** The database; `isOurs`: its key is in the data folder. */
  readonly libsql: { readonly url: string; readonly isOurs: boolean };
}

/** One file per stack, named by its port. In the checkout, because the data folder can be anywhere. */
const registry = path.join(root, 'node_modules', '.cache', 'tallyho', 'running');

/** Records a stack so that other commands find it. Returns a function that removes the record. */
export function registerStack(stack: RunningStack, folder = registry): () => void {
  const file = path.join(folder, `${stack.port}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...stack, ...ownProcess() } satisfies RunningStack & ProcessIdentity));
  return () => rmSync(file, { force: true });
}

/** Returns the recorded stacks whose process still runs, by port. */
export function listRunningStacks(folder = registry): RunningStack[] {
  return filesIn(folder)
    .flatMap((file) => read(path.join(folder, file)))
    .filter(isRunning)
    .sort((a, b) => a.port - b.port);
}

/**
 * Returns the stack on `port`, or the only one that was started from `checkout` if `port` is undefined. Throws, with a
 * message for people, if there is none or if several match.
 */
export function selectStack(
  stacks: readonly RunningStack[],
  { port, checkout }: { readonly port: number | undefined; readonly checkout: string },
): RunningStack {
  const listed = (some: readonly RunningStack[]) =>
    some.map(({ url, dataDir }) => `\n  ${url} (data in ${dataDir})`).join('');
  if (stacks.length === 0)
    throw new Error('Tallyho is not running. Start it first (npm start), or set LIBSQL_URL.');
  if (port !== undefined) {
    const onPort = stacks.find((stack) => stack.port === port);
    if (onPort) return onPort;
    throw new Error(`No Tallyho runs on port ${port}. Running:${listed(stacks)}`);
  }
  const own = stacks.filter((stack) => stack.checkout === checkout);
  const [only] = own;
  if (!only)
    throw new Error(
      `No Tallyho runs from this folder (${checkout}), but from another one. Start this one first (npm start), or choose with --port:${listed(stacks)}`,
    );
  if (own.length > 1)
    throw new Error(`Several Tallyhos run from this folder. Choose one with --port:${listed(own)}`);
  return only;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // no stack has been started yet
  }
}

function read(file: string): (RunningStack & ProcessIdentity)[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8')) as RunningStack & ProcessIdentity]; // written only by this file
  } catch {
    return []; // removed in the meantime
  }
}
