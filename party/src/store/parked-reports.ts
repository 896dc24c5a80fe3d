import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';
import type { Clock, Entries, Storage } from '../ports.ts';
import { removeKeys } from './storage.ts';

/**
 * The record of a game can exceed the size limit of one stored value. Its JSON is stored in pieces of this
 * many characters (at most two bytes each).
 */
const pieceLength = 60_000;

/** Cuts the JSON of a report into pieces that storage accepts. */
export const textPieces = (json: string): string[] =>
  Array.from({ length: Math.ceil(json.length / pieceLength) }, (_, n) =>
    json.slice(n * pieceLength, (n + 1) * pieceLength),
  );

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

  /**
   * Returns the entries that change all reports, and the keys that are not used any more. `change` gets the JSON of a report,
   * and returns null for one that has to be deleted.
   */
  changed(
    stored: Map<string, unknown>,
    change: (json: string) => string | null,
  ): { entries: Entries; unused: string[] } {
    const entries: Entries = {};
    const unused: string[] = [];
    for (const [key, header] of this.#headers) {
      const [, ...keys] = keysOf(key, header);
      const before = keys.map((piece) => String(stored.get(piece))).join('');
      const after = change(before);
      if (after === before) continue;
      const pieces = after === null ? [] : textPieces(after);
      for (const [n, piece] of pieces.entries()) entries[`${key}/${n}`] = piece;
      if (after === null) {
        unused.push(...keysOf(key, header));
        this.#headers.delete(key);
        continue;
      }
      const next = { ...header, pieces: pieces.length };
      entries[key] = next;
      unused.push(...keys.slice(pieces.length));
      this.#headers.set(key, next);
    }
    return { entries, unused };
  }

  /** Deletes the reports whose time is over. */
  async deleteExpired(): Promise<void> {
    const now = this.#options.clock.now();
    const expired = [...this.#headers].filter(([, { until }]) => until <= now);
    if (expired.length === 0) return;
    await removeKeys(
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
