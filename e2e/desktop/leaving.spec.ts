import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from './app.ts';

const leaver = { username: 'leaver', email: 'leaver@example.org', password: 'Kestrel93' };

test('a suspended user can download all data and delete the account', async ({ stack, launch }) => {
  const { app, page } = await launch(stack.url);
  await page.evaluate(async (account) => {
    await fetch('/api/user/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    });
  }, leaver);
  const database = createClient(stack.libsql);
  await database.execute({
    sql: 'update users set suspended_until = ?, suspension_reason = ? where username = ?',
    args: [Date.now() + 60 * 60_000, 'Threats in a lobby', leaver.username],
  });
  database.close();
  await page.goto('app://tallyho/user');
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();

  const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-download-'));
  // Replaces the dialog that asks for the file's location.
  const saved = await app.evaluateHandle(({ session }, into) => {
    const files: string[] = [];
    session.defaultSession.on('will-download', (_event, item) => {
      item.setSavePath(`${into}/${item.getFilename()}`);
      item.once('done', (_done, state) => files.push(`${state} ${item.getSavePath()}`));
    });
    return files;
  }, folder);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByText('Your data is ready.')).toBeVisible();
  const name = `tallyho-${leaver.username}-${new Date().toISOString().slice(0, 10)}.json`;
  await expect.poll(() => saved.jsonValue()).toEqual([`completed ${path.join(folder, name)}`]);
  const copy: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  expect(copy).toMatchObject({ account: { username: leaver.username, email: leaver.email } });
  rmSync(folder, { recursive: true });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(leaver.password);
  await dialog.getByLabel(`Type ${leaver.username} to be sure`).fill(leaver.username);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is deleted. Thanks for playing!')).toBeVisible();
  await expect(page).toHaveURL('app://tallyho/');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});
