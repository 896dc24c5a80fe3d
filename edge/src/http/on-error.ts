import { causesOf, isUnavailable } from '@tallyho/drizzle/errors';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from './context.ts';
import { ApiError, type ErrorBody, errorKind } from './errors.ts';
import { log } from './log.ts';
import { metrics } from './metrics.ts';

/** A failed query's message contains its parameters, which may be secrets. Logs only the SQL text. */
const lineOf = (cause: Error): string =>
  cause instanceof DrizzleQueryError ? `query failed: ${cause.query}` : (cause.stack ?? cause.message);

/** Returns the log lines of an unexpected error and its causes. */
export const traceOf = (error: unknown): string[] => [...causesOf(error)].map(lineOf);

/** Maps a thrown value to an API error; null for an unexpected error. */
const asApiError = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status === 400) return new ApiError('invalidJson');
  if (isUnavailable(error)) return new ApiError('unavailable');
  return null;
};

/** Maps a thrown value to the response. A 500 contains only the request id, which is also in the log. */
export const onError = (error: unknown, c: Context<AppEnv>): Response => {
  const requestId = c.get('requestId');
  const known = asApiError(error);
  const { code, message, details } = known ?? new ApiError('internal');
  if (details.budget !== undefined) metrics.count('limitedRequests', { limit: details.budget });
  const { status } = errorKind(code);
  if (status >= 500) {
    log('error', code, { requestId, trace: traceOf(error) });
  }
  if (details.retryAfter !== undefined) c.header('Retry-After', String(details.retryAfter));
  const body: ErrorBody = {
    success: false,
    error: code,
    message,
    ...(details.field === undefined ? {} : { field: details.field }),
    ...(status >= 500 ? { requestId } : {}),
    ...details.extra,
  };
  return c.json(body, status);
};
