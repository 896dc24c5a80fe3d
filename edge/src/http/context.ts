import type { Database } from '@tallyho/drizzle/client';
import { openDatabase } from '@tallyho/drizzle/client';
import { createMiddleware } from 'hono/factory';
import type { Bindings } from '../env.ts';
import { log } from './log.ts';
import { countRequest, isPushDue, metrics, pushMetrics } from './metrics.ts';
import { createRoomClient, type RoomClient } from './room-client.ts';
import { readService } from './service-token.ts';
import { createUserObjectClient, type UserObjectClient } from './user-object-client.ts';
import { createWaitUntil, type WaitUntil } from './wait-until.ts';

/** Bindings and variables of every API request. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    db: Database;
    /** Opens a connection with a longer timeout, for rare and slow operations. */
    openDbWithLongTimeout: () => Database;
    rooms: RoomClient;
    userObjects: UserObjectClient;
    waitUntil: WaitUntil;
    /** Id of the account of the request's session, once that is read; null without a session. */
    accountId: string | null;
    /** Subject of the request's service token; null without a valid one. */
    service: string | null;
  };
}

/** Removes the token of a public link from a path: a token gives access to the result, so it must not be logged. */
const withoutToken = (path: string): string =>
  path.replace(/^(\/api\/(?:admin\/)?shared\/|\/r\/)[^/]+/, '$1…');

/**
 * Returns how long a request waits for one answer of the database, in ms: `LIBSQL_TIMEOUT`. Undefined if that is unset or is not a
 * whole number above 0: then the database's default is valid.
 */
export const databaseTimeout = ({ LIBSQL_TIMEOUT }: { LIBSQL_TIMEOUT?: string }): number | undefined => {
  const timeout = Number(LIBSQL_TIMEOUT);
  return Number.isSafeInteger(timeout) && timeout > 0 ? timeout : undefined;
};

/** Sets the request's id, database and room client, and logs the request when the response is ready. */
export const withContext = createMiddleware<AppEnv>(async (c, next) => {
  const started = Date.now();
  const requestId = crypto.randomUUID();
  let queries = 0;
  c.set('requestId', requestId);
  const database = {
    url: c.env.LIBSQL_URL,
    authToken: c.env.LIBSQL_AUTH_TOKEN,
    timeout: databaseTimeout(c.env),
    onQuery: () => {
      queries += 1;
    },
    onAnswer: (ms: number, isAnswered: boolean) => {
      metrics.observe('databaseCalls', {}, ms / 1_000);
      if (!isAnswered) metrics.count('failedDatabaseCalls', {});
    },
  };
  c.set('db', openDatabase(database));
  c.set('openDbWithLongTimeout', () => openDatabase({ ...database, timeout: 20_000 }));
  c.set('rooms', createRoomClient(c.env));
  c.set('userObjects', createUserObjectClient(c.env));
  c.set('waitUntil', createWaitUntil(c));
  c.set('accountId', null);
  c.set('service', await readService(c.env.SERVICE_SECRET, c.req.header('Authorization')));
  await next();
  c.header('X-Request-Id', requestId);
  const { method, path } = c.req;
  const ms = Date.now() - started;
  countRequest(path, c.res.status, ms);
  if (c.env.METRICS !== 'off' && isPushDue(started)) c.var.waitUntil(pushMetrics(c.env));
  log('info', 'request', {
    requestId,
    method,
    path: withoutToken(path),
    status: c.res.status,
    ms,
    queries,
  });
});
