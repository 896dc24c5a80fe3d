import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { proportionalMemoryOf } from '../report/processes.ts';
import { evaluateIn, resourcesOf } from './debugged-page.ts';

interface MeasuredApp {
  readonly binary: string;
  readonly profile: string;
  /** Of the virtual screen. */
  readonly display: string;
  /** The site that the app plays on. */
  readonly site: string;
  /** The port of its debugger. */
  readonly port: number;
  /** Returns when the last response came without which the page cannot be used, ms since 1970; 0 if it needs none. */
  readonly answeredAt: () => number;
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

/** Resolves to the time of the largest paint, ms since 1970, when none has followed for half a second. */
const largestPaint = `new Promise((resolve) => {
  let timer = 0;
  new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    clearTimeout(timer);
    timer = setTimeout(() => resolve(performance.timeOrigin + startTime), 500);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** Starts an app, measures it, and ends it. */
export async function runApp({
  binary,
  profile,
  display,
  site,
  port,
  answeredAt,
}: MeasuredApp): Promise<AppRun> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const startedAt = Date.now();
  const app = spawn(
    binary,
    [`--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, '--disable-gpu', ...asRoot],
    { env: { ...process.env, DISPLAY: display, TALLYHO_HOST: site }, stdio: 'ignore' },
  );
  const ended = once(app, 'exit');
  try {
    const paintedAt = v.parse(v.number(), await evaluateIn(port, largestPaint));
    const loaded = (await resourcesOf(port)).map((address) => new URL(address));
    const files = loaded.flatMap(({ protocol, pathname }) =>
      protocol === 'app:' && !/^\/(api|images)\//.test(pathname) ? [pathname] : [],
    );
    await new Promise((resolve) => setTimeout(resolve, settleTime));
    return {
      start: Math.max(paintedAt, answeredAt()) - startedAt,
      memory: proportionalMemoryOf([String(app.pid)]) / 1_000,
      files: [...new Set(files)],
    };
  } finally {
    app.kill();
    await ended;
  }
}
