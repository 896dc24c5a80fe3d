import { type Chat, emptyChat, postAction, postMessage } from '@tallyho/game/chat/chat';
import { defaultTimings, type Timings } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/default-rules';
import type { Person, Source, UserId } from '@tallyho/game/model/person';
import { type RejectCode, rejections } from '@tallyho/game/model/reject-codes';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { ClientCommand, CommandInput } from '@tallyho/game/protocol/client';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import type { RoomEventName, ServerMessage } from '@tallyho/game/protocol/server';
import { unseatedReason } from '@tallyho/game/room/access';
import { createRoom } from '@tallyho/game/room/create';
import { nextDeadline } from '@tallyho/game/room/deadlines';
import type { RoomEvent } from '@tallyho/game/room/event';
import { nudge } from '@tallyho/game/room/nudge';
import { patchesBetween } from '@tallyho/game/room/patch';
import { reduce } from '@tallyho/game/room/reduce';
import type { RoomState } from '@tallyho/game/room/state';
import { viewFor } from '@tallyho/game/room/view-for';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { ApiError } from '../../../shared/api/api-error.ts';
import { withCommandId } from '../command-outbox.ts';
import type { OpenSocket } from '../room-socket.ts';
import { type LocalSocket, usersElsewhere } from './local-socket.ts';

interface LocalRoomInput {
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
 * A room inside this page: the game's real rules behind sockets that are plain function calls. Nothing leaves the
 * browser. The other players are moved with `act`.
 */
export class LocalRoom {
  readonly code: string;
  readonly themes: readonly ThemeSnapshot[];
  readonly timings: Timings;
  state: RoomState;
  chat: Chat = emptyChat;
  protected sockets: LocalSocket[] = [];
  #listeners = new Set<() => void>();
  #now: () => number;
  #nudgedAt: number | null = null;
  readonly #loggedOut = new Set<UserId>();

  constructor(input: LocalRoomInput) {
    this.code = input.code ?? 'PARTY7';
    this.themes = input.themes ?? [];
    this.timings = { ...defaultTimings, ...input.timings };
    this.#now = input.now ?? Date.now;
    this.state = createRoom({
      code: this.code,
      owner: input.owner,
      isPublic: input.isPublic ?? false,
      capacity: input.capacity ?? 4,
      rules: { ...defaultRules, ...input.rules },
      seed: input.seed ?? 7,
      now: this.#now(),
    });
    this.apply({ type: 'connected', user: input.owner.user });
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
    const refusal = this.apply({ type: 'joined', person, source, ...(isGuest && { isGuest }) });
    return refusal ?? unseatedReason(this.state, person.user);
  }

  /** Applies a command of a player as if sent by their browser. Returns the reason if the room refuses. */
  act(user: UserId, input: CommandInput): RejectCode | null {
    return this.#handle(user, withCommandId(input));
  }

  /** Runs the actions that are due by the clock. */
  tick(): void {
    const due = nextDeadline(this.state, this.timings);
    if (due !== null && due <= this.#now()) this.apply({ type: 'deadline' });
  }

  /** Runs the actions that are due by the clock when they are due, until the returned function is called. */
  run(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      const due = nextDeadline(this.state, this.timings);
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
      const socket: LocalSocket = { user, handlers, open: false, page: 'game', requestTicket };
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
        ? Promise.reject(new ApiError(401, 'unauthenticated', 'Please log in first.'))
        : Promise.resolve('');
    return { open, address, now: this.#now };
  }

  protected open(socket: LocalSocket): void {
    if (!this.sockets.includes(socket)) return;
    socket.open = true;
    socket.page = 'game';
    socket.handlers.onOpen();
    this.#sendSnapshot(socket);
  }

  /** Handles a command from a socket. */
  protected receive(socket: LocalSocket, command: ClientCommand): void {
    if (command.type === 'resync') {
      this.#sendSnapshot(socket);
      return;
    }
    if (command.type === 'viewPage') {
      socket.page = command.page;
      for (const other of this.sockets)
        this.send(other, { type: 'elsewhere', users: usersElsewhere(this.sockets) });
      return;
    }
    const error = this.handleCommand(socket, command);
    this.send(socket, error ? { ack: command.id, ok: false, error } : { ack: command.id, ok: true });
    if (error && command.type === 'gameFinished')
      this.send(socket, { type: 'gameFinishedError', message: rejections[error] });
  }

  /** Applies a command from a socket. Returns the reason if the room refuses. */
  protected handleCommand({ user }: LocalSocket, command: ClientCommand): RejectCode | null {
    return this.#handle(user, command);
  }

  #handle(user: UserId, command: ClientCommand): RejectCode | null {
    if (command.type === 'resync' || command.type === 'viewPage') return null;
    if (command.type === 'sendMessage') return this.#post(user, command);
    if (command.type === 'nudge') return this.#nudge(user, command);
    if (command.type !== 'themeChosen') return this.apply({ type: 'command', user, command });
    const snapshot = this.themes.find(({ name }) => name === command.theme);
    const theme = snapshot ? { snapshot, available: this.themes.length } : null;
    return this.apply({ type: 'command', user, command, theme });
  }

  #nudge(user: UserId, command: Extract<ClientCommand, { type: 'nudge' }>): RejectCode | null {
    const now = this.#now();
    const outcome = nudge(
      this.state,
      { user, command, lastAt: this.#nudgedAt },
      { now, timings: this.timings },
    );
    if ('reject' in outcome) return outcome.reject;
    this.#nudgedAt = now;
    const nextAt = now + this.timings.nudgeCooldown;
    for (const socket of this.sockets)
      if (socket.user === user || outcome.missing.includes(socket.user))
        this.send(socket, { type: 'nudge', by: user, nextAt });
    return null;
  }

  #post(user: UserId, command: Extract<ClientCommand, { type: 'sendMessage' }>): RejectCode | null {
    const person = this.#personOf(user);
    if (!person) return 'notMember';
    const message = { commandId: command.id, person, text: command.text };
    const posted = postMessage(this.chat, message, { now: this.#now(), timings: this.timings });
    if ('repeat' in posted) return null;
    if ('reject' in posted) return posted.reject;
    this.#sendLine(posted);
    return null;
  }

  #sendLine({ chat, line }: { chat: Chat; line: Chat['lines'][number] }): void {
    this.chat = chat;
    const type = this.state.stage.phase === 'lobby' ? 'chatMessage' : 'gameChatMessage';
    for (const socket of this.sockets) this.send(socket, { type, line });
  }

  #personOf(user: UserId): Person | null {
    const seat = this.state.seats.find((other) => other.user === user);
    return seat ? { user, username: seat.username, avatar: seat.avatar } : null;
  }

  protected apply(event: RoomEvent): RejectCode | null {
    const now = this.#now();
    const before = this.state;
    const reduction = reduce(before, event, { now, timings: this.timings });
    if ('reject' in reduction) return reduction.reject;
    this.state = reduction.state;
    for (const effect of reduction.effects) {
      if (effect.type === 'announce') this.#announce(before, effect.name);
      if (effect.type === 'say') this.#sendLine(postAction(this.chat, effect, now));
      if (effect.type === 'disconnect') this.end(effect.user, effect.reason);
    }
    for (const listener of this.#listeners) listener();
    return null;
  }

  #announce(before: RoomState, name: RoomEventName): void {
    const patchFor = patchesBetween(before, this.state);
    const { version: seq } = this.state;
    for (const socket of this.sockets) {
      const patch = patchFor(socket.user);
      if (patch) this.send(socket, { type: name, from: before.version, seq, now: this.#now(), patch });
    }
  }

  #sendSnapshot(socket: LocalSocket): void {
    const view = viewFor(this.state, socket.user);
    if (!view) {
      this.end(socket.user, 'notMember');
      return;
    }
    const { version: seq } = this.state;
    this.send(socket, {
      type: 'snapshot',
      seq,
      now: this.#now(),
      view,
      chat: this.chat.lines,
      elsewhere: usersElsewhere(this.sockets),
    });
  }

  protected send(socket: LocalSocket, message: ServerMessage): void {
    if (socket.open) socket.handlers.onMessage(JSON.stringify([message]));
  }
}
