import { defineConfig } from '@playwright/test';
import { chromium } from './stack/chromium.ts';

const breaking = '**/processes.spec.ts';

/** Two tests at a time share one stack, most of whose time is waiting; those that break the stack come after them, alone. */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './stack/global-setup.ts',
  projects: [
    { name: 'together', testIgnore: breaking },
    { name: 'alone', testMatch: breaking, workers: 1, dependencies: ['together'] },
  ],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: { screenshot: 'only-on-failure', launchOptions: chromium() },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : [['list']],
});
