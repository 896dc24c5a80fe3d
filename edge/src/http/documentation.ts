import { toJsonSchema } from '@valibot/to-json-schema';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { generateSpecs } from 'hono-openapi';
import type { AppEnv } from './context.ts';
import { errorAnswer } from './describe.ts';
import { errorBodySchema } from './errors.ts';

type Specification = Awaited<ReturnType<typeof generateSpecs>>;
type Schema = NonNullable<Specification['components']['schemas']>[string];

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; } summary code { font-weight: 600; } summary span { opacity: .75; }
pre { overflow: auto; font-size: .85rem; }`;

const operations = (specification: Specification) =>
  Object.entries(specification.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ path, method: method.toUpperCase(), operation }];
    }),
  );

const page = (specification: Specification) => {
  const all = operations(specification);
  const tags = [...new Set(all.map(({ operation }) => operation.tags?.[0]))];
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${specification.info.title}</title>
<link rel="stylesheet" href="/api/docs/style.css"></head>
<body><h1>${specification.info.title}</h1>
<p>${specification.info.description} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
${tags.map(
  (tag) =>
    html`<h2>${tag ?? 'Other'}</h2>${all
      .filter(({ operation }) => operation.tags?.[0] === tag)
      .map(
        ({ path, method, operation }) => html`<details>
<summary><code>${method} ${path}</code> <span>${operation.summary ?? ''}</span></summary>
<pre>${JSON.stringify(
          {
            parameters: operation.parameters,
            requestBody: operation.requestBody,
            responses: operation.responses,
          },
          null,
          2,
        )}</pre></details>`,
      )}`,
)}
</body></html>`;
};

const documentation = () => ({
  components: { schemas: { Error: toJsonSchema(errorBodySchema) as Schema } }, // 3.1's schemas are JSON Schema
  info: {
    title: 'Tallyho API',
    version: '1',
    description:
      'Errors answer { success: false, error, message, field?, requestId? }. Unsafe calls must come from the site itself; the session is a cookie.',
  },
});

/** GET /api/openapi.json and a page of it at /api/docs, made from the schemas that the routes check with. */
export const addDocumentation = (app: Hono<AppEnv>): void => {
  let specification: Specification | undefined;
  const load = async () => {
    specification ??= await generateSpecs(app, {
      documentation: documentation(),
      defaultValidationErrorResponse: errorAnswer('`invalidInput` with the field, or `invalidJson`.'),
      excludeStaticFile: false,
      exclude: [/^\/api\/internal/],
    });
    return specification;
  };
  app.get('/api/openapi.json', async (c) => c.json(await load()));
  app.get('/api/docs/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/api/docs', async (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    return c.html(page(await load()));
  });
};
