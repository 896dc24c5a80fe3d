import type { Timings } from '@tallyho/game/limits';
import { type UserReport, userReportSchema } from '@tallyho/game/protocol/user-object';
import type { Clients } from '../clients/clients.ts';
import { lastTimeoutAt } from '../clients/timeouts.ts';
import { Alarm } from '../pipeline/alarm.ts';
import { SerialQueue } from '../pipeline/serial-queue.ts';
import type { Clock, Log, Metrics, ReportOutcome, Storage, UserEdge } from '../ports.ts';
import { Outbox } from '../store/outbox.ts';
import { write } from '../store/storage.ts';
import { follow, type UserPresence } from './presence.ts';
import { blank, expiresAt, restore, type Shut, type UserState, userEntriesBetween } from './user-state.ts';

type Options = {
  storage: Storage;
  edge: UserEdge;
  clock: Clock;
  timings: Timings;
  log: Log;
  metrics: Metrics;
  clients: Clients;
  /** Called when an alarm is overdue. */
  overdue: () => void;
};

/**
 * Holds the state of a user object in memory and is the only place that stores it, reports it to the edge and sets the
 * alarm. Everything that accesses the state runs in one queue, which never waits for the edge.
 */
export class UserRuntime {
  readonly #options: Options;
  readonly #outbox: Outbox<UserReport>;
  readonly #alarm: Alarm;
  readonly #queue = new SerialQueue();
  #isLoaded = false;
  #state: UserState = blank;

  constructor(options: Options) {
    this.#options = options;
    this.#alarm = new Alarm(options);
    this.#outbox = new Outbox({
      ...options,
      schema: userReportSchema,
      postMessage: (report) => this.#post(report),
      slotOf: ({ type }) => type,
      // The next change of the presence replaces a refused report.
      noticeOf: () => null,
      exclusive: (job) => this.#queue.exclusive(job),
      settled: () => this.#finalize(),
    });
  }

  /** The state with all changes that are stored. */
  get state(): UserState {
    return this.#state;
  }

  get outboxStatus(): Outbox['status'] {
    return this.#outbox.status;
  }

  get #now(): number {
    return this.#options.clock.now();
  }

  /** Runs `job` in the queue. Loads the state before it; updates presence and the alarm after it. */
  run(job: () => Promise<void>): Promise<void> {
    return this.#queue.exclusive(async () => {
      if (!this.#isLoaded) await this.#load();
      await job();
      await this.save({});
      await this.#finalize();
    });
  }

  async #load(): Promise<void> {
    const { storage, log } = this.#options;
    const stored = await storage.list();
    await this.#alarm.restore();
    const { memory, shape } = restore(stored);
    if (shape === 'unusable')
      log('error', 'userObjectNotKept', { reason: 'The stored shape is of another version.' });
    if (shape !== 'current') await write(storage, userEntriesBetween(blank, memory));
    this.#state = memory;
    await this.#outbox.restore(stored);
    this.#isLoaded = true;
    if (!this.#outbox.isEmpty) void this.#outbox.deliver();
  }

  /**
   * Stores a change together with the presence that follows from the open sockets, in one write or none. If
   * no socket is open, the user was present until `hereUntil`, epoch ms. Must run within `run`.
   */
  async save(change: Partial<UserState>, hereUntil = this.#now): Promise<void> {
    const before = this.#state;
    const changed = { ...before, ...change };
    const presence = changed.presence && this.#followed(changed.presence, changed.shut, hereUntil);
    const after = { ...changed, presence };
    const reports = presence && presence.rev !== (before.presence?.rev ?? 0) ? [reportOf(presence)] : [];
    const entries = { ...userEntriesBetween(before, after), ...this.#outbox.entriesFor(reports) };
    if (Object.keys(entries).length === 0) return;
    await write(this.#options.storage, entries);
    this.#state = after;
    this.#outbox.add(reports);
    if (reports.length > 0) void this.#outbox.deliver();
  }

  #followed(presence: UserPresence, shut: Shut | null, hereUntil: number): UserPresence {
    const { clients, timings } = this.#options;
    const now = this.#now;
    // A user whose account is suspended or deleted will not reconnect soon.
    const isShut = shut !== null && now < shut.until;
    const offlineFrom = isShut ? now : hereUntil + timings.offlineAfter;
    return follow(presence, clients.count > 0, { now, offlineFrom });
  }

  async #post(report: UserReport): Promise<ReportOutcome> {
    const { presence } = this.#state;
    return presence ? this.#options.edge.report(presence.user, report) : { outcome: 'stored' };
  }

  /** Handles the alarm. Runs `job` in the queue, then retries reports that are due. */
  onAlarm(job: () => Promise<void>): Promise<void> {
    this.#alarm.rang();
    return this.run(async () => {
      await job();
      const attemptAt = this.#outbox.nextAttemptAt;
      if (attemptAt !== null && attemptAt <= this.#now) void this.#outbox.deliver();
    });
  }

  /**
   * Sets the alarm for the next deadline. Deletes the storage of a user who is offline, after the edge has
   * stored that status.
   */
  async #finalize(): Promise<void> {
    if (this.#state === blank) return;
    const { storage, clients, timings } = this.#options;
    const { presence } = this.#state;
    const now = this.#now;
    const attemptAt = this.#outbox.nextAttemptAt;
    const forgetAt = presence?.online || attemptAt !== null ? null : expiresAt(this.#state);
    if (forgetAt !== null && forgetAt <= now) {
      await Promise.all([this.#alarm.clear(), storage.deleteAll()]);
      this.#state = blank;
      return;
    }
    const soon = [presence?.offlineAt, attemptAt].filter((due) => typeof due === 'number');
    const due = Math.min(...soon, forgetAt ?? lastTimeoutAt(clients.admitted(), timings.silentAfter, now));
    await this.#alarm.set(due, { isWatched: soon.length > 0 });
  }
}

const reportOf = ({ online, rev }: UserPresence): UserReport => ({ type: 'presence', online, rev });
