import { expect, test } from 'vitest';
import { onPersonEvent, onPersonWelcome, tellEvent, tellWelcome } from './events.ts';

test('a listener hears the events of its type, until it stops', () => {
  const heard: unknown[] = [];
  const stop = onPersonEvent('presence', ({ friend, presence }) => heard.push([friend, presence]));
  tellEvent({ type: 'presence', friend: 'u1', presence: 'online' });
  tellEvent({ type: 'friendsChanged' });
  stop();
  tellEvent({ type: 'presence', friend: 'u1', presence: 'offline' });
  expect(heard).toEqual([['u1', 'online']]);
});

test('every connection is heard of, until one stops to listen', () => {
  let times = 0;
  const stop = onPersonWelcome(() => {
    times += 1;
  });
  tellWelcome();
  tellWelcome();
  stop();
  tellWelcome();
  expect(times).toBe(2);
});
