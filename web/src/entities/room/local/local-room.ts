import { defaultTimings, limits, type Timings } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/default-rules';
import type { Person, Source, UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { ClientCommand, CommandInput } from '@tallyho/game/protocol/client';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import { dueAt } from '@tallyho/game/room/host/decide';
import { emptyHost, type Host, type Input, type RequestInput } from '@tallyho/game/room/host/host';
import { refusalOf } from '@tallyho/game/room/host/presence';
import { step } from '@tallyho/game/room/host/step';
import type { ChosenTheme, RoomEvent } from '@tallyho/game/room/state/event';
import type { RoomState } from '@tallyho/game/room/state/state';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { RequestError } from '../../../shared/api/api-error.ts';
import { withCommandId } from '../command-outbox.ts';
import type { OpenSocket } from '../room-socket.ts';
import { type LocalSocket, localSocket } from './local-socket.ts';

export interface LocalRoomInput {
  readonly owner: Person;
  readonly code?: string;
  readonly capacity?: number;
  readonly isPublic?: boolean;
  readonly rules?: Partial<RoomRules>;
  readonly themes?: readonly ThemeSnapshot[];
  readonly timings?: Partial<Timings>;
  /** The only source of randomness of the room: any 32-bit integer. */
  readonly seed?: number;
  readonly now?: () => number;
}

/**
 * A room inside this page: the same host as on the server, behind sockets that are plain function calls. Nothing leaves
 * the browser. The other players are moved with `act`.
 */
export class LocalRoom {
  readonly code: string;
  readonly themes: readonly ThemeSnapshot[];
  readonly timings: Timings;
  protected sockets: LocalSocket[] = [];
  #host: Host = emptyHost;
  #listeners = new Set<() => void>();
  #now: () => number;
  readonly #loggedOut = new Set<UserId>();

  constructor(input: LocalRoomInput) {
    this.code = input.code ?? 'PARTY7';
    this.themes = input.themes ?? [];
    this.timings = { ...defaultTimings, ...input.timings };
    this.#now = input.now ?? Date.now;
    const { owner, isPublic = false, capacity = 4 } = input;
    const rules = { ...defaultRules, ...input.rules };
    this.#request({ type: 'create', owner, isPublic, capacity, rules }, input.seed);
    this.apply({ type: 'connected', user: owner.user });
  }

  get state(): RoomState {
    const { room } = this.#host;
    if (room.kind !== 'open') throw new Error('The room was not created.');
    return room.state;
  }

  /** Puts the room into a state that its inputs do not lead to. */
  protected setState(state: RoomState): void {
    if (this.#host.room.kind === 'open') this.#host = { ...this.#host, room: { ...this.#host.room, state } };
  }

  /** Seats users who are connected from another client. */
  join(...people: Person[]): this {
    for (const person of people) {
      this.apply({ type: 'joined', person });
      this.apply({ type: 'connected', user: person.user });
    }
    return this;
  }

  /** Seats guests who are connected from another client. */
  joinAsGuests(...people: Person[]): this {
    for (const person of people) {
      this.seat(person, true);
      this.apply({ type: 'connected', user: person.user });
    }
    return this;
  }

  /** Requests a seat as the API does. Returns the reason if the room refuses, or asks the leader first. */
  seat(person: Person, isGuest = false, source?: Source): RejectCode | null {
    return this.#request({ type: 'join', person, source, ...(isGuest && { isGuest }) });
  }

  /** Applies a command of a player as if sent by their browser. Returns the reason if the room refuses. */
  act(user: UserId, input: CommandInput): RejectCode | null {
    return this.#step({ type: 'command', user, command: withCommandId(input), from: null });
  }

  /** Runs the actions that are due by the clock. */
  tick(): void {
    this.#step({ type: 'due' });
  }

  /** Runs the actions that are due by the clock when they are due, until the returned function is called. */
  run(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      const due = dueAt(this.#host, this.timings);
      if (due !== null) timer = setTimeout(() => this.tick(), Math.max(0, due - this.#now()));
    };
    schedule();
    const unsubscribe = this.subscribe(schedule);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }

  /** Calls `listener` after every change of `state`. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Ends the connections of a player permanently. After `sessionEnded` the player gets no tickets. */
  end(user: UserId, reason: CloseReason): void {
    if (reason === 'sessionEnded') this.#loggedOut.add(user);
    const gone = this.sockets.filter((socket) => socket.user === user);
    this.sockets = this.sockets.filter((socket) => socket.user !== user);
    for (const { handlers, requestTicket } of gone) {
      handlers.onClose(closeCodes[reason]);
      void requestTicket().catch(() => undefined);
    }
  }

  /** Returns how this user's browser connects: the dependencies of `openRoom`. */
  wiringFor(user: UserId): { open: OpenSocket; address: () => Promise<string>; now: () => number } {
    const open: OpenSocket = (requestTicket, handlers) => {
      const socket = localSocket(user, handlers, requestTicket);
      this.sockets.push(socket);
      queueMicrotask(() => this.open(socket));
      return {
        send: (data) => {
          if (socket.open) this.receive(socket, JSON.parse(data));
        },
        watch: () => undefined,
        reconnect: () => {
          handlers.onClose(1006);
          queueMicrotask(() => this.open(socket));
        },
        close: () => {
          this.sockets = this.sockets.filter((other) => other !== socket);
        },
      };
    };
    const address = () =>
      this.#loggedOut.has(user)
        ? Promise.reject(new RequestError(401, 'unauthenticated', 'Please log in first.'))
        : Promise.resolve('');
    return { open, address, now: this.#now };
  }

  protected open(socket: LocalSocket): void {
    if (!this.sockets.includes(socket)) return;
    socket.open = true;
    socket.isElsewhere = false;
    socket.handlers.onOpen();
    this.#sendSnapshot(socket, { type: 'missed', viewer: socket });
  }

  /** Handles a command from a socket. */
  protected receive(socket: LocalSocket, command: ClientCommand): void {
    const input = { type: 'command', user: socket.user, command, from: socket } as const;
    const error = this.refusalFor(command);
    if (command.type === 'viewPage') socket.isElsewhere = command.page === 'other';
    if (command.type === 'resync') this.#sendSnapshot(socket, input);
    else this.#step(error ? { ...input, type: 'refused', error } : input);
  }

  /** Returns why a command from a socket is refused before the room sees it; null if it is not. */
  protected refusalFor(_command: ClientCommand): RejectCode | null {
    return null;
  }

  /** Applies an event of the rules that comes from no command. */
  protected apply(event: RoomEvent): RejectCode | null {
    return this.#step({ type: 'event', event });
  }

  protected send(socket: LocalSocket, message: string): void {
    if (socket.open) socket.handlers.onMessage(`[${message}]`);
  }

  #request(request: RequestInput['request'], seed = 7): RejectCode | null {
    return this.#step({ type: 'request', code: this.code, seed, request });
  }

  #sendSnapshot(socket: LocalSocket, input: Input<LocalSocket>): void {
    const refusal = refusalOf(this.#host, socket.user);
    if (refusal) this.end(socket.user, refusal);
    else this.#step(input);
  }

  #themeOf(name: string): ChosenTheme | null {
    const snapshot = this.themes.find((theme) => theme.name === name);
    return snapshot ? { snapshot, available: this.themes.length } : null;
  }

  #step(input: Input<LocalSocket>): RejectCode | null {
    const before = this.#host.room;
    const { host, changes, messages, closes, atGame, error } = step(this.#host, input, {
      now: this.#now(),
      timings: this.timings,
      viewers: this.sockets.filter(({ open }) => open),
      themeOf: (name) => this.#themeOf(name),
      optionsOf: (used) =>
        this.themes
          .map(({ name }) => name)
          .filter((name) => !used.includes(name))
          .slice(0, limits.voteOptions),
      // The word list is only on servers. No other person reads what is written here.
      isProfane: () => false,
    });
    this.#host = host;
    for (const { viewer, messages } of changes) for (const message of messages) this.send(viewer, message);
    for (const { viewer, message } of messages) this.send(viewer, message);
    for (const { viewer, reason } of closes) this.end(viewer.user, reason);
    for (const socket of atGame) socket.isElsewhere = false;
    if (host.room !== before) for (const listener of this.#listeners) listener();
    return error;
  }
}
