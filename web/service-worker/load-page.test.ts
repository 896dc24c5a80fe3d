// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const timeout = 3_000;
const stored = (text: string) => async () => new Response(text);
const nothing = async () => undefined;
const after = (ms: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('network')), ms));
const failed = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

beforeEach(() => void vi.useFakeTimers());

/** Loads a page; both stored pages exist unless `sources` says otherwise. Returns its text. */
async function load(response: Promise<Response>, sources: Partial<Parameters<typeof loadPage>[0]> = {}) {
  const page = loadPage({
    response,
    shell: stored('shell'),
    offlinePage: stored('offline page'),
    timeout,
    ...sources,
  });
  await vi.runAllTimersAsync();
  return page;
}

it('shows the page of the network if it arrives in time, also with an error status', async () => {
  expect(await (await load(after(timeout - 1))).text()).toBe('network');
  const down = await load(Promise.resolve(new Response('down', { status: 503 })));
  expect(down.status).toBe(503);
});

it('shows the shell if the network is too slow', async () => {
  expect(await (await load(after(timeout + 1))).text()).toBe('shell');
});

it('waits for a slow network if no shell is stored', async () => {
  expect(await (await load(after(60_000), { shell: nothing })).text()).toBe('network');
});

it('shows the offline page without a connection', async () => {
  expect(await (await load(failed())).text()).toBe('offline page');
});

it('responds with an error if not even the offline page is stored', async () => {
  expect((await load(failed(), { offlinePage: nothing })).type).toBe('error');
});
