import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageFolder } from '../stack/processes.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the executable of a Chromium or Chrome: `CHROMIUM_PATH`, Playwright's own, or an installed one; null if there
 * is none.
 */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const playwright = createRequire(path.join(packageFolder('@playwright/test'), 'package.json'))(
    'playwright-core',
  ) as { chromium: { executablePath(): string } }; // loaded only when needed: `npm start` does not need it
  return [playwright.chromium.executablePath(), ...usualPlaces].find((place) => existsSync(place)) ?? null;
}

/** Installs Debian's package if that needs no user interaction. Returns false if it is not possible. */
export function installBrowser(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium for the browser tests ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    return true;
  } catch {
    return false;
  }
}
