import type { FinishReason } from '@tallyho/game/records/game';

/** Why the game ended, if players might not expect it; null if the leader ended it. */
export const finishReasons: Record<FinishReason, string | null> = {
  endedByLeader: null,
  noThemesLeft: 'You have played every theme there is.',
  roundLimit: 'That was the last theme of this game.',
  tooFewPlayers: 'It takes two to play, and only one was left.',
  endedWhileWaiting: 'It was ended while it waited for a player to come back.',
};
