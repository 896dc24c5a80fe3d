import { defineConfig } from '@playwright/test';
import { chromium } from './stack/chromium.ts';

export default defineConfig({
  testDir: 'desktop',
  globalSetup: './desktop/build.ts',
  // One Electron at a time: the app allows only a single instance.
  workers: 1,
  timeout: 60_000,
  // The pages load from a stack on the same machine, which may be busy.
  expect: { timeout: 20_000 },
  use: { launchOptions: chromium() },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
});
