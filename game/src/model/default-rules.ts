import { limits } from '../limits.ts';
import type { GuestsRule, RoomRules } from './room-rules.ts';

/** The rules of a new private lobby. In a file without schemas, because the first page of a visitor contains it. */
export const defaultRules: RoomRules = {
  lateJoin: true,
  answerTimer: { mode: 'off' },
  anonymousVotes: false,
  numRounds: null,
  roundsPerTheme: limits.roundsPerTheme.default,
  everythingIsNew: false,
  guestsMayJoin: 'linkAndList',
  winner: 'knowsTheRoom',
  whoChooses: 'leader',
  questionsFor: 'all',
};

/** Returns the rule for guests after the visibility of a lobby is set. It never turns guests on or off. */
export const guestsRuleFor = (
  isPublic: boolean,
  rule: GuestsRule = defaultRules.guestsMayJoin,
): GuestsRule => {
  if (rule === 'off') return 'off';
  return isPublic ? 'link' : 'linkAndList';
};

/** Returns a stored rule for guests. Versions before this rule had three values stored true or false. */
export const storedGuestsRule = (stored: unknown): GuestsRule => {
  if (stored === false) return 'off';
  return stored === 'off' || stored === 'link' ? stored : 'linkAndList';
};
