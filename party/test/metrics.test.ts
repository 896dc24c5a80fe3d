import { limits } from '@tallyho/game/limits';
import type { MetricsRequest } from '@tallyho/game/metrics/push';
import { expect, test } from 'vitest';
import { MetricsObject } from '../src/metrics/metrics-object.ts';
import { MetricsReporter } from '../src/metrics/metrics-reporter.ts';
import { RefusalMetrics } from '../src/metrics/refusal-metrics.ts';
import { UserWorld } from './user-world.ts';
import { lobbyOf, World } from './world.ts';

/** Lets the object of a world report to a collector, which can be down. */
const collect = (world: World | UserWorld) => {
  const pushes: { at: number; request: MetricsRequest }[] = [];
  const control = { isDown: false, isInitialized: true };
  const collector = new MetricsObject(() => world.now);
  const push = async (request: MetricsRequest) => {
    pushes.push({ at: world.now, request });
    if (control.isDown) throw new Error('planted: no collector');
    expect(await collector.call('all', JSON.stringify(request))).toEqual({ text: '' });
  };
  world.createMetrics = (process) => (object) =>
    new MetricsReporter({ ...process, pusher: () => (control.isInitialized ? push : null), object });
  world.kill();
  const read = async (): Promise<string[]> => {
    const request = { type: 'read', delta: { counters: [], histograms: [] } };
    const answer = await collector.call('all', JSON.stringify(request));
    return answer?.text.split('\n') ?? [];
  };
  return { pushes, control, read, collector };
};

/** Returns the lines of a metric without its bounds and texts. */
const samplesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(`tallyho_${name}{`) || line.startsWith(`tallyho_${name} `));

test('counts commands by result, refused frames and sockets by reason, and measures writes and acknowledgements', async () => {
  const world = new World();
  const { read } = collect(world);
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  await world.send(robin, { type: 'updateSettings', isPublic: true });
  await world.send(sam, { type: 'updateSettings', isPublic: false });
  await world.room.message(sam, '{"type":');
  await world.connect('robin1', { jti: 'used-twice' });
  await world.connect('robin1', { jti: 'used-twice' });
  await world.connect('kimmy3');
  await world.room.message(sam, 'x'.repeat(limits.frameBytes + 1));
  world.life.failsNextPut = true;
  await world.send(robin, { type: 'updateSettings', capacity: 4 });
  await world.pass(11_000);
  const lines = await read();
  expect(samplesOf(lines, 'commands_total').sort()).toEqual([
    'tallyho_commands_total{type="updateSettings",outcome="accepted"} 1',
    'tallyho_commands_total{type="updateSettings",outcome="failed"} 1',
    'tallyho_commands_total{type="updateSettings",outcome="rejected"} 1',
  ]);
  expect(samplesOf(lines, 'rejected_commands_total')).toEqual([
    'tallyho_rejected_commands_total{reason="notLeader"} 1',
  ]);
  expect(samplesOf(lines, 'refused_frames_total').sort()).toEqual([
    'tallyho_refused_frames_total{reason="malformed"} 1',
    'tallyho_refused_frames_total{reason="oversized"} 1',
  ]);
  expect(samplesOf(lines, 'refused_sockets_total').sort()).toEqual([
    'tallyho_refused_sockets_total{party="main",reason="notMember"} 1',
    'tallyho_refused_sockets_total{party="main",reason="usedTicket"} 1',
  ]);
  expect(samplesOf(lines, 'failed_storage_writes_total')).toEqual(['tallyho_failed_storage_writes_total 1']);
  expect(samplesOf(lines, 'acknowledgement_seconds_count')).toEqual([
    'tallyho_acknowledgement_seconds_count 2',
  ]);
  const writes = Number(samplesOf(lines, 'storage_write_seconds_count')[0]?.split(' ')[1]);
  expect(writes).toBe(world.storage.puts.length);
});

test('counts reports by result, and shows the depth and age of the outbox', async () => {
  const world = new World();
  const { read } = collect(world);
  world.edge.isDown = true;
  await lobbyOf(world, ['robin1']);
  await world.pass(30_000);
  const down = await read();
  expect(samplesOf(down, 'outbox_reports')).toEqual(['tallyho_outbox_reports 1']);
  expect(samplesOf(down, 'outbox_oldest_report_seconds')).toEqual([
    'tallyho_outbox_oldest_report_seconds 30',
  ]);
  expect(samplesOf(down, 'reports_total')[0]).toMatch(/type="lobby",outcome="failed"} [4-6]$/);
  world.edge.isDown = false;
  await world.pass(75_000);
  const up = await read();
  expect(samplesOf(up, 'outbox_reports')).toEqual(['tallyho_outbox_reports 0']);
  expect(samplesOf(up, 'outbox_oldest_report_seconds')).toEqual(['tallyho_outbox_oldest_report_seconds 0']);
  expect(up).toContain('tallyho_reports_total{type="lobby",outcome="stored"} 1');
});

test('counts connected players and open sockets, until the room is closed', async () => {
  const world = new World();
  const { read } = collect(world);
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  await world.connect('robin1');
  await world.pass(20_000);
  const open = await read();
  expect(samplesOf(open, 'connected_players')).toEqual(['tallyho_connected_players 2']);
  expect(open).toContain('tallyho_open_sockets{party="main"} 3');
  // Neither the lobby code nor a user can be read.
  expect(open.join('\n')).not.toMatch(/ROOMAB|robin|sammy/);
  await world.send(sam, { type: 'leaveLobby' });
  await world.send(robin, { type: 'leaveLobby' });
  await world.pass(20_000);
  expect(samplesOf(await read(), 'connected_players')).toEqual(['tallyho_connected_players 0']);
});

test('a busy room pushes at most every ten seconds, and an idle one neither pushes nor stays awake', async () => {
  const world = new World();
  const { pushes } = collect(world);
  const [robin] = await lobbyOf(world, ['robin1']);
  for (let second = 0; second < 60; second += 1) {
    await world.send(robin, { type: 'updateSettings', capacity: 3 + (second % 2) });
    await world.pass(1_000);
  }
  const gaps = pushes.slice(1).map(({ at }, n) => at - (pushes[n]?.at ?? 0));
  expect(pushes.length).toBeGreaterThanOrEqual(6);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10_000);
  await world.pass(10_000);
  expect(world.isKeptAwake).toBe(false);
  const [count, puts] = [pushes.length, world.storage.puts.length];
  await world.pass(600_000);
  expect([pushes.length, world.storage.puts.length]).toEqual([count, puts]);
});

test('a failed push is repeated with the next one and does not keep the room awake', async () => {
  const world = new World();
  const { control, read } = collect(world);
  control.isDown = true;
  const [robin] = await lobbyOf(world, ['robin1']);
  await world.send(robin, { type: 'updateSettings', capacity: 3 });
  await world.pass(30_000);
  expect(world.isKeptAwake).toBe(false);
  control.isDown = false;
  await world.send(robin, { type: 'updateSettings', capacity: 4 });
  await world.pass(11_000);
  expect(await read()).toContain('tallyho_commands_total{type="updateSettings",outcome="accepted"} 2');
});

test('a room that cannot call other objects yet keeps its values, without a failure in the log, and pushes them later', async () => {
  const world = new World();
  const { control, pushes, read } = collect(world);
  control.isInitialized = false;
  const [robin] = await lobbyOf(world, ['robin1']);
  await world.connect('robin1', { jti: 'used-twice' });
  await world.connect('robin1', { jti: 'used-twice' });
  await world.send(robin, { type: 'updateSettings', capacity: 3 });
  await world.pass(30_000);
  expect(pushes).toEqual([]);
  expect(world.isKeptAwake).toBe(false);
  expect(world.logged.filter((line) => line.startsWith('metricsNotPushed'))).toEqual([]);
  control.isInitialized = true;
  await world.send(robin, { type: 'updateSettings', capacity: 4 });
  await world.pass(2_000);
  const lines = await read();
  expect(lines).toContain('tallyho_commands_total{type="updateSettings",outcome="accepted"} 2');
  expect(lines).toContain('tallyho_refused_sockets_total{party="main",reason="usedTicket"} 1');
});

test('a user object reports its sockets', async () => {
  const world = new UserWorld();
  const { read } = collect(world);
  await world.connect();
  await world.pass(11_000);
  const lines = await read();
  expect(lines).toContain('tallyho_open_sockets{party="person"} 1');
  expect(lines).toContain('tallyho_online_users 1');
  expect(lines).toContain('tallyho_reports_total{type="presence",outcome="stored"} 1');
  expect(samplesOf(lines, 'connected_players')).toEqual(['tallyho_connected_players 0']);
});

const noDelta = { counters: [], histograms: [] };
const commands = { name: 'commands', labels: { type: 'nudge', outcome: 'accepted' }, value: 1 };

test.each([
  ['no JSON', '{'],
  ['an unknown metric', { ...noDelta, counters: [{ ...commands, name: 'other' }] }],
  [
    'an unknown value of a label',
    { ...noDelta, counters: [{ ...commands, labels: { type: 'robin1', outcome: 'accepted' } }] },
  ],
  [
    'a label too many',
    { ...noDelta, counters: [{ ...commands, labels: { ...commands.labels, user: 'robin1' } }] },
  ],
  ['a missing label', { ...noDelta, counters: [{ ...commands, labels: { type: 'nudge' } }] }],
  ['a negative count', { ...noDelta, counters: [{ ...commands, value: -1 }] }],
])('the collector refuses %s', async (_title, delta) => {
  const collector = new MetricsObject(() => 0);
  const body = typeof delta === 'string' ? delta : JSON.stringify({ type: 'read', delta });
  expect(await collector.call('all', body)).toBeNull();
});

test('the values of an object that has not pushed for a day no longer count', async () => {
  const world = new World();
  const { read } = collect(world);
  await lobbyOf(world, ['robin1']);
  await world.pass(5_000);
  expect(samplesOf(await read(), 'connected_players')).toEqual(['tallyho_connected_players 1']);
  world.now += 25 * 60 * 60_000;
  expect(samplesOf(await read(), 'connected_players')).toEqual(['tallyho_connected_players 0']);
});

test('such objects are forgotten with the next push, also if the metrics are never read', async () => {
  let now = 0;
  const collector = new MetricsObject(() => now);
  const gauges = { party: 'main', sockets: 1, players: 1, waitingReports: 0, parkedReports: 0 };
  const push = (source: string) => {
    const object = { source, gauges: { ...gauges, oldestReportAt: null } };
    return collector.call('all', JSON.stringify({ type: 'push', delta: noDelta, object }));
  };
  for (let hour = 0; hour < 100; hour += 1) {
    await push(`room-${hour}`);
    // It never stops pushing.
    await push('steady');
    now += 60 * 60_000;
  }
  expect(collector.size).toBe(26);
});

test('sockets that are refused before a room exists are pushed at most every ten seconds', async () => {
  let now = 0;
  const pushes: MetricsRequest[] = [];
  const refusals = new RefusalMetrics({ clock: { now: () => now }, log: () => {} });
  for (let n = 0; n < 300; n += 1) {
    refusals.count('refusedSockets', { party: 'main', reason: 'origin' });
    await refusals.pushIfDue(async (request) => pushes.push(request));
    now += 100;
  }
  expect(pushes).toHaveLength(3);
  await refusals.pushIfDue(() => Promise.reject(new Error('planted')));
  now += 10_000;
  await refusals.pushIfDue(async (request) => pushes.push(request));
  const counted = pushes.flatMap(({ delta }) => delta.counters.map(({ value }) => value));
  expect(counted.reduce((sum, value) => sum + value)).toBe(300);
});
