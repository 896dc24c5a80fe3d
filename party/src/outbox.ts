import * as v from 'valibot';
import type { Clock, Entries, Log, Storage } from './ports.ts';

/** A game's record can outgrow one stored value: its JSON lies in pieces of so many characters (two bytes each at worst). */
const pieceLength = 60_000;
const prefix = 'outbox:';
const firstRetry = 1_000;
const longestRetry = 60_000;
/** If the process dies while a report is on its way, the alarm sends it again after this. */
const safetyNet = 10_000;
/** What is found in storage may have failed often before: its pauses start long. */
const failuresAssumed = 4;

type Pending<Report> = { report: Report; keys: string[] };

const piecesOf = (slot: string, report: unknown): [string, string][] => {
  const json = JSON.stringify(report);
  return Array.from({ length: Math.ceil(json.length / pieceLength) }, (_, n) => [
    `${slot}/${n}`,
    json.slice(n * pieceLength, (n + 1) * pieceLength),
  ]);
};

type Options<Report> = {
  storage: Storage;
  schema: v.GenericSchema<Report>;
  /** Resolves once the edge has taken the report, or with `tooBig` if it never will; rejects otherwise. */
  postMessage: (report: Report) => Promise<'taken' | 'tooBig'>;
  /** A report replaces the one that waits in the same slot. */
  slotOf: (report: Report) => string;
  clock: Clock;
  log: Log;
  /** Runs a job between the room's events, never during one. */
  exclusive: <T>(job: () => Promise<T>) => Promise<T>;
  /** Called, exclusively, whenever a delivery worked out or failed: time to set the alarm, or to clear a closed room. */
  settled: () => Promise<void>;
};

/**
 * What the edge has to be told; reports are plain JSON. Stored with the change that caused it, posted right afterwards, and tried again with
 * growing pauses for as long as it takes: a report is dropped only when it was taken, a newer one replaced it, or it is bigger than the edge will ever take.
 */
export class Outbox<Report> {
  readonly #options: Options<Report>;
  readonly #pending = new Map<string, Pending<Report>>();
  #failures = 0;
  #nextAttemptAt = 0;
  #delivering = false;

  constructor(options: Options<Report>) {
    this.#options = options;
  }

  /** Takes over what storage holds. What another version of the program wrote and this edge would refuse is dropped. */
  async restore(stored: Map<string, unknown>): Promise<void> {
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
      if (report) this.#pending.set(slot, { report, keys });
      else unreadable.push(...keys);
    }
    if (unreadable.length > 0) await this.#options.storage.delete(unreadable);
    this.#failures = failuresAssumed;
    this.#nextAttemptAt = this.#options.clock.now() + safetyNet;
  }

  #read(json: string): Report | null {
    try {
      const report: unknown = JSON.parse(json);
      if (v.is(this.#options.schema, report)) return report;
    } catch {
      // Said below.
    }
    this.#options.log('A stored report has a shape that this version cannot use: dropped');
    return null;
  }

  /** What has to be put together with the change that the reports tell of. */
  entriesFor(reports: Report[]): Entries {
    return Object.fromEntries(reports.flatMap((report) => piecesOf(this.#slotOf(report), report)));
  }

  /** To be called once those entries are stored. */
  add(reports: Report[]): void {
    for (const report of reports) {
      const slot = this.#slotOf(report);
      this.#pending.set(slot, { report, keys: piecesOf(slot, report).map(([key]) => key) });
    }
    if (reports.length > 0) this.#nextAttemptAt = this.#options.clock.now() + safetyNet;
  }

  get isEmpty(): boolean {
    return this.#pending.size === 0;
  }

  /** When the alarm has to call `deliver`, epoch ms; null if nothing waits. */
  get nextAttemptAt(): number | null {
    return this.isEmpty ? null : this.#nextAttemptAt;
  }

  /** Posts everything that waits, oldest first, until it is done or a post fails. Never rejects. */
  async deliver(): Promise<void> {
    if (this.#delivering) return;
    this.#delivering = true;
    const { postMessage: post, exclusive, log } = this.#options;
    try {
      for (let next = this.#oldest(); next; next = this.#oldest()) {
        const { slot, pending } = next;
        if ((await post(pending.report)) === 'tooBig') log(`${slot} is too big for the edge: dropped`);
        await exclusive(() => this.#taken(slot, pending));
      }
    } catch (error) {
      log('The edge did not take a report; it will be tried again', error);
      await exclusive(() => this.#failed()).catch((failure) => log('Storage failed', failure));
    }
    // Without an await since the last look, so that no report can slip in between.
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
    // A newer report may have taken the slot meanwhile, and with it the keys.
    if (this.#pending.get(slot) === pending) {
      this.#pending.delete(slot);
      await this.#options.storage.delete(pending.keys);
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
