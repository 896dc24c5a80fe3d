// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SnapshotRequest } from './snapshot-request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function create() {
  const ids: string[] = [];
  return { ids, request: new SnapshotRequest(({ id }) => ids.push(id)) };
}

test('a rejected request is sent again after two seconds, with another id, until the snapshot arrives', () => {
  const { ids, request } = create();
  request.send();
  // A rejection can arrive twice.
  request.rejected(String(ids[0]));
  request.rejected(String(ids[0]));
  vi.advanceTimersByTime(1_999);
  expect(ids).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  request.rejected(String(ids[1]));
  request.reset();
  vi.advanceTimersByTime(60_000);
  expect(ids).toHaveLength(2);
});

test('only one request is sent at a time, and the rejection of another command repeats nothing', () => {
  const { ids, request } = create();
  request.send();
  request.send();
  request.rejected('another command');
  vi.advanceTimersByTime(60_000);
  expect(ids).toHaveLength(1);
});
