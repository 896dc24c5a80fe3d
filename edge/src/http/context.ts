import type { Database } from '@tallyho/drizzle/client';
import { openDatabase } from '@tallyho/drizzle/client';
import { createMiddleware } from 'hono/factory';
import type { Bindings } from '../env.ts';
import { log } from './log.ts';
import { createPersonClient, type PersonClient } from './person-client.ts';
import { createRoomClient, type RoomClient } from './room-client.ts';
import { createWaitUntil, type WaitUntil } from './wait-until.ts';

/** What every API request has. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    db: Database;
    /** Opens the same for what is rare and may take long. */
    openPatientDb: () => Database;
    rooms: RoomClient;
    people: PersonClient;
    later: WaitUntil;
  };
}

/** Whoever has a public link's token sees its result: the log does not tell it. */
const withoutToken = (path: string): string => path.replace(/^(\/api\/shared\/|\/r\/)[^/]+/, '$1…');

/** Gives the request its id, database and rooms, and writes its line into the log when it is answered. */
export const withContext = createMiddleware<AppEnv>(async (c, next) => {
  const started = Date.now();
  const requestId = crypto.randomUUID();
  let queries = 0;
  c.set('requestId', requestId);
  const database = {
    url: c.env.LIBSQL_URL,
    authToken: c.env.LIBSQL_AUTH_TOKEN,
    onQuery: () => {
      queries += 1;
    },
  };
  c.set('db', openDatabase(database));
  c.set('openPatientDb', () => openDatabase({ ...database, timeout: 20_000 }));
  c.set('rooms', createRoomClient(c.env));
  c.set('people', createPersonClient(c.env));
  c.set('later', createWaitUntil(c));
  await next();
  c.header('X-Request-Id', requestId);
  const { method, path } = c.req;
  log('info', 'request', {
    requestId,
    method,
    path: withoutToken(path),
    status: c.res.status,
    ms: Date.now() - started,
    queries,
  });
});
