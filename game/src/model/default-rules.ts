import type { RoomRules } from './room-rules.ts';

/** The rules of a new private lobby. In a file without schemas, because the first page of a visitor contains it. */
export const defaultRules: RoomRules = {
  lateJoin: true,
  answerTimer: { mode: 'off' },
  anonymousVotes: false,
  numRounds: null,
  guestsMayJoin: true,
};
