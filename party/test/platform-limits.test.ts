import { readdirSync, readFileSync } from 'node:fs';
import { greeting } from '@tallyho/game/protocol/greeting';
import { protocolVersion } from '@tallyho/game/protocol/version';
import { expect, test, vi } from 'vitest';
import FanoutParty from '../src/fanout/server.ts';
import TallyhoParty from '../src/server.ts';
import PersonParty from '../src/user/server.ts';
import { makeTicket } from './edge-client.ts';
import { serviceSecret, siteOrigin, ticketSecret } from './harness.ts';
import { lobbyOf, World } from './world.ts';

type Lobby = Parameters<typeof TallyhoParty.onBeforeConnect>[1];
type PartyRequest = Parameters<typeof TallyhoParty.onBeforeConnect>[0];
type PartyRoom = ConstructorParameters<typeof TallyhoParty>[0];
type PartyConnection = Parameters<InstanceType<typeof TallyhoParty>['onError']>[0];

/** The platform's traps that cannot be provoked under `partykit dev`; the others are in real-entrance.test.ts. */
const env = {
  TICKET_SECRET: ticketSecret,
  SERVICE_SECRET: serviceSecret,
  EDGE_URL: 'http://127.0.0.1:1',
  ALLOWED_ORIGINS: 'same-host',
};
const source = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
// The platform gives more than the gate looks at: only that much is made up here.
const lobbyWith = (vars: object) => ({ id: 'ROOMAB', env: vars }) as unknown as Lobby;
const asPartyRequest = (request: Request) => request as unknown as PartyRequest;
const roomWith = (storage: object) => ({ env, storage, getConnections: () => [] }) as unknown as PartyRoom;

test('trap 1: one file knows the platform', () => {
  const files = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts'));
  expect(sources.filter((file) => /from 'partykit/.test(source(file)))).toEqual(['platform.ts']);
});

test('trap 3: the room never asks the platform for its id: an alarm can wake it and messages still work', async () => {
  expect(source('platform.ts')).not.toMatch(/room\.id\b/);
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('two sockets');
  await world.drop(sam);
  world.hibernate();
  await world.pass(6_000);
  expect(robin.names().at(-1)).toBe('updateLobby');
  expect(await world.send(robin, { type: 'sendMessage', text: 'awake' })).toBe(true);
  expect(world.edge.reports.every((report) => report.type === 'game' || report.lobby.code === 'ROOMAB')).toBe(
    true,
  );
});

test('trap 4: sockets that come at once to a room that is not loaded all find it loaded, from one read', async () => {
  const world = new World();
  const users = ['robin1', 'sammy2', 'kim333', 'player4'];
  await lobbyOf(world, users);
  world.kill();
  const back = await Promise.all(users.map((user) => world.connect(user)));
  expect(back.map(({ snapshot }) => snapshot.view.seats.length)).toEqual([4, 4, 4, 4]);
});

const parties = { rooms: TallyhoParty, people: PersonParty };

test.each(Object.entries(parties))(
  'trap 6: a wrong variable stops everything loudly, and the client is told nothing (%s)',
  async (_name, Party) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bad = lobbyWith({ ...env, TIMINGS: '{"awayAfter":"soon"}' });
    const ticket = await makeTicket({ room: 'ROOMAB', sub: 'robin1' });
    const upgrade = new Request(`http://127.0.0.1/?v=${protocolVersion}&ticket=${ticket}`, {
      headers: { origin: siteOrigin, host: '127.0.0.1' },
    });
    for (const answer of [
      await Party.onBeforeConnect(asPartyRequest(upgrade), bad),
      await Party.onBeforeRequest(asPartyRequest(upgrade), bad),
    ]) {
      if (!(answer instanceof Response)) throw new Error('It has to be refused');
      expect([answer.status, await answer.text()]).toEqual([500, '']);
    }
    expect(JSON.stringify(error.mock.calls.map(String))).toContain('TIMINGS');
    error.mockRestore();
  },
);

test.each(Object.entries(parties))(
  'trap 6: what storage throws reaches no client, over socket or HTTP (%s)',
  async (name, Party) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const party = new Party(roomWith({ list: () => Promise.reject(new Error('planted')) }));
    const closes: unknown[][] = [];
    const sent: string[] = [];
    // As much of a platform's socket as an object uses.
    const connection = {
      id: 'a',
      state: {
        user: 'robin1',
        session: 's',
        since: 0,
        aliveAt: null,
        hasGreeted: false,
        isSilent: false,
        isElsewhere: false,
      },
      send: (frame: string) => sent.push(frame),
      close: (...how: unknown[]) => closes.push(how),
    } as unknown as PartyConnection;
    await party.onConnect(connection, { request: asPartyRequest(new Request('http://x/')) as never });
    await party.onMessage('{"id":"command-1","type":"startGame"}', connection);
    await party.onClose(connection);
    await party.onError(connection);
    await party.onAlarm();
    const body = name === 'rooms' ? '{"type":"status"}' : '{"type":"push","events":[]}';
    const answer = await party.onRequest(asPartyRequest(new Request('http://x/', { method: 'POST', body })));
    expect([answer.status, await answer.text()]).toEqual([500, '']);
    expect(sent).toEqual([]);
    expect(JSON.stringify(closes)).not.toContain('planted');
    error.mockRestore();
  },
);

test('trap 6: neither does what a fan-out stumbles over', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const call = () => asPartyRequest(new Request('http://x/', { method: 'POST', body: '{"parcels":[]}' }));
  const context = {
    get parties(): never {
      throw new Error('planted');
    },
  };
  const room = { context } as unknown as PartyRoom;
  for (const answer of [
    await FanoutParty.onBeforeRequest(call(), lobbyWith({ ...env, SERVICE_SECRET: 'short' })),
    await new FanoutParty(room).onRequest(call()),
  ])
    expect([answer.status, await answer.text()]).toEqual([500, '']);
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});

test.each(Object.entries({ ...parties, fanout: FanoutParty }))(
  'trap 10: no cron and no fetch handler can be called by strangers (%s)',
  (_name, Party) => {
    expect('onCron' in Party || 'onFetch' in Party || 'onSocket' in Party).toBe(false);
  },
);

test('trap 13: a lobby of eight talking at once gets one frame each a tick', async () => {
  const world = new World({ chatCooldown: 0 });
  const sockets = await lobbyOf(
    world,
    Array.from({ length: 8 }, (_, n) => `player${n}`),
  );
  const before = sockets.map(({ frames }) => frames.length);
  await Promise.all(
    sockets.map((socket, n) =>
      world.room.message(
        socket,
        JSON.stringify({ id: `message-${n}`, type: 'sendMessage', text: `I am ${n}` }),
      ),
    ),
  );
  await world.settle();
  expect(sockets.map(({ frames }, n) => frames.length - (before[n] ?? 0))).toEqual(Array(8).fill(1));
  const messages = sockets.map(({ frames }) => JSON.parse(frames.at(-1) ?? '[]').length);
  expect(messages).toEqual(Array(8).fill(9));
});

test('trap 8: who has stopped giving signs of life is closed with 4408, who never gave any is left alone', async () => {
  const world = new World();
  const [robin, sam, kim] = await lobbyOf(world, ['robin1', 'sammy2', 'kim333']);
  if (!robin || !sam || !kim) throw new Error('three sockets');
  const puts = world.storage.puts.length;
  for (const socket of [robin, sam, robin, sam, kim]) await world.room.message(socket, greeting);
  for (let n = 0; n < 4; n++) {
    world.now += 20_000;
    world.hibernate();
    await world.room.message(robin, greeting);
  }
  expect([robin, sam, kim].map(({ closedWith }) => closedWith)).toEqual([null, 4408, null]);
  // Signs of life are not stored; that somebody went away is.
  expect(world.storage.puts.length - puts).toBe(1);
  await world.pass(6_000);
  expect((await world.view(robin)).seats[1]?.presence).toBe('away');
});

test('a person who comes back fifty times without saying goodbye keeps the seat, and ten sockets at most', async () => {
  const world = new World();
  await lobbyOf(world, ['robin1']);
  const sockets = [];
  for (let n = 0; n < 50; n++) {
    world.now += 2_000;
    sockets.push(await world.connect('robin1'));
  }
  expect(sockets.filter(({ closedWith }) => closedWith === null)).toEqual(sockets.slice(-10));
  expect(sockets.at(-1)?.snapshot.view.seats).toHaveLength(1);
});
