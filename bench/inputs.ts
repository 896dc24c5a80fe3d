import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../scripts/stack/stack.ts';
import { HttpClient } from '../testkit/http-client.ts';
import { type LongCall, longCalls, maxLengths, type Specification } from '../testkit/long-calls.ts';
import { register } from '../testkit/register.ts';
import { describeMachine, percent } from './report/machine.ts';
import { quantile } from './report/spread.ts';
import { printTable } from './report/table.ts';

const shortLengths = { body: 8, url: 8 };
/** Fields in the table: those with the highest ratios. */
const shownFields = 15;

/** Returns the milliseconds of one call. Each has its own address, so that no limit per address answers for it. */
const timeOf = async (client: HttpClient, { method, url, body }: LongCall): Promise<number> => {
  const headers = { 'CF-Connecting-IP': crypto.randomUUID() };
  const start = performance.now();
  const response = await client.call(url, { method, headers, ...(method !== 'GET' && { body }) });
  await response.arrayBuffer();
  return performance.now() - start;
};

const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Compares the longest text that the API reads with a short one, on every field of every path, against a real stack. `port`:
 * the first of three; `rounds`: pairs of calls for each field.
 */
export const benchInputs = async ({ port, rounds, idle }: { port: number; rounds: number; idle: number }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tallyho-inputs-'));
  const stack = await startStack({ port, dataDir, quiet: true, starterThemes: [] });
  try {
    const user = new HttpClient(stack.url);
    const account = { username: 'Bench', email: 'bench@example.com', password: 'Kestrel93' };
    await register(user, account);
    const specification = await user.requestJson<Specification>('GET', '/api/openapi.json');
    const isKept = ({ name }: LongCall) => !/logout|delete-account|sessions/.test(name);
    const long = longCalls(specification, maxLengths).filter(isKept);
    const short = longCalls(specification, shortLengths).filter(isKept);
    const rows: { name: string; short: number; long: number }[] = [];
    for (const [index, call] of long.entries()) {
      const other = short[index];
      if (!other) throw new Error(`No short call for ${call.name}`);
      const times = { short: [] as number[], long: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        times.short.push(await timeOf(user, other));
        times.long.push(await timeOf(user, call));
      }
      rows.push({ name: call.name, short: median(times.short), long: median(times.long) });
    }
    rows.sort((a, b) => b.long / b.short - a.long / a.short);
    console.log(
      `${describeMachine(['hono', 'valibot'])}; ${percent(idle)} idle before; ${rounds} pairs per field\n`,
    );
    console.log(
      `${rows.length} fields, ${maxLengths.body} characters in a body, ${maxLengths.url} in a URL\n`,
    );
    printTable(
      ['field', 'short (ms)', 'long (ms)', 'x short'],
      rows
        .slice(0, shownFields)
        .map(({ name, short: brief, long: whole }) => [
          name,
          brief.toFixed(1),
          whole.toFixed(1),
          (whole / brief).toFixed(2),
        ]),
    );
    const ratios = rows.map(({ short: brief, long: whole }) => whole / brief);
    console.log(`\nmedian of the ratios: ${median(ratios).toFixed(2)}`);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
