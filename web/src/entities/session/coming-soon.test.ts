import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../test/fake-api.ts';
import { fetchComingSoon } from './coming-soon.ts';
import { isOpenExpected } from './session-hint.ts';

beforeEach(() => localStorage.clear());

test.each([true, false])('reads from the deployment if the site is coming soon: %s', async (comingSoon) => {
  fakeApi({ 'GET /api/config': () => Response.json({ comingSoon, providers: [] }) });
  expect(await fetchComingSoon()).toBe(comingSoon);
});

test.each([
  () => refusal(503, 'unavailable', 'Server error'),
  () => Promise.reject(new TypeError('Failed to fetch')),
])('shows the site when there is no response: %#', async (answer) => {
  fakeApi({ 'GET /api/config': answer });
  expect(await fetchComingSoon()).toBe(false);
});

test('does not wait for a response after a visit to the open site, and detects a closed site at the next visit', async () => {
  fakeApi({ 'GET /api/config': () => Response.json({ comingSoon: false, providers: [] }) });
  await fetchComingSoon();
  let answer = (_: Response) => {};
  fakeApi({ 'GET /api/config': () => new Promise<Response>((resolve) => (answer = resolve)) });
  expect(await fetchComingSoon()).toBe(false);
  answer(Response.json({ comingSoon: true, providers: [] }));
  await vi.waitFor(() => expect(isOpenExpected()).toBe(false));
  fakeApi({ 'GET /api/config': () => Response.json({ comingSoon: true, providers: [] }) });
  expect(await fetchComingSoon()).toBe(true);
});
