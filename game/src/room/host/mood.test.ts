import { expect, test } from 'vitest';
import {
  commit,
  hostAt,
  hostOf,
  messagesTo,
  sentBy,
  subscriber,
  subscribersOf,
} from '../../testing/hosts.ts';
import { lobby } from '../../testing/rooms.ts';
import type { Input, Subscriber } from './host.ts';

const [one, two] = ['player-1', 'player-2'];
const state = lobby(3);
const host = hostOf(state);
const grin = (user: string, id = `mood-of-${user}`) => sentBy(user, { type: 'showMood', mood: 'smug' }, id);
const commitAt = (now: number, inputs: Input<Subscriber>[], before = host) =>
  commit(before, inputs, hostAt(subscribersOf(state), now));

test('a mood reaches all members, the sender too, and changes no state', () => {
  const result = commitAt(0, [grin(two)]);
  for (const { user } of state.seats)
    expect(messagesTo(user, result)[0]).toEqual({ type: 'mood', by: two, mood: 'smug' });
  expect(messagesTo(two, result)[1]).toEqual({ ack: `mood-of-${two}`, ok: true });
  expect(result.host.room).toBe(host.room);
});

test('a player has one mood a second; others are not held up by it', () => {
  const first = commitAt(5_000, [grin(one), grin(one, 'mood-at-once'), grin(two)]);
  expect(first.replies.map(({ error }) => error)).toEqual([null, 'rateLimited', null]);
  expect(commitAt(5_999, [grin(one, 'mood-early')], first.host).replies[0]?.error).toBe('rateLimited');
  const later = commitAt(6_000, [grin(one, 'mood-later')], first.host);
  expect(later.replies[0]?.error).toBeNull();
  expect(later.host.moods).toEqual([{ user: one, at: 6_000 }]);
});

test('a clock that is set back does not block a player', () => {
  const first = commitAt(5_000, [grin(one)]);
  expect(commitAt(4_000, [grin(one, 'mood-again')], first.host).replies[0]?.error).toBeNull();
});

test('a muted player and a user without a seat show none', () => {
  const mute = { type: 'muted', user: one, until: 9_000 } as const;
  const muted = commitAt(0, [{ type: 'request', code: state.code, seed: 1, request: mute }, grin(one)]);
  expect(muted.replies.at(-1)?.error).toBe('muted');
  expect(messagesTo(two, muted)).toEqual([]);
  const stranger = commit(host, [grin('player-9')], hostAt([subscriber('player-9')]));
  expect(stranger.replies[0]?.error).toBe('notMember');
});
