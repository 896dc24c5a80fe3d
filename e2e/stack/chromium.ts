import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../scripts/check/browser.ts';

/** The machine's Chromium, kept from calling home. Its sandbox doesn't work for root. */
export function chromium(): LaunchOptions {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium or Chrome here: name one in CHROMIUM_PATH');
  return {
    executablePath,
    args: [
      ...[
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
