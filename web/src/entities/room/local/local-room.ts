import { defaultTimings, limits, type Timings } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/default-rules';
import type { Person, Source, UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { ClientCommand, CommandInput } from '@tallyho/game/protocol/client';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import { RoomInMemory } from '@tallyho/game/room/host/room-in-memory';
import type { ChosenTheme } from '@tallyho/game/room/state/event';
import type { RoomState } from '@tallyho/game/room/state/state';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { RequestError } from '../../../shared/api/api-error.ts';
import { withCommandId } from '../command-outbox.ts';
import type { OpenSocket, SocketHandlers } from '../room-socket.ts';

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

/** A connection of a page in this browser to the room. */
export type LocalSocket = {
  readonly user: UserId;
  readonly handlers: SocketHandlers;
  /** Requests the next ticket, as a browser does before it reconnects. */
  readonly requestTicket: () => Promise<string>;
  /** Identifies its connection to the room. */
  readonly id: string;
  isOpen: boolean;
};

/** The connection of a player who has no page. */
const withoutPage = (user: UserId) => ({ kind: 'user', id: `without-page:${user}`, user }) as const;

/**
 * A room inside this page: the room in memory of the rules, behind sockets that are plain function calls. Nothing leaves the
 * browser. The other players are moved with `act`. A player is present also without a page: another client is connected.
 */
export class LocalRoom {
  readonly code: string;
  readonly themes: readonly ThemeSnapshot[];
  readonly timings: Timings;
  protected readonly room: RoomInMemory;
  protected sockets: LocalSocket[] = [];
  #opened = 0;
  #listeners = new Set<() => void>();
  #now: () => number;
  readonly #loggedOut = new Set<UserId>();

  constructor(input: LocalRoomInput) {
    this.code = input.code ?? 'PARTY7';
    this.themes = input.themes ?? [];
    this.timings = { ...defaultTimings, ...input.timings };
    this.#now = input.now ?? Date.now;
    this.room = new RoomInMemory({
      code: this.code,
      seed: input.seed ?? 7,
      timings: this.timings,
      now: this.#now,
      themeOf: (name) => this.#themeOf(name),
      optionsOf: (used) =>
        this.themes
          .map(({ name }) => name)
          .filter((name) => !used.includes(name))
          .slice(0, limits.voteOptions),
      // The word list is only on servers. No other person reads what is written here.
      isProfane: () => false,
      onChange: () => {
        for (const listener of this.#listeners) listener();
      },
    });
    const { owner, isPublic = false, capacity = 4 } = input;
    const rules = { ...defaultRules, ...input.rules };
    this.room.request({ type: 'create', owner, isPublic, capacity, rules });
    this.connect(owner.user);
  }

  get state(): RoomState {
    return this.room.state;
  }

  /** Seats users who are connected from another client. */
  join(...people: Person[]): this {
    for (const person of people) {
      this.seat(person);
      this.connect(person.user);
    }
    return this;
  }

  /** Seats guests who are connected from another client. */
  joinAsGuests(...people: Person[]): this {
    for (const person of people) {
      this.seat(person, true);
      this.connect(person.user);
    }
    return this;
  }

  /** Requests a seat as the API does. Returns the reason if the room refuses, or asks the leader first. */
  seat(person: Person, isGuest = false, source?: Source): RejectCode | null {
    return this.room.request({ type: 'join', person, source, ...(isGuest && { isGuest }) });
  }

  /** Applies a command of a player as if sent by their browser. Returns the reason if the room refuses. */
  act(user: UserId, input: CommandInput): RejectCode | null {
    return this.room.request({ type: 'command', user, command: withCommandId(input) });
  }

  /** Runs the actions that are due by the clock. */
  tick(): void {
    this.room.tick();
  }

  /** Runs the actions that are due by the clock when they are due, until the returned function is called. */
  run(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      const due = this.room.dueAt;
      if (due !== null) timer = setTimeout(onTimer, Math.max(0, due - this.#now()));
    };
    // A timer can fire a millisecond before its time. Then nothing is due yet, and nothing changes.
    const onTimer = () => {
      this.tick();
      schedule();
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

  /** Connects a player from a client without a page. */
  protected connect(user: UserId): void {
    const connection = withoutPage(user);
    if (!this.room.isConnected(connection.id))
      this.room.connect(connection, { onMessage: () => undefined, onClose: () => undefined });
  }

  /** Returns the ids of all connections of a player. */
  protected connectionsOf(user: UserId): string[] {
    const sockets = this.sockets.filter((socket) => socket.user === user).map(({ id }) => id);
    return [withoutPage(user).id, ...sockets].filter((id) => this.room.isConnected(id));
  }

  /** Ends the connections of a player permanently. After `sessionEnded` the player gets no tickets. */
  end(user: UserId, reason: CloseReason): void {
    if (reason === 'sessionEnded') this.#loggedOut.add(user);
    const gone = this.sockets.filter((socket) => socket.user === user);
    this.sockets = this.sockets.filter((socket) => socket.user !== user);
    for (const socket of gone) {
      this.shut(socket);
      socket.handlers.onClose(closeCodes[reason]);
      void socket.requestTicket().catch(() => undefined);
    }
  }

  /** Returns how this user's browser connects: the dependencies of `openRoom`. */
  wiringFor(user: UserId): { open: OpenSocket; address: () => Promise<string>; now: () => number } {
    const open: OpenSocket = (requestTicket, handlers) => {
      this.#opened += 1;
      const socket = { user, handlers, requestTicket, id: `socket-${this.#opened}`, isOpen: false };
      this.sockets.push(socket);
      queueMicrotask(() => this.open(socket));
      return {
        send: (data) => {
          if (socket.isOpen) this.receive(socket, JSON.parse(data));
        },
        watch: () => undefined,
        reconnect: () => {
          this.shut(socket);
          handlers.onClose(1006);
          queueMicrotask(() => this.open(socket));
        },
        close: () => {
          this.sockets = this.sockets.filter((other) => other !== socket);
          this.shut(socket);
        },
      };
    };
    const address = () =>
      this.#loggedOut.has(user)
        ? Promise.reject(new RequestError(401, 'unauthenticated', 'Please log in first.'))
        : Promise.resolve('');
    return { open, address, now: this.#now };
  }

  /** Opens a socket. From then on the page makes its player present, and says which page it shows. */
  protected open(socket: LocalSocket): void {
    if (!this.sockets.includes(socket)) return;
    const { id, user } = socket;
    socket.isOpen = true;
    socket.handlers.onOpen();
    this.room.connect(
      { kind: 'user', id, user },
      { onMessage: (message) => this.send(socket, message), onClose: (reason) => this.end(user, reason) },
    );
    this.room.disconnect(withoutPage(user).id);
  }

  /** Takes the connection from a socket. The player stays present without the page. */
  protected shut(socket: LocalSocket): void {
    const { id, user } = socket;
    socket.isOpen = false;
    if (!this.room.isConnected(id)) return;
    this.connect(user);
    this.room.disconnect(id);
  }

  /** Handles a command from a socket. */
  protected receive({ id }: LocalSocket, command: ClientCommand): void {
    this.room.receive(id, command, this.refusalFor(command));
  }

  /** Returns why a command from a socket is refused before the room sees it; null if it is not. */
  protected refusalFor(_command: ClientCommand): RejectCode | null {
    return null;
  }

  protected send({ handlers, isOpen }: LocalSocket, message: string): void {
    if (isOpen) handlers.onMessage(`[${message}]`);
  }

  #themeOf(name: string): ChosenTheme | null {
    const snapshot = this.themes.find((theme) => theme.name === name);
    return snapshot ? { snapshot, available: this.themes.length } : null;
  }
}
