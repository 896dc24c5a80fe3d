import { chromium, type ElectronApplication, type Page } from '@playwright/test';
import { chromium as installed } from '../stack/chromium.ts';
import { expect, test } from './app.ts';

/** Notes what the app hands to the system's browser, instead of opening one. */
const openedBy = (app: ElectronApplication) =>
  app.evaluateHandle(({ shell }) => {
    const addresses: string[] = [];
    shell.openExternal = async (address) => {
      addresses.push(address);
    };
    return addresses;
  });

/** What the operating system does with a link to an app that runs already. */
const follow = (app: ElectronApplication, link: string) =>
  app.evaluate(({ app: running }, wanted) => {
    running.emit('second-instance', {}, ['electron', wanted], '');
  }, link);

/** The provider's part, in a browser of its own. Answers the link that leads back to the app. */
async function logInOutside(address: string): Promise<string> {
  const browser = await chromium.launch(installed());
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByRole('button', { name: 'Continue as Ada' }).click();
    const link = await page.getByRole('link', { name: 'Open Tallyho' }).getAttribute('href');
    await expect(page, 'the code is out of the address').toHaveURL(/\/return-to-app$/);
    return link ?? '';
  } finally {
    await browser.close();
  }
}

async function beginAt(page: Page, name: string) {
  await page.goto('app://tallyho/login?next=/user');
  await page.getByRole('link', { name: `Continue with ${name}` }).click();
}

test('somebody signs up with Google in the system’s browser, and comes back to the app by a link', async ({
  stack,
  launch,
}) => {
  test.setTimeout(120_000);
  const { app, page } = await launch(stack.url);
  const opened = await openedBy(app);
  await beginAt(page, 'Google');
  await expect.poll(() => opened.jsonValue()).toHaveLength(1);
  const [address = ''] = await opened.jsonValue();
  expect(address).toMatch(
    new RegExp(`^${stack.url}/api/user/auth/google\\?from=login&next=%2Fuser&app=[\\w-]{43}$`),
  );
  expect(page.url(), 'the app stays where it is').toBe('app://tallyho/login?next=/user');

  const link = await logInOutside(address);
  await follow(app, link);
  await expect(page).toHaveURL('app://tallyho/set-username?next=%2Fuser');
  await page.getByRole('textbox', { name: 'Username' }).fill('ada in the app');
  await page.getByRole('button', { name: 'Save username' }).click();
  await expect(page).toHaveURL('app://tallyho/user');
  await expect(page.getByText('Tallyho app on')).toBeVisible();

  await follow(app, link);
  await expect(page.getByRole('alert')).toContainText('That login has expired. Please start again.');
});

test('a code that this app has not asked for is never sent, and other links lead nowhere', async ({
  stack,
  launch,
}) => {
  const { app, page } = await launch(stack.url);
  await expect(page).toHaveURL('app://tallyho/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const link of ['tallyho://hand-back?code=short', 'tallyho://hand-back?code=x&next=/admin']) {
    await follow(app, link);
    expect(page.url()).toBe('app://tallyho/');
  }
  await follow(app, `tallyho://hand-back?code=${'a'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('That login has expired. Please start again.');
  await expect(page).toHaveURL('app://tallyho/hand-back');
  expect(asked).not.toContain('/api/user/hand-back');
});
