import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromium as options } from '../../e2e/stack/chromium.ts';
import { quantile } from '../bench/report/spread.ts';
import { printTable } from '../bench/report/table.ts';
import { answerConfig, serveGallery } from '../gallery-server.ts';

/**
 * Traces scenes of the gallery on a phone with a processor 4 times slower: `npm run motion`. The numbers to look at are
 * layouts and paints beside frames: what only moves and fades costs frames, and neither layouts nor paints.
 */

interface Scene {
  readonly name: string;
  /** The query of the gallery's page of the game. */
  readonly query: string;
  /** Length of the trace in ms. */
  readonly length: number;
  /** Leads to the moment before the trace. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act?: (page: Page) => Promise<void>;
}

const pause = 400;

const scenes: readonly Scene[] = [
  { name: 'ready countdown', query: 'readyCheck&size=2', length: 4_000, act: press('Ready') },
  {
    name: 'sending, faces take the stage',
    query: 'slider',
    length: 5_000,
    prepare: slideAndConfirm,
    act: press('Send Confirm'),
  },
  { name: 'answering a tier list', query: 'tier-list', length: 6_000, act: placeItems },
  { name: 'answering a slider', query: 'slider', length: 6_000, act: slideAndConfirm },
  { name: 'answering two sides', query: 'choose', length: 6_000, act: choose },
  { name: 'a duel of a cup', query: 'cup', length: 6_000, act: vote },
  {
    name: 'hot takes',
    query: 'play-hot-takes',
    length: 6_000,
    prepare: press('Start'),
    act: takeSides,
  },
  { name: 'reveal of a tier list', query: 'show-tier-list', length: 12_000 },
  { name: 'reveal of a slider', query: 'show-slider', length: 8_000 },
  { name: 'reveal of two sides', query: 'show-choose', length: 8_000 },
  {
    name: 'an award',
    // Five random answers of which one gets an award.
    query: 'show-slider&size=5',
    length: 6_000,
    prepare: (page) => showUntil(page, 2),
    act: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'the verdict and the guesses',
    query: 'show-guesses',
    length: 10_000,
    prepare: (page) => showUntil(page, 2),
  },
  {
    name: 'the verdict and the tally marks',
    query: 'show-slider-lobby',
    length: 10_000,
    prepare: (page) => showUntil(page, 1),
  },
  {
    name: 'the ceremony at Game Over',
    query: 'show-slider-avatars-lobby&at=120',
    length: 10_000,
    prepare: askToEndGame,
    act: press('End it'),
  },
  { name: 'rest: a slider', query: 'slider', length: 10_000 },
  {
    name: 'rest: waiting for others',
    query: 'waiting',
    length: 10_000,
    // The faces of those who think move for 10 s at first.
    prepare: (page) => page.waitForTimeout(10_000),
  },
  { name: 'rest: the leader chooses', query: 'choosing&you=1', length: 10_000 },
];

/**
 * An event of a trace; times in microseconds. `id2`: what the begin and the end of an animation have in common. `beginData.frame`:
 * what was laid out. The browser lays out a vector picture in a frame of its own each time it draws another part of it.
 */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly ph: string;
  readonly id2?: { readonly local?: string };
  readonly args?: { readonly beginData?: { readonly frame?: string } };
}

const gallery = await serveGallery(5790);
const browser = await chromium.launch(options());
try {
  const rows: string[][] = [];
  for (const scene of scenes) rows.push(rowOf(scene, await trace(browser, scene)));
  printTable(
    [
      'what',
      'seconds',
      'seconds with motion',
      'frames a second',
      'layouts in motion',
      'in pictures',
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
  await gallery.end();
}

function rowOf({ name, length }: Scene, { events, frame }: Trace): string[] {
  const ms = (type: string) =>
    events
      .filter((event) => event.name === type && event.dur !== undefined)
      .map(({ dur = 0 }) => dur / 1_000);
  const count = (type: string) => String(events.filter((event) => event.name === type).length);
  const longest = (values: readonly number[]) => (values.length > 0 ? quantile(values, 1).toFixed(1) : '-');
  const layouts = ms('Layout');
  const motion = motionIn(events);
  const inMotion = events.filter((event) => event.name === 'Layout' && isWithin(event, motion));
  const ofPage = inMotion.filter(({ args }) => args?.beginData?.frame === frame);
  const moving = motion.reduce((sum, [begin, end]) => sum + end - begin, 0) / 1_000_000;
  return [
    name,
    String(length / 1_000),
    moving.toFixed(1),
    frameRate(events, motion),
    String(ofPage.length),
    String(inMotion.length - ofPage.length),
    count('DrawFrame'),
    String(layouts.length),
    layouts.reduce((sum, one) => sum + one, 0).toFixed(0),
    longest(layouts),
    count('UpdateLayoutTree'),
    count('Paint'),
    longest(ms('RunTask')),
  ];
}

/** `frame`: that of the page. */
interface Trace {
  readonly events: readonly TraceEvent[];
  readonly frame: string;
}

type Span = readonly [begin: number, end: number];

function isWithin({ ts }: TraceEvent, spans: readonly Span[]): boolean {
  return spans.some(([begin, end]) => begin <= ts && ts <= end);
}

/** Returns the times in which an animation or transition runs or waits for its delay, in order and without overlaps. */
function motionIn(events: readonly TraceEvent[]): Span[] {
  const last = Math.max(...events.map(({ ts }) => ts));
  const animations = events.filter(({ name }) => name === 'Animation');
  const spans = animations
    .filter(({ ph }) => ph === 'b')
    .map(({ ts, id2 }): Span => {
      // Chromium gives the id of an animation that has ended to another one.
      const end = animations.find(
        (event) => event.ph === 'e' && event.id2?.local === id2?.local && event.ts >= ts,
      );
      return [ts, end?.ts ?? last];
    })
    .toSorted(([one], [other]) => one - other);
  const joined: Span[] = [];
  for (const [begin, end] of spans) {
    const before = joined.at(-1);
    if (before && begin <= before[1]) joined[joined.length - 1] = [before[0], Math.max(before[1], end)];
    else joined.push([begin, end]);
  }
  return joined;
}

/**
 * Returns how many frames a second the browser drew while something moved. Where there was no frame for a tenth of a second,
 * nothing did, for example in the delay of an animation; a long task shows in its own column.
 */
function frameRate(events: readonly TraceEvent[], motion: readonly Span[]): string {
  const times = events
    .filter((event) => event.name === 'DrawFrame' && isWithin(event, motion))
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const drawn = gaps.filter((gap) => gap < 100_000);
  const mean = drawn.reduce((sum, gap) => sum + gap, 0) / drawn.length;
  return drawn.length > 0 ? (1_000_000 / mean).toFixed(0) : '-';
}

/** Opens a scene, lets it come to rest, and returns the trace of the browser while `act` runs and until `length` is over. */
async function trace(inBrowser: Browser, { query, length, prepare, act }: Scene): Promise<Trace> {
  const context = await inBrowser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  try {
    // The development server is slow with the first page of each kind.
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    await answerConfig(page);
    await page.goto(`${gallery.url}/gallery/game?scene=${query}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1_500);
    await prepare?.(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const end = await record(devtools);
    const over = page.waitForTimeout(length);
    await act?.(page);
    await over;
    const { frameTree } = await devtools.send('Page.getFrameTree');
    return { events: await end(), frame: frameTree.frame.id };
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

function press(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name, exact: true }).click();
}

/** Waits until so many steps of the show of results are left. */
async function showUntil(page: Page, left: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const bar = document.querySelector('[role=progressbar][aria-label="Results shown"]');
      return bar !== null && Number(bar.ariaValueMax) - Number(bar.ariaValueNow) <= wanted;
    },
    left,
    { timeout: 90_000 },
  );
}

/** From the results of the last round to the question whether the game ends. */
async function askToEndGame(page: Page): Promise<void> {
  await press('Continue')(page);
  // Phones have it in the menu.
  await press('Menu')(page);
  await press('End Game')(page);
  await page.getByRole('button', { name: 'End it', exact: true }).waitFor();
  await page.waitForTimeout(pause);
}

async function vote(page: Page): Promise<void> {
  for (const side of ['left', 'right', 'left', 'right']) {
    // On a slow machine the time of the duel is over before the last vote, and the buttons are disabled.
    await page.locator(`button[data-side=${side}]`).click({ force: true });
    await page.waitForTimeout(2 * pause);
  }
}

async function takeSides(page: Page): Promise<void> {
  for (const key of ['1', '2', '2', '1', '1', '2']) {
    await page.waitForTimeout(2 * pause);
    await page.keyboard.press(key);
  }
}

async function placeItems(page: Page): Promise<void> {
  for (const key of ['1', '2', '3', '1', '2', '3']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
}

async function slideAndConfirm(page: Page): Promise<void> {
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
