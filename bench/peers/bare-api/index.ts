import { createClient, type InValue, type Row } from '@libsql/client/web';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Statements, Template } from '../../people/statements.ts';

interface Bindings {
  LIBSQL_URL: string;
  LIBSQL_AUTH_TOKEN: string;
  /** The SQL statements of the product's Worker, with placeholders for the values of a request. */
  STATEMENTS: Statements;
}

const hashOf = async (token: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const filled = ({ sql, args }: Template, gaps: Record<string, InValue>) => ({
  sql,
  args: args.map((arg) => ('gap' in arg ? (gaps[arg.gap] ?? null) : arg.value)),
});

let client: ReturnType<typeof createClient> | undefined;

/**
 * The lower bound for a request: only the product's two SQL statements (session and data), without any other code. The
 * response has the same bytes.
 */
const answer = (name: Exclude<keyof Statements, 'session'>, bodyOf: (rows: Row[]) => object) =>
  app.get(`/${name}`, async (c) => {
    const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken, STATEMENTS: statements } = c.env;
    client ??= createClient({ url, authToken });
    const hash = await hashOf(getCookie(c, 'session') ?? '');
    const [session] = (await client.execute(filled(statements.session, { hash, now: Date.now() }))).rows;
    if (!session) return c.json({ success: false }, 401);
    const prefix = c.req.query('username') ?? '';
    const gaps = { user: session[0] ?? null, prefix, prefixEnd: `${prefix}\u{10FFFF}` };
    const { rows } = await client.execute(filled(statements[name], gaps));
    return c.json({ success: true, ...bodyOf(rows) });
  });

const app = new Hono<{ Bindings: Bindings }>();
const card = (row: Row) => ({ _id: row[0], username: row[1], avatar: row[2] });
answer('friends', (rows) => ({ friends: rows.map((row) => ({ ...card(row), presence: row[3] })) }));
answer('search', (rows) => ({ users: rows.map((row) => ({ ...card(row), relation: row[3] })) }));
answer('unread', (rows) => ({ counts: Object.fromEntries(rows.map((row) => [row[0], row[1]])) }));

export default app;
