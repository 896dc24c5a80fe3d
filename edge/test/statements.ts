import { env } from 'cloudflare:workers';
import type { InStatement } from '@libsql/client/web';
import * as v from 'valibot';

const argument = v.pipe(
  v.object({ type: v.string(), value: v.optional(v.union([v.string(), v.number()]), '') }),
  v.transform(({ type, value }) => (type === 'null' ? null : type === 'text' ? value : Number(value))),
);
const statement = v.object({
  sql: v.optional(v.string()),
  /** Refers to a text that was sent in the same request. */
  sql_id: v.optional(v.number()),
  args: v.optional(v.array(argument), []),
});
/** The database client's request body of one round trip. */
const pipeline = v.object({
  requests: v.array(
    v.object({
      type: v.string(),
      ...v.omit(statement, ['args']).entries,
      stmt: v.optional(statement),
      batch: v.optional(v.object({ steps: v.array(v.object({ stmt: statement })) })),
    }),
  ),
});

const statementsIn = (body: unknown): InStatement[] => {
  const { requests } = v.parse(pipeline, body);
  const kept = new Map(requests.map(({ sql_id, sql }) => [sql_id, sql]));
  return requests
    .flatMap(({ stmt, batch }) => [...(stmt ? [stmt] : []), ...(batch?.steps ?? []).map((step) => step.stmt)])
    .map(({ sql, sql_id, args }) => ({ sql: sql ?? kept.get(sql_id) ?? '', args }));
};

/** Returns all statements that are sent to the database during `work`. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<InStatement[]> => {
  const statements: InStatement[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith(env.LIBSQL_URL))
      statements.push(...statementsIn(await request.clone().json()));
    return fetch(request);
  };
  try {
    await work();
  } finally {
    globalThis.fetch = fetch;
  }
  return statements;
};
