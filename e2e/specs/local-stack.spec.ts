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

test('the database does not respond to requests without its key', async () => {
  const { url } = runningStack().libsql;
  const response = await fetch(`${url}/v2/pipeline`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: 'http://evil.example' },
    body: '{"requests":[{"type":"execute","stmt":{"sql":"select password_hash from users"}}]}',
  });
  expect(response.status).toBe(401);
});
