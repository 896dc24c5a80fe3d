import { winningScores } from '@tallyho/game/awards/winning-scores';
import { defaultRules } from '@tallyho/game/model/default-rules';
import type { RoomView } from '@tallyho/game/protocol/view';
import type { Room, RoomSnapshot } from '../../entities/room/room.ts';
import type { ResponseBody } from '../../shared/api/api-types.ts';

export type SharedResult = ResponseBody<'GET', '/api/shared/:token'>['result'];

const viewOf = ({ players, rounds, awards, anonymousVotes, finishedAt }: SharedResult): RoomView => ({
  room: {
    code: '',
    isPublic: false,
    capacity: players.length,
    leader: players[0]?.user ?? '',
    leadReturn: null,
    rules: { ...defaultRules, anonymousVotes },
  },
  customThemes: [],
  access: null,
  // Players who had left have no seat, as on Game Over.
  seats: players.flatMap(({ color, isGuest, ...person }) =>
    color === null
      ? []
      : [
          {
            ...person,
            color,
            presence: 'here' as const,
            confirmed: true,
            watching: false,
            notReady: false,
            guest: isGuest,
            sitsOut: false,
            atResults: false,
            confirmation: null,
          },
        ],
  ),
  game: {
    id: '',
    createdAt: finishedAt,
    rounds: rounds.length,
    usedThemes: [],
    anonymousVotes,
    theme: null,
    currentGameRound: 0,
    pointsFor: winningScores(awards).title,
    points: [],
  },
  waitsUntil: null,
  pause: null,
  unsent: null,
  stage: {
    phase: 'finished',
    again: null,
    reason: 'endedByLeader',
    players: players.map(({ user, username, avatar }) => ({ user, username, avatar })),
    records: rounds,
    awards,
    finishedAt,
  },
});

/** Returns a finished, read-only room for a shared result, so that the screens of Game Over can show it. */
export function resultRoom(result: SharedResult): Room {
  const snapshot: RoomSnapshot = {
    connection: { status: 'live' },
    view: viewOf(result),
    chat: [],
    pendingChat: [],
    elsewhere: [],
    clockOffset: 0,
    lastEvent: null,
    gameError: null,
    nudge: null,
    moods: {},
  };
  return {
    code: '',
    subscribe: () => () => undefined,
    getSnapshot: () => snapshot,
    send: async () => ({ ok: false, error: 'notMember' }),
    showPage: () => undefined,
    close: () => undefined,
  };
}
