import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '../scripts/check/browser.ts';
import { root } from '../scripts/stack/processes.ts';
import { startStack } from '../scripts/stack/stack.ts';
import { startCompressingServer } from './page/compressing-server.ts';
import { measurePage, type PageRun } from './page/lighthouse.ts';
import { measureResponsiveness } from './page/responsiveness.ts';
import { measureRest } from './page/rest.ts';
import { Account } from './pages/account.ts';
import { openHost } from './pages/journeys.ts';
import { waitForIdle } from './report/idle.ts';
import { describeMachine, percent } from './report/machine.ts';
import { shown, spreadOf } from './report/spread.ts';
import { printTable } from './report/table.ts';

interface Options {
  readonly port: number;
  readonly rounds: number;
  readonly idleTimeout: number;
}

/** Builds a page that contains only React, and serves it. */
const startBarePage = async (folder: string, port: number) => {
  const page = {
    root: path.join(root, 'bench/peers/bare-page'),
    configFile: false,
    logLevel: 'error',
  } as const;
  await build({ ...page, build: { outDir: folder, emptyOutDir: true } });
  const server = await preview({ ...page, build: { outDir: folder }, preview: { port, strictPort: true } });
  const { url, stop } = await startCompressingServer(`http://localhost:${port}`);
  return { url, stop: () => Promise.all([stop(), server.close()]) };
};

const publicPaths = ['/', '/login', '/register', '/privacy', '/contact', '/terms-of-service', '/credits'];

/** Loads the public pages by turns with a page of React alone, as a phone on slow 4G does, and watches pages at rest. */
export const benchPage = async ({ port, rounds, idleTimeout }: Options): Promise<void> => {
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
    const account = await Account.register(stack.url);
    const host = await openHost(account);
    const addresses = [
      { name: 'a page of React alone', url: bare.url },
      ...[...publicPaths, `/join/${host.code}`].map((address) => ({
        name: address.replace(host.code, 'CODE'),
        url: site.url + address,
      })),
    ];
    const runs = new Map<string, PageRun[]>();
    const idle: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      idle.push(await waitForIdle(idleTimeout));
      for (const { name, url } of addresses)
        runs.set(name, [...(runs.get(name) ?? []), await measurePage(url, debuggingPort)]);
    }
    report(runs, { rounds, idle });
    const waiting = [
      { name: 'home', url: stack.url, account: null },
      { name: 'lobby', url: stack.url, account },
    ];
    const shares = [];
    for (const { name, ...visit } of waiting)
      shares.push([name, `${(100 * (await measureRest(browser, visit))).toFixed(2)} %`]);
    console.log('');
    printTable(['main thread at rest', 'busy'], shares);
    host.player.socket.terminate();
    const { start, interactions, p98, longest, bareP98 } = await measureResponsiveness(
      browser,
      stack.url,
      bare.url,
    );
    console.log('');
    printTable(
      ['a whole game on a slow phone', 'ms'],
      [
        ['from START to the first frame of the game, fast 4G', start.toFixed(0)],
        [`${interactions} interactions, processor 4 times slower: p98`, p98.toFixed(0)],
        ['the longest interaction', longest.toFixed(0)],
        ['presses on a page of React alone, processor 4 times slower: p98', bareP98.toFixed(0)],
      ],
    );
  } finally {
    await browser.close();
    await Promise.all([site.stop(), bare.stop(), stack.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
};

const report = (
  runs: ReadonlyMap<string, readonly PageRun[]>,
  { rounds, idle }: { readonly rounds: number; readonly idle: readonly number[] },
): void => {
  const [floor = []] = runs.values();
  console.log(describeMachine(['lighthouse', 'react', 'wrangler']));
  console.log(
    `The preset for phones, ${rounds} rounds; idle before a round ${percent(spreadOf(idle).median)}\n`,
  );
  printTable(
    ['page', 'score', 'LCP ms', 'LCP ratio', 'blocking ms', 'shift', 'requests', 'scripts', 'script kB'],
    [...runs].map(([name, pages]) => {
      const spread = (value: (run: PageRun) => number) => spreadOf(pages.map(value));
      const median = (value: (run: PageRun) => number, digits = 0) => spread(value).median.toFixed(digits);
      return [
        name,
        shown(spread(({ score }) => score)),
        median(({ contentfulPaint }) => contentfulPaint),
        shown(
          spreadOf(
            pages.map(
              ({ contentfulPaint }, at) => contentfulPaint / (floor[at]?.contentfulPaint ?? Number.NaN),
            ),
          ),
          'x',
        ),
        median(({ blockingTime }) => blockingTime),
        median(({ layoutShift }) => layoutShift, 3),
        median(({ requests }) => requests),
        median(({ scripts }) => scripts),
        median(({ scriptSize }) => scriptSize, 1),
      ];
    }),
  );
};
