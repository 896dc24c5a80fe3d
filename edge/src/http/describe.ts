import { describeRoute, resolver } from 'hono-openapi';
import type * as v from 'valibot';
import { type ErrorCode, errorKind } from './errors.ts';

interface Description {
  /** The group in the documentation. */
  tag: string;
  /** One sentence. */
  summary: string;
  /** Body of the 200. */
  answer?: v.GenericSchema;
  /** Where it leads, if it answers with a redirection instead of a body. */
  redirect?: string;
  /** Errors of its own; those that every route has go without saying. */
  errors?: readonly ErrorCode[];
}

/** The documentation's entry for an error; its shape is described once. */
export const errorAnswer = (description: string) => ({
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
      errorAnswer(list.map((code) => `\`${code}\`: ${errorKind(code).message}`).join(' · ')),
    ]),
  );
};

/** What the documentation at /api/docs says about a route. */
export const describe = ({ tag, summary, answer, redirect, errors = [] }: Description) =>
  describeRoute({
    tags: [tag],
    summary,
    responses: {
      ...(redirect === undefined
        ? {
            200: {
              description: 'Done.',
              ...(answer === undefined
                ? {}
                : { content: { 'application/json': { schema: resolver(answer) } } }),
            },
          }
        : { 302: { description: redirect } }),
      ...errorsByStatus(errors),
    },
  });
