// @vitest-environment node
import { defaultTimings } from '@tallyho/game/limits';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../../shared/api/api-error.ts';
import type { OpenSocket, SocketHandlers } from '../room/room-socket.ts';
import { readConnection } from './connection.ts';
import { onUserEvent, onUserWelcome } from './events.ts';
import { openUserSocket } from './user-socket.ts';

/** A socket under the test's control. */
function scriptedSocket() {
  const state = {
    handlers: null as SocketHandlers | null,
    closed: 0,
    reconnected: 0,
    address: null as (() => Promise<string>) | null,
    heartbeatEvery: undefined as number | undefined,
  };
  const close = () => {
    state.closed += 1;
  };
  const reconnect = () => {
    state.reconnected += 1;
    state.handlers?.onClose(1000);
  };
  const open: OpenSocket = (address, handlers, heartbeatEvery) => {
    Object.assign(state, { handlers, address, heartbeatEvery });
    return { send: () => undefined, watch: () => undefined, reconnect, close };
  };
  const tell = (...messages: object[]) => state.handlers?.onMessage(JSON.stringify(messages));
  return { state, open, tell };
}

test('is live from the welcome to the next break, and reports each welcome', () => {
  const { state, open, tell } = scriptedSocket();
  let welcomes = 0;
  const stop = onUserWelcome(() => {
    welcomes += 1;
  });
  const socket = openUserSocket('u1', () => undefined, { open });
  state.handlers?.onOpen();
  expect(readConnection()).toBe('down');
  tell({ type: 'welcome', now: 1 });
  expect(readConnection()).toBe('live');
  state.handlers?.onClose(1006);
  expect(readConnection()).toBe('down');
  tell({ type: 'welcome', now: 2 });
  expect([readConnection(), welcomes]).toEqual(['live', 2]);
  socket.close();
  expect(readConnection()).toBe('down');
  stop();
});

test('reports all events of a frame in order, and ignores unknown events of a newer server', () => {
  const { open, tell } = scriptedSocket();
  const heard: string[] = [];
  const stops = [
    onUserEvent('friendsChanged', () => heard.push('changed')),
    onUserEvent('invitationGone', ({ invitation }) => heard.push(invitation)),
  ];
  const socket = openUserSocket('u1', () => undefined, { open });
  tell({ type: 'invitationGone', invitation: 'i1' }, { type: 'unheardOf' }, { type: 'friendsChanged' });
  expect(heard).toEqual(['i1', 'changed']);
  socket.close();
  tell({ type: 'friendsChanged' });
  expect(heard).toHaveLength(2);
  for (const stop of stops) stop();
});

test.each([
  ['sessionEnded', 'session'],
  ['suspended', 'session'],
  ['oldVersion', 'oldVersion'],
] as const)('ends once and permanently when closed as %s', (reason, why) => {
  const { state, open } = scriptedSocket();
  const onEnd = vi.fn();
  openUserSocket('u1', onEnd, { open });
  state.handlers?.onClose(closeCodes[reason]);
  state.handlers?.onClose(closeCodes[reason]);
  expect(onEnd.mock.calls).toEqual([[why]]);
  expect(state.closed).toBe(1);
});

test.each([
  ['without a session', new RequestError(401, 'unauthenticated', 'Please log in first.'), 1],
  ['with a suspended account', new RequestError(403, 'suspended', 'Your account is suspended.'), 1],
  ['while the server is down', new RequestError(503, 'unavailable', 'Server error'), 0],
  ['without a network', new RequestError(0, 'network', 'Network error.'), 0],
])('ends after a ticket refused %s only if a retry cannot help', async (_when, error, ends) => {
  const { state, open } = scriptedSocket();
  const onEnd = vi.fn();
  const socket = openUserSocket('u1', onEnd, { open, address: () => Promise.reject(error) });
  await expect(state.address?.()).rejects.toBe(error);
  expect(onEnd).toHaveBeenCalledTimes(ends);
  socket.close();
});

test('sends two heartbeats per server timeout, and one if the tab is hidden', () => {
  const { state, open } = scriptedSocket();
  openUserSocket('u1', () => undefined, { open }).close();
  const every = state.heartbeatEvery ?? 0;
  const whileHidden = Math.ceil(every / 60_000) * 60_000;
  expect(2 * every).toBeLessThan(defaultTimings.silentAfter);
  expect(whileHidden).toBeLessThan(defaultTimings.silentAfter - 20_000);
});

describe('reconnects after a delay, during which polling replaces it', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const paused = async (breakIt: (state: ReturnType<typeof scriptedSocket>['state']) => void) => {
    const { state, open, tell } = scriptedSocket();
    const address = vi.fn(async () => 'ws://people.example/');
    const onEnd = vi.fn();
    const socket = openUserSocket('u1', onEnd, { open, address });
    tell({ type: 'welcome', now: 1 });
    breakIt(state);
    expect(readConnection()).toBe('down');
    const next = state.address?.();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(address).not.toHaveBeenCalled();
    return { address, socket, next, onEnd, state };
  };

  test.each([
    ['where too many tabs are open', 0, closeCodes.flooding],
    ['where a frame cannot be read', 1, null],
  ])('%s', async (_when, reconnects, code) => {
    const { address, socket, next, onEnd, state } = await paused(({ handlers }) =>
      code === null ? handlers?.onMessage('[{"type":"frien') : handlers?.onClose(code),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await next).toBe('ws://people.example/');
    expect(address).toHaveBeenCalledOnce();
    expect([state.reconnected, onEnd.mock.calls]).toEqual([reconnects, []]);
    socket.close();
  });

  test('does not reconnect if it was closed during the delay', async () => {
    const { address, socket } = await paused(({ handlers }) => handlers?.onClose(closeCodes.flooding));
    socket.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(address).not.toHaveBeenCalled();
  });
});
