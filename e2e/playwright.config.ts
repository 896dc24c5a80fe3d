import { defineConfig } from '@playwright/test';
import { chromium } from './stack/chromium.ts';

/** One worker: all specs share one stack, and a game needs the machine's cores for its players' browsers. */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './stack/global-setup.ts',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { screenshot: 'only-on-failure', launchOptions: chromium() },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : [['list']],
});
