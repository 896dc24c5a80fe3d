import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../test/fake-api.ts';
import { askComingSoon } from './coming-soon.ts';

test.each([true, false])('the deployment says whether the site is coming soon: %s', async (comingSoon) => {
  fakeApi({ 'GET /api/config': () => Response.json({ comingSoon }) });
  expect(await askComingSoon()).toBe(comingSoon);
});

test.each([
  () => refusal(503, 'unavailable', 'Server error'),
  () => Promise.reject(new TypeError('Failed to fetch')),
])('without an answer the site shows: %#', async (answer) => {
  fakeApi({ 'GET /api/config': answer });
  expect(await askComingSoon()).toBe(false);
});
