import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { listen } from '../../testkit/listen.ts';

/** The values that differ between requests. */
export type Gap = 'hash' | 'now' | 'user' | 'prefix' | 'prefixEnd';
export type Template = { sql: string; args: ({ gap: Gap } | { value: string | number | null })[] };
export type Statements = Record<'session' | 'friends' | 'search' | 'unread', Template>;

const value = v.variant('type', [
  v.object({ type: v.literal('null') }),
  v.object({ type: v.picklist(['integer', 'text']), value: v.string() }),
  v.object({ type: v.literal('float'), value: v.number() }),
]);
const statement = v.object({ sql: v.string(), args: v.optional(v.array(value), []) });
/** The request of the database client: one statement, and the end of its stream. */
const pipeline = v.object({ requests: v.array(v.object({ type: v.string(), stmt: v.optional(statement) })) });

export type Recorded = v.InferOutput<typeof statement>;

/** Starts a proxy in front of the database that records the statements. */
export const startRecorder = async (port: number, database: string) => {
  const recorded: Recorded[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    for (const { stmt } of v.parse(pipeline, JSON.parse(body)).requests) if (stmt) recorded.push(stmt);
    const answer = await fetch(`${database}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' },
      body,
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  const { stop } = await listen(server, port);
  return {
    /** Returns the statements since the last call. */
    take: () => recorded.splice(0),
    stop,
  };
};

/** Returns a recorded statement with placeholders for these values. `now`: any number near the current time (ms). */
export const templateOf = ({ sql, args }: Recorded, values: Partial<Record<Gap, string>>): Template => ({
  sql,
  args: args.map((arg) => {
    if (arg.type === 'null') return { value: null };
    const [gap] = Object.entries(values).find(([, known]) => known === arg.value) ?? [];
    if (gap) return { gap: gap as Gap }; // a key of `values`
    if (arg.type === 'integer' && Math.abs(Number(arg.value) - Date.now()) < 60_000) return { gap: 'now' };
    return { value: arg.type === 'text' ? arg.value : Number(arg.value) };
  }),
});
