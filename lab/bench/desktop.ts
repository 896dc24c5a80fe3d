import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { electronVersion } from '../../e2e/desktop/build.ts';
import { whyNoElectron } from '../../scripts/check/electron.ts';
import { startStack } from '../../scripts/stack/stack.ts';
import { type AppRun, runApp } from './app/app-run.ts';
import { addedSize, makeEmptyApp, packApp } from './app/packages.ts';
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

/** True in a page whose button with this text has been taken over by the site's code. */
const hasButton = (text: string) =>
  `[...document.querySelectorAll('#root button')].some((button) =>
    button.textContent.includes(${JSON.stringify(text)}) && Object.keys(button).some((key) => key.startsWith('__reactProps$')))`;

/** Makes an account, which stays logged in. */
const registration = `fetch('/api/user/register', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ username: 'Starter', email: 'starter@example.org', password: 'Kestrel93' }),
}).then(({ status }) => status)`;

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
  const screen = await openScreen();
  try {
    const unpacked = packApp(place('packages'));
    const common = { display: screen.display, site: stack.url, port: port + 6 };
    const app = {
      ...common,
      binary: path.join(unpacked, 'tallyho'),
      profile: place('profile'),
      isUsable: hasButton('Get started'),
    };
    const member = { ...app, profile: place('member-profile') };
    const ofMember = { ...member, isUsable: hasButton('Create a lobby') };
    // The first start of each prepares its profile, and shows which files the home page needs.
    const { files } = await runApp(app);
    await runApp({ ...member, afterwards: registration });
    const empty = {
      ...common,
      // With the document itself.
      binary: makeEmptyApp(place('empty'), [...files, '/pages/home.html']),
      profile: place('empty-profile'),
      isUsable: "document.querySelector('h1')",
    };
    await runApp(empty);
    const runs: Record<'app' | 'member' | 'empty', AppRun>[] = [];
    const idle: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      idle.push(await waitForIdle(idleTimeout));
      runs.push({ empty: await runApp(empty), app: await runApp(app), member: await runApp(ofMember) });
    }
    console.log(`${describeMachine(['vite'])}; Electron ${electronVersion()}`);
    console.log(
      `${rounds} rounds; idle before a round ${percent(spreadOf(idle).median)}; ${files.length} files until the page is usable\n`,
    );
    const row = (name: string, who: 'app' | 'member', figure: (run: AppRun) => number) => [
      name,
      shown(spreadOf(runs.map((run) => figure(run[who])))),
      shown(spreadOf(runs.map((run) => figure(run.empty)))),
      shown(spreadOf(runs.map((run) => figure(run[who]) / figure(run.empty))), 'x'),
    ];
    printTable(
      ['', 'Tallyho', 'an empty window', 'ratio'],
      [
        row('start to a usable page, ms', 'app', ({ start }) => start),
        row('the same, logged in', 'member', ({ start }) => start),
        row('memory, MB', 'app', ({ memory }) => memory),
        row('the same, logged in', 'member', ({ memory }) => memory),
      ],
    );
    const { bytes, compressed } = addedSize(unpacked);
    const megabytes = (size: number) => `${(size / 1e6).toFixed(2)} MB`;
    console.log(`\nThe package adds ${megabytes(bytes)} to Electron, ${megabytes(compressed)} compressed`);
  } finally {
    screen.stop();
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
