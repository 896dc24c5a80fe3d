import { defineConfig, type ReporterDescription } from '@playwright/test';
import { chromium } from './stack/chromium.ts';

const long = ['**/whole-games.spec.ts', '**/reach.spec.ts'];
const alone = ['**/processes.spec.ts', '**/coming-soon.spec.ts'];

const progress: ReporterDescription[] = [['list']];
const progressInCi: ReporterDescription[] = [['dot'], ['html', { open: 'never' }]];

/**
 * Two tests at a time share one stack, as most of a test is waiting; the longest begin first, so that both end together.
 * Those that break the stack, or start another, come after them, alone.
 */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './stack/global-setup.ts',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: [...long, ...alone] },
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['long', 'short'] },
  ],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { screenshot: 'only-on-failure', actionTimeout: 30_000, launchOptions: chromium() },
  forbidOnly: Boolean(process.env.CI),
  reporter: [...(process.env.CI ? progressInCi : progress), ['./stack/failed-tests.ts']],
});
