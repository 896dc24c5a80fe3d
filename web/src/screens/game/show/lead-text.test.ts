import { expect, test } from 'vitest';
import { leadingPlayers, leadText } from './lead-text.ts';

const running = (...all: number[]) =>
  all.map((points, at) => ({ user: `player-${at + 1}`, points, gained: 0 }));
const names = ['Robin', 'Kim', 'Sam'];
const text = (you: string, ...all: number[]) =>
  leadText(running(...all), you, (user) => names[Number(user.slice(-1)) - 1] ?? '', String);

test('names who leads, and the points of the viewer', () => {
  expect(text('player-2', 238, 126.4, 7)).toBe('Robin leads with 238 points. You: 126.');
});

test('the viewer leads alone or with another', () => {
  expect(text('player-1', 238, 126, 7)).toBe('You lead with 238 points.');
  expect(text('player-2', 238, 238, 7)).toBe('You and Robin lead with 238 points.');
});

test('two others share the lead', () => {
  expect(text('player-3', 80.2, 79.9, 7)).toBe('Robin and Kim lead with 80 points. You: 7.');
});

test('no player leads without points, or if all three have the same', () => {
  expect(leadingPlayers([])).toEqual([]);
  expect(leadingPlayers(running(0, 0))).toEqual([]);
  expect(leadingPlayers(running(50, 50, 50))).toEqual([]);
});
