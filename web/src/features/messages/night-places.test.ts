import type { GameNight } from '@tallyho/game/people/game-nights';
import { expect, test } from 'vitest';
import { nightPlaces } from './night-places.ts';

const you = { username: 'Robin', avatar: 1, isYou: true, friend: null };
const kim = { username: 'kimchi', avatar: 4, isYou: false, friend: 'user-kim' };
const guest = { username: 'Guest', avatar: 2, isYou: false, friend: null };

const night = (more: Partial<GameNight>): GameNight => ({
  _id: 'one',
  finishedAt: '2026-05-02T20:00:00.000Z',
  players: [you, guest, kim],
  themes: ['Flags'],
  rounds: 3,
  anonymousVotes: false,
  winners: [],
  podium: [],
  place: null,
  favourites: [],
  shareToken: null,
  ...more,
});

const shown = (more: Partial<GameNight>) =>
  nightPlaces(night(more)).map(({ player, rank }) => `${player.username} ${rank ?? '-'}`);

test('players stand in the order of the podium, and those without a place after them', () => {
  expect(
    shown({
      podium: [
        { ...kim, rank: 1 },
        { ...you, rank: 2 },
      ],
    }),
  ).toEqual(['kimchi 1', 'Robin 2', 'Guest -']);
});

test('without a podium, the winners and the own place are known', () => {
  expect(shown({ winners: [kim], place: { rank: 3, of: 3 } })).toEqual(['kimchi 1', 'Robin 3', 'Guest -']);
  expect(shown({})).toEqual(['Robin -', 'Guest -', 'kimchi -']);
});
