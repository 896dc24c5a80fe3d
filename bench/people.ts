import path from 'node:path';
import { migrateDatabase } from '../scripts/stack/database.ts';
import { root } from '../scripts/stack/processes.ts';
import { sqld } from '../scripts/stack/sqld.ts';
import { createTemporaryConfig } from '../testkit/temporary-config.ts';
import { accounts, fill, friendsEach, peopleCount } from './people/crowd.ts';
import { RequestLoop } from './people/request-loop.ts';
import { type Recorded, type Statements, startRecorder, templateOf } from './people/statements.ts';
import { bundle, serve } from './people/workers.ts';
import { waitForIdle } from './report/idle.ts';
import { describeMachine, percent } from './report/machine.ts';
import { quantile, shown, spreadOf } from './report/spread.ts';
import { printTable } from './report/table.ts';

const routes = [
  { name: 'friends', title: 'friends list', path: '/api/user/friends' },
  { name: 'search', title: 'search', path: '/api/user/friends/search' },
  { name: 'unread', title: 'unread counts', path: '/api/user/messages/unread' },
] as const;
type Route = (typeof routes)[number];

const warmUp = 150;
const samplesPerRound = 400;
/** The share of the total waiting time for an idle machine that each round may use. */
const waitShare = 0.1;

const memberAt = (sample: number) => {
  const account = accounts[(sample * 37) % peopleCount];
  if (!account) throw new Error('The database has no users');
  return account;
};
/** Returns a prefix (two to four letters) of the user's own name. */
const queryOf = ({ name }: Route, sample: number): string =>
  name === 'search' ? `?username=${memberAt(sample * 11).username.slice(0, 2 + (sample % 3))}` : '';

/** Records the two statements of each route from the product's Worker, the session's first. */
const record = async (client: RequestLoop, take: () => Recorded[]): Promise<Statements> => {
  const { id, hash, token } = memberAt(0);
  const found: Partial<Statements> = {};
  for (const route of routes) {
    take();
    const query = queryOf(route, 0);
    await client.request(`${route.path}${query}`, token);
    const prefix = query.split('=')[1] ?? '-';
    const known = { hash, user: id, prefix, prefixEnd: `${prefix}\u{10FFFF}` };
    const [session, own, ...more] = take().map((each) => templateOf(each, known));
    if (!session || !own || more.length > 0)
      throw new Error(`${route.title} does not send exactly two statements`);
    found.session = session;
    found[route.name] = own;
  }
  return found as Statements; // contains all of `routes`
};

type Times = { ours: number[]; bare: number[] };

/** Measures both servers alternately. Throws if their responses differ. */
const measure = async (
  ours: RequestLoop,
  bare: RequestLoop,
  route: Route,
  samples: number,
  from: number,
): Promise<Times> => {
  const times: Times = { ours: [], bare: [] };
  for (let sample = from; sample < from + samples; sample += 1) {
    const query = queryOf(route, sample);
    const { token } = memberAt(sample);
    const requestOurs = async () => {
      const { ms, body } = await ours.request(`${route.path}${query}`, token);
      times.ours.push(ms);
      return body;
    };
    const requestBare = async () => {
      const { ms, body } = await bare.request(`/${route.name}${query}`, token);
      times.bare.push(ms);
      return body;
    };
    const bodies =
      sample % 2 ? [await requestOurs(), await requestBare()] : [await requestBare(), await requestOurs()];
    if (bodies[0] !== bodies[1]) throw new Error(`${route.title}: ${bodies[0]} differs from ${bodies[1]}`);
  }
  return times;
};

/** Compares friends list, search and unread counts of the whole Worker with a server that only runs their SQL statements. */
export const benchPeople = async (options: { port: number; rounds: number; idleTimeout: number }) => {
  const { config, remove } = await createTemporaryConfig(options.port);
  const { dataDir, ports } = config;
  const [oursPort, barePort, recorderPort] = [ports.site, ports.party, ports.sqld + 1];
  const database = sqld(config);
  const stops: (() => void | Promise<void>)[] = [() => database.stop()];
  try {
    await database.start();
    await migrateDatabase(config.libsql);
    const { messages } = await fill(config.libsql);
    const real = bundle(path.join(root, 'wrangler.toml'), path.join(dataDir, 'ours'));
    const minimal = bundle(path.join(root, 'bench/peers/bare-api/wrangler.toml'), path.join(dataDir, 'bare'));
    const product = (url: string) => ({
      name: 'ours',
      bundle: real,
      port: oursPort,
      bindings: {
        LIBSQL_URL: url,
        LIBSQL_AUTH_TOKEN: config.libsql.authToken,
        TICKET_SECRET: config.secrets.ticket,
        SERVICE_SECRET: config.secrets.service,
        PARTY_URL: config.partyUrl,
      },
    });
    const [ours, bare] = [new RequestLoop(oursPort), new RequestLoop(barePort)];
    stops.push(ours.close, bare.close);

    const recorder = await startRecorder(recorderPort, config.libsql.url);
    const recorded = serve(path.join(dataDir, 'recorded'), [product(`http://127.0.0.1:${recorderPort}`)]);
    stops.push(recorder.stop, () => recorded.stop());
    await recorded.start();
    const statements = await record(ours, recorder.take);
    await recorded.stop();

    const workers = serve(path.join(dataDir, 'workers'), [
      product(config.libsql.url),
      {
        name: 'bare',
        bundle: minimal,
        port: barePort,
        bindings: {
          LIBSQL_URL: config.libsql.url,
          LIBSQL_AUTH_TOKEN: config.libsql.authToken,
          STATEMENTS: statements,
        },
      },
    ]);
    stops.push(() => workers.stop());
    await workers.start();
    for (const route of routes) await measure(ours, bare, route, warmUp, 0);
    const idle: number[] = [];
    const rounds = new Map<Route, Times[]>(routes.map((route) => [route, []]));
    for (let round = 0; round < options.rounds; round += 1) {
      idle.push(await waitForIdle(options.idleTimeout * waitShare));
      for (const [route, all] of rounds)
        all.push(await measure(ours, bare, route, samplesPerRound, round * samplesPerRound));
    }
    report(rounds, idle, messages);
  } finally {
    for (const stop of stops.toReversed()) await stop();
    remove();
  }
};

const report = (
  rounds: ReadonlyMap<Route, readonly Times[]>,
  idle: readonly number[],
  messages: number,
): void => {
  const before = spreadOf(idle);
  console.log(describeMachine(['wrangler', 'hono', 'drizzle-orm', '@libsql/client']));
  console.log(
    `${peopleCount} people with ${friendsEach} friends each, ${messages.toLocaleString('en-US')} messages; ` +
      `${idle.length} rounds of ${samplesPerRound} requests to each, by turns; ` +
      `idle before a round ${percent(before.median)} (${percent(before.min)}-${percent(before.max)})\n`,
  );
  const spread = (all: readonly Times[], of: (times: Times) => number, unit: string) =>
    shown(spreadOf(all.map(of)), unit);
  const rows = [...rounds].map(([{ title }, all]) => [
    title,
    ...[0.5, 0.99].flatMap((share) => [
      spread(all, ({ ours }) => quantile(ours, share), ' ms'),
      spread(all, ({ bare }) => quantile(bare, share), ' ms'),
      spread(all, ({ ours, bare }) => quantile(ours, share) / quantile(bare, share), 'x'),
    ]),
  ]);
  printTable(['route', 'p50', 'bare p50', 'ratio', 'p99', 'bare p99', 'ratio'], rows);
};
