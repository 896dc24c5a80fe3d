import { createClient } from '@libsql/client';
import type { ElectronApplication } from '@playwright/test';
import { registerAccount } from '../actors/account.ts';
import { Player } from '../actors/player.ts';
import { expect, test } from './app.ts';

const menuEntry = (app: ElectronApplication) =>
  app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('test-mode')?.visible);

test('the menu opens test mode for administrators only, and its frame plays a round', async ({
  stack,
  launch,
}) => {
  const { username } = await registerAccount(stack.url);
  const { app, page } = await launch(stack.url);
  await page.goto('app://tallyho/login');
  await Player.forPage(page).logIn(username);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await menuEntry(app)).toBe(false);

  const database = createClient(stack.libsql);
  await database.execute({
    sql: 'update users set administrator = 1 where username = ?',
    args: [username],
  });
  database.close();
  await page.reload();
  await expect.poll(() => menuEntry(app)).toBe(true);
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('test-mode')?.click());
  await page.getByRole('button', { name: 'Turn on test mode' }).click();
  await page.getByRole('tab', { name: 'Round Ending' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.getByRole('button', { name: 'Complete round' }).click();
  await expect(frame.getByText('Round Over', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => menuEntry(app)).toBe(false);
});
