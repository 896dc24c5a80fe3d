import { defineConfig } from '@playwright/test';
import { chromium } from './stack/chromium.ts';
import { expectTimeout, reporter, workers } from './stack/run.ts';

const alone = '**/processes.spec.ts';

/**
 * The tests share one stack, several at a time, as most of a test is waiting. Playwright runs them in the order of their paths: the
 * longest are in `all-screens`, which comes first, so that all workers end together. They are in the same project as the others,
 * because each worker starts another browser for another project. The test that breaks the stack comes after them, alone.
 */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './stack/global-setup.ts',
  projects: [
    { name: 'together', testIgnore: alone },
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['together'] },
  ],
  workers,
  fullyParallel: true,
  retries: 0,
  // Limits for tests that hang. A virtual machine whose processors are taken away needs several times as long as an idle one.
  timeout: 360_000,
  expect: { timeout: expectTimeout },
  use: { screenshot: 'only-on-failure', actionTimeout: 60_000, launchOptions: chromium() },
  forbidOnly: Boolean(process.env.CI),
  reporter,
});
