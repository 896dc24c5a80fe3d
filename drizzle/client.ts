import { type Client, createClient, type InStatement } from '@libsql/client/web';
import { drizzle } from 'drizzle-orm/libsql/web';
import { DatabaseUnavailable } from './errors.ts';
import { repeatWhileLocked } from './repeat-while-locked.ts';

export interface DatabaseOptions {
  /** The http(s) URL of the libSQL server. */
  url: string;
  authToken?: string | undefined;
  /** The timeout of one round trip (ms). */
  timeout?: number | undefined;
  /** Called before each round trip. */
  onQuery?: () => void;
  /** Called after each round trip, with its time (ms) and true if the server answered. */
  onAnswer?: (ms: number, isAnswered: boolean) => void;
}

/** A lock that the server does not wait for is gone soon (ms). */
const lockWaits = [50, 200] as const;

type BatchStatements = Parameters<Client['batch']>[0];

const isRead = (statement: BatchStatements[number]): boolean => {
  const text = (entry: InStatement) => (typeof entry === 'string' ? entry : entry.sql);
  return /^\s*select\b/i.test(Array.isArray(statement) ? statement[0] : text(statement));
};

/** Batches use write transactions. A batch that reads first would fail if another one writes in between. */
const lockEarly = (client: Client): Client => {
  const batch = client.batch.bind(client);
  client.batch = (statements, mode) =>
    batch(statements, mode ?? (statements.every(isRead) ? 'deferred' : 'write'));
  return client;
};

/**
 * Opens the database. Opening costs nothing; each query or batch is one HTTP round trip.
 * A server that is down, hangs or answers 5xx makes the query fail with `DatabaseUnavailable` among its causes.
 */
export const openDatabase = ({ url, authToken, timeout = 2500, onQuery, onAnswer }: DatabaseOptions) => {
  const boundedFetch = async (request: Request): Promise<Response> => {
    onQuery?.();
    const startedAt = Date.now();
    try {
      const response = await answerOf(request);
      onAnswer?.(Date.now() - startedAt, true);
      return response;
    } catch (error) {
      onAnswer?.(Date.now() - startedAt, false);
      throw error;
    }
  };
  const answerOf = async (request: Request): Promise<Response> => {
    let response: Response;
    try {
      const streamed = await fetch(request, { signal: AbortSignal.timeout(timeout) });
      // Reads the body here, because the timeout can also expire while it arrives.
      response = new Response(await streamed.arrayBuffer(), streamed);
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
  return drizzle(repeatWhileLocked(lockEarly(client), lockWaits));
};

export type Database = ReturnType<typeof openDatabase>;
