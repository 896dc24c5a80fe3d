import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../net/api-error.ts';
import type { OpenSocket, SocketHandlers } from '../../net/room-socket.ts';
import { readConnection } from './connection.ts';
import { onPersonEvent, onPersonWelcome } from './events.ts';
import { openPersonSocket } from './person-socket.ts';

/** A socket that a test holds in its hand. */
function scriptedSocket() {
  const state = {
    handlers: null as SocketHandlers | null,
    closed: 0,
    address: null as (() => Promise<string>) | null,
  };
  const close = () => {
    state.closed += 1;
  };
  const open: OpenSocket = (address, handlers) => {
    Object.assign(state, { handlers, address });
    return { send: () => undefined, reconnect: () => undefined, close };
  };
  const tell = (...messages: object[]) => state.handlers?.onMessage(JSON.stringify(messages));
  return { state, open, tell };
}

test('it is live from the welcome to the next break, and each welcome is told', () => {
  const { state, open, tell } = scriptedSocket();
  let welcomes = 0;
  const stop = onPersonWelcome(() => {
    welcomes += 1;
  });
  const socket = openPersonSocket('u1', () => undefined, { open });
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

test('all events of a frame are told, in its order; those of a newer server without a listener do no harm', () => {
  const { open, tell } = scriptedSocket();
  const heard: string[] = [];
  const stops = [
    onPersonEvent('friendsChanged', () => heard.push('changed')),
    onPersonEvent('invitationGone', ({ invitation }) => heard.push(invitation)),
  ];
  const socket = openPersonSocket('u1', () => undefined, { open });
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
] as const)('closed as %s it ends once and for good', (reason, why) => {
  const { state, open } = scriptedSocket();
  const onEnd = vi.fn();
  openPersonSocket('u1', onEnd, { open });
  state.handlers?.onClose(closeCodes[reason]);
  state.handlers?.onClose(closeCodes[reason]);
  expect(onEnd.mock.calls).toEqual([[why]]);
  expect(state.closed).toBe(1);
});

test.each([
  ['without a session', new ApiError(401, 'unauthenticated', 'Please log in first.'), 1],
  ['with a suspended account', new ApiError(403, 'suspended', 'Your account is suspended.'), 1],
  ['while the server is down', new ApiError(503, 'unavailable', 'Server error'), 0],
  ['without a network', new ApiError(0, 'network', 'Network error.'), 0],
])('a ticket refused %s ends it only if trying again cannot help', async (_when, error, ends) => {
  const { state, open } = scriptedSocket();
  const onEnd = vi.fn();
  const socket = openPersonSocket('u1', onEnd, { open, address: () => Promise.reject(error) });
  await expect(state.address?.()).rejects.toBe(error);
  expect(onEnd).toHaveBeenCalledTimes(ends);
  socket.close();
});
