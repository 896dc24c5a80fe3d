import { entranceOf } from '@tallyho/game/protocol/invitation';
import type { InvitedTo } from './invited-query.ts';

/** Returns the text about the lobby's state. */
export function stateText(lobby: InvitedTo): string {
  const { players, maxPlayers, state } = lobby;
  const entrance = entranceOf(lobby);
  if (entrance === 'started')
    return 'They have started without you, and latecomers are not let in. Look again when the game is over.';
  if (entrance === 'full') return `All ${maxPlayers} seats are taken right now. One may become free.`;
  if (state === 'running') return 'A game is running. Watch the round, and play from the next one.';
  const seats = `${players} of ${maxPlayers} seats taken.`;
  return state === 'finished' ? `${seats} A game has just ended, the next one can be yours.` : seats;
}
