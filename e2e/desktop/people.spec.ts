import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { type Account, password, registerAccount } from '../actors/account.ts';
import { makeFriends } from '../actors/friendship.ts';
import { Player } from '../actors/player.ts';
import { expect, test } from './app.ts';
import { answerQuestions, crashPage } from './crashes.ts';
import { leaveWindow, recordNotifications } from './notifications.ts';

test('friends reach the player who uses another window, nothing of a player is there for the next one, and log and report name nobody', async ({
  stack,
  launch,
}) => {
  const [anna, ben, cleo, dora] = [
    await registerAccount(stack.url),
    await registerAccount(stack.url),
    await registerAccount(stack.url),
    await registerAccount(stack.url),
  ];
  await makeFriends(anna, ben);
  await makeFriends(anna, dora);
  const database = createClient(stack.libsql);
  await database.execute({
    sql: 'update users set administrator = 1 where username = ?',
    args: [anna.username],
  });
  database.close();

  const { app, page } = await launch(stack.url);
  const notifications = await recordNotifications(app);
  const texts = () => notifications.evaluate((all) => all.map(({ body }) => body));
  const press = (text: string) =>
    notifications.evaluate(
      (all, wanted) => void all.findLast(({ body }) => body === wanted)?.emit('click'),
      text,
    );
  const badges = await app.evaluateHandle(({ app: running }) => {
    const shown: number[] = [];
    running.setBadgeCount = (count = 0) => shown.push(count) > 0;
    return shown;
  });
  const badge = () => badges.evaluate((shown) => shown.at(-1) ?? 0);
  const isTestModeOffered = () =>
    app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('test-mode')?.visible);
  const player = Player.forPage(page);
  const logIn = async (username: string) => {
    await page.goto('app://tallyho/login');
    await player.logIn(username);
    await page.goto('app://tallyho/');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  };
  const write = ({ client }: Account, content: string) =>
    client.requestJson('POST', '/api/user/messages/send', { recipientId: anna.userId, content });

  await logIn(anna.username);
  await expect.poll(isTestModeOffered).toBe(true);
  await player.createLobby();
  const code = await player.readCode();
  await page
    .getByRole('textbox', { name: /message/i })
    .first()
    .fill('Half a secret thought');

  const message = `${ben.username} sent you a message`;
  await test.step('a message', async () => {
    await leaveWindow(app);
    await write(ben, 'A secret greeting');
    await expect.poll(texts).toEqual([message]);
    await expect.poll(badge).toBe(1);
    await press(message);
    const conversation = page.getByRole('dialog', { name: ben.username, exact: true });
    await expect(conversation).toContainText('A secret greeting');
    await expect.poll(badge).toBe(0);
    await conversation.getByRole('button', { name: 'Close conversation' }).click();
  });

  await test.step('none for a player who wants none', async () => {
    await page.evaluate(() => localStorage.setItem('tallyho:notifications', 'off'));
    await leaveWindow(app);
    await write(dora, 'Nobody hears this');
    await expect.poll(badge).toBe(1);
    expect(await texts()).toEqual([message]);
    await page.evaluate(() => localStorage.removeItem('tallyho:notifications'));
  });

  const invitation = `${ben.username} invites you to their lobby`;
  await test.step('an invitation, which stays unread', async () => {
    await ben.client.requestJson('POST', '/api/lobby/createLobby', {});
    await leaveWindow(app);
    await ben.client.requestJson('POST', '/api/user/friends/invite', { friendId: anna.userId });
    await expect.poll(texts).toEqual([message, invitation]);
    // The page shows it above everything else.
    await expect(page.getByText(invitation).first()).toBeVisible();
  });

  await test.step('the next player', async () => {
    const closed = await notifications.evaluateHandle((all) => {
      const record = { isClosed: false, leads: 0 };
      const last = all.at(-1);
      if (last)
        last.close = () => {
          record.isClosed = true;
          record.leads = last.listenerCount('click');
        };
      return record;
    });
    await page.getByRole('button', { name: 'Log out' }).first().click();
    const question = page.getByRole('dialog', { name: 'Log out and lose your drafts?' });
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => closed.jsonValue()).toEqual({ isClosed: true, leads: 0 });
    await expect.poll(badge).toBe(0);
    await expect.poll(isTestModeOffered).toBe(false);

    await logIn(cleo.username);
    await expect(player.button('Start a game Create Web Server')).toBeVisible();
    await expect(page.getByText(invitation)).toHaveCount(0);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toMatch(new RegExp(`Half a secret|${code}|${anna.userId}|${ben.userId}`));
    expect([await badge(), await isTestModeOffered(), (await texts()).length]).toEqual([0, false, 2]);
  });

  const loginCode = 'b'.repeat(43);
  await test.step('a login that this app has not begun leaves the player who is there', async () => {
    await app.evaluate(({ app: running }, link) => {
      running.emit('second-instance', {}, ['electron', link], '');
    }, `tallyho://desktop-login?code=${loginCode}`);
    await expect(page.getByRole('alert')).toContainText('That login has expired. Please start again.');
    await page.goto('app://tallyho/user');
    await expect(page.getByRole('link', { name: `My profile ${cleo.username}` })).toBeVisible();
  });

  await test.step('rooms that no longer take the version of the app', async () => {
    await page.routeWebSocket(/./, (socket) => void socket.close({ code: closeCodes.oldVersion }));
    await page.goto('app://tallyho/user');
    await page.mouse.move(40, 40);
    await expect(page.getByText('Tallyho has been updated. Update the app to go on.')).toBeVisible();
    await page.getByRole('button', { name: 'Update the app' }).click();
    await expect(page.getByText('This app is not updated by itself.')).toBeVisible();
  });

  await test.step('the log and the report of a crash', async () => {
    const record = await answerQuestions(app, ['Show the report', 'Reload']);
    const { logs, cookies } = await app.evaluate(async ({ app: running, session }) => ({
      logs: running.getPath('logs'),
      cookies: (await session.defaultSession.cookies.get({})).map(({ value }) => value),
    }));
    expect(cookies.length).toBeGreaterThan(0);
    await app.evaluate(() => {
      void Promise.reject(new Error('planted, at app://tallyho/join/ABC234'));
    });
    const log = path.join(logs, 'tallyho.log');
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('Not handled: Error: planted');
    await crashPage(app);
    await expect.poll(async () => (await record.jsonValue()).opened).toHaveLength(1);
    const [report = ''] = (await record.jsonValue()).opened;
    const written = `${readFileSync(log, 'utf8')}${readFileSync(report, 'utf8')}`;
    for (const secret of [
      ...[password, loginCode, code, 'ABC234', 'secret', ...cookies],
      ...[anna, ben, cleo, dora].map(({ username }) => username),
    ])
      expect(written, secret).not.toContain(secret);
  });
});
