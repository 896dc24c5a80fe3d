import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron as electron, type Page } from '@playwright/test';
import build, { packaged } from '../../e2e/desktop/build.ts';
import { feedOf, signed, startFeedServer } from '../../e2e/desktop/feed-server.ts';
import { expect } from './viewers.ts';

/** Called at each screen of the document of the desktop app. */
type CapturePage = (name: string, page: Page) => Promise<void>;

const size = { width: 900, height: 640 };

/**
 * Packs the desktop app, on Linux, and shows what docs/desktop.md does: the page of a site that does not respond, and the offer of a
 * newer version on the site at `siteUrl`.
 */
export async function showDesktop(siteUrl: string, show: CapturePage): Promise<void> {
  if (!packaged) throw new Error('The pictures of the desktop app are taken of the package of Linux');
  await build();
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-pictures-'));
  const feed = await startFeedServer();
  const config = path.join(packaged.folder, 'resources/app-update.yml');
  try {
    await withApp({ folder, site: 'http://127.0.0.1:9' }, async (page) => {
      await expect(page.getByRole('heading', { name: "Tallyho can't be reached" })).toBeVisible();
      await show('desktop-host', page);
    });
    const file = 'Tallyho-99.0.0-linux-x86_64.AppImage';
    const content = 'new';
    feed.serve({ 'latest-linux.yml': signed(feedOf({ version: '99.0.0', file, content })), [file]: content });
    writeFileSync(config, `provider: generic\nurl: ${feed.url}\nupdaterCacheDirName: tallyho-updater\n`);
    writeFileSync(path.join(folder, 'Tallyho.AppImage'), 'old');
    await withApp({ folder, site: siteUrl }, async (page) => {
      await expect(page.getByRole('button', { name: 'Restart to update' })).toBeVisible();
      await show('desktop-offer', page);
    });
  } finally {
    rmSync(config, { force: true });
    rmSync(folder, { recursive: true });
    await feed.close();
  }
}

/** Starts the app as an AppImage in `folder`, with a light window of the usual size, and ends it. */
async function withApp(
  { folder, site }: { readonly folder: string; readonly site: string },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const app = await electron.launch({
    executablePath: packaged?.inspectable ?? '',
    args: [
      `--user-data-dir=${path.join(folder, 'profile')}`,
      '--disable-gpu',
      // Root cannot use the operating system's sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    env: {
      ...process.env,
      ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder },
      ...{ APPIMAGE: path.join(folder, 'Tallyho.AppImage'), APPDIR: packaged?.folder },
      TALLYHO_HOST: site,
    } as Record<string, string>, // no undefined values in an environment
  });
  try {
    const page = await app.firstWindow();
    await app.evaluate(({ BrowserWindow, nativeTheme }, { width, height }) => {
      nativeTheme.themeSource = 'light';
      BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
    }, size);
    await page.waitForURL('app://tallyho/**');
    await look(page);
  } finally {
    await app.close();
  }
}
