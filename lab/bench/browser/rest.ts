import type { Browser } from '@playwright/test';
import type { Account } from './account.ts';
import { phone } from './journeys.ts';

/** Time for everything that a page loads by itself, in ms. */
const settleTime = 12_000;
/** Length of the measurement, in ms. */
const restTime = 10_000;

/** Returns the share of time (0 to 1) in which the main thread of a page is busy without any input. */
export const measureRest = async (
  browser: Browser,
  { url, account }: { readonly url: string; readonly account: Account | null },
): Promise<number> => {
  const context = await browser.newContext(phone);
  if (account) await context.addCookies(account.cookies);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleTime);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await busy();
  await page.waitForTimeout(restTime);
  const after = await busy();
  await context.close();
  return ((after - before) * 1_000) / restTime;
};
