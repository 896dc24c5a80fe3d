import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '../../../scripts/check/browser.ts';
import { root } from '../../../scripts/stack/processes.ts';
import { startStack } from '../../../scripts/stack/stack.ts';
import { startCompressingServer } from './compressing-server.ts';

/** What the benchmarks of pages need: the site, a page of React alone, and a browser. */
export interface BrowserAndSites {
  /** The site, as the local stack serves it. */
  readonly stackUrl: string;
  /** The same over HTTP/2 and compressed, as a deployed site is served. */
  readonly siteUrl: string;
  /** A page of React alone, served in the same way. */
  readonly bareUrl: string;
  readonly browser: Browser;
  /** The port of the browser's debugger, for Lighthouse. */
  readonly debuggingPort: number;
}

/** Builds a page that contains only React, and serves it. */
const startBarePage = async (folder: string, port: number) => {
  const page = {
    root: path.join(root, 'lab/bench/peers/bare-page'),
    configFile: false,
    logLevel: 'error',
  } as const;
  await build({ ...page, build: { outDir: folder, emptyOutDir: true } });
  const server = await preview({ ...page, build: { outDir: folder }, preview: { port, strictPort: true } });
  const { url, stop } = await startCompressingServer(`http://localhost:${port}`);
  return { url, stop: () => Promise.all([stop(), server.close()]) };
};

/** Starts all of it from `port` on, calls `use`, and stops it. Throws if there is no Chromium. */
export const withBrowserAndSites = async (
  port: number,
  use: (started: BrowserAndSites) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-bench-'));
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium or Chrome: name one in CHROMIUM_PATH');
  const stack = await startStack({ port, dataDir: path.join(folder, 'data'), quiet: true });
  const bare = await startBarePage(path.join(folder, 'bare'), port + 7);
  const site = await startCompressingServer(stack.url);
  const debuggingPort = port + 6;
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      // The compressing servers sign their certificates themselves.
      '--ignore-certificate-errors',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    await use({ stackUrl: stack.url, siteUrl: site.url, bareUrl: bare.url, browser, debuggingPort });
  } finally {
    await browser.close();
    await Promise.all([site.stop(), bare.stop(), stack.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
};
