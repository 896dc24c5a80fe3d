import { expect, test } from './app.ts';

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
        password: 'Secret123',
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
  const { page } = await launch('http://127.0.0.1:9');
  await expect(page.getByRole('heading', { name: "Tallyho can't be reached" })).toBeVisible();
  await page.getByLabel('Address of the site').fill('http://example.org');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('That is no address of a Tallyho site.')).toBeVisible();
  await page.getByLabel('Address of the site').fill(stack.url);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('app://tallyho/');
  expect(await page.evaluate(() => window.tallyhoPlatform?.siteOrigin)).toBe(stack.url);
});

test('another site can be chosen from the menu, without an error while the current one responds', async ({
  stack,
  launch,
}) => {
  const { app, page } = await launch(stack.url);
  await expect(page).toHaveURL('app://tallyho/');
  await app.evaluate(({ Menu }) => {
    const games = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'Game')?.submenu?.items;
    games?.find(({ label }) => label.startsWith('Play on another site'))?.click();
  });
  await expect(page.getByRole('heading', { name: 'Play on another site' })).toBeVisible();
  await expect(page.getByLabel('Address of the site')).toHaveValue(stack.url);
  await page.getByLabel('Address of the site').fill('http://example.org');
  await page.getByRole('button', { name: 'Play there' }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toHaveText('That is no address of a Tallyho site.');
  await expect(page.getByLabel('Address of the site')).toBeFocused();
  await page.getByLabel('Address of the site').fill(stack.url);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('app://tallyho/');
});

test('an invite link opens its lobby, at start and while the app runs', async ({ stack, launch }) => {
  const { app, page } = await launch(stack.url, 'tallyho://join/ABC234');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe('app://tallyho/join/ABC234');
  await app.evaluate(({ app: running }) => {
    running.emit('second-instance', {}, ['electron', 'tallyho://join/XYZ789'], '');
  });
  await expect(page).toHaveURL('app://tallyho/join/XYZ789');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
