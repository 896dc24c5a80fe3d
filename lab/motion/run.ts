import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { chromium as options } from '../../e2e/stack/chromium.ts';
import { quantile } from '../bench/report/spread.ts';
import { printTable } from '../bench/report/table.ts';

/**
 * Traces scenes of the gallery on a phone with a processor 4 times slower: `npm run motion`. The numbers to look at are
 * layouts and paints beside frames: what only moves and fades costs frames, and neither layouts nor paints.
 */

interface Scene {
  readonly name: string;
  readonly scene: string;
  /** Length of the trace in ms. */
  readonly length: number;
  readonly act?: (page: Page) => Promise<void>;
}

const pause = 400;

const scenes: readonly Scene[] = [
  { name: 'reveal of a tier list', scene: 'show-tier-list', length: 12_000 },
  { name: 'reveal of a slider', scene: 'show-slider', length: 8_000 },
  { name: 'reveal of two sides', scene: 'show-choose', length: 8_000 },
  { name: 'answering a tier list', scene: 'tier-list', length: 6_000, act: placeItems },
  { name: 'answering a slider', scene: 'slider', length: 6_000, act: slide },
  { name: 'answering two sides', scene: 'choose', length: 6_000, act: choose },
  { name: 'rest: a slider', scene: 'slider', length: 10_000 },
  { name: 'rest: waiting for others', scene: 'waiting', length: 10_000 },
];

/** An event of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
}

const server = await createServer({
  root: path.resolve(import.meta.dirname, '../../web'),
  configFile: path.resolve(import.meta.dirname, '../../web/vite.config.ts'),
  server: { port: 5790, open: false },
  logLevel: 'silent',
});
await server.listen();
const browser = await chromium.launch(options());
try {
  const rows: string[][] = [];
  for (const scene of scenes) rows.push(rowOf(scene, await trace(browser, scene)));
  printTable(
    [
      'what',
      'seconds',
      'frames',
      'layouts',
      'ms in layouts',
      'longest layout',
      'styles',
      'paints',
      'longest task',
    ],
    rows,
  );
} finally {
  await browser.close();
  await server.close();
}

function rowOf({ name, length }: Scene, events: readonly TraceEvent[]): string[] {
  const ms = (type: string) =>
    events
      .filter((event) => event.name === type && event.dur !== undefined)
      .map(({ dur = 0 }) => dur / 1_000);
  const count = (type: string) => String(events.filter((event) => event.name === type).length);
  const longest = (values: readonly number[]) => (values.length > 0 ? quantile(values, 1).toFixed(1) : '-');
  const layouts = ms('Layout');
  return [
    name,
    String(length / 1_000),
    count('DrawFrame'),
    String(layouts.length),
    layouts.reduce((sum, one) => sum + one, 0).toFixed(0),
    longest(layouts),
    count('UpdateLayoutTree'),
    count('Paint'),
    longest(ms('RunTask')),
  ];
}

/** Opens a scene, lets it come to rest, and returns the events of the browser while `act` runs and until `length` is over. */
async function trace(inBrowser: Browser, { scene, length, act }: Scene): Promise<TraceEvent[]> {
  const context = await inBrowser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.route(
      ({ pathname }) => pathname === '/api/config',
      (route) => route.fulfill({ json: { comingSoon: false, providers: [], passkeys: false } }),
    );
    await page.goto(`http://localhost:5790/gallery/game?scene=${scene}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1_500);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const end = await record(devtools);
    const over = page.waitForTimeout(length);
    await act?.(page);
    await over;
    return await end();
  } finally {
    await context.close();
  }
}

/** Starts a trace. Returns a function that ends it and returns its events. */
async function record(devtools: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  // The protocol says only that they are objects.
  devtools.on(
    'Tracing.dataCollected',
    ({ value }) => void events.push(...(value as unknown as TraceEvent[])),
  );
  const includedCategories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-devtools.timeline.frame',
  ];
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    return events;
  };
}

async function placeItems(page: Page): Promise<void> {
  for (const key of ['1', '2', '3', '1', '2', '3']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
}

async function slide(page: Page): Promise<void> {
  await page.getByRole('slider').focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(pause);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

async function choose(page: Page): Promise<void> {
  for (const side of ['left', 'right', 'left']) {
    await page.locator(`label[data-side=${side}]`).click();
    await page.waitForTimeout(pause);
  }
  await page.getByRole('button', { name: 'Confirm' }).click();
}
