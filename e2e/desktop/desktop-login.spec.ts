import type { Browser, ElectronApplication, Page } from '@playwright/test';
import { addAuthenticator } from '../actors/virtual-authenticator.ts';
import { expect, test } from './app.ts';

/** Records the URLs that the app passes to the system's browser, instead of opening it. */
const openedBy = (app: ElectronApplication) =>
  app.evaluateHandle(({ shell }) => {
    const addresses: string[] = [];
    shell.openExternal = async (address) => {
      addresses.push(address);
    };
    return addresses;
  });

/** Opens a link in the running app, as the operating system does. */
const follow = (app: ElectronApplication, link: string) =>
  app.evaluate(({ app: running }, wanted) => {
    running.emit('second-instance', {}, ['electron', wanted], '');
  }, link);

/** Presses a button of the provider in a separate browser. Returns the link that leads back to the app. */
async function answerOutside(browser: Browser, address: string, button: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: button }).click();
  const link = await page.getByRole('link', { name: 'Open Tallyho' }).getAttribute('href');
  await expect(page, 'the code is removed from the address').toHaveURL(/\/return-to-app$/);
  await page.close();
  return link ?? '';
}

async function beginAt(page: Page, path: string, link: string) {
  await page.goto(`app://tallyho${path}`);
  await page.getByRole('link', { name: link }).click();
}

test('a user signs up with Google in the system’s browser and returns to the app by a link', async ({
  stack,
  launch,
  browser,
}) => {
  const { app, page } = await launch(stack.url);
  const opened = await openedBy(app);
  await beginAt(page, '/login?next=/user', 'Continue with Google');
  await expect.poll(() => opened.jsonValue()).toHaveLength(1);
  const [address = ''] = await opened.jsonValue();
  expect(address).toMatch(
    new RegExp(`^${stack.url}/api/user/auth/google\\?from=login&next=%2Fuser&app=[\\w-]{43}$`),
  );
  expect(page.url(), 'the app stays where it is').toBe('app://tallyho/login?next=/user');

  const link = await answerOutside(browser, address, 'Continue as Ada');
  await follow(app, link);
  await expect(page).toHaveURL('app://tallyho/set-username?next=%2Fuser');
  await page.getByRole('textbox', { name: 'Username' }).fill('ada in the app');
  await page.getByRole('button', { name: 'Save username' }).click();
  await expect(page).toHaveURL('app://tallyho/user');
  await expect(page.getByText('Tallyho app on')).toBeVisible();

  await follow(app, link);
  await expect(page.getByRole('alert')).toContainText('That login has expired. Please start again.');
});

test('a user adds a passkey in the system’s browser, and logs in with it in the app', async ({
  stack,
  launch,
  browser,
}) => {
  const { app, page } = await launch(stack.url);
  const opened = await openedBy(app);
  const makingPage = await browser.newPage();
  const authenticator = await addAuthenticator(makingPage);
  /** Presses a button of the page that the app has opened, and follows the link back. */
  const answerPage = async (outside: Page, count: number, purpose: string, button: string) => {
    await expect.poll(() => opened.jsonValue()).toHaveLength(count);
    const address = (await opened.jsonValue())[count - 1] ?? '';
    expect(address).toMatch(new RegExp(`^${stack.url}/app-passkey\\?purpose=${purpose}&app=[\\w-]{43}$`));
    await outside.goto(address);
    await outside.getByRole('button', { name: button }).click();
    await follow(app, (await outside.getByRole('link', { name: 'Open Tallyho' }).getAttribute('href')) ?? '');
  };

  await page.goto('app://tallyho/register');
  const status = await page.evaluate(async () => {
    const response = await fetch('/api/user/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'juniper', email: 'juniper@example.org', password: 'Kestrel93' }),
    });
    return `${response.status} ${await response.text()}`;
  });
  expect(status).toMatch(/^200/);
  await page.goto('app://tallyho/user');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await answerPage(makingPage, 1, 'add', 'Make a passkey');
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  const item = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
  await expect(item).toContainText('not used yet');

  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveURL('app://tallyho/');
  await page.goto('app://tallyho/login?next=/user');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  // A page that has opened a link of an app gets no more presses in a browser without a window.
  const usingPage = await browser.newPage();
  await authenticator.copyTo(usingPage);
  await answerPage(usingPage, 2, 'enter', 'Use a passkey');
  await expect(page).toHaveURL('app://tallyho/user');
  await expect(item).toContainText('last used');
  await Promise.all([makingPage.close(), usingPage.close()]);
});

test('a code that this app has not requested is never sent, and invalid links are ignored', async ({
  sharedApp,
}) => {
  const { app, page } = sharedApp;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const link of ['tallyho://desktop-login?code=short', 'tallyho://desktop-login?code=x&next=/admin']) {
    await follow(app, link);
    expect(page.url()).toBe('app://tallyho/');
  }
  await follow(app, `tallyho://desktop-login?code=${'a'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('That login has expired. Please start again.');
  await expect(page).toHaveURL('app://tallyho/desktop-login');
  expect(requests).not.toContain('/api/user/desktop-login');
});

test('an error in the system’s browser is shown in the app, on the page where the login started', async ({
  stack,
  launch,
  browser,
}) => {
  const { app, page } = await launch(stack.url);
  const opened = await openedBy(app);
  let begun = 0;
  const fail = async (path: string, link: string, button: string) => {
    await beginAt(page, path, link);
    begun += 1;
    await expect.poll(() => opened.jsonValue()).toHaveLength(begun);
    const back = await answerOutside(browser, (await opened.jsonValue())[begun - 1] ?? '', button);
    expect(back).toMatch(/^tallyho:\/\/desktop-login\?error=[a-z_]+&provider=(google|discord)$/);
    await page.goto('app://tallyho/privacy');
    await follow(app, back);
  };

  await fail('/login?next=/user', 'Continue with Google', 'Deny');
  await expect(page.getByRole('alert')).toContainText('Authentication failed with Google account');
  await expect(page).toHaveURL('app://tallyho/login?next=%2Fuser');
  await fail('/register', 'Continue with Discord', 'Continue as Addressless Abe');
  await expect(page.getByRole('alert')).toContainText('No email associated with this Discord account');
  await expect(page).toHaveURL('app://tallyho/register');

  await page.evaluate(() =>
    fetch('/api/user/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'linker', email: 'linker@example.org', password: 'Kestrel93' }),
    }),
  );
  // The message is shown for five seconds, so it is waited for from before the link.
  await Promise.all([
    expect(page.getByText('Failed to link Google account: the login there did not work')).toBeVisible(),
    fail('/user', 'Link Google', 'Deny'),
  ]);
  await expect(page).toHaveURL('app://tallyho/user');
});

test('an error of a login that this app has not started is ignored', async ({ sharedApp }) => {
  const { app, page } = sharedApp;
  await page.goto('app://tallyho/privacy');
  for (const failure of [
    'call_555_now&provider=google',
    'no_email',
    'no_email&provider=google&next=/admin',
  ]) {
    await follow(app, `tallyho://desktop-login?error=${failure}`);
    expect(page.url()).toBe('app://tallyho/privacy');
  }
  const passed = page.waitForRequest(/\/desktop-login\?/);
  await follow(app, 'tallyho://desktop-login?error=no_email&provider=google');
  await passed;
  await expect(page).toHaveURL('app://tallyho/privacy');
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
