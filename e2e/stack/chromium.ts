import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../scripts/check/browser.ts';

/** The installed Chromium, without its own network requests. Its sandbox does not work for root. */
export function chromium(): LaunchOptions {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROMIUM_PATH');
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
 * Disabled features. The first two are pages of the address bar: each window would load both, a quarter of a test's cost.
 * The others are from Playwright's own list, which this argument replaces.
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
