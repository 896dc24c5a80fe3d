// @vitest-environment node
import { expect, test } from 'vitest';
import { emitPersonEvent, emitWelcome, onPersonEvent, onPersonWelcome } from './events.ts';

test('calls a listener for the events of its type until it unsubscribes', () => {
  const heard: unknown[] = [];
  const stop = onPersonEvent('presence', ({ friend, presence }) => heard.push([friend, presence]));
  emitPersonEvent({ type: 'presence', friend: 'u1', presence: 'online' });
  emitPersonEvent({ type: 'friendsChanged' });
  stop();
  emitPersonEvent({ type: 'presence', friend: 'u1', presence: 'offline' });
  expect(heard).toEqual([['u1', 'online']]);
});

test('notifies of every connection until the listener unsubscribes', () => {
  let times = 0;
  const stop = onPersonWelcome(() => {
    times += 1;
  });
  emitWelcome();
  emitWelcome();
  stop();
  emitWelcome();
  expect(times).toBe(2);
});
