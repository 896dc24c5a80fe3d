// @vitest-environment node
import { expect, test } from 'vitest';
import { emitUserEvent, emitWelcome, onUserEvent, onUserWelcome } from './events.ts';

test('calls a listener for the events of its type until it unsubscribes', () => {
  const heard: unknown[] = [];
  const stop = onUserEvent('presence', ({ friend, presence }) => heard.push([friend, presence]));
  emitUserEvent({ type: 'presence', friend: 'u1', presence: 'online' });
  emitUserEvent({ type: 'friendsChanged' });
  stop();
  emitUserEvent({ type: 'presence', friend: 'u1', presence: 'offline' });
  expect(heard).toEqual([['u1', 'online']]);
});

test('notifies of every connection until the listener unsubscribes', () => {
  let times = 0;
  const stop = onUserWelcome(() => {
    times += 1;
  });
  emitWelcome();
  emitWelcome();
  stop();
  emitWelcome();
  expect(times).toBe(2);
});
