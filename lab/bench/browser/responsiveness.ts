import type { Browser, Locator, Page } from '@playwright/test';
import { quantile } from '../report/spread.ts';
import { allSee } from '../rooms/play.ts';
import { Account } from './account.ts';
import { type Host, openHost, phone } from './journeys.ts';
import { addProbe, type LandmarkName, watchFor } from './probe.ts';

/** Time for everything that a page loads by itself, in ms. */
const settleTime = 8_000;
/** Pause before and after each press, in ms: people press more slowly, and the searches of the test tool keep the page busy. */
const pauseAroundPress = 250;
/** Presses on the bare page. */
const barePresses = 40;
/** "Fast 4G" of Chromium's developer tools: ms, and bytes per second. */
const fast4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (1.5 * 1_000_000 * 0.9) / 8,
};

export interface Responsiveness {
  /** From the leader's START until the browser has painted the ready check, on fast 4G, in ms. */
  readonly start: number;
  /** The number of presses and keystrokes of a whole game, with a processor 4 times slower. */
  readonly interactions: number;
  /** From an input until the next paint, the 98th percentile and the longest, in ms. Shorter than 16 ms counts as 16. */
  readonly p98: number;
  readonly longest: number;
  /** The same percentile on a page of React alone: what this machine's browser needs for a press that changes one class. */
  readonly bareP98: number;
}

declare global {
  interface Window {
    /** The longest event of each interaction, in ms, by its id. */
    interactionTimes: Map<number, number>;
  }
}

/** Runs in the page. It is self-contained, because Playwright sends its source. */
const recordInteractions = () => {
  window.interactionTimes = new Map();
  new PerformanceObserver((list) => {
    // Not in TypeScript's DOM library: interactionId.
    for (const { interactionId: id, duration } of list.getEntries() as (PerformanceEntry & {
      interactionId: number;
    })[])
      if (id > 0) window.interactionTimes.set(id, Math.max(duration, window.interactionTimes.get(id) ?? 0));
    // Not in TypeScript's DOM library: durationThreshold.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

const interactionTimesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...window.interactionTimes.values()]);

/** Presses `target`, with a pause before and after, in which the searches of the test tool end and the page comes to rest. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await page.waitForTimeout(pauseAroundPress);
  await target.tap();
  await page.waitForTimeout(pauseAroundPress);
};

/** Makes the processor of a page 4 times slower. */
const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Returns the 98th percentile of presses on a page of React alone, in ms. */
const measureBarePage = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(recordInteractions);
    const page = await context.newPage();
    await page.goto(url);
    await slowDown(page);
    const button = page.getByRole('button');
    for (let count = 0; count < barePresses; count += 1) await press(page, button);
    return quantile(await interactionTimesOf(page), 0.98);
  } finally {
    await context.close();
  }
};

/** Presses everything that a player presses in a round: the items and options of the board. */
const playBoard = async (page: Page): Promise<void> => {
  // The announcement of a round covers the stage for a moment.
  const announcement = page.getByRole('button', { name: /^(The chosen theme is|Next round):/ });
  if (await announcement.isVisible()) await page.keyboard.press('Escape');
  await announcement.waitFor({ state: 'hidden' });
  const tiers = page
    .getByRole('region', { name: 'Tier board' })
    .getByRole('button', { name: /^(Put .+ in tier|Tier) / });
  const slider = page.getByRole('slider').first();
  const sides = page.getByRole('group', { name: 'Choose a side' }).locator('label');
  await tiers.or(slider).or(sides).first().waitFor();
  if (await sides.first().isVisible()) for (const side of await sides.all()) await press(page, side);
  else if (await slider.isVisible()) {
    // The dial takes the presses of its slider.
    await press(page, slider.locator('..'));
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(pauseAroundPress);
    }
  } else {
    const waiting = page.getByRole('button', { name: /, not placed$/ });
    for (let left = await waiting.count(); left > 0; left -= 1) {
      await press(page, tiers.nth(left % (await tiers.count())));
      await waiting.nth(left - 1).waitFor({ state: 'detached' });
    }
  }
};

const themes = ['Animal instincts', 'Flags of the world', 'Street food', 'Super-ish powers'];

/** Plays a game against a host without a browser: from the lobby to Game Over. */
const playGame = async (page: Page, { player: host }: Host, isOver: () => boolean): Promise<void> => {
  await press(page, page.getByRole('button', { name: 'Ready', exact: true }));
  await host.sendOrThrow({ type: 'confirmReadiness', gameId: host.gameId });
  for (const theme of themes) {
    if (isOver()) return;
    await host.inPhase('choosing');
    await host.sendOrThrow({ type: 'themeChosen', gameId: host.gameId, theme });
    do {
      await allSee([host], 'playing');
      await playBoard(page);
      const confirm = page.getByRole('button', { name: /^(Send )?Confirm$/ });
      await press(page, confirm);
      await page
        .locator('strong')
        .getByText(/^Sends in/)
        .waitFor();
      await press(page, confirm);
      await host.sendAnswer();
      await allSee([host], 'results');
      await host.sendOrThrow({ type: 'nextRound', ...host.roundKey });
      await host.until('the next round', () => host.phase !== 'results');
    } while (host.phase === 'playing');
  }
};

/** Returns the time from the press of START until the page shows `landmark`, in ms. */
const timeStart = async (page: Page, { player: host }: Host, landmark: LandmarkName): Promise<number> => {
  await watchFor(page, landmark);
  const startedAt = Date.now();
  await host.sendOrThrow({ type: 'startGame' });
  return (await page.evaluate(async () => performance.timeOrigin + (await window.probe.seen))) - startedAt;
};

/**
 * Plays a whole game on a slow phone and measures how long the player waits for each reaction of the page. `bareUrl`: a page of
 * React alone with one button.
 */
export const measureResponsiveness = async (
  browser: Browser,
  url: string,
  bareUrl: string,
): Promise<Responsiveness> => {
  const bareP98 = await measureBarePage(browser, bareUrl);
  const host = await openHost(await Account.register(url));
  const account = await Account.register(url);
  await account.post(`/api/lobby/joinLobby/${host.code}`);
  const context = await browser.newContext({ ...phone, baseURL: url });
  try {
    await context.addCookies(account.cookies);
    await addProbe(context, 'lobby');
    await context.addInitScript(recordInteractions);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', fast4G);
    await page.goto('/');
    await host.player.until('both seats', () => host.player.view?.seats.length === 2);
    await page.waitForTimeout(settleTime);
    const start = await timeStart(page, host, 'readyCheck');
    await slowDown(page);
    await playGame(page, host, () => host.player.phase === 'finished');
    const times = await interactionTimesOf(page);
    return {
      start,
      interactions: times.length,
      p98: quantile(times, 0.98),
      longest: Math.max(...times),
      bareP98,
    };
  } finally {
    await context.close();
    host.player.socket.terminate();
  }
};
