import type { Person } from '@tallyho/game/model/person';
import type { GameNight } from '@tallyho/game/people/game-nights';
import { people } from '../entities/room/testing/people.ts';

/** The API of a scene's viewer: one game night, in which the viewer came second, and a friend. */
export function ownGamesApi(you: Person): Record<string, () => Response> {
  const [first, third, fourth] = people.filter(({ user }) => user !== you.user);
  if (!first || !third || !fourth) throw new Error('A game night needs four players');
  const player = ({ user, username, avatar }: Person) => ({
    ...{ username, avatar, isYou: user === you.user, friend: null },
  });
  const night: GameNight = {
    _id: 'night',
    finishedAt: '2026-05-02T20:00:00.000Z',
    players: [you, first, third, fourth].map(player),
    themes: ['Street food', 'Who at this table'],
    rounds: 6,
    anonymousVotes: false,
    winners: [player(first)],
    podium: [first, you, third].map((person, index) => ({ ...player(person), rank: index + 1 })),
    place: { rank: 2, of: 4 },
    favourites: [],
    shareToken: 'flags',
  };
  return { 'GET /api/user/games': () => Response.json({ success: true, games: [night], next: null }) };
}
