import path from 'node:path';
import { findBrowser, installBrowser } from './check/browser.ts';
import { needsVirtualScreen, whyNoElectron } from './check/electron.ts';
import { staticSteps, types, unitTests, vitest } from './check/static-steps.ts';
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

const api: Step = {
  name: 'API, in workerd',
  run: { ...packageCommand('vitest', ['run']), cwd: path.join(root, 'edge') },
};
const rooms: Step = { name: 'Rooms', run: vitest(['party']) };
const desktop: Step = {
  name: 'Desktop',
  run: whyNoElectron() ?? onVirtualScreen(playwright('-c', 'desktop.config.ts')),
};
const browsers: Step = { name: 'Browsers', run: playwright() };

/**
 * Two lanes of about the same processor time, and Desktop beside them, which mostly waits for windows. The browser tests run alone,
 * because each uses several processes.
 */
process.exit(await runSteps([[desktop], [api, rooms], [types, unitTests, ...staticSteps]], [[browsers]]));
