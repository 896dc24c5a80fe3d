import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { electronVersion } from '../../e2e/desktop/build.ts';
import { whyNoElectron } from '../../scripts/check/electron.ts';
import { startStack } from '../../scripts/stack/stack.ts';
import { type AppRun, runApp } from './app/app-run.ts';
import { addedSize, makeEmptyApp, packApp } from './app/packages.ts';
import { timeSite } from './app/timed-site.ts';
import { openScreen } from './app/virtual-screen.ts';
import { waitForIdle } from './report/idle.ts';
import { describeMachine, percent } from './report/machine.ts';
import { shown, spreadOf } from './report/spread.ts';
import { printTable } from './report/table.ts';

interface Options {
  readonly port: number;
  readonly rounds: number;
  readonly idleTimeout: number;
}

/** Starts the packed desktop app by turns with an empty window that loads the same files. */
export async function benchDesktop({ port, rounds, idleTimeout }: Options): Promise<void> {
  const reason = process.platform === 'linux' ? whyNoElectron() : 'it measures only the package of Linux';
  if (reason !== null) {
    console.log(`Left out: ${reason}.`);
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-bench-'));
  const place = (name: string) => path.join(folder, name);
  const stack = await startStack({ port, dataDir: place('data'), quiet: true, starterThemes: [] });
  const site = await timeSite(stack.url);
  const screen = await openScreen();
  try {
    const unpacked = packApp(place('packages'));
    const common = { display: screen.display, site: site.url, port: port + 6 };
    const app = {
      ...common,
      binary: path.join(unpacked, 'tallyho'),
      profile: place('profile'),
      // The home page has no buttons before it is known who is logged in.
      answeredAt: () => site.answeredAt('/api/user/auth-check'),
    };
    // The first start of each prepares its profile, and shows which files the home page needs.
    const { files } = await runApp(app);
    const empty = {
      ...common,
      binary: makeEmptyApp(place('empty'), files),
      profile: place('empty-profile'),
      answeredAt: () => 0,
    };
    await runApp(empty);
    const runs: { app: AppRun; empty: AppRun }[] = [];
    const idle: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      idle.push(await waitForIdle(idleTimeout));
      runs.push({ empty: await runApp(empty), app: await runApp(app) });
    }
    console.log(`${describeMachine(['vite'])}; Electron ${electronVersion()}`);
    console.log(
      `${rounds} rounds; idle before a round ${percent(spreadOf(idle).median)}; ${files.length} files until the page is usable\n`,
    );
    const row = (name: string, figure: (run: AppRun) => number) => [
      name,
      shown(spreadOf(runs.map((run) => figure(run.app)))),
      shown(spreadOf(runs.map((run) => figure(run.empty)))),
      shown(spreadOf(runs.map((run) => figure(run.app) / figure(run.empty))), 'x'),
    ];
    printTable(
      ['', 'Tallyho', 'an empty window', 'ratio'],
      [row('start to a usable page, ms', ({ start }) => start), row('memory, MB', ({ memory }) => memory)],
    );
    const { bytes, compressed } = addedSize(unpacked);
    const megabytes = (size: number) => `${(size / 1e6).toFixed(2)} MB`;
    console.log(`\nThe package adds ${megabytes(bytes)} to Electron, ${megabytes(compressed)} compressed`);
  } finally {
    screen.stop();
    await site.stop();
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
