import { defaultTimings } from '@tallyho/game/limits';
import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type UserSocket, UserWorld } from './user-world.ts';

const kinds = [
  'open',
  'close',
  'heartbeat',
  'sleep',
  'kill',
  'killAlarm',
  'pass',
  'edge',
  'push',
  'revoke',
] as const;
const steps = fc.array(fc.record({ kind: fc.constantFrom(...kinds), what: fc.integer({ min: 0, max: 6 }) }), {
  minLength: 10,
  maxLength: 60,
});
const waits = [0, 500, 3_000, 12_000, 29_999, 31_000, 200_000];

const isOpen = ({ closedWith }: UserSocket) => closedWith === null;
/** Returns true if the socket is open and does not time out. In the end no client sends heartbeats. */
const neverTimesOut = (socket: UserSocket) => isOpen(socket) && !socket.identity?.hasSentHeartbeat;

const runStep = async (world: UserWorld, kind: (typeof kinds)[number], what: number): Promise<void> => {
  const open = world.sockets.filter(isOpen);
  switch (kind) {
    case 'open':
      await world.connect({ session: `session-${what % 2}` });
      return;
    case 'close': {
      const socket = open[what % Math.max(1, open.length)];
      if (socket) await world.drop(socket);
      return;
    }
    case 'heartbeat': {
      const socket = open[what % Math.max(1, open.length)];
      if (socket) await world.object.message(socket, heartbeatFrame);
      return;
    }
    case 'sleep':
      return world.hibernate();
    case 'kill':
    case 'killAlarm':
      return world.kill({ losesAlarm: kind === 'killAlarm' });
    case 'pass':
      return world.pass(waits[what] ?? 0);
    case 'edge':
      world.edge.isDown = what % 2 === 0;
      return;
    case 'push':
      expect(await world.call({ type: 'push', events: [] })).toBe(open.length);
      return;
    case 'revoke':
      await world.call({ type: 'revoke', session: `session-${what % 2}` });
      return;
    default:
      return kind satisfies never;
  }
};

test('after any events in any order, the edge has the correct presence, with report numbers that only increase', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (life) => {
      const world = new UserWorld();
      for (const { kind, what } of life) {
        await runStep(world, kind, what);
        await world.settle();
      }
      world.edge.isDown = false;
      await world.call({ type: 'push', events: [] });
      await world.pass(defaultTimings.offlineAfter + 5 * 60_000);
      const isHere = world.sockets.some(neverTimesOut);
      const { reports } = world.edge;
      expect(reports.at(-1)?.online ?? false).toBe(isHere);
      reports.forEach((report, n) => {
        const before = reports[n - 1];
        // The same report can arrive twice if the process died before it stored the acknowledgement.
        expect(report.rev).toBeGreaterThanOrEqual(before?.rev ?? 0);
        if (report.rev === before?.rev) expect(report).toEqual(before);
      });
      if (!isHere) expect([world.storage.values.size, world.storage.alarmAt]).toEqual([0, null]);
    }),
    { numRuns: 150 },
  );
});
