import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { registerAccount } from '../actors/account.ts';
import { Player } from '../actors/player.ts';
import { themes } from '../stack/themes.ts';
import { expect, test } from './app.ts';
import { answerQuestions, crashPage, inPage } from './crashes.ts';
import { watchSockets } from './sockets.ts';

/** A proxy that does not exist, also for addresses of this machine. */
const noProxy = { proxyRules: '127.0.0.1:9', proxyBypassRules: '<-loopback>' };

/** Sends all requests of the app to that proxy, or none. */
const setOffline = (app: ElectronApplication, offline: boolean) =>
  app.evaluate(
    async ({ session }, proxy) => {
      await session.defaultSession.setProxy(proxy ?? { mode: 'direct' });
      await session.defaultSession.closeAllConnections();
    },
    offline ? noProxy : null,
  );

test('a page connects again as soon as the computer wakes up', async ({ sharedApp }) => {
  const { app, page } = sharedApp;
  await page.evaluate(() =>
    window.addEventListener('online', () => document.documentElement.setAttribute('data-awake', '')),
  );
  await app.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
});

test('a page that crashes can be loaded again with what was typed, and its report can be read first', async ({
  stack,
  launch,
}) => {
  const { app, page } = await launch(stack.url);
  await page.goto('app://tallyho/contact');
  await page.getByLabel('Message').fill('Half a thought');
  const record = await answerQuestions(app, ['Show the report', 'Reload']);
  await crashPage(app);
  await expect
    .poll(async () => (await record.jsonValue()).asked)
    .toEqual(['Tallyho has crashed.', 'Tallyho has crashed.']);
  await expect
    .poll(() => inPage(app, 'document.querySelector("textarea")?.value').catch(() => null))
    .toBe('Half a thought');
  const [file = ''] = (await record.jsonValue()).opened;
  const report = readFileSync(file, 'utf8');
  expect(report).toContain('It is only on this computer.');
  expect(report).toContain('The page ended: ');
  expect(report).not.toContain('Half a thought');
  rmSync(file);
});

test('an error of the app itself is reported before it starts again', async ({ launch }) => {
  const { app } = await launch('http://127.0.0.1:9');
  const logs = await app.evaluate(({ app: running }) => running.getPath('logs'));
  await answerQuestions(app, ['Quit']);
  const ended = app.waitForEvent('close');
  await app.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await ended;
  const reports = readdirSync(logs).filter((name) => name.startsWith('crash-'));
  expect(reports).toHaveLength(1);
  expect(readFileSync(path.join(logs, reports[0] ?? ''), 'utf8')).toContain('Uncaught: Error: planted');
});

test('without a connection at the start the page tries again by itself and opens what was wanted, also if the site is known from before', async ({
  stack,
  launch,
}) => {
  await (await launch(stack.url)).app.close();
  const proxy = [`--proxy-server=${noProxy.proxyRules}`, `--proxy-bypass-list=${noProxy.proxyBypassRules}`];
  const { app, page } = await launch(stack.url, { args: [...proxy, 'tallyho://join/ABC234'] });
  await expect(page.getByText('Tallyho tries again every few seconds.')).toBeVisible();
  await setOffline(app, false);
  await expect(page).toHaveURL('app://tallyho/join/ABC234');
});

test('a page that is loaded again without a connection comes back by itself when there is one', async ({
  stack,
  launch,
}) => {
  const { username } = await registerAccount(stack.url);
  const { app, page } = await launch(stack.url);
  const player = Player.forPage(page);
  await page.goto('app://tallyho/login');
  await player.logIn(username);
  await page.goto('app://tallyho/');
  await player.createLobby();
  const code = await player.readCode();
  await setOffline(app, true);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.reload());
  await expect(page.getByRole('heading', { name: "Tallyho can't be reached" })).toBeVisible();
  await setOffline(app, false);
  expect(await player.readCode()).toBe(code);
});

test('a round survives a lost network, a reload without one, a sleep, a page that hangs and one that crashes', async ({
  stack,
  launch,
  browser,
}) => {
  const { username } = await registerAccount(stack.url);
  const { app, page } = await launch(stack.url);
  const sockets = await watchSockets(page);
  const inApp = Player.forPage(page);
  const onPhone = await Player.open(browser, stack.url, { screen: 'phone' });
  await page.goto('app://tallyho/login');
  await inApp.logIn(username);
  await page.goto('app://tallyho/');
  await inApp.createLobby();
  await onPhone.page.goto(`/join/${await inApp.readCode()}`);
  await onPhone.playAsGuest();
  await inApp.start();
  await Promise.all([inApp.ready(), onPhone.ready()]);
  await inApp.chooseTheme(themes.threeKinds);
  await inApp.playRound();
  await inApp.confirm();
  const reconnecting = page.getByText('Reconnecting...');

  await test.step('the network is lost and comes back', async () => {
    await setOffline(app, true);
    // The setting does not end what is open.
    await sockets.freeze();
    await expect(reconnecting).toBeVisible();
    await expect(inApp.lockedNotice).toBeVisible();
    await setOffline(app, false);
    await expect(reconnecting).toBeHidden();
    await expect(inApp.lockedNotice).toBeVisible();
  });

  await test.step('the page is loaded again without a network', async () => {
    await setOffline(app, true);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.reload());
    await expect(page.getByRole('heading', { name: "Tallyho can't be reached" })).toBeVisible();
    await setOffline(app, false);
    await expect(page).toHaveURL('app://tallyho/game');
    await expect(inApp.lockedNotice).toBeVisible();
  });

  await test.step('the computer sleeps, and all connections are dead when it wakes up', async () => {
    // Also that to the user, which nothing but the end of a sleep renews.
    await expect.poll(() => sockets.countOpen()).toBeGreaterThanOrEqual(2);
    const frozen = await sockets.freeze();
    await app.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'));
    await expect.poll(() => sockets.countOpen()).toBeGreaterThanOrEqual(frozen);
    await expect(reconnecting).toBeHidden();
    await expect(inApp.lockedNotice).toBeVisible();
    await onPhone.answer();
    await expect(onPhone.waitingNotice).toBeVisible();
  });

  const isLocked = () => inPage(app, 'document.body.innerText.includes("Not sent yet.")').catch(() => false);
  const record = await answerQuestions(app, ['Reload', 'Reload']);

  await test.step('the page hangs', async () => {
    await app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      // Never resolves, because the page does not end it.
      void window?.webContents.executeJavaScript('for (;;);').catch(() => undefined);
      // Chromium says so only after half a minute.
      window?.emit('unresponsive');
    });
    await expect.poll(async () => (await record.jsonValue()).asked).toEqual(['Tallyho does not respond.']);
    await expect.poll(isLocked).toBe(true);
  });

  await test.step('the page crashes', async () => {
    await crashPage(app);
    await expect.poll(async () => (await record.jsonValue()).asked).toHaveLength(2);
    await expect.poll(isLocked).toBe(true);
    await inPage(
      app,
      "[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send Confirm')?.click()",
    );
    await expect(onPhone.roundOver).toBeVisible();
  });
  await onPhone.close();
});

test('a failed request of the page before does not end a page that loads', async ({ stack, launch }) => {
  const { app, page } = await launch(stack.url);
  const requests = await app.evaluateHandle(({ session }) => {
    const held: ((cancel: boolean) => void)[] = [];
    session.defaultSession.webRequest.onBeforeRequest({ urls: ['*://*/api/*'] }, (_request, respond) =>
      held.push((cancel) => respond({ cancel })),
    );
    return held;
  });
  const countHeld = () => requests.evaluate(({ length }) => length);
  await page.evaluate(() => void fetch('/api/user/session').catch(() => undefined));
  await expect.poll(countHeld).toBeGreaterThan(0);
  const ofPageBefore = await countHeld();
  await page.goto('app://tallyho/contact');
  await expect.poll(countHeld).toBeGreaterThan(ofPageBefore);
  const firstResponse = page.waitForResponse(/\/api\//);
  await requests.evaluate((held, count) => {
    for (const respond of held.slice(0, count)) respond(true);
    setImmediate(() => {
      for (const respond of held.slice(count)) respond(false);
    });
  }, ofPageBefore);
  expect((await firstResponse).ok()).toBe(true);
  await expect(page).toHaveURL('app://tallyho/contact');
});

test('a site with a certificate that is not valid is not used, and the page says so', async ({
  launch,
}, info) => {
  const file = (name: string) => info.outputPath(name);
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
      ],
      ...['-subj', '/CN=localhost', '-keyout', file('key.pem'), '-out', file('cert.pem')],
    ],
    { stdio: 'ignore' },
  );
  const requests: string[] = [];
  const server = createHttpsServer(
    { key: readFileSync(file('key.pem')), cert: readFileSync(file('cert.pem')) },
    ({ url = '' }, response) => {
      requests.push(url);
      response.end();
    },
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has one
  const { page } = await launch(`https://localhost:${port}`);
  await expect(page.getByText(`The certificate of https://localhost:${port} is not valid`)).toBeVisible();
  expect(requests).toEqual([]);
  server.close();
  server.closeAllConnections();
});
