import { password, registerAccount } from '../actors/account.ts';
import { expectNoViolations } from '../actors/checks.ts';
import { expect, test } from '../fixtures.ts';
import { runningStack } from '../stack/control.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Returns the link of the newest e-mail to an address with a subject; null if there is none yet. */
async function linkTo(address: string, subject: string): Promise<string | null> {
  const mails = (await (await fetch(`${runningStack().mailboxUrl}/mails`)).json()) as Mail[]; // of our own mailbox
  const mail = mails.find(({ to, subject: title }) => to === address && title === subject);
  return mail?.text.match(/https?:\/\/\S+/)?.[0] ?? null;
}

test('a forgotten password is replaced by the link of an e-mail, which leaves no token in the history', async ({
  browser,
}) => {
  const { url } = runningStack();
  const { username, client } = await registerAccount(url);
  const { user } = await client.requestJson<{ user: { email: string } }>('GET', '/api/user/auth-check');
  const page = await browser.newPage();
  await page.goto(`${url}/login`);
  await page.getByRole('link', { name: /Forgot/ }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('an e-mail with a link is on its way')).toBeVisible();
  await expect.poll(() => linkTo(user.email, 'Set a new password')).not.toBeNull();

  await page.goto((await linkTo(user.email, 'Set a new password')) ?? '');
  await expect(page).toHaveURL(`${url}/reset-password`);
  await expectNoViolations(page, 'setting a new password');
  await page.getByLabel('New password', { exact: true }).fill('Better456');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  expect((await client.get('/api/user/me')).status, 'the old session').toBe(401);

  await page.getByRole('link', { name: 'Log in' }).first().click();
  const logIn = async (attempt: string) => {
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(attempt);
    await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
  };
  await logIn(password);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await logIn('Better456');
  await expect(page).toHaveURL(`${url}/`);
  await page.close();
});
