import { isGameRunning } from '@tallyho/game/protocol/view';
import type { Membership } from './membership.ts';

/** The part of a user in the game that runs in their lobby. */
export type OwnGame = 'none' | 'player' | 'leader';

/** Returns the part of the user with the id `you` in the game that runs in the lobby of the membership. */
export function ownGameIn(membership: Membership, you: string): OwnGame {
  const view = membership.status === 'member' ? membership.room.getSnapshot().view : null;
  if (!view || !isGameRunning(view.stage.phase)) return 'none';
  return view.room.leader === you ? 'leader' : 'player';
}
