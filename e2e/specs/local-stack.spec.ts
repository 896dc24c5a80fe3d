import { Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { HttpClient } from '../../testkit/http-client.ts';
import { listeningSockets } from '../../testkit/listening-sockets.ts';
import { expect, test } from '../fixtures.ts';
import { runningStack } from '../stack/control.ts';

test('the site’s port serves no tool of the development server', async () => {
  const client = new HttpClient(runningStack().url);
  for (const path of [
    '/cdn-cgi/local/explorer',
    '/cdn-cgi/local/explorer/api/r2/buckets',
    '/cdn-cgi/local/explorer/api/local/workers',
    '/cdn-cgi/explorer/api/r2/buckets',
    '/cdn-cgi/local/explorer/api/observability/query',
  ]) {
    const response = await client.get(path);
    const text = await response.text();
    expect(`${response.status} ${text}`, path).not.toMatch(/explorer|bucket|"result"/i);
  }
});

test('no page and no other program starts a scheduled job', async () => {
  const client = new HttpClient(runningStack().url);
  for (const path of ['/cdn-cgi/local/scheduled', '/cdn-cgi/handler/scheduled', '/cdn-cgi/mf/scheduled']) {
    const response = await client.get(path);
    expect(await response.text(), path).not.toMatch(/^(ok|\{)/i);
  }
});

/** Returns true if `address` accepts a connection. */
const accepts = (address: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = new Socket();
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
    socket.connect(port, address);
  });

/** What a web page of another site gets from a port; null if it does not respond with HTTP. */
const asForeignPage = async (port: number, path: string) => {
  try {
    const headers = { origin: 'http://evil.example' };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const text = await response.text();
    return { allowed: response.headers.get('access-control-allow-origin'), text };
  } catch {
    return null;
  }
};

test('every port of the running product is closed to the network, and has no debugger and no file for a web page', async () => {
  // Only Linux lists the sockets and processes in files.
  test.skip(process.platform !== 'linux', 'reads /proc');
  const { url, partyUrl, libsql, mailboxUrl, pid } = runningStack();
  // The process itself also has servers of the tests, which `npm start` does not have.
  const portOf = (address: string) => Number(new URL(address).port);
  const mailbox = mailboxUrl === null ? [] : [portOf(mailboxUrl)];
  const sockets = listeningSockets(pid).filter(
    (socket) => socket.pid !== pid || mailbox.includes(socket.port),
  );
  const ports = [...new Set(sockets.map(({ port }) => port))];
  expect(ports).toEqual(expect.arrayContaining([...[url, partyUrl, libsql.url].map(portOf), ...mailbox]));
  expect(sockets.filter(({ isLoopback }) => !isLoopback)).toEqual([]);
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.flatMap(({ internal, family, address }) => (internal || family !== 'IPv4' ? [] : [address])),
  );
  for (const port of ports) {
    for (const address of addresses) expect(await accepts(address, port), `${address}:${port}`).toBe(false);
    for (const path of ['/json', '/json/list', '/json/version', '/core/error']) {
      const seen = await asForeignPage(port, path);
      expect(seen?.allowed ?? null, `${port}${path}`).toBeNull();
      expect(seen?.text ?? '', `${port}${path}`).not.toMatch(/webSocketDebuggerUrl|Protocol-Version/);
    }
  }
});

test('no secret of the stack is in the command line of a process', () => {
  // Only Linux lists the sockets and processes in files.
  test.skip(process.platform !== 'linux', 'reads /proc');
  const { libsql, pid } = runningStack();
  const commands = listeningSockets(pid).map(({ command }) => command);
  expect(commands.some((command) => command.includes('partykit'))).toBe(true);
  for (const command of commands) {
    expect(command).not.toContain(libsql.authToken ?? 'no key');
    expect(command).not.toMatch(/TICKET_SECRET|SERVICE_SECRET|MAIL_KEY|AUTH_TOKEN/);
  }
});

/** Returns the built files that the site's page loads, directly or later, by their path. */
async function siteFiles(client: HttpClient): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const load = async (path: string): Promise<void> => {
    files.set(path, '');
    const text = await (await client.get(path)).text();
    files.set(path, text);
    const found = text.matchAll(/[./"'`](?:assets\/)?([\w-]{7,}\.(?:js|css))["'`)]/g);
    const paths = [...new Set([...found].map(([, name]) => `/assets/${name}`))].filter(
      (file) => !files.has(file),
    );
    await Promise.all(paths.map(load));
  };
  await load('/');
  return files;
}

test('the built site contains no secret, no page of the development gallery and no manifest', async () => {
  const { url, libsql } = runningStack();
  const client = new HttpClient(url);
  const files = await siteFiles(client);
  expect(files.size).toBeGreaterThan(50);
  const { authToken = '' } = libsql;
  expect(authToken).not.toBe('');
  const forbidden = [
    authToken,
    'TICKET_SECRET',
    'SERVICE_SECRET',
    'LIBSQL_',
    'CLIENT_SECRET',
    'MAIL_KEY',
    '/gallery',
  ];
  for (const [path, text] of files)
    for (const word of forbidden) expect(text.includes(word), `${word} in ${path}`).toBe(false);
  const manifest = await client.get('/.vite/manifest.json');
  expect(manifest.headers.get('content-type')).toContain('text/html');
});

test('the database does not respond to requests without its key', async () => {
  const { url } = runningStack().libsql;
  const response = await fetch(`${url}/v2/pipeline`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: 'http://evil.example' },
    body: '{"requests":[{"type":"execute","stmt":{"sql":"select password_hash from users"}}]}',
  });
  expect(response.status).toBe(401);
});
