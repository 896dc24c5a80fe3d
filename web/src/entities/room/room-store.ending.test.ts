// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../shared/api/api-error.ts';
import { toastStore } from '../../shared/ui/overlays/toast.ts';
import type { OpenSocket, SocketHandlers } from './room-socket.ts';
import { connectTo, openUntilFinished } from './testing/live-room.ts';
import { kim, robin } from './testing/people.ts';
import { ScriptedRoom } from './testing/scripted-room.ts';

let room: ScriptedRoom;

beforeEach(() => {
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

afterEach(() => vi.restoreAllMocks());

const connect = (user?: string) => connectTo(room, user);

test('ends the connection permanently after a kick and resolves the waiting commands', async () => {
  const store = await connect(kim.user);
  room.silence(true);
  const sent = store.send({ type: 'sendMessage', text: 'wait' });
  room.act(robin.user, { type: 'kickPlayer', player: kim.user });
  expect(store.getSnapshot().connection).toEqual({ status: 'ended', reason: 'kicked' });
  await expect(sent).resolves.toEqual({ ok: false, error: 'notMember' });
});

test('reconnects when its session has ended but the browser has a newer one', async () => {
  let handlers: SocketHandlers | undefined;
  let dial = async () => '';
  const open: OpenSocket = (address, given) => {
    handlers = given;
    dial = address;
    return { send: () => {}, watch: () => {}, reconnect: () => {}, close: () => {} };
  };
  let isLoggedIn = true;
  const address = async () => {
    if (!isLoggedIn) throw new RequestError(401, 'unauthenticated', 'Please log in first.');
    return 'requested';
  };
  const store = openUntilFinished(room.code, { open, address });
  handlers?.onClose(4401);
  expect(store.getSnapshot().connection).toEqual({ status: 'connecting' });
  expect(await dial()).toBe('requested');
  handlers?.onClose(4401);
  isLoggedIn = false;
  await expect(dial()).rejects.toThrow();
  expect(store.getSnapshot().connection).toEqual({ status: 'ended', reason: 'sessionEnded' });
});

test.each([
  [401, 'sessionEnded'],
  [403, 'notMember'],
  [404, 'notMember'],
] as const)('ends the connection when a ticket is refused with %i: %s', async (status, reason) => {
  const open: OpenSocket = (address) => {
    address().catch(() => undefined);
    return {
      send: () => undefined,
      watch: () => undefined,
      reconnect: () => undefined,
      close: () => undefined,
    };
  };
  const address = () => Promise.reject(new RequestError(status, 'refused', 'No'));
  const store = openUntilFinished(room.code, { open, address });
  await expect.poll(() => store.getSnapshot().connection).toEqual({ status: 'ended', reason });
});

test('requests the ticket again after a server error', async () => {
  let handlers: SocketHandlers | undefined;
  const open: OpenSocket = (address, given) => {
    handlers = given;
    address().catch(() => given.onClose(1006));
    return {
      send: () => undefined,
      watch: () => undefined,
      reconnect: () => undefined,
      close: () => undefined,
    };
  };
  const address = () => Promise.reject(new RequestError(503, 'unavailable', 'Server error'));
  const store = openUntilFinished(room.code, { open, address });
  await expect.poll(() => handlers).toBeDefined();
  expect(store.getSnapshot().connection.status).toBe('connecting');
});

test('asks for no ticket while the API refuses them, says so once, and asks again afterwards', async () => {
  vi.useFakeTimers();
  let dial = async () => '';
  const open: OpenSocket = (address) => {
    dial = address;
    return { send: () => {}, watch: () => {}, reconnect: () => {}, close: () => {} };
  };
  const text = 'Too many failed attempts. Please try again in 15 minutes.';
  const refusal = new RequestError(429, 'tooManyAttempts', text, { retryAfter: 900 });
  const address = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue('requested');
  const store = openUntilFinished(room.code, { open, address });
  await expect(dial()).rejects.toThrow(refusal);
  expect(store.getSnapshot().connection.status).toBe('connecting');
  expect(toastStore.getSnapshot().map((toast) => toast.text)).toEqual([
    `${text} The lobby then connects by itself.`,
  ]);
  const next = dial();
  await vi.advanceTimersByTimeAsync(899_000);
  expect(address).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await next).toBe('requested');
  vi.useRealTimers();
});
