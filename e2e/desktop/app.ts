import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type ElectronApplication, _electron as electron, type Page } from '@playwright/test';
import { startIdentityProvider } from '../../scripts/identity-provider/identity-provider.ts';
import { findFreePort } from '../../scripts/stack/ports.ts';
import { root } from '../../scripts/stack/processes.ts';
import { type Stack, startStack } from '../../scripts/stack/stack.ts';
import { addThemes } from '../stack/themes.ts';
import { electron as electronBinary, packaged } from './build.ts';

const desktop = path.join(root, 'desktop');

interface App {
  readonly app: ElectronApplication;
  readonly page: Page;
}

interface LaunchOptions {
  readonly args?: readonly string[];
  /** Variables of the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Another executable of the app. */
  readonly binary?: string;
}

interface Fixtures {
  /** Starts the packaged app (the built one on other systems than Linux) for a site, with a profile that is new for each test. */
  readonly launch: (host: string, options?: LaunchOptions) => Promise<App>;
  /**
   * The app that tests share, on its home page. Only for tests that do not log in and change nothing outside the page but functions
   * of Electron, which each test that needs them replaces again.
   */
  readonly sharedApp: App;
}

interface WorkerFixtures {
  readonly stack: Stack;
  readonly runningApp: App;
}

function argumentsOf(profile: string, args: readonly string[]): string[] {
  // Root cannot use the operating system's sandbox. The tests check the renderers' settings only.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [...(packaged ? [] : [desktop]), `--user-data-dir=${profile}`, '--disable-gpu', ...asRoot, ...args];
}

/**
 * Starts the app once more while it runs, as the operating system does to open a link. Returns the exit code of the second process, which
 * ends by itself.
 */
export async function startAgain(app: ElectronApplication, args: readonly string[]): Promise<unknown> {
  const profile = await app.evaluate(({ app: running }) => running.getPath('userData'));
  const binary = packaged?.binary ?? electronBinary();
  const [code] = await once(spawn(binary, argumentsOf(profile, args), { stdio: 'ignore' }), 'exit');
  return code;
}

/** Loads the pages of the app with a profile again, over its debugger, if isNeeded then still says so. */
async function reloadPages(profile: string, isNeeded: () => boolean): Promise<void> {
  const portFile = path.join(profile, 'DevToolsActivePort');
  if (!existsSync(portFile)) return;
  const [port] = readFileSync(portFile, 'utf8').split('\n');
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  // The form is that of Chromium's debugger.
  const targets = (await response.json()) as { type: string; webSocketDebuggerUrl: string }[];
  for (const { webSocketDebuggerUrl } of targets.filter(({ type }) => type === 'page')) {
    const socket = new WebSocket(webSocketDebuggerUrl);
    socket.onopen = () => {
      if (isNeeded()) socket.send(JSON.stringify({ id: 1, method: 'Page.reload' }));
      else socket.close();
    };
    socket.onmessage = () => socket.close();
  }
}

async function startApp(
  host: string,
  profile: string,
  { args = [], env = {}, binary = packaged?.inspectable ?? electronBinary() }: LaunchOptions = {},
): Promise<App> {
  const options = {
    executablePath: binary,
    args: argumentsOf(profile, args),
    env: {
      ...process.env,
      // The app puts its entry into the menu of the user, which is not that of the person who runs the tests.
      ...{ XDG_DATA_HOME: path.join(profile, 'data'), XDG_CONFIG_HOME: path.join(profile, 'config') },
      TALLYHO_HOST: host,
      ...env,
    } as Record<string, string>, // no undefined values in an environment
  };
  // Where the first page opens while Playwright attaches itself, Playwright misses that and waits for it without end.
  let isLaunching = true;
  const reloading = setInterval(
    () => void reloadPages(profile, () => isLaunching).catch(console.warn),
    5_000,
  );
  // Less than the test's timeout, so that an app that does not start is named as the reason.
  const app = await electron.launch({ ...options, timeout: 120_000 }).finally(() => {
    isLaunching = false;
    clearInterval(reloading);
  });
  const page = await app.firstWindow();
  // Until then the window is empty, and the app's own navigation would interrupt the test's.
  await page.waitForURL('app://tallyho/**');
  return { app, page };
}

const newProfile = () => mkdtempSync(path.join(tmpdir(), 'tallyho-desktop-'));
const removeProfile = (profile: string) => rmSync(profile, { recursive: true, force: true });

export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'tallyho-'));
      const port = await findFreePort();
      const identity = await startIdentityProvider([`http://localhost:${port}`]);
      // The starter themes are not needed, and loading them takes longer than the rest of the start.
      const stack = await startStack({
        port,
        dataDir,
        vars: identity.vars,
        quiet: true,
        starterThemes: [],
      });
      await addThemes(stack);
      await use(stack);
      await Promise.all([stack.stop(), identity.stop()]);
      rmSync(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  runningApp: [
    async ({ stack }, use) => {
      const profile = newProfile();
      const started = await startApp(stack.url, profile);
      await use(started);
      await started.app.close();
      removeProfile(profile);
    },
    { scope: 'worker' },
  ],
  sharedApp: async ({ runningApp }, use) => {
    await runningApp.page.goto('app://tallyho/');
    await use(runningApp);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  launch: async ({}, use) => {
    const profile = newProfile();
    const started: ElectronApplication[] = [];
    await use(async (host, options) => {
      const opened = await startApp(host, profile, options);
      started.push(opened.app);
      return opened;
    });
    for (const app of started) await app.close();
    removeProfile(profile);
  },
});

export const { expect } = test;
