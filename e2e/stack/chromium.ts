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
      `--disable-features=${disabledFeatures.join(',')}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

/**
 * The address bar's own pages, of which every window would make two (a quarter of all a test costs), and of Playwright's
 * list, which this one replaces, what concerns a test here.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
  ],
  ...['HttpsUpgrades', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding'],
  ...['PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];
