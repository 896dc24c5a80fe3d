import { limits } from '@tallyho/game/limits';
import { MetricSeries } from '@tallyho/game/metrics/metric-series';
import { expect, test } from 'vitest';
import { FakeSocket } from '../../test/fake-socket.ts';
import { Clients } from './clients.ts';

const identity = { kind: 'user', user: 'robin1', isElsewhere: false, session: 'session-of-robin' } as const;

/** Clients whose ticks and timers end when the test says so. */
const world = () => {
  const [soon, timers, sockets]: [(() => void)[], (() => void)[], FakeSocket<unknown>[]] = [[], [], []];
  const clock = {
    now: () => 1_000,
    soon: (job: () => void) => void soon.push(job),
    later: (_ms: number, job: () => void) => {
      timers.push(job);
      return () => void timers.splice(timers.indexOf(job), 1);
    },
  };
  const connections = { all: () => sockets.filter(({ closedWith }) => closedWith === null) };
  const options = {
    connections,
    clock,
    metrics: new MetricSeries(),
    party: 'main',
    silentAfter: 75_000,
  } as const;
  const clients = new Clients(options);
  const open = () => {
    const socket = new FakeSocket<unknown>();
    sockets.push(socket);
    return { socket, client: clients.of(socket) };
  };
  /** Returns the clients of a new process, which has only the sockets. */
  const afterHibernation = () => new Clients(options);
  return { clients, timers, open, afterHibernation, endTick: () => soon.splice(0).map((job) => job()) };
};

test('a client counts from its admission until it is closed, before the close event', () => {
  const { clients, open } = world();
  const { socket, client } = open();
  expect([client.admitted, clients.count]).toEqual([null, 0]);
  clients.admit(client, identity);
  expect([client.admitted, clients.count]).toMatchObject([{ user: 'robin1' }, 1]);
  clients.drop(client, 4403, 'kicked');
  expect([client.admitted, clients.count, socket.closedWith]).toEqual([null, 0, 4403]);
});

test('the messages of a tick are one frame, and those before a close are sent first', () => {
  const { clients, open, endTick } = world();
  const { socket, client } = open();
  clients.admit(client, identity);
  client.send('"a"');
  client.send('"b"');
  expect(socket.frames).toEqual([]);
  endTick();
  client.send('"c"');
  clients.drop(client, 4403, 'kicked');
  client.send('"d"');
  endTick();
  expect(socket.frames).toEqual(['["a","b"]', '["c"]']);
});

test('a rejected client is closed with its first frame, or by the timer, and only once', () => {
  const { clients, open, timers } = world();
  const [first, second] = [open(), open()];
  for (const { client } of [first, second]) clients.reject(client, 4404, 'notMember');
  expect([first.socket.closedWith, timers.length]).toEqual([null, 2]);
  first.client.onUnexpectedFrame();
  expect([first.socket.closedWith, timers.length]).toEqual([4404, 1]);
  timers[0]?.();
  expect([second.socket.closedWith, timers.length]).toEqual([4404, 0]);
});

test('identity, page and heartbeats survive hibernation; what a client has not read does not', () => {
  const { clients, open, afterHibernation } = world();
  const { socket, client } = open();
  clients.admit(client, identity);
  client.showsPage('other');
  client.onHeartbeat(900, { isExpectedToGoOn: true });
  client.timeOut();
  client.sendChange(['1'], 1_000);
  expect(client.lag.isBehind).toBe(true);
  const woken = afterHibernation().of(socket);
  expect(woken.admitted).toMatchObject({ user: 'robin1', isElsewhere: true, isTimedOut: true });
  expect([woken.admitted?.aliveAt, woken.lag.isBehind]).toEqual([900, false]);
});

test('malformed frames are counted for each client', () => {
  const { open } = world();
  const [one, other] = [open().client, open().client];
  const counted = Array.from({ length: limits.malformedFrames }, () => one.countMalformedFrame());
  expect(counted.indexOf(true)).toBe(limits.malformedFrames - 1);
  expect(other.countMalformedFrame()).toBe(false);
});

test('all clients and calls of a user share one rate, which a pause refills', () => {
  const { clients } = world();
  const results = Array.from({ length: 21 }, () => clients.takeRate('robin1', 1_000));
  expect([results[19], results[20], clients.takeRate('sammy2', 1_000)]).toEqual(['fine', 'tooFast', 'fine']);
  expect(clients.takeRate('robin1', 4_000)).toBe('fine');
});

test('nothing is kept of a client that is forgotten', () => {
  const { clients, open } = world();
  const { socket, client } = open();
  clients.admit(client, identity);
  client.ended();
  clients.forget(client);
  expect(clients.of(socket)).not.toBe(client);
});
