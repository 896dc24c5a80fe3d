import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPictureSaver } from './picture-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that has picture 1 and answers each request when the test says so. */
function saverWithServer() {
  const requests: { avatar: number; succeed: () => void; fail: () => void }[] = [];
  const shown: number[] = [];
  const stored: [number, number][] = [];
  const failed: [number, number][] = [];
  const saver = createPictureSaver({
    save: (avatar) =>
      new Promise<void>((succeed, reject) => {
        requests.push({ avatar, succeed, fail: () => reject(new Error('down')) });
      }),
    show: (avatar) => shown.push(avatar),
    onStored: (avatar, before) => stored.push([avatar, before]),
    onFailed: (avatar, now) => failed.push([avatar, now]),
  });
  const settle = () => vi.advanceTimersByTimeAsync(1_000);
  return { saver, requests, shown, stored, failed, settle };
}

test('of quick choices each is shown at once and only the last one is stored', async () => {
  const { saver, requests, shown, stored, settle } = saverWithServer();
  for (const avatar of [2, 3, 4]) saver.choose(avatar, 1);
  expect(shown).toEqual([2, 3, 4]);
  expect(requests).toEqual([]);
  await settle();
  expect(requests.map(({ avatar }) => avatar)).toEqual([4]);
  requests[0]?.succeed();
  await settle();
  expect(stored).toEqual([[4, 1]]);
  expect(shown.at(-1)).toBe(4);
});

test('a choice during a write waits for its end, and the choices in between are not stored', async () => {
  const { saver, requests, stored, settle } = saverWithServer();
  saver.choose(2, 1);
  await settle();
  saver.choose(3, 2);
  await settle();
  saver.choose(4, 3);
  await settle();
  expect(requests.map(({ avatar }) => avatar)).toEqual([2]);
  requests[0]?.succeed();
  await settle();
  expect(requests.map(({ avatar }) => avatar)).toEqual([2, 4]);
  requests[1]?.succeed();
  await settle();
  expect(stored).toEqual([[4, 2]]);
});

test('choosing the stored picture again stores nothing', async () => {
  const { saver, requests, settle } = saverWithServer();
  saver.choose(2, 1);
  saver.choose(1, 2);
  await settle();
  expect(requests).toEqual([]);
});

test('after a failure the stored picture is shown again', async () => {
  const { saver, requests, shown, failed, settle } = saverWithServer();
  saver.choose(5, 1);
  await settle();
  requests[0]?.fail();
  await settle();
  expect(shown).toEqual([5, 1]);
  expect(failed).toEqual([[5, 1]]);
  expect(requests).toHaveLength(1);
});

test('a failure that a later choice has replaced is not reported, and the later one is stored', async () => {
  const { saver, requests, shown, failed, stored, settle } = saverWithServer();
  saver.choose(5, 1);
  await settle();
  saver.choose(6, 5);
  requests[0]?.fail();
  await settle();
  expect(failed).toEqual([]);
  expect(shown).toEqual([5, 6]);
  requests[1]?.succeed();
  await settle();
  expect(stored).toEqual([[6, 1]]);
});

test('a choice that still waits is stored when the page closes', () => {
  const { saver, requests } = saverWithServer();
  saver.choose(7, 1);
  saver.flush();
  expect(requests.map(({ avatar }) => avatar)).toEqual([7]);
});
