import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

const root = fileURLToPath(new URL('..', import.meta.url));
const config = readConfig({ config: `${root}wrangler.toml` }, { hideWarnings: true });

test('the platform writes no URL of a request into its logs or traces', () => {
  expect(config.observability).toMatchObject({
    enabled: true,
    logs: { enabled: true, invocation_logs: false },
    traces: { enabled: false },
  });
  expect(config.logpush ?? false).toBe(false);
});

const secret = '(?:LIBSQL_AUTH_TOKEN|MAIL_KEY|[A-Z]+_(?:CLIENT_)?SECRET)';

test('wrangler.toml contains no secret', () => {
  expect(Object.keys(config.vars).filter((name) => new RegExp(`^${secret}$`).test(name))).toEqual([]);
});

test('docs/deploying.md puts no secret on a command line', () => {
  const page = readFileSync(`${root}docs/deploying.md`, 'utf8');
  // An option with a value, or an assignment before a command.
  const onCommandLine = new RegExp(`--var ${secret}[:=]\\S+|${secret}=\\S+ +\\S.*`, 'g');
  expect(page.match(onCommandLine)).toBeNull();
  expect('--var TICKET_SECRET=x').toMatch(onCommandLine);
  expect('LIBSQL_AUTH_TOKEN=x npm run migrate').toMatch(onCommandLine);
});

test('a counter of the platform allows the number in its name per minute, and shares its counts with no other', () => {
  // wrangler has no type for this table.
  const counters: { name: string; namespace_id: string; simple: object }[] = config.ratelimits;
  expect(counters).not.toEqual([]);
  for (const { name, simple } of counters)
    expect(simple).toEqual({ limit: Number(/^PER_MINUTE_(\d+)$/.exec(name)?.[1]), period: 60 });
  expect(new Set(counters.map((counter) => counter.namespace_id)).size).toBe(counters.length);
});
