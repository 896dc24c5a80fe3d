import { limits } from '@tallyho/game/limits';
import { type EventBatch, splitBatches } from '@tallyho/game/protocol/fanout';
import type { UserEvent } from '@tallyho/game/protocol/user-object';
import { expect, test } from 'vitest';
import { Fanout } from '../src/fanout/fanout.ts';
import { said } from './user-world.ts';

/** An in-memory deployment of fan-outs and users. Each call is a separate invocation, as on the platform. */
class Deployment {
  readonly pushed = new Map<string, UserEvent[][]>();
  /** The number of calls of each invocation; the edge's own comes first. */
  readonly calls: number[] = [];
  readonly objects = new Set<string>();
  readonly broken = new Set<string>();
  readonly logged: unknown[] = [];

  async send(batches: unknown, id = 'root'): Promise<unknown> {
    const invocation = this.calls.push(0) - 1;
    const fanout = new Fanout({
      log: (_level, event) => void this.logged.push(event),
      call: async (party, to, body) => {
        this.calls[invocation] = (this.calls[invocation] ?? 0) + 1;
        if (this.broken.has(to)) throw new Error('planted');
        if (party === 'fanout') {
          this.objects.add(to);
          return this.send((body as { batches: EventBatch[] }).batches, to);
        }
        const { type, events } = body as { type: string; events: UserEvent[] };
        expect(type).toBe('push');
        this.pushed.set(to, [...(this.pushed.get(to) ?? []), events]);
        return { sockets: 1 };
      },
    });
    return fanout.call(id, JSON.stringify({ batches }));
  }
}

const people = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `person-${from + n}`);
const { recipients: most, each } = limits.fanout;

test('each recipient gets the right events, in one push', async () => {
  const deployment = new Deployment();
  const batches = [
    { recipients: people(3), events: [said(1), said(2)] },
    { recipients: people(2, 3), events: [said(3)] },
  ];
  expect(await deployment.send(batches)).toEqual({ missed: [] });
  expect([...deployment.pushed]).toEqual([
    ...people(3).map((user) => [user, [[said(1), said(2)]]]),
    ...people(2, 3).map((user) => [user, [[said(3)]]]),
  ]);
  expect(deployment.calls).toEqual([5]);
});

test('a few users are called by the invocation itself, many by other fan-outs: none exceeds the call limit', async () => {
  const few = new Deployment();
  await few.send([{ recipients: people(each), events: [said(1)] }]);
  expect([few.calls, few.objects.size]).toEqual([[each], 0]);

  const many = new Deployment();
  const batches = [
    { recipients: people(most - 10), events: [said(1)] },
    { recipients: people(10, most), events: [said(2)] },
  ];
  expect(await many.send(batches)).toEqual({ missed: [] });
  expect(many.pushed.size).toBe(most);
  expect([...many.pushed.values()].every((pushes) => pushes.length === 1)).toBe(true);
  expect(many.objects.size).toBe(Math.ceil(most / each));
  expect(Math.max(...many.calls)).toBeLessThanOrEqual(each);
  expect(many.objects).not.toContain('root');
});

test('a user who cannot be reached is returned and does not affect the others', async () => {
  const deployment = new Deployment();
  deployment.broken.add('person-7').add('person-70');
  expect(await deployment.send([{ recipients: people(100), events: [said(1)] }])).toEqual({
    missed: ['person-7', 'person-70'],
  });
  expect(deployment.pushed.size).toBe(98);
  expect(deployment.logged).toHaveLength(2);
});

test('if a fan-out does not answer, all of its users are returned, and the others are reached', async () => {
  const deployment = new Deployment();
  deployment.broken.add('root-1');
  const batches = [{ recipients: people(3 * each), events: [said(1)] }];
  expect(await deployment.send(batches)).toEqual({
    missed: splitBatches(batches, each)[1]?.flatMap(({ recipients }) => recipients),
  });
  expect(deployment.pushed.size).toBe(2 * each);
});

test.each([
  ['no batches', null],
  ['a stranger’s id', [{ recipients: ['../main/ROOMAB'], events: [said(1)] }]],
  ['an event that there is not', [{ recipients: people(1), events: [{ type: 'welcome', now: 1 }] }]],
  ['too many', [{ recipients: people(most + 1), events: [said(1)] }]],
])('rejects %s and calls no one', async (_what, batches) => {
  const deployment = new Deployment();
  expect(await deployment.send(batches)).toBe(null);
  expect(deployment.calls).toEqual([0]);
});

test('no recipients: no calls; no events: the objects are still called', async () => {
  const deployment = new Deployment();
  expect(await deployment.send([])).toEqual({ missed: [] });
  await deployment.send([{ recipients: people(2), events: [] }]);
  expect([...deployment.pushed.values()]).toEqual([[[]], [[]]]);
});
