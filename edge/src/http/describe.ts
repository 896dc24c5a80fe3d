import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';
import { type ErrorCode, errorKind } from './errors.ts';

interface Description {
  /** Group in the documentation. */
  tag: string;
  /** One sentence. */
  summary: string;
  /** Body of the 200 response. */
  response?: v.GenericSchema;
  /** Redirect target, for routes that respond with a redirect instead of a body. */
  redirect?: string;
  /** Errors specific to this route; errors common to all routes are omitted. */
  errors?: readonly ErrorCode[];
}

/** The field `success` of every 2xx response. */
export const success = v.literal(true);
/** The 2xx response of a route that returns no data. */
export const doneResponse = v.object({ success });

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

/** Adds a route to the documentation at /api/docs. */
export const describe = ({ tag, summary, response, redirect, errors = [] }: Description) =>
  describeRoute({
    tags: [tag],
    summary,
    responses: {
      ...(redirect === undefined
        ? {
            200: {
              description: 'Done.',
              ...(response === undefined
                ? {}
                : { content: { 'application/json': { schema: resolver(response) } } }),
            },
          }
        : { 302: { description: redirect } }),
      ...errorsByStatus(errors),
    },
  });
