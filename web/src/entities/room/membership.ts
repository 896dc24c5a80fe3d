import type { UserId } from '@tallyho/game/model/person';
import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { isGameRunning, type RoomView } from '@tallyho/game/protocol/view';
import { request } from '../../shared/api/api.ts';
import { errorText } from '../../shared/api/api-error.ts';
import { createStore } from '../../shared/store/store.ts';
import { expectedGame, expectedSeat, expectGame, expectSeat } from '../session/session-hint.ts';
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

/** Timeout of the request for the seat, in milliseconds. On a dead connection a response may never arrive. */
const seatTimeout = 8_000;

interface EnterOptions {
  readonly ticket?: TicketAnswer | undefined;
  /** The user who has just logged in with this seat, if `identify` does not know it yet. */
  readonly user?: UserId;
}

/** Stores in which lobby the user plays, so that the home page can offer the game after the seat is lost. */
function rememberGame(code: string, { stage }: RoomView): void {
  const running = isGameRunning(stage.phase) ? code : null;
  if (running !== expectedGame()) expectGame(running);
}

/** Returns true if the player does not return to the game: they left on purpose, or were removed. */
const isFinal = (reason: CloseReason): boolean =>
  reason === 'left' || reason === 'kicked' || reason === 'suspended';

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

  /** Sets who is logged in. Does not repeat or interrupt what started before this was known. */
  identify = (user: UserId | null): void => {
    if (user === this.#user) return;
    const isFirst = this.#user === undefined;
    this.#user = user;
    if (user === null) this.clear();
    else if (!isFirst || (!this.#isEntering && this.#isUnknown())) void this.restore();
  };

  /** Restores the seat while it is not known yet who is logged in, if there was a seat at the last visit. */
  resume = async (): Promise<void> => {
    if (expectedSeat() !== null) await this.restore();
  };

  /** Requests the user's current seat from the server and connects if there is one. */
  restore = async (): Promise<void> => {
    const started = this.#start({ status: 'checking' });
    this.#isEntering = true;
    // Only users with a seat in a lobby request the page of the game.
    if (expectedSeat() !== null || window.location.pathname === '/game') preloadRoom();
    try {
      const { seat } = await request('POST', '/api/party/seat', { signal: AbortSignal.timeout(seatTimeout) });
      if (started !== this.#request) return;
      if (seat) await this.#connect(started, seat.code, seat.ticket);
      else this.#start({ status: 'none', ended: null });
    } catch (error) {
      if (started !== this.#request) return;
      this.#start({ status: 'failed', message: errorText(error) });
    }
  };

  /** Connects to a lobby in which the user has a seat. */
  enter = async (code: string, { ticket, user }: EnterOptions = {}): Promise<void> => {
    if (user !== undefined) this.#user = user;
    const state = this.getSnapshot();
    if (state.status === 'member' && state.room.code === code) return;
    await this.#connect(this.#start(null), code, ticket);
  };

  /** Leaves the seat. Throws ApiError; nothing has changed in that case. */
  leave = async (): Promise<void> => {
    const state = this.getSnapshot();
    if (state.status !== 'member') return console.error('There is no lobby to leave');
    const { code } = state.room;
    await request('POST', '/api/lobby/leaveLobby/:code', { param: { code } });
    expectGame(null);
    this.clear();
  };

  /** Stops listening, because no user is logged in or the seat no longer exists. */
  clear = (): void => {
    this.#start({ status: 'none', ended: null });
  };

  /** Opens the connection for the request `started`, unless another one has started since. */
  async #connect(started: number, code: string, ticket?: TicketAnswer): Promise<void> {
    this.#isEntering = true;
    const room = await this.#load(code, ticket).finally(() => {
      if (started === this.#request) this.#isEntering = false;
    });
    if (started !== this.#request) return room.close();
    const follow = () => {
      const { connection, view } = room.getSnapshot();
      if (started !== this.#request) return;
      if (view) rememberGame(code, view);
      if (connection.status !== 'ended') return;
      if (isFinal(connection.reason)) expectGame(null);
      this.#start({ status: 'none', ended: connection.reason === 'left' ? null : connection.reason });
    };
    room.subscribe(follow);
    this.#set({ status: 'member', room });
    follow();
  }

  #isUnknown(): boolean {
    const { status } = this.getSnapshot();
    return status === 'checking' || status === 'failed';
  }

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
