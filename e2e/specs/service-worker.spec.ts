import type { Page } from '@playwright/test';
import { expectNoViolations } from '../actors/checks.ts';
import { expect, test } from '../fixtures.ts';
import { runningStack } from '../stack/control.ts';
import { newVersion, startSiteProxy } from '../stack/site-proxy.ts';

/** Resolves when a service worker controls the page. */
const isControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 30_000,
  });

/** Returns the addresses of everything that the site stores in caches. */
const storedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stored: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) stored.push(url);
    return stored;
  });

const versionOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content');

/** Returns the reasons why Chromium would not install the site. Playwright's contexts are incognito windows. */
async function installabilityErrors(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors: errors } = await client.send('Page.getInstallabilityErrors');
  const { errors: inManifest } = await client.send('Page.getAppManifest');
  const found = [...errors.map(({ errorId }) => errorId), ...inManifest.map(({ message }) => message)];
  return found.filter((error) => error !== 'in-incognito');
}

/** Loads a picture in the page. Resolves to its width in pixels; 0 if it could not be loaded. */
const pictureWidth = (page: Page, address: string): Promise<number> =>
  page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve(image.naturalWidth);
        image.onerror = () => resolve(0);
        image.src = src;
      }),
    address,
  );

test('the service worker shows seen pictures and an offline page without a connection, stores nothing of the user, and offers a new version', async ({
  actors,
  browser,
}) => {
  const account = await actors.account();
  const site = await startSiteProxy(runningStack().url);
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  try {
    const { cookies } = account.client;
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })));
    const page = await context.newPage();
    await page.goto('/user');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
    await isControlled(page);
    expect(await installabilityErrors(page)).toEqual([]);
    const { themes } = await account.client.requestJson<{ themes: { covers: string[] }[] }>(
      'GET',
      '/api/themes',
    );
    const picture = themes.flatMap(({ covers }) => covers)[0] ?? '';
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
    expect(await pictureWidth(page, picture)).toBeGreaterThan(0);

    site.disconnect();
    expect(await pictureWidth(page, picture), 'a seen picture').toBeGreaterThan(0);
    await page.goto('/user');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expectNoViolations(page, 'the offline page');
    site.connect();
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();

    const stored = (await storedAddresses(page)).map((address) => new URL(address).pathname);
    expect(stored).toContain('/offline');
    expect(stored.filter((path) => !/^\/((shell)?$|offline(\.js)?$|assets\/|images\/)/.test(path))).toEqual(
      [],
    );

    await isControlled(page);
    const oldVersion = await versionOf(page);
    site.publishNewVersion();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByText('There is a new version of Tallyho.').waitFor();
    expect(await versionOf(page)).toBe(oldVersion);
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page.locator(`meta[name="version"][content="${newVersion}"]`)).toBeAttached();

    await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect
      .poll(async () => (await storedAddresses(page)).filter((address) => address.includes('/images/')))
      .toEqual([]);
  } finally {
    await context.close();
    await site.stop();
  }
});
