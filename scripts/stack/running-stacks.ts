import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning, ownProcess, type ProcessIdentity } from './process-identity.ts';
import { root } from './processes.ts';

/** A stack that was started from this checkout. */
export interface RunningStack {
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
 * Returns the stack on `port`, or the only running one if `port` is undefined. Throws, with a message for people, if
 * there is none or if several match.
 */
export function selectStack(stacks: readonly RunningStack[], port?: number): RunningStack {
  const candidates = port === undefined ? stacks : stacks.filter((stack) => stack.port === port);
  const [only] = candidates;
  if (only && candidates.length === 1) return only;
  const list = stacks.map(({ url, dataDir }) => `\n  ${url} (data in ${dataDir})`).join('');
  if (stacks.length === 0)
    throw new Error('Tallyho is not running. Start it first (npm start), or set LIBSQL_URL.');
  if (port !== undefined) throw new Error(`No Tallyho runs on port ${port}. Running:${list}`);
  throw new Error(`Several Tallyhos run. Choose one with --port:${list}`);
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
