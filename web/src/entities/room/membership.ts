import type { UserId } from '@tallyho/game/model/person';
import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { request, requestOrNone } from '../../shared/api/api.ts';
import { errorText } from '../../shared/api/api-error.ts';
import { createStore } from '../../shared/store/store.ts';
import { expectedSeat, expectSeat } from '../session/session-hint.ts';
import type { Room } from './room.ts';
import type { TicketAnswer } from './ticket.ts';

/** The user's lobby membership: none, or the lobby with their seat. */
export type Membership =
  | { readonly status: 'checking' }
  /** `ended` is the reason why the last seat was lost, if the user must be notified. */
  | { readonly status: 'none'; readonly ended: CloseReason | null }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'member'; readonly room: Room };

/**
 * Loads the connection code only for users with a seat in a lobby. `ticket`: a ticket that the API has issued already.
 */
export type LoadRoom = (code: string, ticket?: TicketAnswer) => Promise<Room>;
const importRoom = () => import('./room-store.ts');
const loadRoom: LoadRoom = async (code, ticket) =>
  (await importRoom()).openRoom(code, { ...(ticket && { ticket }) });

/**
 * Loads the connection code while the server handles the seat request. A load error is reported when the code is
 * needed.
 */
export const preloadRoom = (): void => void importRoom().catch(() => undefined);

interface EnterOptions {
  readonly ticket?: TicketAnswer | undefined;
  /** The user who has just logged in with this seat, if `identify` does not know it yet. */
  readonly user?: UserId;
  readonly isExpected?: boolean;
}

/** The user's only seat. Lives outside React, above all pages. */
export class MembershipStore {
  #store = createStore<Membership>({ status: 'checking' });
  #load: LoadRoom;
  /** Increases with every change of state, so that late responses to older requests are ignored. */
  #request = 0;
  #isEntering = false;
  /** The user whose seat this is; undefined: not known yet. */
  #user: UserId | null | undefined;

  constructor(load: LoadRoom = loadRoom) {
    this.#load = load;
  }

  subscribe = this.#store.subscribe;
  getSnapshot = this.#store.getSnapshot;

  /** Sets who is logged in. Does not interrupt the entering of a seat that started before this was known. */
  identify = (user: UserId | null): void => {
    if (user === this.#user) return;
    const isFirst = this.#user === undefined;
    this.#user = user;
    if (user === null) this.clear();
    else if (!isFirst || !(this.#isEntering || this.getSnapshot().status === 'member')) void this.restore();
  };

  /**
   * Connects to the lobby of the last visit, if there is one, while it is not known yet who is logged in. The API issues
   * a ticket only to a member; a refusal is followed by `restore`.
   */
  resume = async (): Promise<void> => {
    const code = expectedSeat();
    if (code === null) return;
    // The code that did not load is loaded again if there is a seat.
    await this.enter(code, { isExpected: true }).catch(() => this.restore());
  };

  /** Requests the user's current seat from the server and connects if there is one. */
  restore = async (): Promise<void> => {
    const request = this.#start({ status: 'checking' });
    // Only users with a seat in a lobby request this page.
    if (window.location.pathname === '/game') preloadRoom();
    try {
      const answer = await requestOrNone('/api/lobby/checkUserInLobby');
      if (request !== this.#request) return;
      if (answer) await this.enter(answer.lobby.code);
      else this.#set({ status: 'none', ended: null });
    } catch (error) {
      if (request !== this.#request) return;
      const message = errorText(error);
      this.#set({ status: 'failed', message });
    }
  };

  /** Connects to a lobby in which the user has a seat. `isExpected`: the seat is a guess. */
  enter = async (code: string, { ticket, user, isExpected = false }: EnterOptions = {}): Promise<void> => {
    if (user !== undefined) this.#user = user;
    const state = this.getSnapshot();
    if (state.status === 'member' && state.room.code === code) return;
    const request = this.#start(null);
    this.#isEntering = true;
    const room = await this.#load(code, ticket).finally(() => {
      if (request === this.#request) this.#isEntering = false;
    });
    if (request !== this.#request) return room.close();
    room.subscribe(() => {
      const { connection, view } = room.getSnapshot();
      if (connection.status !== 'ended' || request !== this.#request) return;
      if (isExpected && view === null) void this.restore();
      else this.#start({ status: 'none', ended: connection.reason === 'left' ? null : connection.reason });
    });
    this.#set({ status: 'member', room });
  };

  /** Leaves the seat. Throws ApiError; nothing has changed in that case. */
  leave = async (): Promise<void> => {
    const state = this.getSnapshot();
    if (state.status !== 'member') return console.error('There is no lobby to leave');
    const { code } = state.room;
    await request('POST', '/api/lobby/leaveLobby/:code', { param: { code } });
    this.clear();
  };

  /** Stops listening, because no user is logged in or the seat no longer exists. */
  clear = (): void => {
    this.#start({ status: 'none', ended: null });
  };

  #start(state: Membership | null): number {
    this.#request += 1;
    this.#isEntering = false;
    const last = this.getSnapshot();
    if (last.status === 'member') last.room.close();
    if (state) this.#set(state);
    return this.#request;
  }

  #set(state: Membership): void {
    this.#store.set(state);
    if (state.status === 'member') expectSeat(state.room.code);
    else if (state.status === 'none') expectSeat(null);
  }
}

/** What the pages use of the membership store. Test mode has its own, without an API. */
export type MembershipHandle = Pick<MembershipStore, keyof MembershipStore>;
