import type { Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import { deletedName } from '@tallyho/game/people/moderation';
import { isProfane } from '@tallyho/game/people/profanity';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { Ask } from '@tallyho/game/room/host/ask';
import { dueAt } from '@tallyho/game/room/host/decide';
import { emptyHost, type HostContext, type HostEffect, type Input } from '@tallyho/game/room/host/host';
import { createLobbyRecord } from '@tallyho/game/room/records/records';
import { isRunning } from '@tallyho/game/room/state/transition';
import { withPlayer } from '@tallyho/game/room/state/with-player';
import { emptyTicketRegistry, ticketRegistryEntries } from '../access/ticket-registry.ts';
import type { Admitted } from '../clients/client.ts';
import type { Clients } from '../clients/clients.ts';
import type { Clock, Edge, Entries, Log, Metrics, Storage } from '../ports.ts';
import { oldChatKeys, wholeChatEntries } from '../store/chat-store.ts';
import { lostRoomOf } from '../store/lost-room.ts';
import type { Outbox } from '../store/outbox.ts';
import { type Restored, restoreRoom } from '../store/restore.ts';
import type { LoadedRoom } from '../store/room-shape.ts';
import { entriesBetween, removeKeys, unusedKeys, write } from '../store/storage.ts';
import { Alarm } from './alarm.ts';
import { Commit, type Reply, type RoomSlot } from './decide.ts';
import { roomOutbox } from './report.ts';

/**
 * The interval of the check alarm during a game, in ms. A process that dies also stops the pings; the alarm
 * restarts it.
 */
const checkEvery = 60_000;

type Options = {
  storage: Storage;
  edge: Edge;
  clock: Clock;
  timings: Timings;
  log: Log;
  metrics: Metrics;
  clients: Clients;
  exclusive: <T>(job: () => Promise<T>) => Promise<T>;
  /** Called when an alarm is overdue. */
  overdue: () => void;
  /** Called after a commit with each question to the API. */
  ask: (ask: Ask) => void;
};

const empty: RoomSlot = { host: emptyHost, admission: emptyTicketRegistry };

/**
 * Holds the room in memory and is the only place that stores it. `begin` opens a commit, to which inputs are added;
 * `commit` writes all of its changes at once, then delivers them; `finalize` sets the alarm. Nothing is sent before it is stored.
 */
export class RoomRuntime {
  readonly #options: Options;
  readonly #outbox: Outbox<RoomReport>;
  readonly #alarm: Alarm;
  #isLoaded = false;
  /** It is unknown what the last commit has stored: every client needs a snapshot. */
  #isOutOfStep = false;
  /** The room as it is stored. */
  #stored: RoomSlot = empty;
  #open: Commit | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#outbox = roomOutbox({
      ...options,
      codeOf: () => this.#code,
      settled: () => this.finalize(),
    });
    this.#alarm = new Alarm(options);
  }

  /** The room, with the changes of the open commit. */
  get held(): RoomSlot {
    return this.#open ?? this.#stored;
  }

  /** The open commit. Throws if there is none. */
  get changes(): Commit {
    if (!this.#open) throw new Error('Room changes are possible only between begin and commit');
    return this.#open;
  }

  get context(): HostContext<Admitted> {
    const { clock, timings, clients } = this.#options;
    return { now: clock.now(), timings, isProfane, subscribers: clients.admitted() };
  }

  /** Adds an input to the open commit. Calls `reply` with its result after the commit. Returns its effects. */
  step(input: Input<Admitted>, reply?: Reply): readonly HostEffect<Admitted>[] {
    return this.changes.step(input, this.context, reply);
  }

  /**
   * Opens a commit. Loads the room into a new process and handles missed deadlines, because an alarm can be lost when a
   * process dies.
   */
  async begin(): Promise<void> {
    const restored = this.#isLoaded ? null : await this.#load();
    this.#open = new Commit(this.#stored);
    if (restored?.kind === 'unusable') this.#markLost(restored.stored);
    if (restored?.kind === 'room') this.step({ type: 'connectionsChanged' });
    if (this.#isOutOfStep)
      for (const subscriber of this.#options.clients.admitted()) this.step({ type: 'missed', subscriber });
    this.step({ type: 'due' });
  }

  async #load(): Promise<Restored> {
    const { host } = this.#stored;
    const stored = await this.#options.storage.list();
    const restored = restoreRoom(stored);
    if (stored.size > 0) await this.#outbox.restore(stored);
    if (restored.kind === 'room' && restored.isUpgraded) await this.#storeWhole(restored.loaded);
    this.#isLoaded = true;
    this.#stored = empty;
    if (restored.kind === 'room') {
      const { state, chat, admission } = restored.loaded;
      const { nudgedAt, elsewhere } = host;
      this.#stored = { host: { room: { kind: 'open', state, chat }, nudgedAt, elsewhere }, admission };
    }
    if (restored.kind === 'room') this.#deliver();
    return restored;
  }

  /**
   * Stores the whole room in the current shape. Reports the lobby again, because the outbox drops a pending
   * report that contains a phase of an older version.
   */
  async #storeWhole({ state, chat, admission }: LoadedRoom): Promise<void> {
    const reports: RoomReport[] = [{ type: 'lobby', lobby: createLobbyRecord(state) }];
    await write(this.#options.storage, {
      ...entriesBetween(null, state),
      ...wholeChatEntries(chat),
      ...ticketRegistryEntries(admission),
      ...this.#outbox.entriesFor(reports),
    });
    this.#outbox.add(reports);
  }

  /**
   * Marks the room as unusable and notifies its players: those connected now, and others when they return.
   */
  #markLost(stored: Map<string, unknown>): void {
    const { log, exclusive } = this.#options;
    log('error', 'roomNotKept', { reason: 'The stored shape is of another version.' });
    const lost = lostRoomOf(stored, this.context);
    this.step({ type: 'lost', lost });
    if (!lost) void exclusive(() => this.#clear());
  }

  /**
   * Stores the open commit in one write, then queues its messages, which the caller must flush. If the write fails, the changes are dropped,
   * nothing is sent, and the next `begin` loads the room from storage.
   */
  async commit(): Promise<void> {
    const { changes } = this;
    const { reports } = changes;
    const entries = { ...changes.entries, ...this.#outbox.entriesFor(reports) };
    this.#open = null;
    try {
      if (Object.keys(entries).length > 0) await this.#write(entries);
    } catch (error) {
      this.#options.metrics.count('failedWrites', {});
      this.#isLoaded = false;
      this.#isOutOfStep = true;
      throw error;
    }
    this.#isOutOfStep = false;
    const { host, admission } = changes;
    this.#stored = { host, admission };
    this.#outbox.add(reports);
    const delivery = changes.deliver(this.context);
    this.#stored = { host: delivery.host, admission };
    this.#options.clients.deliver(delivery);
    changes.reply(delivery.answers);
    if (reports.length > 0) this.#deliver();
    for (const ask of changes.asked) this.#options.ask(ask);
  }

  async #write(entries: Entries): Promise<void> {
    const { storage, metrics } = this.#options;
    const startedAt = this.#options.clock.now();
    await write(storage, entries);
    metrics.observe('storageWrites', {}, (this.#options.clock.now() - startedAt) / 1_000);
  }

  /**
   * Removes a deleted account from what is stored beside the room: reports, also those that a closed room keeps, and values that
   * are left from earlier games.
   */
  eraseReports({ user, alias }: { user: UserId; alias: UserId }): Promise<void> {
    const { exclusive, storage } = this.#options;
    const person = { user: alias, username: deletedName, avatar: 1 };
    return exclusive(async () => {
      const stored = await storage.list();
      const { room } = this.#stored.host;
      const left = room.kind === 'open' ? [...unusedKeys(stored, room.state), ...oldChatKeys] : [];
      await this.#outbox.change(stored, (report) => withPlayer(report, user, person));
      await removeKeys(storage, left);
    });
  }

  get outboxStatus(): Outbox['status'] {
    return this.#outbox.status;
  }

  /** Handles the alarm: retries reports that are due. `begin` has applied the deadlines. */
  onAlarm(): void {
    this.#alarm.rang();
    const attemptAt = this.#outbox.nextAttemptAt;
    if (attemptAt !== null && attemptAt <= this.#options.clock.now()) this.#deliver();
  }

  /** Sets the alarm for the next deadline. Deletes the storage of a closed room after its outbox is empty. */
  async finalize(): Promise<void> {
    await this.#outbox.parked.deleteExpired();
    const { host } = this.#stored;
    if (this.#hasNoMembers && this.#outbox.isEmpty) {
      if (host.room.kind !== 'none') await this.#clear();
      const { expiresAt } = this.#outbox.parked;
      if (expiresAt !== null) await this.#alarm.set(expiresAt, { isWatched: false });
      return;
    }
    const isGameRunning = host.room.kind === 'open' && isRunning(host.room.state.stage);
    const checkAt = isGameRunning ? this.#options.clock.now() + checkEvery : null;
    const deadline = dueAt(host, this.#options.timings);
    const dues = [deadline, this.#outbox.nextAttemptAt, checkAt].filter((due) => due !== null);
    if (dues.length > 0) await this.#alarm.set(Math.min(...dues), { isWatched: true });
  }

  /** Closes the room. Parked reports stay in storage. */
  async #clear(): Promise<void> {
    const { storage } = this.#options;
    const { keys } = this.#outbox.parked;
    const others = keys.size > 0 ? [...(await storage.list()).keys()].filter((key) => !keys.has(key)) : null;
    await Promise.all([this.#alarm.clear(), others ? removeKeys(storage, others) : storage.deleteAll()]);
    this.#stored = empty;
  }

  /** Starts the delivery without waiting for it, because a player's command must not wait for the edge. */
  #deliver(): void {
    if (this.#code !== undefined && !this.#outbox.isEmpty) void this.#outbox.deliver();
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
