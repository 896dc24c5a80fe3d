import type { Storage } from '../../../src/ports.ts';
import type { Random } from '../random.ts';
import type { FaultDice } from './fault-dice.ts';
import type { Defect } from './faults.ts';
import type { Scheduler } from './scheduler.ts';

type Write = { apply: () => void; settle: (error?: Error) => void };
type Batch = { writes: Write[]; keys: string[] };

type Options = {
  scheduler: Scheduler;
  random: Random;
  faults: FaultDice;
  defect: Defect | null;
  /** Called after each batch, with the keys that it has changed. May throw. */
  committed: (keys: readonly string[]) => void;
  /** Called when the alarm was set, moved or deleted. */
  alarmChanged: () => void;
};

/**
 * The storage of a room with the guarantees of the platform: writes without an await between them are one batch,
 * batches are applied in order, and a batch is applied whole or not at all. A crash loses any number of the last ones.
 */
export class SimulatedStorage {
  readonly values = new Map<string, unknown>();
  /** By the room's clock, epoch ms. */
  alarmAt: number | null = null;
  readonly #options: Options;
  #batches: Batch[] = [];
  /** The batch that accepts further writes; null after the current promise callback. */
  #open: Batch | null = null;
  #isApplying = false;
  /** Changes at each crash, so that scheduled work of the dead process does nothing. */
  #life = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns the storage as a new process sees it. */
  attach(): Storage {
    const life = this.#life;
    const read = <T>(look: () => T): Promise<T> =>
      new Promise((resolve) => {
        this.#options.scheduler.later(this.#latency(), () => {
          if (life === this.#life) resolve(look());
        });
      });
    const write = <T>(keys: string[], apply: () => T): Promise<T> =>
      new Promise((resolve, reject) => {
        // The process has died, so the result is dropped.
        if (life !== this.#life) return;
        let result: T;
        this.#enqueue(keys, {
          apply: () => {
            result = apply();
          },
          settle: (error) => (error ? reject(error) : resolve(result)),
        });
      });
    return {
      list: () => read(() => structuredClone(this.values)),
      put: (entries) => {
        const copy = structuredClone(entries);
        const isIncomplete = this.#options.defect === 'loseEntry' && this.#options.random.chance(0.01);
        const stored = Object.entries(copy).slice(isIncomplete ? 1 : 0);
        const written = write(Object.keys(copy), () => {
          for (const [key, value] of stored) this.values.set(key, value);
        });
        return this.#options.defect === 'acknowledgeEarly' ? Promise.resolve() : written;
      },
      delete: (keys) => write(keys, () => keys.map((key) => this.values.delete(key))),
      deleteAll: () => write(['*'], () => this.values.clear()),
      getAlarm: () => read(() => this.alarmAt),
      setAlarm: (at) => write([], () => this.#moveAlarm(at)),
      deleteAlarm: () => write([], () => this.#moveAlarm(null)),
    };
  }

  /** Ends the process. Applies some of the batches that it has not awaited, in order, and forgets the others. */
  crash(): void {
    this.#life += 1;
    const waiting = this.#batches;
    this.#batches = [];
    this.#open = null;
    this.#isApplying = false;
    for (const batch of waiting.slice(0, this.#options.random.int(0, waiting.length))) this.#apply(batch);
  }

  #moveAlarm(at: number | null): void {
    this.alarmAt = at;
    this.#options.alarmChanged();
  }

  #latency(): number {
    return this.#options.random.chance(0.7) ? 0 : this.#options.random.int(1, 12);
  }

  #enqueue(keys: string[], write: Write): void {
    if (!this.#open) {
      const batch: Batch = { writes: [], keys: [] };
      this.#open = batch;
      this.#batches.push(batch);
      queueMicrotask(() => {
        if (this.#open === batch) this.#open = null;
        this.#applyNext();
      });
    }
    this.#open.writes.push(write);
    this.#open.keys.push(...keys);
  }

  #applyNext(): void {
    if (this.#isApplying || this.#batches.length === 0) return;
    this.#isApplying = true;
    const life = this.#life;
    this.#options.scheduler.later(this.#latency(), () => {
      if (life !== this.#life) return;
      this.#isApplying = false;
      const batch = this.#batches.shift();
      if (!batch) return;
      const fails = batch.keys.length > 0 && this.#options.faults.happens('failedWrite');
      if (!fails) this.#apply(batch);
      // The result arrives in a later step, so that a crash can come between both.
      this.#options.scheduler.later(0, () => {
        if (life !== this.#life) return;
        for (const { settle } of batch.writes) settle(fails ? new Error('planted: write failed') : undefined);
      });
      this.#applyNext();
    });
  }

  #apply({ writes, keys }: Batch): void {
    for (const { apply } of writes) apply();
    if (keys.length > 0) this.#options.committed(keys);
  }
}
