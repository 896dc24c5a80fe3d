import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { app } from '../src/app.ts';
import { Browser, site } from './browser.ts';
import { expectDescribed } from './described-responses.ts';

interface Specification {
  paths: Record<string, Record<string, { summary?: string; requestBody?: unknown; security?: object[] }>>;
}

test('GET /api/openapi.json describes every route, with its body if it has one', async () => {
  const specification = await (await new Browser().get('/api/openapi.json')).json<Specification>();
  const documented = Object.entries(specification.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const own = /^\/api\/(docs|openapi\.json|internal)/;
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !own.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{.+?\})?/g, '{$1}')}`);
  expect(documented).toEqual(expect.arrayContaining([...new Set(routes)]));
  expect(specification.paths['/api/user/register']?.post).toMatchObject({
    summary: expect.stringContaining('Create an account and log in.'),
    requestBody: {
      content: {
        'application/json': {
          schema: { type: 'object', required: ['username', 'email', 'password'] },
        },
      },
    },
  });
});

test('the description passes the recommended rules of a foreign checker', async () => {
  const description = await new Browser().get('/api/openapi.json');
  const linted = await env.API_LINTER.fetch('http://linter.test', {
    method: 'POST',
    body: await description.text(),
  });
  expect(await linted.json()).toEqual([]);
});

test('the description names a login for exactly the routes that refuse visitors', async () => {
  const { paths } = await (await new Browser().get('/api/openapi.json')).json<Specification>();
  const wrong: string[] = [];
  for (const [path, item] of Object.entries(paths))
    for (const [method, { security = [] }] of Object.entries(item)) {
      const concrete = path.replace(/\{\w+\}/g, 'unknown');
      const { status } = await new Browser().call(concrete, { method: method.toUpperCase() });
      const logins = security.map((login) => JSON.stringify(login));
      if (new Set(logins).size < logins.length) wrong.push(`${method} ${path}: a login is listed twice`);
      if ((status === 401) !== security.length > 0) wrong.push(`${method} ${path}: ${status}`);
    }
  expect(wrong).toEqual([]);
});

test('tests refuse a response with a status, type or body that the description does not have', async () => {
  const url = new URL('/api/user/auth-check', site);
  const check = (response: Response) => expectDescribed('GET', url, response);
  await check(await new Browser().get(url.pathname));
  await expect(check(Response.json({ success: 'yes' }))).rejects.toThrow('differs from its description');
  await expect(check(Response.json({}, { status: 201 }))).rejects.toThrow('is not described');
  await expect(check(Response.json({ success: false }, { status: 401 }))).rejects.toThrow('differs');
  await expect(check(new Response('<p>', { headers: { 'Content-Type': 'text/html' } }))).rejects.toThrow(
    'has the type text/html',
  );
});

test('GET /api/docs shows it as a page without external resources', async () => {
  const response = await new Browser().get('/api/docs');
  const page = await response.text();
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'",
  );
  expect(page).toContain('POST /api/user/register');
  expect(page).not.toMatch(/<script|(src|href)="(https?:)?\/\//);
  expect((await new Browser().get('/api/docs/style.css')).headers.get('Content-Type')).toContain('text/css');
});
