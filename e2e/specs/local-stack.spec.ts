import { HttpClient } from '../../testkit/http-client.ts';
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
