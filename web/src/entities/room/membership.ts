import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { request, requestOrNone } from '../../shared/api/api.ts';
import { ApiError, serverErrorText } from '../../shared/api/api-error.ts';
import type { Room } from './room.ts';

/** Whether the person sits in a lobby, and which. */
export type Membership =
  | { readonly status: 'checking' }
  /** `ended` says why the last seat was lost, if the person should hear of it. */
  | { readonly status: 'none'; readonly ended: CloseReason | null }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'member'; readonly room: Room };

/** Loads the connection's code only for those who sit in a lobby. */
export type LoadRoom = (code: string) => Promise<Room>;
const importRoom = () => import('./room-store.ts');
const loadRoom: LoadRoom = async (code) => (await importRoom()).openRoom(code);

/** Fetches the connection's code while the server is asked for a seat. A failure shows when it is needed. */
export const preloadRoom = (): void => void importRoom().catch(() => undefined);

/** The person's one seat. Lives outside React, above all pages. */
export class MembershipStore {
  #state: Membership = { status: 'checking' };
  #listeners = new Set<() => void>();
  #load: LoadRoom;
  /** Rises with every change of mind, so that a late answer to an old question is ignored. */
  #turn = 0;

  constructor(load: LoadRoom = loadRoom) {
    this.#load = load;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): Membership => this.#state;

  /** Asks the server whether the person sits somewhere, and connects if so. */
  restore = async (): Promise<void> => {
    const turn = this.#start({ status: 'checking' });
    // This page is asked for by those who sit in a lobby.
    if (window.location.pathname === '/game') preloadRoom();
    try {
      const answer = await requestOrNone('/api/lobby/checkUserInLobby');
      if (turn !== this.#turn) return;
      if (answer) await this.enter(answer.lobby.code);
      else this.#set({ status: 'none', ended: null });
    } catch (error) {
      if (turn !== this.#turn) return;
      const message = error instanceof ApiError ? error.message : serverErrorText;
      this.#set({ status: 'failed', message });
    }
  };

  /** Connects to a lobby that the person has a seat in. */
  enter = async (code: string): Promise<void> => {
    if (this.#state.status === 'member' && this.#state.room.code === code) return;
    const turn = this.#start(null);
    const room = await this.#load(code);
    if (turn !== this.#turn) return room.close();
    room.subscribe(() => {
      const { connection } = room.getSnapshot();
      if (connection.status !== 'ended' || turn !== this.#turn) return;
      this.#start({ status: 'none', ended: connection.reason === 'left' ? null : connection.reason });
    });
    this.#set({ status: 'member', room });
  };

  /** Gives the seat up. Throws ApiError; then nothing has changed. */
  leave = async (): Promise<void> => {
    if (this.#state.status !== 'member') return;
    const { code } = this.#state.room;
    await request('POST', '/api/lobby/leaveLobby/:code', { param: { code } });
    this.forget();
  };

  /** Nobody is logged in, or the seat is gone: stop listening. */
  forget = (): void => {
    this.#start({ status: 'none', ended: null });
  };

  #start(state: Membership | null): number {
    this.#turn += 1;
    if (this.#state.status === 'member') this.#state.room.close();
    if (state) this.#set(state);
    return this.#turn;
  }

  #set(state: Membership): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
