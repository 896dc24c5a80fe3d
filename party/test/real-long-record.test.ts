import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createClient } from '@libsql/client';
import { defaultRules } from '@tallyho/game/model/default-rules';
import type { GamePart, RoomMessage } from '@tallyho/game/protocol/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../../scripts/stack/database.ts';
import { edge } from '../../scripts/stack/edge.ts';
import { party } from '../../scripts/stack/party.ts';
import type { Service } from '../../scripts/stack/service.ts';
import { makeSiteFolder } from '../../scripts/stack/site.ts';
import { sqld } from '../../scripts/stack/sqld.ts';
import type { StackConfig } from '../../scripts/stack/stack-config.ts';
import { eventually } from '../../testkit/eventually.ts';
import { HttpClient } from '../../testkit/http-client.ts';
import { listen } from '../../testkit/listen.ts';
import { register } from '../../testkit/register.ts';
import { RoomClient } from '../../testkit/room-client.ts';
import { fetchRoomAddress } from '../../testkit/socket-address.ts';
import { createTemporaryConfig } from '../../testkit/temporary-config.ts';
import { hugeTheme } from './sample-theme.ts';

/** A record that is too long for one request, from real rooms through the real API to a real database. */

const players = 8;
const theme = hugeTheme('Huge', 32);
const megabytes = (bytes: number) => bytes / 1e6;

/** A server between the rooms and the API: has the theme, passes reports on, and runs `afterStored` before it responds. */
const startGateway = async (edgeUrl: string) => {
  const reports: RoomMessage[] = [];
  const control = { afterStored: async (_report: RoomMessage) => {} };
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (url.startsWith('/api/internal/themes/')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ snapshot: theme, available: 1 }));
    }
    const body = await text(request);
    const answer = await fetch(`${edgeUrl}${url}`, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      body,
    });
    if (answer.ok && /\/rooms\//.test(url)) {
      const report = JSON.parse(body) as RoomMessage; // the API has accepted it
      reports.push(report);
      await control.afterStored(report);
    }
    response.writeHead(answer.status).end();
  });
  const { port, stop } = await listen(server);
  return { reports, control, url: `http://127.0.0.1:${port}`, stop };
};

let config: StackConfig;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let rooms: Service;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  const temporary = await createTemporaryConfig(5540);
  config = temporary.config;
  gateway = await startGateway(config.edgeUrl);
  makeSiteFolder();
  const [database, api] = [sqld(config), edge(config)];
  rooms = party({ ...config, edgeUrl: gateway.url }, { resultsCountdown: 200, guessTime: 0 });
  cleanUp.push(
    temporary.remove,
    gateway.stop,
    () => database.kill(),
    () => api.kill(),
    () => rooms.kill(),
  );
  await Promise.all([
    database.start().then(() => migrateDatabase(config.libsql)),
    api.start(),
    rooms.start(),
  ]);
});
afterAll(async () => {
  for (const job of cleanUp.toReversed()) await job();
});

const newPlayer = async (name: string): Promise<HttpClient> => {
  const account = { username: name, email: `${name}@example.com`, password: 'Kestrel93' };
  const client = new HttpClient(config.url);
  await register(client, account);
  return client;
};

const connect = async (account: HttpClient, code: string): Promise<RoomClient> =>
  new RoomClient(await fetchRoomAddress(account, code), { origin: config.url }).joined();

/** Plays the only theme, whose end is the end of the game. Returns the id of the game. */
const play = async (clients: readonly RoomClient[]): Promise<string> => {
  const [leader] = clients;
  if (!leader) throw new Error('There is no leader');
  await leader.sendOrThrow({ type: 'startGame' });
  for (const client of clients) await client.inPhase('readyCheck');
  const { gameId } = leader;
  for (const client of clients) await client.sendOrThrow({ type: 'confirmReadiness', gameId });
  await leader.inPhase('choosing');
  await leader.sendOrThrow({ type: 'themeChosen', gameId, theme: theme.name });
  for (const round of theme.games.keys()) {
    const isPlayed = ({ view }: RoomClient) =>
      view?.stage.phase === 'playing' && view.game?.currentGameRound === round;
    await Promise.all(clients.map((client) => client.until(`round ${round}`, () => isPlayed(client))));
    await Promise.all(clients.map((client) => client.sendAnswer()));
  }
  return gameId;
};

const query = async (sql: string, ...args: (string | number)[]): Promise<Record<string, unknown>[]> => {
  const database = createClient(config.libsql);
  try {
    return (await database.execute({ sql, args })).rows;
  } finally {
    database.close();
  }
};

/** Reads one row after the other, because a response of the database has a maximum size. */
const storedValues = async (column: 'rounds' | 'ratings', id: string): Promise<unknown[]> => {
  const values: unknown[] = [];
  const ofGame = 'from game_rounds where game_id = ?';
  for (const { position } of await query(`select position ${ofGame} order by position`, id)) {
    const [row] = await query(`select ${column} ${ofGame} and position = ?`, id, Number(position));
    values.push(...JSON.parse(String(row?.[column])));
  }
  return values;
};

test('a record of more than 4 MB is stored once and read back, although the rooms are killed between two of its parts', {
  timeout: 120_000,
}, async () => {
  const accounts: HttpClient[] = [];
  for (let n = 1; n <= players; n++) accounts.push(await newPlayer(`Long-record-${n}`));
  const [owner, ...others] = accounts;
  if (!owner) throw new Error('There is no owner');
  const lobby = {
    isPublic: false,
    maxPlayers: players,
    rules: { ...defaultRules, roundsPerTheme: null },
  };
  const { code } = await owner.requestJson<{ code: string }>('POST', '/api/lobby/createLobby', lobby);
  for (const account of others) await account.requestJson('POST', `/api/lobby/joinLobby/${code}`, { code });
  const clients = await Promise.all(accounts.map((account) => connect(account, code)));

  const killed = Promise.withResolvers<void>();
  gateway.control.afterStored = async (report) => {
    if (report.type !== 'gamePart' || report.part !== 1) return;
    gateway.control.afterStored = async () => {};
    await rooms.kill();
    killed.resolve();
  };
  const id = await play(clients);
  await killed.promise;
  expect(await query('select id from games where id = ?', id)).toEqual([]);

  await rooms.start();
  await connect(owner, code);
  const partsOf = () => gateway.reports.filter((report): report is GamePart => report.type === 'gamePart');
  await eventually('the last part', () => partsOf().some(({ part, parts }) => part === parts - 1), 60_000);
  expect(await query('select id from games where id = ?', id)).toHaveLength(1);
  const parts = partsOf();
  expect(parts.slice(0, 2)).toEqual(parts.slice(2, 4));
  const sent = parts
    .slice(2)
    .map((part) => part.text)
    .join('');
  expect(megabytes(sent.length)).toBeGreaterThan(4);
  const record = JSON.parse(sent);
  expect(record._id).toBe(id);
  expect(await storedValues('rounds', id)).toEqual(record.roundsData);
  expect(await storedValues('ratings', id)).toHaveLength(record.ratings.length);
  expect(await query('select part from game_parts where game_id = ?', id)).toEqual([]);
  const { token } = await owner.requestJson<{ token: string }>('POST', `/api/share/${id}`);
  const shared = await new HttpClient(config.url).requestJson<{ result: { rounds: unknown[] } }>(
    'GET',
    `/api/shared/${token}`,
  );
  expect(shared.result.rounds).toHaveLength(record.roundsData.length);
});
