import { emptyRoomModel, type RoomModel, receive } from '@tallyho/game/client/room-model';
import { defaultTimings, limits } from '@tallyho/game/limits';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { ClientCommand, CommandInput } from '@tallyho/game/protocol/client';
import { isTerminal } from '@tallyho/game/protocol/close-codes';
import { heartbeatFrame, heartbeatInterval } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { isGameRunning, type RoomView } from '@tallyho/game/protocol/view';
import { type ClientHistory, chatTextOf } from './history.ts';

/** A connection to the room. */
export interface SiteLink {
  send(frame: string): void;
  /** Closes it. The handlers are not called any more. */
  close(): void;
  /** The network has lost or reordered frames to this client. */
  readonly isDisturbed: boolean;
}

export type LinkHandlers = {
  onFrame(messages: readonly ServerMessage[]): void;
  /** Handles a ping. `answer`: the frame that answers it. */
  onPing(answer: string): void;
  onClose(code: number): void;
};

type Options = {
  user: string;
  /** A part of the command ids. Different for each client, also for two clients of one user. At most 20 characters. */
  name: string;
  history: ClientHistory;
  /** The clock of the client's device, epoch ms. It can be wrong. */
  now: () => number;
  /** Runs a job after `ms` and returns a function that cancels it. */
  later: (ms: number, job: () => void) => () => void;
  /** Returns the delay before a reconnect, in ms, after this number of failed attempts. */
  reconnectDelay: (failures: number) => number;
  /** Opens a connection with a new ticket. Rejects if that fails. */
  dial: (handlers: LinkHandlers) => Promise<SiteLink>;
};

/** How long a client waits for an acknowledgement before it opens a new connection, in ms. */
const answerTimeout = 8_000;
/** How long a client waits for a snapshot on a new connection, in ms. */
const connectTimeout = 8_000;

/** The room stores nothing for these. */
const unstored: ReadonlySet<CommandInput['type']> = new Set(['nudge', 'showMood', 'viewPage']);

type Status = 'away' | 'connecting' | 'live';

/**
 * A client that behaves like the site: it numbers its commands, sends those without an acknowledgement again after each
 * snapshot, requests a snapshot after a gap, answers pings, and replaces a connection that is silent.
 */
export class SiteClient {
  readonly user: string;
  readonly history: ClientHistory;
  model: RoomModel = emptyRoomModel;
  status: Status = 'away';
  readonly #options: Options;
  /** Commands without an acknowledgement, oldest first, each with its number. */
  readonly #pending = new Map<string, { command: ClientCommand; number: number }>();
  #link: SiteLink | null = null;
  #isResyncing = false;
  /** The server's clock minus the device's, in ms, as the site estimates it. */
  #clockOffset = 0;
  /** Increases with each connection, so that callbacks of earlier ones do nothing. */
  #generation = 0;
  #commands = 0;
  /** Connection attempts since the last snapshot. */
  #failures = 0;
  #cancelRetry = () => {};
  #cancelSilence = () => {};
  #cancelAnswer = () => {};
  #cancelHeartbeat = () => {};

  constructor(options: Options) {
    this.#options = options;
    this.user = options.user;
    this.history = options.history;
  }

  /** The room as this client sees it; null if it has no seat or no snapshot. */
  get view(): RoomView | null {
    return this.model.view;
  }

  /** The server's clock as this client estimates it, epoch ms. Countdowns are computed from it. */
  get serverNow(): number {
    return this.#options.now() + this.#clockOffset;
  }

  /** The number of commands without an acknowledgement. */
  get waiting(): number {
    return this.#pending.size;
  }

  /**
   * Returns true if the client may send another command. A room remembers the last commands of a user only, so a client
   * must not send many after one that it would have to repeat.
   */
  get canSend(): boolean {
    const [oldest] = this.#pending.values();
    return !oldest || this.#commands - oldest.number < limits.rememberedCommands / 2;
  }

  /** The current connection, for faults; null if there is none. */
  get link(): SiteLink | null {
    return this.#link;
  }

  /** Connects, and stays connected until the room ends the membership or `leavePage` is called. */
  connect(): void {
    if (this.status === 'away') this.#dial();
  }

  /** Closes the page. Commands without an acknowledgement are lost with it, as after a reload. */
  leavePage(): void {
    this.#endConnection();
    this.status = 'away';
    this.#pending.clear();
    this.model = emptyRoomModel;
  }

  /** Sends a command with a new id. The text of a chat line contains the id. */
  send(input: CommandInput): void {
    this.#commands += 1;
    const isStored = !unstored.has(input.type);
    const id = `${isStored ? 'command' : 'silent'}-${this.#options.name}-${this.#commands}`;
    const content = input.type === 'sendMessage' ? { ...input, text: chatTextOf(id) } : input;
    const command = { ...content, id } as ClientCommand; // a command is its input and an id
    if (command.type === 'saveDraft')
      for (const [other, waiting] of this.#pending)
        if (waiting.command.type === 'saveDraft') this.#pending.delete(other);
    this.#pending.set(id, { command, number: this.#commands });
    this.history.sent(command);
    if (this.status === 'live') this.#transmit(command);
    this.#watchForAnswers();
  }

  /** Replaces the connection. */
  reconnect(): void {
    if (this.status === 'away') return;
    this.#endConnection();
    this.#retry();
  }

  #dial(): void {
    this.status = 'connecting';
    this.#isResyncing = false;
    this.#generation += 1;
    const generation = this.#generation;
    const isCurrent = () => generation === this.#generation;
    const handlers: LinkHandlers = {
      onFrame: (messages) => {
        if (isCurrent()) this.#onFrame(messages);
      },
      onPing: (answer) => {
        if (isCurrent()) this.#link?.send(answer);
      },
      onClose: (code) => {
        if (isCurrent()) this.#onClose(code);
      },
    };
    this.#cancelAnswer();
    this.#cancelAnswer = this.#options.later(connectTimeout, () => {
      if (isCurrent()) this.reconnect();
    });
    this.#options.dial(handlers).then(
      (link) => {
        if (!isCurrent()) return link.close();
        this.#link = link;
        this.history.connectError = '';
        this.#heartbeat();
      },
      (error: unknown) => {
        this.history.connectError = String(error);
        if (isCurrent()) this.#retry();
      },
    );
  }

  #heartbeat(): void {
    this.#link?.send(heartbeatFrame);
    this.#cancelHeartbeat();
    this.#cancelHeartbeat = this.#options.later(heartbeatInterval, () => this.#heartbeat());
  }

  #endConnection(): void {
    this.#generation += 1;
    this.#link?.close();
    this.#link = null;
    this.#cancelRetry();
    this.#cancelSilence();
    this.#cancelAnswer();
    this.#cancelHeartbeat();
  }

  #retry(): void {
    this.#link = null;
    this.status = 'connecting';
    this.history.reconnects += 1;
    this.#cancelRetry();
    this.#cancelRetry = this.#options.later(this.#options.reconnectDelay(this.#failures), () => this.#dial());
    this.#failures += 1;
  }

  #onClose(code: number): void {
    this.history.closed(code);
    this.#endConnection();
    if (isTerminal(code)) this.leavePage();
    else this.#retry();
  }

  #onFrame(messages: readonly ServerMessage[]): void {
    let hasSnapshot = false;
    for (const message of messages) {
      if ('ack' in message) this.#settle(message);
      else {
        hasSnapshot ||= message.type === 'snapshot';
        this.#receive(message);
      }
    }
    if (hasSnapshot) {
      this.status = 'live';
      this.#failures = 0;
      this.#isResyncing = false;
      for (const { command } of this.#pending.values()) this.#transmit(command);
      this.#watchForAnswers();
    }
    if (this.model.needsResync) this.#resync();
    this.#watchForSilence();
  }

  #settle(ack: { ack: string; ok: boolean; error?: RejectCode }): void {
    if (!this.#pending.delete(ack.ack)) return;
    this.history.acknowledged(ack.ack, ack.ok ? true : (ack.error ?? 'malformed'));
    this.#watchForAnswers();
  }

  #receive(message: Exclude<ServerMessage, { ack: string }>): void {
    const before = this.model;
    this.model = receive(before, message);
    this.history.received(message);
    if ('now' in message) {
      const offset = message.now - this.#options.now();
      this.#clockOffset = message.type === 'snapshot' ? offset : Math.max(this.#clockOffset, offset);
    }
    const { view } = this.model;
    if (view?.game && view.stage.phase === 'finished') this.history.finishedGames.add(view.game.id);
    if (message.type === 'gameFinishedError') this.#resync();
    const isNewGap = this.model.needsResync && !before.needsResync;
    if (isNewGap) this.history.gap(this.#link?.isDisturbed ?? false, message);
  }

  #resync(): void {
    if (this.#isResyncing) return;
    this.#isResyncing = true;
    this.history.resyncs += 1;
    this.#link?.send(JSON.stringify({ id: `resync-${this.history.resyncs}`.padEnd(8, '-'), type: 'resync' }));
    // The request or the snapshot can be lost.
    const generation = this.#generation;
    this.#options.later(answerTimeout, () => {
      if (generation === this.#generation && this.#isResyncing) this.reconnect();
    });
  }

  #transmit(command: ClientCommand): void {
    this.#link?.send(JSON.stringify(command));
  }

  #watchForAnswers(): void {
    if (this.status !== 'live') return;
    this.#cancelAnswer();
    if (this.#pending.size === 0) return;
    this.#cancelAnswer = this.#options.later(answerTimeout, () => this.reconnect());
  }

  /** The room pings while a game runs, so a connection without frames is dead. */
  #watchForSilence(): void {
    this.#cancelSilence();
    if (!this.view || !isGameRunning(this.view.stage.phase)) return;
    this.#cancelSilence = this.#options.later(defaultTimings.roomSilentAfter, () => this.reconnect());
  }
}
