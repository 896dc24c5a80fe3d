import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';
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
      ...['apiBase', 'canShare', 'copy', 'followFront', 'isInFront', 'notificationPermission', 'notify'],
      ...[
        'openExternal',
        'requestNotifications',
        'returnsByLink',
        'share',
        'showUnread',
        'siteOrigin',
        'updates',
      ],
    ],
  });
});

/** A site that the app does not play on. Its pages show what they are asked for. */
interface Elsewhere {
  readonly url: string;
  /** The paths that were requested. */
  readonly requested: string[];
}

/** Runs `use` with another site, which serves `pages` by path, and redirects from /leave to `to`. */
async function withElsewhere(
  pages: Readonly<Record<string, string>>,
  use: (site: Elsewhere) => Promise<void>,
  to = '/target',
): Promise<void> {
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requested.push(url);
    if (url === '/leave') return response.writeHead(302, { Location: to }).end();
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<title>${url}</title>${pages[url] ?? ''}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has one
  await use({ url: `http://127.0.0.1:${port}`, requested });
  // Chromium may hold a connection without a request, for which `close` alone would wait a minute.
  server.closeAllConnections();
  server.close();
}

/** Records the attempts to navigate or to attach a web view of all pages, and if the app has prevented them: its own listeners come first. */
const attemptsIn = (app: ElectronApplication) =>
  app.evaluateHandle(({ app: running, webContents }) => {
    const attempts: { event: string; url: string; isPrevented: boolean }[] = [];
    const record = (contents: Electron.WebContents) => {
      for (const event of ['will-navigate', 'will-redirect', 'will-frame-navigate'] as const)
        contents.on(event as 'will-navigate', ({ url, defaultPrevented }) =>
          attempts.push({ event, url, isPrevented: defaultPrevented }),
        );
      contents.on('will-attach-webview', ({ defaultPrevented }, _preferences, { src = '' }) =>
        attempts.push({ event: 'will-attach-webview', url: src, isPrevented: defaultPrevented }),
      );
    };
    for (const contents of webContents.getAllWebContents()) record(contents);
    running.on('web-contents-created', (_event, contents) => record(contents));
    return attempts;
  });

/** Records what is opened in the system's browser and the questions before it. `answers`: the buttons that are pressed. */
const openedIn = (app: ElectronApplication, answers: readonly string[] = []) =>
  app.evaluateHandle(({ dialog, shell }, pressed) => {
    const record = { opened: [] as string[], questions: [] as string[] };
    const remaining = [...pressed];
    shell.openExternal = async (address) => {
      record.opened.push(address);
    };
    // The app uses the form with a window.
    dialog.showMessageBox = (async (_window: unknown, question: Electron.MessageBoxOptions) => {
      record.questions.push(`${question.message} ${question.detail}`);
      return { response: question.buttons?.indexOf(remaining.shift() ?? '') ?? -1, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
    return record;
  }, answers);

test('a page cannot navigate to another site', async ({ sharedApp }) => {
  const { app, page } = sharedApp;
  const attempts = await attemptsIn(app);
  const home = page.url();
  await withElsewhere({}, async ({ url, requested }) => {
    await page.evaluate((to) => window.location.assign(to), `${url}/assigned`);
    await expect
      .poll(() => attempts.jsonValue())
      .toContainEqual({
        event: 'will-navigate',
        url: `${url}/assigned`,
        isPrevented: true,
      });
    expect(requested).toEqual([]);
  });
  for (const address of ['file:///etc/passwd', 'data:text/html,x', 'javascript:document.title="ran"'])
    await page.evaluate((to) => window.location.assign(to), address);
  expect(page.url()).toBe(home);
  expect(await page.title()).not.toBe('ran');
});

test('a redirect leads to no other site', async ({ sharedApp }) => {
  const { app, page } = sharedApp;
  const attempts = await attemptsIn(app);
  await withElsewhere({}, async (target) => {
    await withElsewhere(
      {},
      async ({ url }) => {
        // The app itself opens the address, so that the navigation is allowed and only the redirect is refused.
        await app.evaluate(
          ({ BrowserWindow }, address) =>
            BrowserWindow.getAllWindows()[0]
              ?.loadURL(address)
              .catch(() => undefined),
          `${url}/leave`,
        );
        await expect
          .poll(() => attempts.jsonValue())
          .toEqual([{ event: 'will-redirect', url: `${target.url}/target`, isPrevented: true }]);
      },
      `${target.url}/target`,
    );
    expect(target.requested).toEqual([]);
  });
  expect(page.url()).toBe('app://tallyho/');
});

test('frames and web views of other sites are refused, also in a window that allows web views and a page without a policy', async ({
  stack,
  launch,
}) => {
  const { app } = await launch(stack.url);
  const attempts = await attemptsIn(app);
  await withElsewhere({}, async (inner) => {
    const pages = {
      '/frame': `<iframe src="${inner.url}/framed"></iframe>`,
      '/view': `<webview src="${inner.url}/viewed"></webview>`,
    };
    await withElsewhere(pages, async ({ url }) => {
      await app.evaluate(
        async ({ BrowserWindow }, addresses) => {
          for (const address of addresses) {
            const window = new BrowserWindow({ show: false, webPreferences: { webviewTag: true } });
            await window.loadURL(address);
          }
        },
        [`${url}/frame`, `${url}/view`],
      );
      const prevented = (event: string, path: string) => ({
        event,
        url: inner.url + path,
        isPrevented: true,
      });
      await expect
        .poll(() => attempts.jsonValue())
        .toEqual([prevented('will-frame-navigate', '/framed'), prevented('will-attach-webview', '/viewed')]);
      const kinds = await app.evaluate(({ webContents }) =>
        webContents.getAllWebContents().map((contents) => contents.getType()),
      );
      expect(kinds).toEqual(['window', 'window', 'window']);
      expect(inner.requested).toEqual([]);
    });
  });
});

test('a page opens no window, and a link to another site only after a question, in the system’s browser', async ({
  sharedApp,
  stack,
}) => {
  const { app, page } = sharedApp;
  const record = await openedIn(app, ['Cancel', 'Open']);
  const open = (address: string) => page.evaluate((to) => window.open(to) === null, address);
  for (const address of [
    ...['http://example.org/', 'file:///etc/passwd', 'javascript:alert(1)', 'smb://share/x'],
    ...['data:text/html,x', 'ms-msdt:/id', 'tallyho://join/ABC234', 'https://name:word@example.org/'],
  ])
    expect(await open(address), address).toBe(true);
  expect(await open('https://example.org/cancelled')).toBe(true);
  await expect.poll(async () => (await record.jsonValue()).questions).toHaveLength(1);
  expect(await open('https://example.org/opened')).toBe(true);
  expect(await open(`${stack.url}/credits`)).toBe(true);
  await expect
    .poll(() => record.jsonValue())
    .toEqual({
      questions: [
        'Open example.org in your browser? https://example.org/cancelled',
        'Open example.org in your browser? https://example.org/opened',
      ],
      opened: ['https://example.org/opened', `${stack.url}/credits`],
    });
  expect(app.windows()).toHaveLength(1);
});

test('the code of a page opens only addresses of the site in the system’s browser', async ({
  sharedApp,
  stack,
}) => {
  const { app, page } = sharedApp;
  const record = await openedIn(app, ['Open', 'Open']);
  const own = `${stack.url}/api/user/auth/google`;
  await page.evaluate(
    (addresses) => {
      for (const address of addresses) window.tallyhoPlatform?.openExternal(address);
    },
    [
      'https://example.org/b',
      'smb://share/x',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'ms-msdt:/id',
      own,
    ],
  );
  await expect.poll(() => record.jsonValue()).toEqual({ questions: [], opened: [own] });
});

test('pages get no permissions but to put a picture on the clipboard', async ({ stack, launch }) => {
  // With a camera, so that only the app can refuse it.
  const { page } = await launch(stack.url, { args: ['--use-fake-device-for-media-stream'] });
  const outcome = await page.evaluate(async () => ({
    media: await navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'given',
      ({ name }: Error) => name,
    ),
    notifications: await Notification.requestPermission(),
    location: (await navigator.permissions.query({ name: 'geolocation' })).state,
    clipboardText: await navigator.clipboard.readText().then(
      () => 'read',
      ({ name }: Error) => name,
    ),
    clipboardPicture: await fetch('/icons/icon-192.png')
      .then((response) => response.blob())
      .then((picture) => navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]))
      .then(
        () => 'written',
        ({ name }: Error) => name,
      ),
  }));
  expect(outcome).toEqual({
    ...{ media: 'NotAllowedError', notifications: 'denied', location: 'denied' },
    ...{ clipboardText: 'NotAllowedError', clipboardPicture: 'written' },
  });
});

test('messages from a frame, or from a page of another origin, are ignored', async ({ sharedApp, stack }) => {
  const { app } = sharedApp;
  const outcome = await app.evaluate(({ clipboard, ipcMain, shell }, address) => {
    const opened: string[] = [];
    shell.openExternal = async (address) => {
      opened.push(address);
    };
    clipboard.writeText('before');
    // Electron itself listens to errors.
    const channels = ipcMain
      .eventNames()
      .map(String)
      .filter((name) => name !== 'error');
    const senders = [
      null,
      { url: 'https://example.org/', parent: null },
      { url: 'app://tallyho/', parent: { url: 'app://tallyho/', parent: null } },
    ];
    const answers = channels.flatMap((channel) =>
      senders.map((senderFrame) => {
        const event = { senderFrame, returnValue: '' };
        ipcMain.emit(channel, event, address);
        return event.returnValue;
      }),
    );
    return {
      channels: channels.sort(),
      answers: [...new Set(answers)],
      opened,
      copied: clipboard.readText(),
    };
    // One that a page of the app may open.
  }, `${stack.url}/opened`);
  expect(outcome.channels).toEqual(
    [
      ...[
        'checkForUpdate',
        'copy',
        'followUpdates',
        'notify',
        'openExternal',
        'share',
        'showUnread',
        'start',
      ],
      'takeUpdate',
    ].sort(),
  );
  expect(outcome).toMatchObject({ answers: [''], opened: [], copied: 'before' });
});

test('the bridge does nothing in a real frame of a page, and in a page of another site', async ({
  sharedApp,
  stack,
}) => {
  const { app } = sharedApp;
  await withElsewhere({}, async ({ url }) => {
    const outcome = await app.evaluate(
      async ({ app: running, BrowserWindow, clipboard, ipcMain }, foreign) => {
        clipboard.writeText('before');
        const arrived: string[] = [];
        const haveArrived = new Promise<void>((resolve) => {
          ipcMain.on('copy', function note(_event, text: string) {
            if (arrived.push(text) < 3) return;
            ipcMain.off('copy', note);
            resolve();
          });
        });
        // The app's own window gives its preload script to no frame.
        const webPreferences = {
          preload: `${running.getAppPath()}/out/preload/index.cjs`,
          nodeIntegrationInSubFrames: true,
        };
        const use = (text: string) => `[tallyhoPlatform.siteOrigin, tallyhoPlatform.copy('${text}')][0]`;
        const windows = [
          new BrowserWindow({ show: false, webPreferences }),
          new BrowserWindow({ show: false, webPreferences }),
        ];
        const [own, other] = windows;
        await own?.loadURL('app://tallyho/privacy');
        await own?.webContents.executeJavaScript(`new Promise((resolve) => document.body.append(
        Object.assign(document.createElement('iframe'), { src: '/test-mode/frame', onload: resolve })))`);
        await other?.loadURL(`${foreign}/page`);
        const sites: unknown[] = [
          await own?.webContents.mainFrame.frames[0]?.executeJavaScript(use('frame')),
          await other?.webContents.executeJavaScript(use('page')),
          await own?.webContents.executeJavaScript(use('own')),
        ];
        // They can arrive after the results of the scripts.
        await haveArrived;
        for (const window of windows) window.destroy();
        return { sites, arrived, copied: clipboard.readText() };
      },
      url,
    );
    expect(outcome).toEqual({ sites: ['', '', stack.url], arrived: ['frame', 'page', 'own'], copied: 'own' });
  });
});

test('messages of a page that differ from the contract are refused', async ({ sharedApp }) => {
  const { app, page } = sharedApp;
  const record = await app.evaluateHandle(({ app: running, clipboard }) => {
    const counts: unknown[] = [];
    running.setBadgeCount = (count) => counts.push(count) > 0;
    clipboard.writeText('before');
    return counts;
  });
  await page.evaluate(() => {
    const platform = window.tallyhoPlatform;
    // Values that the types of the contract exclude.
    for (const value of [-1, 1.5, '2', null, Number.NaN, { count: 3 }]) {
      Reflect.apply(platform?.showUnread ?? Object, null, [value]);
      if (typeof value !== 'string') Reflect.apply(platform?.copy ?? Object, null, [value]);
    }
    Reflect.apply(platform?.notify ?? Object, null, [{ title: 'x'.repeat(101), body: '' }, () => undefined]);
    platform?.showUnread(7);
  });
  await expect.poll(() => record.jsonValue()).toEqual([7]);
  expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('before');
  const logs = await app.evaluate(({ app: running }) => running.getPath('logs'));
  const lines = readFileSync(path.join(logs, 'tallyho.log'), 'utf8');
  for (const channel of ['showUnread', 'copy', 'notify'])
    expect(lines).toContain(`A message of the page was refused: ${channel}`);
  await page.evaluate(() => window.tallyhoPlatform?.showUnread(0));
});

test('the app requests nothing from other sites than the one it plays on', async ({
  stack,
  launch,
}, info) => {
  // From the start of its processes on.
  const log = info.outputPath('network.json');
  const { app, page } = await launch(stack.url, { args: [`--log-net-log=${log}`] });
  for (const path of ['/login', '/credits', '/join/ABC234']) {
    await page.evaluate((to) => window.location.assign(to), path);
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await app.close();
  const urls = readFileSync(log, 'utf8').matchAll(/"url":"((?:https?|wss?|file):[^"]+)"/g);
  expect(new Set([...urls].map(([, url = '']) => new URL(url).origin))).toEqual(
    new Set([new URL(stack.url).origin]),
  );
});

test('documents have a content security policy that blocks foreign scripts, styles, connections, frames and forms', async ({
  sharedApp,
  stack,
}) => {
  const { page } = sharedApp;
  const outcome = await page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      blocked.push(effectiveDirective),
    );
    /** Resolves when the policy has blocked something else. */
    const attempt = async (work: () => unknown) => {
      const violation = new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', resolve, { once: true }),
      );
      await work();
      await violation;
    };
    const add = (name: string, properties: object) => () =>
      document.body.append(Object.assign(document.createElement(name), properties));
    // Trusted Types do not apply to imports.
    const code = 'data:text/javascript,window.injected = true';
    await attempt(() => import(code).catch(() => undefined));
    await attempt(add('style', { textContent: 'body { color: red }' }));
    await attempt(() => document.body.setAttribute('style', 'color: red'));
    await attempt(() => fetch('https://example.org/').catch(() => undefined));
    await attempt(() => new WebSocket('wss://example.org/'));
    await attempt(() => new WebSocket('ws://localhost:1/'));
    await attempt(add('img', { src: 'https://example.org/x.png' }));
    await attempt(add('audio', { src: 'https://example.org/x.mp3' }));
    await attempt(add('iframe', { src: 'https://example.org/' }));
    await attempt(add('base', { href: 'https://example.org/' }));
    const form = Object.assign(document.createElement('form'), {
      action: 'https://example.org/',
      method: 'post',
    });
    document.body.append(form);
    await attempt(() => form.submit());
    const policy = (await fetch('/')).headers.get('content-security-policy');
    return { blocked, ran: 'injected' in window, policy };
  });
  expect(outcome.ran).toBe(false);
  expect(outcome.blocked).toEqual([
    ...['script-src-elem', 'style-src-elem', 'style-src-attr', 'connect-src', 'connect-src', 'connect-src'],
    ...['img-src', 'media-src', 'frame-src', 'base-uri', 'form-action'],
  ]);
  expect(outcome.policy).not.toContain('unsafe');
  const { rooms } = (await (await fetch(`${stack.url}/api/config`)).json()) as { rooms: string };
  expect(outcome.policy).toContain(`connect-src 'self' ${rooms};`);
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
      '/index.html',
      '/nothing.js',
      '/join/ABC234',
    ];
    return Promise.all(paths.map(async (path) => (await fetch(path)).status));
  });
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 200]);
  const elsewhere = await page.evaluate(() =>
    fetch('app://evil/index.html').then(
      (r) => r.status,
      () => 'refused',
    ),
  );
  expect(['refused', 404]).toContain(elsewhere);
});
