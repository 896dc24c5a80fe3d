// @vitest-environment node
import { expect, test } from 'vitest';
import { ClearableStore } from './clearable-store.ts';

const picture = () => new Response('picture', { headers: { 'Content-Type': 'image/webp' } });

test('stores a file, but not one that was requested before the last clearing', async () => {
  const store = new ClearableStore();
  const [early, late] = [{}, {}];
  await store.handlerWillStart({ state: early });
  expect(await store.cacheWillUpdate({ response: picture(), state: early })).toBeInstanceOf(Response);
  store.clear();
  await store.handlerWillStart({ state: late });
  expect(await store.cacheWillUpdate({ response: picture(), state: early })).toBeNull();
  expect(await store.cacheWillUpdate({ response: picture(), state: late })).toBeInstanceOf(Response);
});

test('does not store an error', async () => {
  const store = new ClearableStore();
  const state = {};
  await store.handlerWillStart({ state });
  expect(await store.cacheWillUpdate({ response: new Response('', { status: 503 }), state })).toBeNull();
});
