import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../test/fake-api.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

const config = (comingSoon: boolean) => Response.json({ comingSoon, providers: [] });
const respond = (answer: () => Response | Promise<Response>) => fakeApi({ 'GET /api/config': answer });

/** A visit to the site: loads its code anew, and returns the current value of the setting. */
async function visit(): Promise<() => boolean> {
  vi.resetModules();
  const { loadComingSoon, useIsComingSoon } = await import('./coming-soon.ts');
  await loadComingSoon();
  const { result } = renderHook(useIsComingSoon);
  return () => result.current;
}

test.each([true, false])('reads from the deployment if the site is coming soon: %s', async (comingSoon) => {
  respond(() => config(comingSoon));
  expect((await visit())()).toBe(comingSoon);
});

test.each([
  () => refusal(503, 'unavailable', 'Server error'),
  () => Promise.reject(new TypeError('Failed to fetch')),
])('is closed without a response, and opens when a later one says so: %#', async (answer) => {
  vi.useFakeTimers();
  respond(answer);
  const isComingSoon = await visit();
  expect(isComingSoon()).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isComingSoon()).toBe(true);
  respond(() => config(false));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isComingSoon()).toBe(false);
});

test('does not wait for a response after a visit to the open site, and closes when it arrives', async () => {
  respond(() => config(false));
  await visit();
  let answer = (_: Response) => {};
  respond(() => new Promise<Response>((resolve) => (answer = resolve)));
  const isComingSoon = await visit();
  expect(isComingSoon()).toBe(false);
  answer(config(true));
  await waitFor(() => expect(isComingSoon()).toBe(true));
});

test('stays open without a response after a visit to the open site', async () => {
  respond(() => config(false));
  await visit();
  respond(() => refusal(503, 'unavailable', 'Server error'));
  expect((await visit())()).toBe(false);
});
