import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { request, requestOrNone } from '../../shared/api/api.ts';
import { ApiError, serverErrorText } from '../../shared/api/api-error.ts';
import { createStore } from '../../shared/store/store.ts';
import type { Room } from './room.ts';

/** The user's lobby membership: none, or the lobby with their seat. */
export type Membership =
  | { readonly status: 'checking' }
  /** `ended` is the reason why the last seat was lost, if the user must be notified. */
  | { readonly status: 'none'; readonly ended: CloseReason | null }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'member'; readonly room: Room };

/** Loads the connection code only for users with a seat in a lobby. */
export type LoadRoom = (code: string) => Promise<Room>;
const importRoom = () => import('./room-store.ts');
const loadRoom: LoadRoom = async (code) => (await importRoom()).openRoom(code);

/**
 * Loads the connection code while the server handles the seat request. A load error is reported when the code is
 * needed.
 */
export const preloadRoom = (): void => void importRoom().catch(() => undefined);

/** The user's only seat. Lives outside React, above all pages. */
export class MembershipStore {
  #store = createStore<Membership>({ status: 'checking' });
  #load: LoadRoom;
  /** Increases with every change of state, so that late responses to older requests are ignored. */
  #turn = 0;

  constructor(load: LoadRoom = loadRoom) {
    this.#load = load;
  }

  subscribe = this.#store.subscribe;
  getSnapshot = this.#store.getSnapshot;

  /** Requests the user's current seat from the server and connects if there is one. */
  restore = async (): Promise<void> => {
    const turn = this.#start({ status: 'checking' });
    // Only users with a seat in a lobby request this page.
    if (window.location.pathname === '/game') preloadRoom();
    try {
      const answer = await requestOrNone('/api/lobby/checkUserInLobby');
      if (turn !== this.#turn) return;
      if (answer) await this.enter(answer.lobby.code);
      else this.#store.set({ status: 'none', ended: null });
    } catch (error) {
      if (turn !== this.#turn) return;
      const message = error instanceof ApiError ? error.message : serverErrorText;
      this.#store.set({ status: 'failed', message });
    }
  };

  /** Connects to a lobby in which the user has a seat. */
  enter = async (code: string): Promise<void> => {
    const state = this.getSnapshot();
    if (state.status === 'member' && state.room.code === code) return;
    const turn = this.#start(null);
    const room = await this.#load(code);
    if (turn !== this.#turn) return room.close();
    room.subscribe(() => {
      const { connection } = room.getSnapshot();
      if (connection.status !== 'ended' || turn !== this.#turn) return;
      this.#start({ status: 'none', ended: connection.reason === 'left' ? null : connection.reason });
    });
    this.#store.set({ status: 'member', room });
  };

  /** Leaves the seat. Throws ApiError; nothing has changed in that case. */
  leave = async (): Promise<void> => {
    const state = this.getSnapshot();
    if (state.status !== 'member') return;
    const { code } = state.room;
    await request('POST', '/api/lobby/leaveLobby/:code', { param: { code } });
    this.forget();
  };

  /** Stops listening, because no user is logged in or the seat no longer exists. */
  forget = (): void => {
    this.#start({ status: 'none', ended: null });
  };

  #start(state: Membership | null): number {
    this.#turn += 1;
    const last = this.getSnapshot();
    if (last.status === 'member') last.room.close();
    if (state) this.#store.set(state);
    return this.#turn;
  }
}
