import type { Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import { deletedName } from '@tallyho/game/people/moderation';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { type RoomReport, roomReportSchema } from '@tallyho/game/protocol/service';
import { nextDeadline } from '@tallyho/game/room/deadlines';
import type { Context, RoomEvent } from '@tallyho/game/room/event';
import { createLobbyRecord } from '@tallyho/game/room/records';
import { reduce } from '@tallyho/game/room/reduce';
import { isRunning } from '@tallyho/game/room/transition';
import { withPlayer } from '@tallyho/game/room/with-player';
import { Alarm } from './alarm.ts';
import { oldChatKeys, wholeChatEntries } from './chat-store.ts';
import { Commit, type RoomSlot } from './commit.ts';
import { lostRoomOf } from './lost-room.ts';
import { Outbox } from './outbox.ts';
import type { Clock, Edge, Entries, Log, Metrics, ReportOutcome, Storage } from './ports.ts';
import { type Restored, restoreRoom } from './restore.ts';
import type { LoadedRoom } from './room-shape.ts';
import type { Sockets } from './sockets.ts';
import { entriesBetween, remove, unusedKeys, write } from './storage.ts';
import { ticketRegistryEntries } from './ticket-registry.ts';

/**
 * The interval of the check alarm during a game, in ms. A process that dies also stops the pings; the alarm
 * restarts it.
 */
const checkEvery = 60_000;

export type Reply = (error: RejectCode | null) => void;

type Options = {
  storage: Storage;
  edge: Edge;
  clock: Clock;
  timings: Timings;
  log: Log;
  metrics: Metrics;
  sockets: Sockets;
  exclusive: <T>(job: () => Promise<T>) => Promise<T>;
  /** Called when an alarm is overdue. */
  overdue: () => void;
  /** Called after a failed commit: every client needs a snapshot, because it is unknown what was stored. */
  resynchronise: () => void;
};

const empty: RoomSlot = { room: null, lost: null };

/**
 * Holds the room in memory and is the only place that stores it. `begin` opens a commit, to which events are applied;
 * `commit` writes all of its changes at once, then sends them; `finalize` sets the alarm. Nothing is sent before it is stored.
 */
export class RoomRuntime {
  readonly #options: Options;
  readonly #outbox: Outbox<RoomReport>;
  readonly #alarm: Alarm;
  #isLoaded = false;
  #isOutOfStep = false;
  /** The room as it is stored. */
  #stored: RoomSlot = empty;
  #open: Commit | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#outbox = new Outbox({
      ...options,
      schema: roomReportSchema,
      postMessage: (report) => this.#post(report),
      slotOf,
      noticeOf: (report, refused) => this.#noticeOf(report, refused),
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

  get context(): Context {
    return { now: this.#options.clock.now(), timings: this.#options.timings };
  }

  /**
   * Opens a commit. Loads the room into a new process and handles missed deadlines, because an alarm can be lost when a
   * process dies.
   */
  async begin(): Promise<void> {
    const restored = this.#isLoaded ? null : await this.#load();
    this.#open = new Commit(this.#stored, this.#options.sockets);
    if (restored?.kind === 'unusable') this.#markLost(restored.stored);
    if (restored?.kind === 'room') this.syncPresence();
    if (this.#isOutOfStep) this.#options.resynchronise();
    this.#passDeadlines();
  }

  #passDeadlines(): void {
    const { room, lost } = this.held;
    if (lost && lost.until <= this.context.now) this.changes.release(lost.record.members);
    const due = room && nextDeadline(room.state, this.#options.timings);
    if (due !== null && due <= this.context.now) this.apply({ type: 'deadline' });
  }

  async #load(): Promise<Restored> {
    const stored = await this.#options.storage.list();
    const restored = restoreRoom(stored);
    if (stored.size > 0) await this.#outbox.restore(stored);
    if (restored.kind === 'room' && restored.isUpgraded) await this.#storeWhole(restored.loaded);
    this.#isLoaded = true;
    this.#stored = restored.kind === 'room' ? { room: restored.loaded, lost: null } : empty;
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
    const { sockets, log } = this.#options;
    log('error', 'roomNotKept', { reason: 'The stored shape is of another version.' });
    const { changes } = this;
    const connected = sockets.admitted();
    const lost = lostRoomOf(stored, this.context);
    if (lost) {
      changes.lose(lost);
      changes.release(connected.map(({ member }) => member.user));
    } else changes.afterwards(() => void this.#options.exclusive(() => this.#clear()));
    for (const { connection } of connected)
      changes.afterwards(() => sockets.drop(connection, closeCodes.notKept, 'notKept'));
  }

  /**
   * Updates presence from the sockets: a user is present while at least one socket is active. `lastSigns`
   * has the last heartbeat of users whose sockets timed out (epoch ms); they count as gone since then.
   */
  syncPresence(lastSigns: ReadonlyMap<UserId, number> = new Map()): void {
    if (!this.held.room) return;
    const { usersHere } = this.#options.sockets;
    for (const { user, presence } of this.held.room.state.seats) {
      const isHere = presence.status === 'here';
      if (isHere === usersHere.has(user)) continue;
      const since = lastSigns.get(user);
      if (!isHere) this.apply({ type: 'connected', user });
      else this.apply({ type: 'disconnected', user, ...(since === undefined ? {} : { since }) });
    }
  }

  /** Returns the reject code of an event without applying it; null if it would be accepted. */
  dryRun(event: RoomEvent): RejectCode | null {
    const { room } = this.held;
    if (!room) return 'notMember';
    const outcome = reduce(room.state, event, this.context);
    return 'reject' in outcome ? outcome.reject : null;
  }

  /** Applies an event to the open commit. Returns its reject code. */
  apply(event: RoomEvent, options?: Parameters<Commit['apply']>[2]): RejectCode | null {
    return this.changes.apply(event, this.context, options);
  }

  /** Calls `reply` with the result of an event after the commit. */
  reply(reply: Reply, error: RejectCode | null): void {
    this.changes.afterwards(() => reply(error));
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
    this.#stored = { room: changes.room, lost: changes.lost };
    this.#outbox.add(reports);
    this.#options.sockets.hold();
    changes.send(this.context.now);
    if (reports.length > 0) this.#deliver();
  }

  async #write(entries: Entries): Promise<void> {
    const { storage, metrics } = this.#options;
    const startedAt = this.context.now;
    await write(storage, entries);
    metrics.observe('storageWrites', {}, (this.context.now - startedAt) / 1_000);
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
      const { room } = this.#stored;
      const left = room ? [...unusedKeys(stored, room.state), ...oldChatKeys] : [];
      await this.#outbox.change(stored, (report) => withPlayer(report, user, person));
      await remove(storage, left);
    });
  }

  get outboxStatus(): Outbox['status'] {
    return this.#outbox.status;
  }

  /** Handles the alarm: retries reports that are due. `begin` has applied the deadlines. */
  onAlarm(): void {
    this.#alarm.rang();
    const attemptAt = this.#outbox.nextAttemptAt;
    if (attemptAt !== null && attemptAt <= this.context.now) this.#deliver();
  }

  /** Sets the alarm for the next deadline. Deletes the storage of a closed room after its outbox is empty. */
  async finalize(): Promise<void> {
    await this.#outbox.parked.deleteExpired();
    const { room, lost } = this.#stored;
    const members = lost?.record.members ?? room?.state.seats ?? [];
    if (members.length === 0 && this.#outbox.isEmpty) {
      if (room || lost) await this.#clear();
      const { expiresAt } = this.#outbox.parked;
      if (expiresAt !== null) await this.#alarm.set(expiresAt, { isWatched: false });
      return;
    }
    const deadline = room
      ? nextDeadline(room.state, this.#options.timings)
      : members.length > 0 && lost
        ? lost.until
        : null;
    const checkAt = room && isRunning(room.state.stage) ? this.context.now + checkEvery : null;
    const dues = [deadline, this.#outbox.nextAttemptAt, checkAt].filter((due) => due !== null);
    if (dues.length > 0) await this.#alarm.set(Math.min(...dues), { isWatched: true });
  }

  /** Closes the room. Parked reports stay in storage. */
  async #clear(): Promise<void> {
    const { storage } = this.#options;
    const { keys } = this.#outbox.parked;
    const others = keys.size > 0 ? [...(await storage.list()).keys()].filter((key) => !keys.has(key)) : null;
    await Promise.all([this.#alarm.clear(), others ? remove(storage, others) : storage.deleteAll()]);
    this.#stored = empty;
  }

  /** Starts the delivery without waiting for it, because a player's command must not wait for the edge. */
  #deliver(): void {
    if ((this.#stored.room || this.#stored.lost) && !this.#outbox.isEmpty) void this.#outbox.deliver();
  }

  get #code(): string | undefined {
    const { room, lost } = this.#stored;
    return room?.state.code ?? lost?.record.code;
  }

  /** Sends a report. Does nothing for a room that no longer exists. */
  async #post(report: RoomReport): Promise<ReportOutcome> {
    return this.#code === undefined ? { outcome: 'stored' } : this.#options.edge.report(this.#code, report);
  }

  /** Administrators see each refused report in the log. A notice that is refused itself is dropped. */
  #noticeOf(
    { type }: RoomReport,
    { slot, status, parked }: { slot: string; status: number; parked: number },
  ): RoomReport | null {
    if (type === 'parked' || this.#code === undefined) return null;
    return { type: 'parked', code: this.#code, report: slot, status, parked };
  }
}

const slotOf = (report: RoomReport): string => {
  switch (report.type) {
    case 'lobby':
      return 'lobby';
    case 'game':
      return `game:${report.game._id}`;
    case 'parked':
      return `parked:${report.report}`;
    default:
      return report satisfies never;
  }
};
