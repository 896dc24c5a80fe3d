import path from 'node:path';
import { findBrowser, installBrowser } from './check/browser.ts';
import { needsVirtualScreen, whyNoElectron } from './check/electron.ts';
import { staticSteps, unitTests, vitest } from './check/static-steps.ts';
import { runSteps, type Step } from './check/steps.ts';
import { type Command, packageCommand, root } from './stack/processes.ts';

const browser = findBrowser() ?? (installBrowser() ? findBrowser() : null);
if (!browser) {
  console.error('The browser tests need Chromium or Chrome. Install it: npx playwright install chromium');
  process.exit(1);
}

function playwright(...args: readonly string[]): Command {
  return {
    ...packageCommand('@playwright/test', ['test', ...args], 'playwright'),
    cwd: path.join(root, 'e2e'),
    env: { CHROMIUM_PATH: String(browser) },
  };
}

function onVirtualScreen(command: Command): Command {
  if (!needsVirtualScreen()) return command;
  return { ...command, file: '/usr/bin/xvfb-run', args: ['-a', command.file, ...command.args] };
}

/** CPU-bound steps. The browser tests come last, after the other lane has ended. */
const computing: readonly Step[] = [
  ...staticSteps,
  unitTests,
  { name: 'API, in workerd', run: { ...packageCommand('vitest', ['run']), cwd: path.join(root, 'edge') } },
  { name: 'Browsers', run: playwright() },
];
/** Steps that mostly wait: for room timers and windows. */
const waiting: readonly Step[] = [
  { name: 'Rooms', run: vitest('party') },
  { name: 'Desktop', run: whyNoElectron() ?? onVirtualScreen(playwright('-c', 'desktop.config.ts')) },
];
process.exit(await runSteps(computing, waiting));
