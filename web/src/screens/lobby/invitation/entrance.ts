import type { Answer } from '../../../shared/api/api-types.ts';

export type InvitedTo = Answer<'GET', '/api/join/:code'>['lobby'];

/**
 * Who can enter a lobby now. open: everyone. membersOnly: not guests. full: no seat is free. started: a game runs and the
 * lobby has late join off.
 */
export type Entrance = 'open' | 'membersOnly' | 'full' | 'started';

export function entranceOf({ players, maxPlayers, state, lateJoin, guestsMayJoin }: InvitedTo): Entrance {
  if (state === 'running' && !lateJoin) return 'started';
  if (players >= maxPlayers) return 'full';
  return guestsMayJoin ? 'open' : 'membersOnly';
}

/** Returns the text about the lobby's state. */
export function stateText(lobby: InvitedTo): string {
  const { players, maxPlayers, state, lateJoin } = lobby;
  if (state === 'running')
    return lateJoin
      ? 'A game is running. Watch the round, and play from the next one.'
      : 'They have started without you, and latecomers are not let in. Look again when the game is over.';
  if (players >= maxPlayers) return `All ${maxPlayers} seats are taken right now. One may become free.`;
  const seats = `${players} of ${maxPlayers} seats taken.`;
  return state === 'finished' ? `${seats} A game has just ended, the next one can be yours.` : seats;
}
