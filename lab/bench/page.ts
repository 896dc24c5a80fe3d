import { Account } from './browser/account.ts';
import { withBrowserAndSites } from './browser/browser-and-sites.ts';
import { openHost } from './browser/journeys.ts';
import { measurePage, type PageRun } from './browser/lighthouse.ts';
import { measureRest } from './browser/rest.ts';
import { shareResult } from './browser/shared-result.ts';
import { waitForIdle } from './report/idle.ts';
import { describeMachine, percent } from './report/machine.ts';
import { shown, spreadOf } from './report/spread.ts';
import { printTable } from './report/table.ts';

interface Options {
  readonly port: number;
  readonly rounds: number;
  readonly idleTimeout: number;
}

const publicPaths = ['/', '/login', '/register', '/privacy', '/contact', '/terms-of-service', '/credits'];

/** Loads the public pages by turns with a page of React alone, as a phone on slow 4G does, and watches pages at rest. */
export const benchPage = ({ port, rounds, idleTimeout }: Options): Promise<void> =>
  withBrowserAndSites(port, async ({ stackUrl, siteUrl, bareUrl, browser, debuggingPort }) => {
    const account = await Account.register(stackUrl);
    const host = await openHost(account);
    const result = await shareResult(await Account.register(stackUrl), await Account.register(stackUrl));
    const addresses = [
      { name: 'a page of React alone', url: bareUrl },
      ...publicPaths.map((address) => ({ name: address, url: siteUrl + address })),
      { name: '/join/CODE', url: `${siteUrl}/join/${host.code}` },
      { name: '/r/TOKEN', url: siteUrl + result },
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
      { name: 'home', url: stackUrl, account: null },
      { name: 'lobby', url: stackUrl, account },
    ];
    const shares = [];
    for (const { name, ...visit } of waiting)
      shares.push([name, `${(100 * (await measureRest(browser, visit))).toFixed(2)} %`]);
    console.log('');
    printTable(['main thread at rest', 'busy'], shares);
    host.player.socket.terminate();
  });

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
