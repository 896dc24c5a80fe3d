// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClearableStore } from './clearable-store.ts';

const deleteCache = vi.fn(async () => true);
const deleteTimes = vi.fn(async () => undefined);
beforeEach(() => void vi.stubGlobal('caches', { delete: deleteCache }));
afterEach(() => void vi.unstubAllGlobals());

const createStore = () => new ClearableStore('pictures', { delete: deleteTimes });
const picture = () => new Response('picture', { headers: { 'Content-Type': 'image/webp' } });

test('stores a file, but not one that was requested before the last clearing', async () => {
  const store = createStore();
  const [early, late] = [{}, {}];
  await store.handlerWillStart({ state: early });
  expect(await store.cacheWillUpdate({ response: picture(), state: early })).toBeInstanceOf(Response);
  await store.clear();
  await store.handlerWillStart({ state: late });
  expect(await store.cacheWillUpdate({ response: picture(), state: early })).toBeNull();
  expect(await store.cacheWillUpdate({ response: picture(), state: late })).toBeInstanceOf(Response);
});

test('deletes the files of earlier runs of the worker, though this one has used none', async () => {
  await createStore().clear();
  expect(deleteCache).toHaveBeenCalledWith('pictures');
  expect(deleteTimes).toHaveBeenCalled();
});

test('does not store an error', async () => {
  const store = createStore();
  const state = {};
  await store.handlerWillStart({ state });
  expect(await store.cacheWillUpdate({ response: new Response('', { status: 503 }), state })).toBeNull();
});
