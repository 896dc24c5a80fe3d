import { toJsonSchema } from '@valibot/to-json-schema';
import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { AppEnv } from './context.ts';
import { errorResponse } from './describe.ts';
import { documentationPage, methods, type Specification, style, stylePath } from './documentation-page.ts';
import { errorBodySchema } from './errors.ts';
import { budget } from './rate-limit.ts';

type Schema = NonNullable<Specification['components']['schemas']>[string];

const documentation = () => ({
  components: {
    schemas: { Error: toJsonSchema(errorBodySchema) as Schema }, // OpenAPI 3.1 schemas are JSON Schema
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-session',
        description: 'Set by a login. On plain http, as in a local network, its name is `session`.',
      },
      serviceToken: { type: 'http', scheme: 'bearer', description: 'Made by the deployment’s own tools.' },
    } as const,
  },
  // Routes without a requirement of their own are open to visitors.
  security: [],
  servers: [{ url: '/', description: 'This site' }],
  info: {
    title: 'Tallyho API',
    version: '1',
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'Calls that change something must come from the site itself; the session is a cookie. Errors have the body { success: false, error, message, field?, requestId? }.',
  },
});

/** Lists each login once: a route can have several middlewares that require it. */
const withoutRepetition = (specification: Specification): Specification => {
  for (const item of Object.values(specification.paths))
    for (const method of methods) {
      const operation = item[method];
      if (operation?.security)
        operation.security = [
          ...new Map(operation.security.map((login) => [JSON.stringify(login), login])).values(),
        ];
    }
  return specification;
};

/** Adds GET /api/openapi.json and its HTML page at /api/docs, generated from the routes' validation schemas. */
export const addDocumentation = (app: Hono<AppEnv>): void => {
  let specification: Specification | undefined;
  const load = async () => {
    if (specification) return specification;
    const generated = await generateSpecs(app, {
      documentation: documentation(),
      defaultValidationErrorResponse: errorResponse('`invalidInput` with the field, or `invalidJson`.'),
      excludeStaticFile: false,
      exclude: [/^\/api\/internal/, /^\/api\/docs/, /^\/api\/openapi/],
    });
    specification = withoutRepetition(generated);
    return specification;
  };
  app.get('/api/openapi.json', budget('pages'), async (c) => c.json(await load()));
  app.get(stylePath, budget('pages'), (c) =>
    c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/api/docs', budget('pages'), async (c) => {
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'",
    );
    return c.html(documentationPage(await load()));
  });
};
