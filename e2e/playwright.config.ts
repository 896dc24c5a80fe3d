import { defineConfig } from '@playwright/test';
import { chromium } from './stack/chromium.ts';
import { reporter, workers } from './stack/run.ts';

const long = ['**/whole-games.spec.ts', '**/reach.spec.ts', '**/first-evening.spec.ts'];
const alone = ['**/processes.spec.ts'];

/**
 * The tests share one stack, several at a time, as most of a test is waiting; the longest begin first, so that both end together.
 * The one that breaks the stack comes after them, alone.
 */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './stack/global-setup.ts',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: [...long, ...alone] },
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['long', 'short'] },
  ],
  workers,
  fullyParallel: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { screenshot: 'only-on-failure', actionTimeout: 30_000, launchOptions: chromium() },
  forbidOnly: Boolean(process.env.CI),
  reporter,
});
