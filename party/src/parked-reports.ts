import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';
import type { Clock, Entries, Storage } from './ports.ts';
import { remove } from './storage.ts';

const prefix = 'parked:';
/** Stored beside the pieces of a report. `until`: when it is deleted, epoch ms. */
const headerSchema = v.object({ until: v.number(), pieces: v.number() });
type Header = v.InferOutput<typeof headerSchema>;

type Options = { storage: Storage; clock: Pick<Clock, 'now'> };

/**
 * Reports that the edge refused for good. They stay in storage for a developer, also after the room is closed, and are
 * never sent again. `parked:{name}` has the header and `parked:{name}/{n}` the pieces of the JSON.
 */
export class ParkedReports {
  readonly #options: Options;
  readonly #headers = new Map<string, Header>();

  constructor(options: Options) {
    this.#options = options;
  }

  restore(stored: Map<string, unknown>): void {
    this.#headers.clear();
    for (const [key, value] of stored)
      if (key.startsWith(prefix) && v.is(headerSchema, value)) this.#headers.set(key, value);
  }

  /** Returns the entries that store a report under `name`. A later report of the same name replaces it. */
  add(name: string, pieces: readonly string[]): Entries {
    const key = prefix + name;
    const header = { until: this.#options.clock.now() + limits.parkedReport, pieces: pieces.length };
    this.#headers.set(key, header);
    return {
      [key]: header,
      ...Object.fromEntries(pieces.map((piece, n) => [`${key}/${n}`, piece])),
    };
  }

  /** Returns the number of reports after one is added under `name`. */
  countWith(name: string): number {
    return new Set([...this.#headers.keys(), prefix + name]).size;
  }

  /** The number of reports. */
  get size(): number {
    return this.#headers.size;
  }

  /** All storage keys in use. */
  get keys(): Set<string> {
    return new Set([...this.#headers].flatMap(([key, header]) => keysOf(key, header)));
  }

  /** When the next report is deleted, epoch ms; null if there is none. */
  get expiresAt(): number | null {
    const times = [...this.#headers.values()].map(({ until }) => until);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Deletes the reports whose time is over. */
  async deleteExpired(): Promise<void> {
    const now = this.#options.clock.now();
    const expired = [...this.#headers].filter(([, { until }]) => until <= now);
    if (expired.length === 0) return;
    await remove(
      this.#options.storage,
      expired.flatMap(([key, header]) => keysOf(key, header)),
    );
    for (const [key] of expired) this.#headers.delete(key);
  }
}

const keysOf = (key: string, { pieces }: Header): string[] => [
  key,
  ...Array.from({ length: pieces }, (_, n) => `${key}/${n}`),
];
