import { html } from 'hono/html';
import type { generateSpecs } from 'hono-openapi';

export type Specification = Awaited<ReturnType<typeof generateSpecs>>;
type Operation = NonNullable<Specification['paths'][string]['get']>;

export const stylePath = '/api/docs/style.css';
export const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 0.5rem; margin: 0.5rem 0; padding: 0.5rem 0.75rem; }
summary { cursor: pointer; }
summary code { font-weight: 600; }
h3 { font-size: 1rem; margin: 1rem 0 0; }
pre { overflow: auto; font-size: 0.85rem; margin: 0.25rem 0; }`;

export const methods = ['get', 'post', 'put', 'delete'] as const;

const json = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

/** Schemas of an OpenAPI `content`. All errors share one schema, which is shown once. */
const schemas = (content: unknown) =>
  Object.entries((content ?? {}) as Record<string, { schema?: object }>).flatMap(([type, { schema }]) =>
    schema === undefined || '$ref' in schema ? [] : [html`<code>${type}</code>${json(schema)}`],
  );

const login = ({ security = [] }: Operation) =>
  security.length === 0 ? '' : html`<p>Needs: ${security.flatMap(Object.keys).join(' or ')}</p>`;

const parameters = ({ parameters: list = [] }: Operation) =>
  list.length === 0 ? '' : html`<h3>Parameters</h3>${json(list)}`;

const body = ({ requestBody }: Operation) =>
  requestBody && 'content' in requestBody ? html`<h3>Body</h3>${schemas(requestBody.content)}` : '';

/** The responses of a route. Ranges of statuses are common to all routes, whose error body is shown once. */
const responseSections = ({ responses = {} }: Operation) =>
  Object.entries(responses).map(([status, response]) =>
    response && 'description' in response && /^\d+$/.test(status)
      ? html`<h3>${status}</h3><div>${response.description}</div>${'content' in response ? schemas(response.content) : ''}`
      : '',
  );

/**
 * Renders the documentation as one page without scripts: it works offline and under the strictest content security
 * policy.
 */
export const documentationPage = ({ info, paths, components }: Specification) => {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ title: `${method.toUpperCase()} ${path}`, operation }];
    }),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  const ofTag = (tag: string) =>
    operations.filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${stylePath}">
</head>
<body>
<h1>${info.title}</h1>
<p>${info.description} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
${tags.map(
  (tag) =>
    html`<h2>${tag}</h2>${ofTag(tag).map(
      ({ title, operation }) => html`<details>
<summary><code>${title}</code> ${operation.summary ?? ''}</summary>
${login(operation)}${parameters(operation)}${body(operation)}${responseSections(operation)}
</details>`,
    )}`,
)}
<h2>Errors</h2>
<details><summary>The body of every failed call</summary>${json(components.schemas?.Error)}</details>
</body>
</html>`;
};
