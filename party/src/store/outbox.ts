import type { CounterLabels } from '@tallyho/game/metrics/catalogue';
import * as v from 'valibot';
import type { Clock, Entries, Log, Metrics, ReportOutcome, Storage } from '../ports.ts';
import { ParkedReports, textPieces } from './parked-reports.ts';
import { removeKeys, write } from './storage.ts';

const prefix = 'outbox:';
const firstRetry = 1_000;
const longestRetry = 60_000;
/** If the process dies during a delivery, the alarm retries it after this time (ms). */
const safetyNet = 10_000;
/**
 * Assumed number of failures for reports that are restored from storage, so that their retries start with
 * long pauses.
 */
const failuresAssumed = 4;

/** `at`: when the report was added or restored, epoch ms. */
type Pending<Report> = { report: Report; keys: string[]; at: number };

type TypedReport = { type: CounterLabels<'reports'>['type'] };

const piecesOf = (slot: string, report: unknown): [string, string][] =>
  textPieces(JSON.stringify(report)).map((piece, n) => [`${slot}/${n}`, piece]);

type Options<Report extends TypedReport> = {
  storage: Storage;
  schema: v.GenericSchema<Report>;
  /** Sends a report to the edge. Rejects if it has to be repeated. */
  postMessage: (report: Report) => Promise<ReportOutcome>;
  /**
   * Returns the report that tells the edge about a refused one, of which `parked` are kept now; null if that one is not worth
   * keeping.
   */
  noticeOf: (report: Report, refused: { slot: string; status: number; parked: number }) => Report | null;
  /** A report replaces a pending report of the same slot. */
  slotOf: (report: Report) => string;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Runs a job between the events of the room, never during one. */
  exclusive: <T>(job: () => Promise<T>) => Promise<T>;
  /**
   * Called exclusively after each successful or failed delivery, to set the alarm or to clear a closed room.
   */
  settled: () => Promise<void>;
};

/**
 * Queue of reports (plain JSON) for the edge. A report is stored with the change that caused it, sent
 * immediately after, and retried with increasing pauses without end. It leaves the queue only if the edge has
 * stored it, a newer report replaced it, or the edge refused it for good: then it is parked and blocks no other report.
 */
export class Outbox<Report extends TypedReport = TypedReport> {
  readonly #options: Options<Report>;
  readonly #pending = new Map<string, Pending<Report>>();
  readonly #parked: ParkedReports;
  #failures = 0;
  #nextAttemptAt = 0;
  #delivering = false;

  constructor(options: Options<Report>) {
    this.#options = options;
    this.#parked = new ParkedReports(options);
  }

  get parked(): ParkedReports {
    return this.#parked;
  }

  /**
   * Restores the queue from storage. Drops reports of another program version that this edge would reject.
   */
  async restore(stored: Map<string, unknown>): Promise<void> {
    this.#parked.restore(stored);
    const unreadable: string[] = [];
    const slots = Map.groupBy(
      [...stored].filter(([key]) => key.startsWith(prefix)),
      ([key]) => key.slice(0, key.lastIndexOf('/')),
    );
    for (const [slot, pieces] of slots) {
      const numbered = pieces
        .map(([key, piece]) => ({ key, n: Number(key.slice(slot.length + 1)), piece: String(piece) }))
        .sort((a, b) => a.n - b.n);
      const report = this.#read(numbered.map(({ piece }) => piece).join(''));
      const keys = numbered.map(({ key }) => key);
      if (report) this.#pending.set(slot, { report, keys, at: this.#options.clock.now() });
      else unreadable.push(...keys);
    }
    if (unreadable.length > 0) await removeKeys(this.#options.storage, unreadable);
    this.#failures = failuresAssumed;
    this.#nextAttemptAt = this.#options.clock.now() + safetyNet;
  }

  #read(json: string): Report | null {
    try {
      const report: unknown = JSON.parse(json);
      if (v.is(this.#options.schema, report)) return report;
    } catch {
      // Logged below.
    }
    this.#options.log('error', 'reportDropped', { reason: 'The stored shape is of another version.' });
    return null;
  }

  /** Returns the entries to store together with the change that caused the reports. */
  entriesFor(reports: Report[]): Entries {
    return Object.fromEntries(reports.flatMap((report) => piecesOf(this.#slotOf(report), report)));
  }

  /** Adds the reports. Call it after those entries are stored. */
  add(reports: Report[]): void {
    for (const report of reports) {
      const slot = this.#slotOf(report);
      const at = this.#pending.get(slot)?.at ?? this.#options.clock.now();
      this.#pending.set(slot, { report, keys: piecesOf(slot, report).map(([key]) => key), at });
    }
    if (reports.length > 0) this.#nextAttemptAt = this.#options.clock.now() + safetyNet;
  }

  /**
   * Changes all reports, those that wait and those that are parked. `stored`: all that is stored. A report that is being sent is
   * sent again. Call it exclusively.
   */
  async change(stored: Map<string, unknown>, change: (report: Report) => Report): Promise<void> {
    const parked = this.#parked.changed(stored, (text) => {
      const report = this.#read(text);
      return report && JSON.stringify(change(report));
    });
    const waiting = [...this.#pending].flatMap(([slot, pending]) => {
      const report = change(pending.report);
      if (report === pending.report) return [];
      const pieces = piecesOf(slot, report);
      return [{ slot, at: pending.at, report, pieces, keys: pieces.map(([key]) => key) }];
    });
    const entries = { ...parked.entries, ...Object.fromEntries(waiting.flatMap(({ pieces }) => pieces)) };
    const changed = new Map(waiting.map(({ slot, keys }) => [slot, keys]));
    const used = new Set([...this.#pending].flatMap(([slot, { keys }]) => changed.get(slot) ?? keys));
    // Also pieces of an earlier, longer report in the same slot.
    const unused = [...stored.keys()].filter((key) => key.startsWith(prefix) && !used.has(key));
    // There is no await between the calls, so storage executes all of them or none.
    await Promise.all([
      write(this.#options.storage, entries),
      removeKeys(this.#options.storage, [...parked.unused, ...unused]),
    ]);
    for (const { slot, at, report, keys } of waiting) this.#pending.set(slot, { report, keys, at });
  }

  get isEmpty(): boolean {
    return this.#pending.size === 0;
  }

  /**
   * The current values for the operator. `oldestReportAt`: when the oldest pending report was added, or restored by this
   * process, epoch ms; null if none is pending.
   */
  get status(): { waitingReports: number; oldestReportAt: number | null; parkedReports: number } {
    const times = [...this.#pending.values()].map(({ at }) => at);
    const oldestReportAt = times.length > 0 ? Math.min(...times) : null;
    return { waitingReports: times.length, oldestReportAt, parkedReports: this.#parked.size };
  }

  /** When the alarm must call `deliver`, epoch ms; null if the queue is empty. */
  get nextAttemptAt(): number | null {
    return this.isEmpty ? null : this.#nextAttemptAt;
  }

  /** Sends all pending reports, oldest first, until the queue is empty or a request fails. Never rejects. */
  async deliver(): Promise<void> {
    if (this.#delivering) return;
    this.#delivering = true;
    const { postMessage: post, exclusive, log, metrics } = this.#options;
    let type: TypedReport['type'] = 'lobby';
    try {
      for (let next = this.#oldest(); next; next = this.#oldest()) {
        const { slot, pending } = next;
        type = pending.report.type;
        const outcome = await post(pending.report);
        metrics.count('reports', { type, outcome: outcome.outcome });
        await exclusive(() =>
          outcome.outcome === 'stored'
            ? this.#taken(slot, pending)
            : this.#refused(slot, pending, outcome.status),
        );
      }
    } catch (error) {
      log('warn', 'reportFailed', { report: type, error });
      metrics.count('reports', { type, outcome: 'failed' });
      await exclusive(() => this.#failed()).catch((failure) =>
        log('error', 'storageFailed', { error: failure }),
      );
    }
    // There is no await since the last check, so no report can be added in between.
    this.#delivering = false;
  }

  #slotOf(report: Report): string {
    return prefix + this.#options.slotOf(report);
  }

  #oldest() {
    for (const [slot, pending] of this.#pending) return { slot, pending };
    return null;
  }

  async #taken(slot: string, pending: Pending<Report>): Promise<void> {
    this.#failures = 0;
    // A newer report may have replaced this one in its slot, with the same keys.
    if (this.#pending.get(slot) === pending) {
      await removeKeys(this.#options.storage, pending.keys);
      // After the removal: if that fails, the report is sent again.
      this.#pending.delete(slot);
    }
    await this.#options.settled();
  }

  async #refused(slot: string, pending: Pending<Report>, status: number): Promise<void> {
    const { log, noticeOf, storage } = this.#options;
    this.#failures = 0;
    if (this.#pending.get(slot) === pending) {
      const name = slot.slice(prefix.length);
      const parked = this.#parked.countWith(name);
      const notice = noticeOf(pending.report, { slot: name, status, parked });
      log('error', 'reportRefused', { report: name, status, ...(notice ? { parked } : { isDropped: true }) });
      const notices = notice ? [notice] : [];
      const pieces = piecesOf(name, pending.report).map(([, piece]) => piece);
      // There is no await between the calls, so storage executes all of them or none.
      await Promise.all([
        write(storage, { ...(notice ? this.#parked.add(name, pieces) : {}), ...this.entriesFor(notices) }),
        removeKeys(storage, pending.keys),
      ]);
      this.#pending.delete(slot);
      this.add(notices);
    }
    await this.#options.settled();
  }

  async #failed(): Promise<void> {
    const pause = Math.min(longestRetry, firstRetry * 2 ** Math.min(this.#failures, 10));
    this.#failures += 1;
    this.#nextAttemptAt = this.#options.clock.now() + pause;
    await this.#options.settled();
  }
}
