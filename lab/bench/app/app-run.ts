import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { proportionalMemoryOf } from '../report/processes.ts';
import { evaluateIn, resourcesOf } from './debugged-page.ts';
import { runFirst } from './priority.ts';

interface MeasuredApp {
  readonly binary: string;
  readonly profile: string;
  /** Of the virtual screen. */
  readonly display: string;
  /** The site that the app plays on. */
  readonly site: string;
  /** The port of its debugger. */
  readonly port: number;
  /** An expression that is true in a page which can be used. */
  readonly isUsable: string;
  /** Runs in the page after it was measured: an expression, whose promise is awaited. */
  readonly afterwards?: string;
}

export interface AppRun {
  /** From the start of the process to the usable page, in ms. */
  readonly start: number;
  /** Of all processes of the app some seconds later, in MB. */
  readonly memory: number;
  /** The paths of the files of the app that the page has loaded until then. */
  readonly files: readonly string[];
}

/** From the usable page to the measurement of the memory, in milliseconds. */
const settleTime = 6_000;

/**
 * Resolves to the time at which the page can be used and its largest paint was made, ms since 1970, when no paint has followed for half a
 * second.
 */
const usableAt = (isUsable: string) => `new Promise((resolve) => {
  let timer = 0;
  let paintedAt = 0;
  let usableAt = 0;
  const end = () => resolve(performance.timeOrigin + Math.max(paintedAt, usableAt));
  const wait = () => {
    clearTimeout(timer);
    if (paintedAt > 0 && usableAt > 0) timer = setTimeout(end, 500);
  };
  new PerformanceObserver((list) => {
    paintedAt = list.getEntries().at(-1).startTime;
    wait();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const check = () => {
    if (!(${isUsable})) return void setTimeout(check, 4);
    usableAt = performance.now();
    wait();
  };
  check();
})`;

/** Starts an app, measures it, and ends it. */
export async function runApp({
  binary,
  profile,
  display,
  site,
  port,
  isUsable,
  afterwards,
}: MeasuredApp): Promise<AppRun> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const startedAt = Date.now();
  const [command, ...args] = runFirst([
    binary,
    ...[`--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, '--disable-gpu', ...asRoot],
  ]);
  const app = spawn(command, args, {
    env: { ...process.env, DISPLAY: display, TALLYHO_HOST: site },
    stdio: 'ignore',
  });
  const ended = once(app, 'exit');
  try {
    const readyAt = v.parse(v.number(), await evaluateIn(port, usableAt(isUsable)));
    const loaded = (await resourcesOf(port)).map((address) => new URL(address));
    const files = loaded.flatMap(({ protocol, pathname }) =>
      protocol === 'app:' && !/^\/(api|images)\//.test(pathname) ? [pathname] : [],
    );
    await new Promise((resolve) => setTimeout(resolve, settleTime));
    if (afterwards !== undefined) await evaluateIn(port, afterwards);
    return {
      start: readyAt - startedAt,
      memory: proportionalMemoryOf([String(app.pid)]) / 1_000,
      files: [...new Set(files)],
    };
  } finally {
    app.kill();
    await ended;
  }
}
