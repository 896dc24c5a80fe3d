import { type ErrorCode, errorKind } from '../../src/http/errors.ts';
import { type Browser, site } from '../browser.ts';
import { csrfHeader } from '../csrf.ts';
import { serviceHeader } from '../service.ts';
import type { Call } from './calls.ts';
import { type Outcome, type Role, refusesAccess } from './outcomes.ts';

/** Names that the path must match; others do not exist. */
const known: Readonly<Record<string, string>> = { provider: 'google', code: 'ZZZZZZ', index: '0' };
const addressOf = ({ route, params, query = '' }: Call): string =>
  `${route.split(' ')[1]?.replace(/:(\w+)/g, (_, name) => params?.[name] ?? known[name] ?? 'unknown')}${query}`;

export interface CallResult {
  /** Route and outcome. */
  readonly line: string;
  /** The body of a rejection, without optional fields. */
  readonly refusal: { readonly error?: string } | null;
}

async function resultOf({ route }: Call, expected: Outcome, response: Response): Promise<CallResult> {
  const { ok, status, headers } = response;
  const isJson = headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const body = isJson ? await response.json<{ success?: boolean; error?: ErrorCode }>() : {};
  const { field: _, actualProviders: __, ...refused } = body as Record<string, unknown>;
  const isSentToLogin = status === 302 && new URL(headers.get('Location') ?? '', site).pathname === '/login';
  const isDone = (ok || status === 302) && body.success !== false;
  const isRight = isDone || body.error === undefined || errorKind(body.error).status === status;
  const failure = (isRight && body.error) || `${status} ${body.error}`;
  const outcome = isSentToLogin ? 'sentToLogin' : isDone ? 'done' : failure;
  const passes = expected === 'passes' && !refusesAccess(outcome) && status < 500;
  return {
    line: `${route} ${passes ? expected : outcome}`,
    refusal: isJson && !ok ? refused : null,
  };
}

/** Returns the outcomes that a role gets from the calls of a row, in order: one more if it needs the CSRF-Token header. */
const expectedOf = ({ outcomes, csrf }: Call, role: Role): Outcome[] => {
  const outcome = outcomes[role];
  if (outcome === undefined) return [];
  const isRefusedBefore = ['unauthenticated', 'suspended', 'accountsOnly'].includes(outcome);
  return csrf && !isRefusedBefore ? ['invalidCsrfToken', outcome] : [outcome];
};

/** Makes the calls of the table by one role, with one session and one CSRF token. */
export async function makeCalls(calls: readonly Call[], role: Role, browser: Browser): Promise<CallResult[]> {
  const results: CallResult[] = [];
  let token: Record<string, string> | undefined;
  for (const row of calls) {
    const method = row.route.split(' ')[0] ?? '';
    const service = role === 'service' ? await serviceHeader(row.subject ?? 'content') : {};
    for (const [attempt, expected] of expectedOf(row, role).entries()) {
      if (attempt > 0) token ??= await csrfHeader(browser);
      const headers = { ...service, ...(attempt > 0 && token) };
      const response = await browser.call(addressOf(row), {
        method,
        headers,
        ...(row.body && { body: row.body }),
      });
      results.push(await resultOf(row, expected, response));
    }
  }
  return results;
}

/** Returns the lines that the results of `makeCalls` must have. */
export const linesOf = (calls: readonly Call[], role: Role): string[] =>
  calls.flatMap((row) => expectedOf(row, role).map((outcome) => `${row.route} ${outcome}`));
