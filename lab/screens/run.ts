import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { Actors } from '../../e2e/actors/actors.ts';
import { waitForFrames } from '../../e2e/actors/drag.ts';
import { chromium as options } from '../../e2e/stack/chromium.ts';
import { serveControl } from '../../e2e/stack/control.ts';
import { startTemporaryStack } from '../../e2e/stack/temporary-stack.ts';
import { serveGallery } from '../gallery-server.ts';
import { showDesktop } from './desktop-tour.ts';
import { showGallery } from './gallery-tour.ts';
import { readmeScreen, showGame } from './game-tour.ts';
import { showStudio } from './studio-tour.ts';
import { type Capture, lookNamed } from './viewers.ts';

/**
 * Takes screenshots of a whole game and of the gallery in three sizes, light and dark:
 * `npm run screens -- [folder] [--look '360 light']... [--gallery] [--readme] [--studio] [--desktop] [--app]`.
 * With `--look` only in this size and scheme. `--gallery` takes those of the gallery alone, which need no stack. `--readme` takes
 * docs/images/game.png instead, `--studio` the pictures of docs/studio.md, `--desktop` those of docs/desktop.md, `--app` those of
 * the web app's manifest.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    readme: { type: 'boolean', default: false },
    studio: { type: 'boolean', default: false },
    desktop: { type: 'boolean', default: false },
    app: { type: 'boolean', default: false },
    gallery: { type: 'boolean', default: false },
    look: { type: 'string', multiple: true },
  },
});
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.resolve(root, positionals[0] ?? '.data/screens');
const looks = values.look?.map(lookNamed);
const maxReadmeBytes = 400 * 1024;
/** The screens that browsers show before they install the app, by their file names in web/public/screenshots. */
const appScreens: Readonly<Record<string, string>> = {
  lobby: 'lobby',
  [readmeScreen]: 'round',
  'game over': 'game-over',
};
/** Leaves time to take screenshots of results in every size. */
const slowTimings = { resultsCountdown: 60_000, seatGracePeriod: 600_000, guessTime: 60_000 };

const browser = await chromium.launch(options());
try {
  if (values.gallery) await withGallery(numberedCapture());
  else await withStack();
} finally {
  await browser.close();
}

async function withStack(): Promise<void> {
  const { stack, end, ...places } = await startTemporaryStack(path.join(root, 'e2e/test-results/stack'), {
    timings: slowTimings,
  });
  const endControl = await serveControl(stack, places);
  const actors = new Actors(browser);
  try {
    if (values.readme) await drawReadme(actors);
    else if (values.app) await drawAppScreens(actors);
    else if (values.studio) await showStudio(actors, saveIn(path.join(root, 'docs/images')));
    else if (values.desktop) await showDesktop(stack.url, saveIn(path.join(root, 'docs/images')));
    else {
      const show = numberedCapture();
      await showGame(actors, show, looks);
      await withGallery(show);
    }
  } finally {
    await actors.teardown();
    endControl();
    await end();
  }
}

async function withGallery(show: Capture): Promise<void> {
  const { url, end } = await serveGallery(5791);
  try {
    await showGallery(browser, url, show, looks);
  } finally {
    await end();
  }
  console.log(`Screens are in ${folder}`);
}

/** Saves each screen as a file. The names start with the number of the screen. */
function numberedCapture(): Capture {
  mkdirSync(folder, { recursive: true });
  const names: string[] = [];
  return async (name, viewers) => {
    // The sizes and schemes of one screen can come one after the other.
    if (names.at(-1) !== name) names.push(name);
    const count = names.length;
    for (const [look, { page }] of viewers) {
      await waitForFrames(page);
      await page.screenshot({
        path: path.join(folder, `${String(count).padStart(2, '0')} ${name} ${look}.png`),
      });
    }
  };
}

async function drawReadme(actors: Actors): Promise<void> {
  const file = path.join(root, 'docs/images/game.png');
  mkdirSync(path.dirname(file), { recursive: true });
  await showGame(
    actors,
    async (name, players) => {
      const player = players.get('1440 light');
      if (name === readmeScreen && player) writeFileSync(file, await player.page.screenshot());
    },
    ['1440 light'],
  );
  const { size } = statSync(file);
  console.log(
    `${file}: ${Math.round(size / 1024)} kB${size > maxReadmeBytes ? ', larger than intended' : ''}`,
  );
}

async function drawAppScreens(actors: Actors): Promise<void> {
  const save = saveIn(path.join(root, 'web/public/screenshots'));
  await showGame(
    actors,
    async (name, players) => {
      const file = appScreens[name];
      if (!file) return;
      for (const [look, { page }] of players)
        await save(`${file}-${look.startsWith('360') ? 'narrow' : 'wide'}`, page);
    },
    ['360 light', '1440 light'],
  );
}

/** Returns a function that saves a page as WebP in a folder. Playwright itself writes no WebP. */
function saveIn(target: string): (name: string, page: Page) => Promise<void> {
  mkdirSync(target, { recursive: true });
  return async (name, page) => {
    // Pictures outside the window load when they are scrolled into view.
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
      ),
    );
    const client = await page.context().newCDPSession(page);
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    const picture = Buffer.from(data, 'base64');
    writeFileSync(path.join(target, `${name}.webp`), picture);
    console.log(`${name}: ${Math.round(picture.length / 1024)} kB`);
  };
}
