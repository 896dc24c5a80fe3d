import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MemoryStorage } from '../../test/memory-storage.ts';
import type { ReportOutcome } from '../ports.ts';
import { Outbox } from './outbox.ts';

const schema = v.object({ type: v.literal('lobby'), text: v.string() });
type Report = v.InferOutput<typeof schema>;
const report = (text: string): Report => ({ type: 'lobby', text });

const outboxWith = (postMessage: (report: Report) => Promise<ReportOutcome>) => {
  const storage = new MemoryStorage();
  const { storage: handle } = storage.handle();
  const outbox = new Outbox<Report>({
    storage: handle,
    schema,
    postMessage,
    noticeOf: () => null,
    slotOf: ({ type }) => type,
    clock: { now: () => 0, soon: () => undefined, later: () => () => undefined },
    log: () => undefined,
    metrics: { count: () => undefined, observe: () => undefined } as never, // the outbox only counts
    exclusive: (job) => job(),
    settled: async () => undefined,
  });
  const add = async (added: Report) => {
    await handle.put(outbox.entriesFor([added]));
    outbox.add([added]);
  };
  return { storage, outbox, add };
};

test('restores a report of more than ten pieces, which storage lists by their keys as texts', async () => {
  const posted: Report[] = [];
  const { outbox } = outboxWith(async (one) => {
    posted.push(one);
    return { outcome: 'stored' };
  });
  const long = report(Array.from({ length: 120_000 }, (_, n) => n).join());
  const stored = Object.entries(outbox.entriesFor([long])).sort(([a], [b]) => (a < b ? -1 : 1));
  expect(stored.length).toBeGreaterThan(10);
  await outbox.restore(new Map<string, unknown>(stored));
  await outbox.deliver();
  expect(posted).toEqual([long]);
});

test('a report that replaces the one that is being sent is sent after it, and stays stored until then', async () => {
  const posted: string[] = [];
  let answer = (_outcome: ReportOutcome): void => undefined;
  const { storage, outbox, add } = outboxWith(({ text }) => {
    posted.push(text);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await add(report('older'));
  const delivered = outbox.deliver();
  await add(report('newer'));
  answer({ outcome: 'stored' });
  await expect.poll(() => posted).toEqual(['older', 'newer']);
  expect(JSON.stringify(storage.read('outbox:lobby/0'))).toContain('newer');
  answer({ outcome: 'stored' });
  await delivered;
  expect([outbox.isEmpty, storage.values.size]).toEqual([true, 0]);
});
