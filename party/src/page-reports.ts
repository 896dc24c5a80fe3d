import type { UserId } from '@tallyho/game/model/person';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { RoomState } from '@tallyho/game/room/state';
import { isInLobby } from '@tallyho/game/room/transition';
import type { Sockets } from './sockets.ts';

/** Tells the members of a room which players view another page than the running or just finished game. Nothing is stored. */
export class PageReports {
  readonly #sockets: Sockets;
  readonly #readState: () => RoomState | null;
  /** The last list that was sent to clients; null if this process has not sent one. */
  #sent: UserId[] | null = null;

  constructor(sockets: Sockets, readState: () => RoomState | null) {
    this.#sockets = sockets;
    this.#readState = readState;
  }

  /** The users who view another page than the game that they are in, in the order of the seats. Empty without a game. */
  get usersElsewhere(): UserId[] {
    const state = this.#readState();
    if (!state || state.stage.phase === 'lobby') return [];
    const { usersElsewhere } = this.#sockets;
    return state.seats
      .map(({ user }) => user)
      .filter((user) => usersElsewhere.has(user) && !isInLobby(state.stage, user));
  }

  /** Sends the list to all members if there is a game and the list has changed, or was not sent by this process yet. */
  sendChange(): void {
    const state = this.#readState();
    const hasGame = state !== null && state.stage.phase !== 'lobby';
    this.#sockets.forgetPages((user) => !hasGame || isInLobby(state.stage, user));
    const users = this.usersElsewhere;
    const before = this.#sent;
    this.#sent = users;
    if (!hasGame || (before && users.join() === before.join())) return;
    const message = JSON.stringify({ type: 'elsewhere', users } satisfies ServerMessage);
    for (const { connection } of this.#sockets.admitted()) this.#sockets.send(connection, message);
  }
}
