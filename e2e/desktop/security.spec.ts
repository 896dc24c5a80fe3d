import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './app.ts';

test('pages have no access to Node, and to nothing of Electron but the contract', async ({ sharedApp }) => {
  const { app, page } = sharedApp;
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    // Electron has this method for tests, but not in its types.
    interface Inspectable {
      getLastWebPreferences(): Record<string, unknown>;
    }
    const [window] = BrowserWindow.getAllWindows();
    return (window?.webContents as unknown as Inspectable | undefined)?.getLastWebPreferences() ?? {};
  });
  expect(preferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
  });
  expect(preferences.webviewTag ?? false).toBe(false);
  expect(preferences.allowRunningInsecureContent ?? false).toBe(false);
  expect(preferences.experimentalFeatures ?? false).toBe(false);
  expect(preferences.enableBlinkFeatures ?? '').toBe('');
  expect(preferences.disableBlinkFeatures ?? '').toBe('');
  const found = await page.evaluate(() => ({
    globals: ['process', 'require', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter(
      (name) => name in window,
    ),
    bridge: Object.keys(window.tallyhoPlatform ?? {}).sort(),
  }));
  expect(found).toEqual({
    globals: [],
    bridge: [
      ...['apiBase', 'canShare', 'copy', 'notificationPermission', 'notify'],
      ...['openExternal', 'requestNotifications', 'returnsByLink', 'share', 'siteOrigin'],
    ],
  });
});

test('pages cannot open other sites, windows, frames or web views, and get no permissions', async ({
  stack,
  launch,
}) => {
  const { app, page } = await launch(stack.url);
  const opened = await app.evaluateHandle(({ shell }) => {
    const addresses: string[] = [];
    shell.openExternal = async (address) => {
      addresses.push(address);
    };
    return addresses;
  });
  const home = page.url();
  for (const address of ['https://example.org/', 'file:///etc/passwd', 'data:text/html,x']) {
    await page.evaluate((to) => {
      window.location.href = to;
    }, address);
    expect(page.url()).toBe(home);
  }
  const windows = await page.evaluate(() =>
    ['https://example.org/', 'http://example.org/', 'file:///etc/passwd', 'javascript:alert(1)'].map(
      (address) => window.open(address) === null,
    ),
  );
  expect(windows).toEqual([true, true, true, true]);
  await page.evaluate(() => {
    for (const address of ['https://example.org/b', 'smb://share/x', 'file:///etc/passwd']) {
      window.tallyhoPlatform?.openExternal(address);
    }
  });
  await expect.poll(() => opened.jsonValue()).toEqual(['https://example.org/', 'https://example.org/b']);
  const refused = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = 'https://example.org/';
    const view = document.createElement('webview');
    view.setAttribute('src', 'https://example.org/');
    document.body.append(frame, view);
    const media = await navigator.mediaDevices
      .getUserMedia({ audio: true })
      .catch((error: Error) => error.name);
    return {
      media,
      notifications: await Notification.requestPermission(),
      frame: frame.contentDocument?.body.textContent,
      // The methods of a web view exist only where web views are enabled.
      view: 'getWebContentsId' in view,
    };
  });
  expect(refused).toMatchObject({
    media: expect.stringMatching(/Error$/),
    notifications: 'denied',
    view: false,
  });
  expect(app.windows()).toHaveLength(1);
  expect(await app.evaluate(({ webContents }) => webContents.getAllWebContents().length)).toBe(1);
});

test('a redirect leads to no other site', async ({ sharedApp }) => {
  const { app, page } = sharedApp;
  const home = page.url();
  const redirecting = createServer((_request, response) =>
    response.writeHead(302, { Location: 'https://example.org/' }).end(),
  );
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
  const { port } = redirecting.address() as AddressInfo; // a TCP server has one
  // The app itself opens the address, so that the navigation is allowed and only the redirect is refused.
  const outcome = await app.evaluate(
    ({ BrowserWindow }, url) =>
      BrowserWindow.getAllWindows()[0]
        ?.loadURL(url)
        .then(
          () => 'loaded',
          () => 'refused',
        ),
    `http://127.0.0.1:${port}/`,
  );
  expect(outcome).toBe('refused');
  expect(page.url()).toBe(home);
  // Chromium may hold a connection without a request, for which `close` alone would wait a minute.
  redirecting.closeAllConnections();
  redirecting.close();
});

test('messages from a frame, or from a page of another origin, are ignored', async ({ stack, launch }) => {
  const { app } = await launch(stack.url);
  const outcome = await app.evaluate(({ clipboard, ipcMain, shell }) => {
    const opened: string[] = [];
    shell.openExternal = async (address) => {
      opened.push(address);
    };
    clipboard.writeText('before');
    const channels = ipcMain.eventNames().map(String);
    const senders = [
      null,
      { url: 'https://example.org/', parent: null },
      { url: 'app://tallyho/', parent: { url: 'app://tallyho/', parent: null } },
    ];
    const answers = channels.flatMap((channel) =>
      senders.map((senderFrame) => {
        const event = { senderFrame, returnValue: '' };
        ipcMain.emit(channel, event, 'https://example.org/opened');
        return event.returnValue;
      }),
    );
    return {
      channels: channels.sort(),
      answers: [...new Set(answers)],
      opened,
      copied: clipboard.readText(),
    };
  });
  expect(outcome.channels).toEqual(
    expect.arrayContaining(['copy', 'notify', 'open-external', 'site-origin']),
  );
  expect(outcome).toMatchObject({ answers: [''], opened: [], copied: 'before' });
});

test('the app requests nothing from other sites than the one it plays on', async ({
  stack,
  launch,
}, info) => {
  const { app, page } = await launch(stack.url);
  const log = info.outputPath('network.json');
  await app.evaluate(({ session }, file) => session.defaultSession.netLog.startLogging(file), log);
  for (const path of ['/login', '/credits', '/join/ABC234']) {
    await page.evaluate((to) => window.location.assign(to), path);
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await app.evaluate(({ session }) => session.defaultSession.netLog.stopLogging());
  const urls = readFileSync(log, 'utf8').matchAll(/"url":"((?:https?|wss?|file):[^"]+)"/g);
  expect(new Set([...urls].map(([, url = '']) => new URL(url).origin))).toEqual(
    new Set([new URL(stack.url).origin]),
  );
});

test('documents have a content security policy that blocks foreign scripts', async ({ sharedApp }) => {
  const { page } = sharedApp;
  const outcome = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
        once: true,
      });
    });
    // Trusted Types do not apply to imports.
    const code = 'data:text/javascript,window.injected = true';
    await import(code).catch(() => undefined);
    const policy = (await fetch('/')).headers.get('content-security-policy');
    return { directive: await violation, ran: 'injected' in window, policy };
  });
  expect(outcome).toMatchObject({ directive: 'script-src-elem', ran: false });
  expect(outcome.policy).toContain("script-src 'self';");
  expect(outcome.policy).not.toContain('unsafe-eval');
});

test('pages take no text as markup or code', async ({ sharedApp }) => {
  const { page } = sharedApp;
  for (const path of ['/', '/desktop/host?other=']) {
    await page.goto(`app://tallyho${path}`);
    const refused = await page.evaluate(() => {
      const attempts = [
        () => Object.assign(document.createElement('b'), { innerHTML: '<i></i>' }),
        () => Object.assign(document.createElement('script'), { src: '/host-page.js' }),
        // Not in the types of the DOM.
        () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
      ];
      return attempts.map((attempt) => {
        try {
          return String(attempt());
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    });
    expect(refused, path).toEqual(['refused', 'refused', 'refused']);
  }
});

test('serves only the files of the pages', async ({ sharedApp }) => {
  const { page } = sharedApp;
  const statuses = await page.evaluate(async () => {
    const paths = [
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..%5cmain%5cindex.js',
      '/main/index.js',
      '/nothing.js',
      '/join/ABC234',
    ];
    return Promise.all(paths.map(async (path) => (await fetch(path)).status));
  });
  expect(statuses).toEqual([404, 404, 404, 404, 404, 200]);
  const elsewhere = await page.evaluate(() =>
    fetch('app://evil/index.html').then(
      (r) => r.status,
      () => 'refused',
    ),
  );
  expect(['refused', 404]).toContain(elsewhere);
});
