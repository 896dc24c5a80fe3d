// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { kim, robin } from '../testing/people.ts';
import { sampleThemes } from '../testing/sample-themes.ts';
import { LocalRoom } from './local-room.ts';
import { playTheme, startChoosing } from './played-rounds.ts';

afterEach(() => vi.useRealTimers());

function roomWithResults(): LocalRoom {
  const room = new LocalRoom({ owner: robin, themes: sampleThemes }).join(kim);
  playTheme(room, { gameId: startChoosing(room), theme: 'Flags of the world', games: 1 });
  return room;
}

test('a running room starts the next round when the countdown ends', () => {
  vi.useFakeTimers();
  const room = roomWithResults();
  const stop = room.run();
  const { stage } = room.state;
  if (stage.phase !== 'results') throw new Error(stage.phase);
  vi.advanceTimersByTime(stage.deadlineAt - Date.now() - 1);
  expect(room.state.stage.phase).toBe('results');
  vi.advanceTimersByTime(1);
  expect(room.state.stage).toMatchObject({ phase: 'playing', gameIndex: 1 });
  stop();
});

test('a running room goes on after a timer that fires before its time', () => {
  vi.useFakeTimers();
  const room = roomWithResults();
  const stop = room.run();
  const { stage } = room.state;
  if (stage.phase !== 'results') throw new Error(stage.phase);
  const wait = stage.deadlineAt - Date.now();
  // The clock is a millisecond behind the timers.
  vi.setSystemTime(Date.now() - 1);
  vi.advanceTimersByTime(wait);
  expect(room.state.stage.phase).toBe('results');
  vi.advanceTimersByTime(1);
  expect(room.state.stage).toMatchObject({ phase: 'playing', gameIndex: 1 });
  stop();
});

test('a stopped room changes nothing by itself', () => {
  vi.useFakeTimers();
  const room = roomWithResults();
  room.run()();
  vi.advanceTimersByTime(room.timings.resultsCountdown * 3);
  expect(room.state.stage.phase).toBe('results');
});

test('listeners are notified of every change until they unsubscribe', () => {
  const room = new LocalRoom({ owner: robin });
  const listener = vi.fn();
  const unsubscribe = room.subscribe(listener);
  room.act(robin.user, { type: 'leaveLobby' });
  const calls = listener.mock.calls.length;
  expect(calls).toBeGreaterThan(0);
  unsubscribe();
  room.join(kim);
  expect(listener).toHaveBeenCalledTimes(calls);
});
