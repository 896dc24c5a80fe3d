import type { MiddlewareHandler } from 'hono';
import { type DescribeRouteOptions, describeRoute, resolver, uniqueSymbol } from 'hono-openapi';
import * as v from 'valibot';
import { type ErrorCode, errorKind } from './errors.ts';

/** What a route responds with if it succeeds: JSON, a file, or a redirect to the described target. */
type Success = { response: v.GenericSchema } | { mediaType: string } | { redirect: string };

type Description = Success & {
  /** Group in the documentation. */
  tag: string;
  /** One sentence. */
  summary: string;
  /** Errors specific to this route; errors common to all routes are omitted. */
  errors?: readonly ErrorCode[];
};

/** The field `success` of every 2xx response. */
export const success = v.literal(true);
/** The 2xx response of a route that returns no data. */
export const doneResponse = v.object({ success });
/** The body of that response; a route that returns data adds it. */
export const done = { success: true } as const;

/** OpenAPI entry for an error response. All errors share one schema. */
export const errorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const errorsByStatus = (codes: readonly ErrorCode[]) => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorKind(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      errorResponse(list.map((code) => `\`${code}\`: ${errorKind(code).message}`).join(' · ')),
    ]),
  );
};

const successOf = (description: Success): DescribeRouteOptions['responses'] => {
  if ('redirect' in description) return { 302: { description: description.redirect } };
  const content =
    'response' in description
      ? { 'application/json': { schema: resolver(description.response) } }
      : { [description.mediaType]: { schema: { type: 'string', format: 'binary' } as const } };
  return { 200: { description: 'Done.', content } };
};

/** Adds a route to the documentation at /api/docs. */
export const describe = ({ tag, summary, errors = [], ...description }: Description) =>
  describeRoute({
    tags: [tag],
    summary,
    responses: {
      ...successOf(description),
      ...errorsByStatus(errors),
      '4XX': errorResponse('The request was refused.'),
      '5XX': errorResponse('The server failed, or is not available.'),
    },
  });

/** Adds what a middleware requires (a login, a header) to the documentation of every route that uses it. */
export const documented = <Handler extends MiddlewareHandler>(
  requirement: Pick<DescribeRouteOptions, 'security' | 'parameters'>,
  middleware: Handler,
): Handler => Object.assign(middleware, { [uniqueSymbol]: { spec: requirement } });
