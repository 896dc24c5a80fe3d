import type { GameNight } from '@tallyho/game/people/game-nights';
import { expect, test } from 'vitest';
import type { DirectMessage } from '../../entities/messages/messages-api.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { nightsWith, timelineOf } from './timeline.ts';

const player = (friend: string | null) => ({ username: 'kimchi', avatar: 4, isYou: false, friend });
const night = (_id: string, finishedAt: string, friend: string | null = 'kim'): GameNight => ({
  _id,
  finishedAt,
  players: [player(friend)],
  themes: ['Street food'],
  rounds: 3,
  anonymousVotes: false,
  winners: [],
  podium: [],
  place: null,
  favourites: [],
  shareToken: null,
});
const message = (seq: number, createdAt: string): DirectMessage => ({
  _id: `m${seq}`,
  seq,
  sender: kim,
  recipient: robin,
  content: 'Hello',
  createdAt,
});

const messages = [message(1, '2026-05-02T18:00:00.000Z'), message(2, '2026-05-02T23:00:00.000Z')];
const nights = [
  night('later', '2026-05-03T20:00:00.000Z'),
  night('between', '2026-05-02T20:00:00.000Z'),
  night('earlier', '2026-05-01T20:00:00.000Z'),
];
const namesIn = (hasOlder: boolean) =>
  timelineOf(messages, nights, hasOlder).map((entry) =>
    entry.kind === 'night' ? entry.night._id : entry.message.seq,
  );

test('game nights stand between the messages before and after them', () => {
  expect(namesIn(false)).toEqual(['earlier', 1, 'between', 2, 'later']);
});

test('a night before the first loaded message waits for the older messages', () => {
  expect(namesIn(true)).toEqual([1, 'between', 2, 'later']);
});

test('a night belongs to a conversation if the friend played', () => {
  const all = [
    night('with', '2026-05-02T20:00:00.000Z'),
    night('without', '2026-05-02T20:00:00.000Z', 'sam'),
  ];
  expect(nightsWith('kim', all).map(({ _id }) => _id)).toEqual(['with']);
  expect(nightsWith('kim', [night('once', '2026-05-02T20:00:00.000Z', null)])).toEqual([]);
});
