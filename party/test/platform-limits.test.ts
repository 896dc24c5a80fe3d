import { readFileSync } from 'node:fs';
import { limits } from '@tallyho/game/limits';
import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import { protocolVersion } from '@tallyho/game/protocol/version';
import { expect, test, vi } from 'vitest';
import { EdgeClient } from '../../testkit/edge-client.ts';
import FanoutParty from '../src/parties/fanout.ts';
import TallyhoParty from '../src/parties/main.ts';
import MetricsParty from '../src/parties/metrics.ts';
import UserParty from '../src/parties/user.ts';
import { siteOrigin } from './upgrade.ts';
import { lobbyOf, World } from './world.ts';

type Lobby = Parameters<typeof TallyhoParty.onBeforeConnect>[1];
type PartyRequest = Parameters<typeof TallyhoParty.onBeforeConnect>[0];
type PartyRoom = ConstructorParameters<typeof TallyhoParty>[0];
type PartyConnection = Parameters<InstanceType<typeof TallyhoParty>['onError']>[0];

/**
 * Platform limitations that cannot be reproduced with `partykit dev`. The others are in
 * real-connections.test.ts.
 */
const secrets = { ticket: 't'.repeat(32), service: 's'.repeat(32) };
const env = {
  TICKET_SECRET: secrets.ticket,
  SERVICE_SECRET: secrets.service,
  EDGE_URL: 'http://127.0.0.1:1',
  ALLOWED_ORIGINS: 'same-host',
};
// Only the fields that the connection check reads. The real platform has more.
const lobbyWith = (vars: object) => ({ id: 'ROOMAB', env: vars }) as unknown as Lobby;
// Only what the connection check calls.
const invocation = { waitUntil: () => {} } as unknown as Parameters<typeof TallyhoParty.onBeforeConnect>[2];
const asPartyRequest = (request: Request) => request as unknown as PartyRequest;
const roomWith = (storage: object) =>
  ({ env, storage, getConnections: () => [], context: { parties: {} } }) as unknown as PartyRoom;

test('user objects are deployed under the name in their addresses and tickets', () => {
  const { parties } = JSON.parse(readFileSync(new URL('../../partykit.json', import.meta.url), 'utf8'));
  expect(parties).toHaveProperty(userObjectNames.party, 'party/src/parties/user.ts');
});

test('an alarm wakes the room without the id of the platform, and messages still work', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  await world.drop(sam);
  world.hibernate();
  await world.pass(6_000);
  expect(robin.names().at(-1)).toBe('updateLobby');
  expect(await world.send(robin, { type: 'sendMessage', text: 'awake' })).toBe(true);
  expect(
    world.edge.reports.every((report) => report.type !== 'lobby' || report.lobby.code === 'ROOMAB'),
  ).toBe(true);
});

test('parallel sockets to a room that is not loaded find it loaded, after one read', async () => {
  const world = new World();
  const users = ['robin1', 'sammy2', 'kim333', 'player4'];
  await lobbyOf(world, users);
  world.kill();
  const back = await world.connectAll(users);
  expect(back.map(({ snapshot }) => snapshot.view.seats.length)).toEqual([4, 4, 4, 4]);
});

const parties = { rooms: TallyhoParty, users: UserParty };

test.each(Object.entries(parties))(
  'an invalid variable stops the server with a log entry, and the client gets no details (%s)',
  async (_name, Party) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bad = lobbyWith({ ...env, TIMINGS: '{"awayAfter":"soon"}' });
    const ticket = await new EdgeClient('', secrets).ticket('ROOMAB', { sub: 'robin1' });
    const upgrade = new Request(`http://127.0.0.1/?v=${protocolVersion}&ticket=${ticket}`, {
      headers: { origin: siteOrigin, host: '127.0.0.1' },
    });
    for (const answer of [
      await Party.onBeforeConnect(asPartyRequest(upgrade), bad, invocation),
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
  'a storage error reaches no client, over socket or HTTP (%s)',
  async (name, Party) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const party = new Party(roomWith({ list: () => Promise.reject(new Error('planted')) }));
    const closes: unknown[][] = [];
    const sent: string[] = [];
    // only the parts of a platform socket that an object uses
    const connection = {
      id: 'a',
      state: {
        user: 'robin1',
        session: 's',
        since: 0,
        aliveAt: null,
        hasSentHeartbeat: false,
        isTimedOut: false,
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

test('an error in a fan-out reaches no client', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const call = () => asPartyRequest(new Request('http://x/', { method: 'POST', body: '{"batches":[]}' }));
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

test.each(Object.entries({ ...parties, fanout: FanoutParty, metrics: MetricsParty }))(
  'the cron and fetch handlers cannot be called from outside (%s)',
  (_name, Party) => {
    expect('onCron' in Party || 'onFetch' in Party || 'onSocket' in Party).toBe(false);
  },
);

test('eight players who chat in the same tick get one frame each', async () => {
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

test('a client whose heartbeats stop is closed with 4408; a client without heartbeats is not closed', async () => {
  const world = new World();
  const [robin, sam, kim] = await lobbyOf(world, ['robin1', 'sammy2', 'kim333']);
  const puts = world.storage.puts.length;
  for (const socket of [robin, sam, robin, sam, kim]) await world.room.message(socket, heartbeatFrame);
  for (let n = 0; n < 4; n++) {
    world.now += 20_000;
    world.hibernate();
    await world.room.message(robin, heartbeatFrame);
  }
  expect([robin, sam, kim].map(({ closedWith }) => closedWith)).toEqual([null, 4408, null]);
  // Heartbeats are not stored; the change to away is.
  expect(world.storage.puts.length - puts).toBe(1);
  await world.pass(6_000);
  expect((await world.view(robin)).seats[1]?.presence).toBe('away');
});

test('a socket is closed after two days, so that its client needs a new ticket; the seat stays', async () => {
  const world = new World();
  const [robin] = await lobbyOf(world, ['robin1']);
  const heartbeatsUntil = async (until: number) => {
    for (; world.now < until; world.now += 20_000) await world.room.message(robin, heartbeatFrame);
  };
  const openedAt = world.now;
  await heartbeatsUntil(openedAt + limits.socketAge - 20_000);
  expect(robin.closedWith).toBe(null);
  await heartbeatsUntil(openedAt + limits.socketAge + 20_000);
  expect(robin.closedWith).toBe(4408);
  expect((await world.connect('robin1')).snapshot.view.seats).toHaveLength(1);
});

test('a user who reconnects fifty times without a close keeps the seat and at most ten sockets', async () => {
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
