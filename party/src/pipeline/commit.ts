import type { UserId } from '@tallyho/game/model/person';
import { isProfane } from '@tallyho/game/people/profanity';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { Ask } from '@tallyho/game/room/host/ask';
import { decide, dueAt } from '@tallyho/game/room/host/decide';
import { emptyHost, type HostContext, type HostEffect, type Input } from '@tallyho/game/room/host/host';
import { isRunning } from '@tallyho/game/room/state/transition';
import { emptyTicketRegistry } from '../access/ticket-registry.ts';
import type { Admitted } from '../clients/client.ts';
import type { Clients } from '../clients/clients.ts';
import { Heartbeat } from '../clients/heartbeat.ts';
import type { Metrics, RoomPorts } from '../ports.ts';
import { lostRoomOf } from '../store/lost-room.ts';
import type { Outbox } from '../store/outbox.ts';
import type { Restored } from '../store/restore.ts';
import { Alarm } from './alarm.ts';
import { Changes, type Reply, type RoomWithTickets } from './changes.ts';
import { roomOutbox } from './report.ts';
import { RoomStore } from './room-store.ts';

/**
 * The interval of the check alarm during a game, in ms. A process that dies also stops the pings; the alarm
 * restarts it.
 */
const checkEvery = 60_000;

/** What a room gets from the platform, with its clients. */
export type CommitPorts = Omit<RoomPorts, 'connections' | 'createMetrics'> & {
  metrics: Metrics;
  clients: Clients;
};

type Options = CommitPorts & {
  /** Runs a job between two commits. */
  exclusive: <T>(job: () => Promise<T>) => Promise<T>;
  /** Called with what the room asks the API, after the commit. */
  asked: (ask: Ask) => void;
  /** Called when an alarm is overdue. */
  overdue: () => void;
  /** Called when sockets timed out. The map has the last heartbeat on them per user, epoch ms. */
  lost: (lastHeartbeats: ReadonlyMap<UserId, number>) => void;
};

const empty: RoomWithTickets = { host: emptyHost, tickets: emptyTicketRegistry };

/**
 * Holds the room in memory and is the only place that changes it. The inputs of a commit are decided in order of arrival, then
 * all changes are stored at once, then delivered. Nothing is sent before it is stored. `CommitQueue` says when a commit begins.
 */
export class Commits {
  readonly #options: Options;
  readonly #outbox: Outbox<RoomReport>;
  readonly #store: RoomStore;
  readonly #alarm: Alarm;
  readonly #heartbeat: Heartbeat;
  #isLoaded = false;
  /** It is unknown what the last commit has stored: every client needs a snapshot. */
  #isOutOfStep = false;
  /** The room as it is stored. */
  #stored: RoomWithTickets = empty;
  #open: Changes | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#outbox = roomOutbox({
      ...options,
      codeOf: () => this.#code,
      settled: () => this.#finalize(),
    });
    this.#store = new RoomStore({ ...options, outbox: this.#outbox });
    this.#alarm = new Alarm(options);
    this.#heartbeat = new Heartbeat(options);
  }

  /** The room, with the changes of the open commit. */
  get current(): RoomWithTickets {
    return this.#open ?? this.#stored;
  }

  /** The open commit. Throws if there is none. */
  get changes(): Changes {
    if (!this.#open) throw new Error('Room changes are possible only within a commit');
    return this.#open;
  }

  get context(): HostContext<Admitted> {
    const { clock, timings, clients, reduce } = this.#options;
    const context = { now: clock.now(), timings, isProfane, subscribers: clients.admitted() };
    return reduce ? { ...context, reduce } : context;
  }

  get outboxStatus(): Outbox['status'] {
    return this.#outbox.status;
  }

  /** True while the room pings its clients. */
  get isPinging(): boolean {
    return this.#heartbeat.isRunning;
  }

  /** Adds an input to the open commit. Calls `reply` with its result after the commit. Returns its effects. */
  add(input: Input<Admitted>, reply?: Reply): readonly HostEffect<Admitted>[] {
    const { changes } = this;
    const decision = decide(changes.host, input, this.context);
    changes.add(input, decision, reply);
    return decision.effects;
  }

  /**
   * Opens a commit. Loads the room into a new process and handles missed deadlines, because an alarm can be lost when a
   * process dies.
   */
  async begin(): Promise<void> {
    const restored = this.#isLoaded ? null : await this.#load();
    this.#open = new Changes(this.#stored);
    if (restored?.kind === 'unusable') this.#markLost(restored.stored);
    if (restored?.kind === 'room') this.add({ type: 'connectionsChanged' });
    if (this.#isOutOfStep)
      for (const subscriber of this.#options.clients.admitted()) this.add({ type: 'missed', subscriber });
    this.add({ type: 'due' });
  }

  async #load(): Promise<Restored> {
    const { nudgedAt, moods, elsewhere } = this.#stored.host;
    const restored = await this.#store.load();
    this.#isLoaded = true;
    this.#stored = empty;
    if (restored.kind === 'room') {
      const { state, chat, admission } = restored.loaded;
      const host = { room: { kind: 'open', state, chat }, nudgedAt, moods, elsewhere } as const;
      this.#stored = { host, tickets: admission };
      this.#deliverReports();
    }
    return restored;
  }

  /**
   * Marks the room as unusable and notifies its players: those connected now, and others when they return.
   */
  #markLost(stored: Map<string, unknown>): void {
    this.#options.log('error', 'roomNotKept', { reason: 'The stored shape is of another version.' });
    const lost = lostRoomOf(stored, this.context);
    this.add({ type: 'lost', lost });
    if (!lost) void this.#options.exclusive(() => this.#clear());
  }

  /**
   * Stores and sends the open commit, in one frame for each socket. Pings the sockets while a game runs, and until every
   * client that does not read has caught up or is closed.
   */
  async commit(): Promise<void> {
    const { clients } = this.#options;
    try {
      const { changes } = this;
      const { reports } = changes;
      await this.#storeChanges(changes, reports);
      this.#deliver(changes);
      if (reports.length > 0) this.#deliverReports();
      for (const ask of changes.asked) this.#options.asked(ask);
      this.#heartbeat.run((this.#isGameRunning || clients.isAnyBehind) && clients.count > 0);
    } finally {
      clients.flush();
    }
    // Messages do not wait for the alarm: if the process dies before it is set, the next wake-up handles the deadline.
    await this.#finalize();
  }

  /** Stores a commit in one write. If that fails, its changes are dropped, and the next commit loads the room from storage. */
  async #storeChanges(changes: Changes, reports: RoomReport[]): Promise<void> {
    const entries = { ...changes.entries, ...this.#outbox.entriesFor(reports) };
    this.#open = null;
    try {
      if (Object.keys(entries).length > 0) await this.#store.write(entries);
    } catch (error) {
      this.#options.metrics.count('failedWrites', {});
      this.#isLoaded = false;
      this.#isOutOfStep = true;
      throw error;
    }
    this.#isOutOfStep = false;
    this.#stored = { host: changes.host, tickets: changes.tickets };
    this.#outbox.add(reports);
  }

  /** Queues the messages of a stored commit, which the caller must flush. */
  #deliver(changes: Changes): void {
    const delivery = changes.delivery(this.context);
    this.#stored = { host: delivery.host, tickets: changes.tickets };
    this.#options.clients.enqueue(delivery);
    changes.reply(delivery.replies);
  }

  /** Handles the alarm within a commit, which applies the deadlines: reports that are due are sent again. */
  onAlarm(): void {
    this.#alarm.rang();
    const attemptAt = this.#outbox.nextAttemptAt;
    if (attemptAt !== null && attemptAt <= this.#options.clock.now()) this.#deliverReports();
  }

  /** Removes a deleted account from what is stored beside the room. Must not run during a commit. */
  erase(account: { user: UserId; alias: UserId }): Promise<void> {
    return this.#store.erase(account, this.#stored.host.room);
  }

  /** Sets the alarm for the next deadline. Deletes the storage of a closed room after its outbox is empty. */
  async #finalize(): Promise<void> {
    await this.#outbox.parked.deleteExpired();
    const { host } = this.#stored;
    if (this.#hasNoMembers && this.#outbox.isEmpty) {
      if (host.room.kind !== 'none') await this.#clear();
      const { expiresAt } = this.#outbox.parked;
      if (expiresAt !== null) await this.#alarm.set(expiresAt, { isWatched: false });
      return;
    }
    const checkAt = this.#isGameRunning ? this.#options.clock.now() + checkEvery : null;
    const deadline = dueAt(host, this.#options.timings);
    const dues = [deadline, this.#outbox.nextAttemptAt, checkAt].filter((due) => due !== null);
    if (dues.length > 0) await this.#alarm.set(Math.min(...dues), { isWatched: true });
  }

  async #clear(): Promise<void> {
    await this.#store.clear(this.#alarm);
    this.#stored = empty;
  }

  /** Starts the delivery without waiting for it, because a player's command must not wait for the edge. */
  #deliverReports(): void {
    if (this.#code !== undefined && !this.#outbox.isEmpty) void this.#outbox.deliver();
  }

  get #isGameRunning(): boolean {
    const { room } = this.#stored.host;
    return room.kind === 'open' && isRunning(room.state.stage);
  }

  get #hasNoMembers(): boolean {
    const { room } = this.#stored.host;
    const members =
      room.kind === 'open' ? room.state.seats : room.kind === 'lost' ? room.lost.record.members : [];
    return members.length === 0;
  }

  get #code(): string | undefined {
    const { room } = this.#stored.host;
    if (room.kind === 'none') return undefined;
    return room.kind === 'open' ? room.state.code : room.lost.record.code;
  }
}
