import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, startAgain, test } from './app.ts';
import { packaged } from './build.ts';
import { pressMenu } from './menu.ts';

test('API calls reach the site as from a browser, and cookies stay in the main process', async ({
  stack,
  launch,
}) => {
  const { app, page } = await launch(stack.url);
  const made = await page.evaluate(async () => {
    const answer = await fetch('/api/user/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        username: 'desktopper',
        email: 'desktopper@example.org',
        password: 'Kestrel93',
      }),
    });
    const check = await fetch('/api/user/auth-check').then((response) => response.json());
    return {
      status: answer.status,
      check,
      cookies: document.cookie,
      setCookie: answer.headers.get('set-cookie'),
    };
  });
  expect(made).toMatchObject({
    status: 200,
    check: { authenticated: true, user: { username: 'desktopper' } },
    cookies: '',
    setCookie: null,
  });
  const cookies = await app.evaluate(({ session }) => session.defaultSession.cookies.get({}));
  expect(cookies.map(({ name, httpOnly }) => [name.replace('__Host-', ''), httpOnly]).sort()).toEqual([
    ['known-browser', true],
    ['session', true],
  ]);
});

test('if the site does not respond, a page offers a retry or another site', async ({ stack, launch }) => {
  const { app, page } = await launch('http://127.0.0.1:9', { args: ['tallyho://join/ABC234'] });
  await expect(page.getByRole('heading', { name: "Tallyho can't be reached" })).toBeVisible();
  await expect(page.getByText('There is no answer from http://127.0.0.1:9.')).toBeVisible();
  const field = page.getByLabel('Address of the site');
  await expect(field).toHaveValue('http://127.0.0.1:9');
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveCount(0);
  expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);

  await pressMenu(app, 'Home');
  await expect(page.getByRole('heading', { name: "Tallyho can't be reached" })).toBeVisible();
  await app.evaluate(({ app: running }) => {
    running.emit('second-instance', {}, ['electron', 'tallyho://join/XYZ789'], '');
  });
  await expect(page).toHaveURL(/join%2FXYZ789/);

  await field.fill('http://example.org');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Try https://example.org.');
  await field.fill(stack.url);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page, 'the page that was wanted opens').toHaveURL('app://tallyho/join/XYZ789');
  expect(await page.evaluate(() => window.tallyhoPlatform?.siteOrigin)).toBe(stack.url);
});

test('another site replaces the current one only if it is a Tallyho, and the page can be left', async ({
  stack,
  launch,
}) => {
  const { app, page } = await launch(stack.url);
  await expect(page).toHaveURL('app://tallyho/');
  await page.goto('app://tallyho/login?next=/user');
  await pressMenu(app, 'Play on another site ...');
  await expect(page.getByRole('heading', { name: 'Play on another site' })).toBeVisible();
  const field = page.getByLabel('Address of the site');
  await expect(field).toHaveValue(stack.url);
  await expect(field).toBeFocused();

  const refusal = page.getByRole('alert');
  for (const [address, reason] of [
    ['javascript:alert(1)', 'That is no address of a Tallyho site.'],
    ['http://example.org', 'Tallyho plays over http only on this computer and in your own network'],
    ['127.0.0.1:9', 'There is no answer from https://127.0.0.1:9.'],
  ] as const) {
    await field.fill(address);
    await page.getByRole('button', { name: /Play there|Try again/ }).click();
    await expect(refusal).toContainText(reason);
    await expect(field).toHaveValue(address);
    await expect(field).toBeFocused();
    await expect(page.getByText(`You play on ${stack.url}, as before.`)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('app://tallyho/login?next=/user');
  expect(await page.evaluate(() => window.tallyhoPlatform?.siteOrigin)).toBe(stack.url);
});

test('a site without a scheme is found, remembered and offered again', async ({ stack, launch }) => {
  const { app, page } = await launch('http://127.0.0.1:9');
  const { host } = new URL(stack.url);
  await page.getByLabel('Address of the site').fill(host);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('app://tallyho/');
  expect(await page.evaluate(() => window.tallyhoPlatform?.siteOrigin)).toBe(`http://${host}`);

  const other = `http://${host.replace('localhost', '127.0.0.1')}`;
  await pressMenu(app, 'Play on another site ...');
  await page.getByLabel('Address of the site').fill(other);
  await page.getByRole('button', { name: 'Play there' }).click();
  await expect(page).toHaveURL('app://tallyho/');
  await pressMenu(app, 'Play on another site ...');
  await page.getByRole('region', { name: 'Played before' }).getByRole('button', { name: host }).click();
  await expect(page).toHaveURL('app://tallyho/');
  expect(await page.evaluate(() => window.tallyhoPlatform?.siteOrigin)).toBe(`http://${host}`);
});

test('the app is called Tallyho, and says its version, its licence and where its log is', async ({
  sharedApp,
}) => {
  const { app } = sharedApp;
  expect(await app.evaluate(({ app: running }) => running.name)).toBe('Tallyho');
  const shown = await app.evaluateHandle(({ dialog }) => {
    const texts: string[] = [];
    // The app passes only options; Electron also allows a window before them.
    dialog.showMessageBox = (async ({ message, detail }: Electron.MessageBoxOptions) => {
      texts.push(`${message}\n${detail}`);
      return { response: 0, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
    return texts;
  });
  await pressMenu(app, 'About Tallyho');
  await expect.poll(() => shown.jsonValue()).toHaveLength(1);
  const [text = ''] = await shown.jsonValue();
  expect(text).toMatch(/^Tallyho \d+\.\d+\.\d+\n/);
  expect(text).toContain('Licence: MIT');
  // Where these files are is a matter of the package.
  if (packaged)
    for (const file of ['THIRD-PARTY.md', 'licences/app.txt', 'licences/pages.txt'])
      expect(text).toContain(`\n${path.join(packaged.folder, 'resources', file)}\n`);
  const log = text.split('\n').at(-1) ?? '';
  expect(readFileSync(log, 'utf8')).toMatch(/ Tallyho \d+\.\d+\.\d+ on /);
});

test('a link from outside opens its page in the window that is there, and one with rubbish in it changes nothing', async ({
  stack,
  launch,
}) => {
  const rubbish = [
    'tallyho://join/ABC',
    'tallyho://join/ABC234/../../user',
    'tallyho://join/%00BC234',
    `tallyho://join/${'A'.repeat(5_000)}`,
    'tallyho://desktop-login?code=short',
    'tallyho://user/ABC234',
    'tallyho:',
    'app://tallyho/user',
  ];
  const { app, page } = await launch(stack.url, { args: rubbish });
  await expect(page).toHaveURL('app://tallyho/');
  expect(await startAgain(app, ['tallyho://join/ABC234'])).toBe(0);
  await expect(page).toHaveURL('app://tallyho/join/ABC234');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await startAgain(app, rubbish)).toBe(0);
  expect(await startAgain(app, ['tallyho://join/XYZ789'])).toBe(0);
  await expect(page).toHaveURL('app://tallyho/join/XYZ789');
  const visited = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]
      ?.webContents.navigationHistory.getAllEntries()
      .map(({ url }) => url),
  );
  expect(visited).toEqual(['', 'join/ABC234', 'join/XYZ789'].map((path) => `app://tallyho/${path}`));
});

test('an app that was built for no site asks for one, and one that was built for a site opens it', async ({
  stack,
  launch,
}) => {
  test.skip(!packaged, 'the site of a package is in its folder');
  const first = await launch('');
  await expect(
    first.page.getByRole('heading', { name: 'Which Tallyho do your friends play on?' }),
  ).toBeVisible();
  await expect(first.page.getByRole('alert')).toHaveCount(0);
  await first.app.close();

  const site = path.join(packaged?.folder ?? '', 'resources', 'site.txt');
  const before = readFileSync(site, 'utf8');
  writeFileSync(site, `${stack.url}\n`);
  try {
    const { page } = await launch('');
    await expect(page).toHaveURL('app://tallyho/');
    expect(await page.evaluate(() => window.tallyhoPlatform?.siteOrigin)).toBe(stack.url);
  } finally {
    writeFileSync(site, before);
  }
});
