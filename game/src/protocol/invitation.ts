/** What the page of an invite link needs to know about a lobby. */
export interface InvitedLobby {
  /** Number of taken seats. */
  readonly players: number;
  readonly maxPlayers: number;
  /** open: before the first game. running: in a game. finished: the last game is over and players are still there. */
  readonly state: 'open' | 'running' | 'finished';
  /** Players can join while a game runs. */
  readonly lateJoin: boolean;
  readonly guestsMayJoin: boolean;
  /** A guest of this browser has a seat, but lost the session: joining again returns to that seat. */
  readonly holdsSeat?: boolean | undefined;
}

/**
 * Who can enter a lobby now. open: everyone. accountsOnly: not guests. full: no seat is free. started: a game runs and the
 * lobby has late join off.
 */
export type Entrance = 'open' | 'accountsOnly' | 'full' | 'started';

export function entranceOf(lobby: InvitedLobby): Entrance {
  const { players, maxPlayers, state, lateJoin, guestsMayJoin, holdsSeat } = lobby;
  if (holdsSeat) return 'open';
  if (state === 'running' && !lateJoin) return 'started';
  if (players >= maxPlayers) return 'full';
  return guestsMayJoin ? 'open' : 'accountsOnly';
}

/** The contents of the invitation page. gone: no such lobby. removed: the leader has removed this browser. */
export type InvitationView =
  | `${'open' | 'accountsOnly'}-${InvitedLobby['state']}`
  | Exclude<Entrance, 'open' | 'accountsOnly'>
  | 'gone'
  | 'removed';

/** Returns the content of the page for a lobby that exists. Two lobbies with the same view differ in name and numbers only. */
export function invitationViewOf(lobby: InvitedLobby): InvitationView {
  const entrance = entranceOf(lobby);
  return entrance === 'open' || entrance === 'accountsOnly' ? `${entrance}-${lobby.state}` : entrance;
}

/**
 * Stand for the texts of a lobby in the HTML that the build has rendered. The Worker replaces them. The numbers are so large
 * that nothing else in a page contains them.
 */
export const invitationSlots = { leader: 'ZZLEADER', players: '7700101', maxPlayers: '7700202' } as const;
