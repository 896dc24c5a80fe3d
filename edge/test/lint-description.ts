import { createConfig, lintFromString } from '@redocly/openapi-core';

/**
 * Checks an OpenAPI description, the body of `request`, by the recommended rules of Redocly. Responds with the list of
 * errors. Runs in Node: the checker generates code, which workerd forbids.
 */
export async function lintDescription(request: { text: () => Promise<string> }): Promise<Response> {
  const source = await request.text();
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const errors = problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
  return Response.json(errors);
}
