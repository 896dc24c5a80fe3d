import { defineConfig } from '@playwright/test';
import { chromium } from './stack/chromium.ts';
import { expectTimeout } from './stack/run.ts';

export default defineConfig({
  testDir: 'desktop',
  globalSetup: './desktop/build.ts',
  // One Electron at a time: the app allows only a single instance.
  workers: 1,
  // Limits for tests that hang. The pages load from a stack on the same machine, which may be busy.
  timeout: 360_000,
  expect: { timeout: expectTimeout },
  use: { launchOptions: chromium() },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
});
