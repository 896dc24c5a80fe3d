import { expect, test } from 'vitest';
import { app } from '../src/app.ts';
import { Browser } from './browser.ts';

interface Specification {
  paths: Record<string, Record<string, { summary?: string; requestBody?: unknown }>>;
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
