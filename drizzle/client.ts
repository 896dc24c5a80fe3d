import { createClient } from '@libsql/client/web';
import { drizzle } from 'drizzle-orm/libsql/web';
import { DatabaseUnavailable } from './errors.ts';
import * as schema from './schema/index.ts';

export interface DatabaseOptions {
  /** http(s) address of the libSQL server. */
  url: string;
  authToken?: string | undefined;
  /** How long one round trip may take, in milliseconds. */
  timeout?: number;
  /** Called once per round trip. */
  onQuery?: () => void;
}

/**
 * Opens the database. Opening costs nothing; each query or batch is one HTTP round trip.
 * A server that is down, hangs or answers 5xx makes the query fail with `DatabaseUnavailable` among its causes.
 */
export const openDatabase = ({ url, authToken, timeout = 2500, onQuery }: DatabaseOptions) => {
  const boundedFetch = async (request: Request): Promise<Response> => {
    onQuery?.();
    let response: Response;
    try {
      response = await fetch(request, { signal: AbortSignal.timeout(timeout) });
    } catch (cause) {
      throw new DatabaseUnavailable('no answer', { cause });
    }
    if (response.status >= 500) throw new DatabaseUnavailable(`status ${response.status}`);
    return response;
  };
  const client = createClient({
    url,
    fetch: boundedFetch,
    ...(authToken === undefined ? {} : { authToken }),
  });
  return drizzle(client, { schema });
};

export type Database = ReturnType<typeof openDatabase>;
