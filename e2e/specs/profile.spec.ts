import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { HttpClient } from '../../testkit/http-client.ts';
import { register } from '../../testkit/register.ts';
import { type Account, password } from '../actors/account.ts';
import { expectNoSidewaysScroll, expectNoViolations, expectTouchTargets } from '../actors/checks.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { makeFriends, openHomeOnline, pushTimeout } from '../actors/friendship.ts';
import type { Player } from '../actors/player.ts';
import { storedSecrets } from '../actors/stored-secrets.ts';
import { expect, test } from '../fixtures.ts';

/** The user's own account. */

const ended = 'Your session has ended. Please log in again.';
const newPassword = 'Better456';

const shown = (player: Player, what: 'background' | 'motion', value: string) =>
  expect(player.page.locator('html')).toHaveAttribute(`data-${what}`, value);

const background = ({ page }: Player, name: string): Locator => page.getByRole('radio', { name });
const setting = ({ page }: Player, name: string): Locator => page.getByRole('switch', { name });

/** Logs in from another browser that is only an API client. */
async function otherBrowser({ username, client }: Account, agent: string): Promise<HttpClient> {
  const other = new HttpClient(client.url);
  const login = { emailOrUsername: username, password };
  const response = await other.post('/api/user/login', login, { 'user-agent': agent });
  expect(response.status).toBe(200);
  return other;
}

test('settings of one browser reach another; the profile and a new password end the other session', async ({
  actors,
}) => {
  const account = await actors.account({ fresh: true });
  const firefox = await otherBrowser(
    account,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  );
  const owner = await actors.player({ account });
  await openHomeOnline(owner, '/user');
  await expect(owner.heading('Hello')).toBeVisible();
  const { page } = owner;

  await expect(page.getByText('•••••').first()).toBeVisible();
  await expect(page.getByText(account.userId)).toBeHidden();
  await owner.press(page.getByText('User ID', { exact: true }).first());
  await owner.press(owner.button('Show User ID'));
  await expect(page.getByText(account.userId)).toBeVisible();

  await shown(owner, 'background', 'default');
  await page
    .locator('label')
    .filter({ has: background(owner, 'Bubbles') })
    .hover();
  await shown(owner, 'background', 'bubbles');
  await page.mouse.move(0, 0);
  await shown(owner, 'background', 'default');
  await background(owner, 'Topography').check({ force: true });
  await shown(owner, 'background', 'topography');
  const cookie = (await owner.context.cookies()).find(({ name }) => name === 'tallyho-background');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect([cookie?.value, Math.round(days)]).toEqual(['topography', 30]);
  await setting(owner, 'Sound').uncheck({ force: true });
  await setting(owner, 'Reduce motion').check({ force: true });
  await page.getByLabel('Dates and numbers').selectOption('de-DE');
  await expect(page.getByText('21. November 2026 · 1.234,5')).toBeVisible();
  await expectNoViolations(page, 'the profile');

  const phone = await actors.visitor({ screen: 'phone', motion: true, colorScheme: 'dark' });
  await phone.page.goto('/');
  // Without `force`: the page is still animating.
  await phone.page
    .locator('label')
    .filter({ has: background(phone, 'Hexagons') })
    .tap();
  await shown(phone, 'background', 'hexagons');
  await phone.page.goto('/login?next=/user');
  await phone.logIn(account.username);
  await shown(phone, 'background', 'topography');
  await shown(phone, 'motion', 'off');
  await expect(setting(phone, 'Sound')).not.toBeChecked();
  await expect(setting(phone, 'Reduce motion')).toBeChecked();
  await expect(phone.page.getByLabel('Dates and numbers')).toHaveValue('de-DE');
  await expectNoViolations(phone.page, 'the profile on a phone');
  await expectNoSidewaysScroll(phone.page, 'the profile on a phone');
  await expectTouchTargets(phone.page, 'the profile on a phone');

  await owner.press(owner.button('Log out there: Firefox on Windows'));
  await expect(page.getByText('Firefox on Windows is logged out.')).toBeVisible();
  await expect(owner.button('Log out there: Firefox on Windows')).toBeHidden();
  expect((await firefox.get('/api/user/me')).status).toBe(401);

  await owner.press(owner.button('Change'));
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const fill = (label: string, text: string) => owner.type(dialog.getByLabel(label, { exact: true }), text);
  const send = () => owner.press(dialog.getByRole('button', { name: 'Change password' }));
  await fill('New password', newPassword);
  await fill('New password again', newPassword);
  await expectNoViolations(page, 'the password');
  await fill('Current password', password);
  phone.recording.allowErrors(/status of 401/);
  await send();
  await expect(page.getByText('Password changed. Your other devices are logged out.')).toBeVisible();
  await expect(phone.page.getByText(ended).first()).toBeVisible(pushTimeout);
  await expect(dialog).toBeHidden();
  await expect(owner.heading('Hello')).toBeVisible();
  const login = (secret: string) =>
    actors.apiClient().post('/api/user/login', { emailOrUsername: account.username, password: secret });
  expect(await (await login(password)).json()).toMatchObject({ success: false, message: 'Invalid password' });
  expect((await login(newPassword)).status).toBe(200);
});

test('with the keyboard alone a user downloads the data and deletes the account, and a friend’s page shows it', async ({
  actors,
}) => {
  const account = await actors.account({ fresh: true });
  const kim = await actors.account({ fresh: true });
  await makeFriends(account, kim);
  const storedMessage = (from: Account, to: Account, content: string) =>
    from.client.requestJson('POST', '/api/user/messages/send', { recipientId: to.userId, content });
  await storedMessage(account, kim, 'My own words');
  await storedMessage(kim, account, 'Words for me');
  const secrets = [...(await storedSecrets([account, kim])), ...account.client.cookies.values()];

  const friend = await actors.player({ account: kim });
  await openHomeOnline(friend);
  const panel = new FriendsPanelActor(friend);
  await panel.open('Friends');
  await expect(panel.row(account.username)).toBeVisible();

  const owner = await actors.player({ account, input: 'keyboard' });
  await openHomeOnline(owner, '/user');
  const { page } = owner;
  const downloading = page.waitForEvent('download');
  await owner.press(owner.button('Download my data'));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^tallyho-${account.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
  );
  const text = await readFile(await download.path(), 'utf8');
  const { user } = await account.client.requestJson<{ user: { email: string } }>('GET', '/api/user/me');
  const { user: others } = await kim.client.requestJson<{ user: { email: string } }>('GET', '/api/user/me');
  expect(JSON.parse(text)).toMatchObject({
    account: { _id: account.userId, username: account.username, email: user.email, authProviders: ['form'] },
    friends: [{ _id: kim.userId, username: kim.username }],
    messages: [{ content: 'My own words' }, { content: 'Words for me' }],
    sessions: [{ device: expect.any(String) }],
  });
  for (const secret of [...secrets, others.email, 'argon2']) expect(text).not.toContain(secret);

  await owner.press(owner.button('Delete my account'));
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page, 'deletion');
  await owner.type(dialog.getByLabel('Your password'), 'NotThis1');
  await owner.type(dialog.getByLabel(`Type ${account.username} to be sure`), account.username);
  owner.recording.allowErrors(/status of 401/);
  const remove = dialog.getByRole('button', { name: 'Delete for good' });
  await owner.press(remove);
  await expect(dialog.getByText('Invalid password')).toBeVisible();
  await owner.type(dialog.getByLabel('Your password'), password);
  await owner.press(remove);
  await expect(page.getByText('Your account is deleted. Thanks for playing!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(panel.row(account.username)).toBeHidden(pushTimeout);

  const again = actors.apiClient();
  await register(again, { username: account.username, email: user.email, password });
  const { user: fresh } = await again.requestJson<{ user: { _id: string; friends: unknown[] } }>(
    'GET',
    '/api/user/me',
  );
  expect([fresh._id === account.userId, fresh.friends]).toEqual([false, []]);
  expect((await again.get(`/api/user/messages/${kim.userId}`)).status).toBe(403);
});
