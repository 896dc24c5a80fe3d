import { deserialize, serialize } from 'node:v8';
import type { Storage } from '../src/ports.ts';

const maxValueBytes = 128 * 1024;
const maxEntries = 128;
const never = new Promise<never>(() => {});

/**
 * An in-memory Durable Object storage with the platform's limits and counters. It survives the process of
 * the room. A process is a `handle`: after its death its requests are neither executed nor answered.
 */
export class MemoryStorage {
  readonly values = new Map<string, Buffer>();
  alarmAt: number | null = null;
  puts: string[][] = [];
  /** The number of calls that wrote or deleted entries or set alarms. */
  writes = 0;
  alarms = 0;
  largestValue = 0;

  read(key: string): unknown {
    const value = this.values.get(key);
    return value && deserialize(value);
  }

  handle() {
    const life = { isDead: false, diesAfterPut: false, failsNextPut: false, failsNextDelete: false };
    const alive = async <T>(operation: () => T): Promise<T> => (life.isDead ? never : operation());
    const changing = <T>(operation: () => T): Promise<T> =>
      alive(() => {
        this.writes += 1;
        return operation();
      });
    const storage: Storage = {
      list: () => alive(() => new Map([...this.values].map(([key, value]) => [key, deserialize(value)]))),
      put: async (entries) => {
        if (life.failsNextPut) {
          life.failsNextPut = false;
          throw new Error('planted: the disk is full');
        }
        await changing(() => this.#put(entries));
        if (life.diesAfterPut) {
          life.isDead = true;
          await never;
        }
      },
      delete: async (keys) => {
        if (life.failsNextDelete) {
          life.failsNextDelete = false;
          throw new Error('planted: the disk is full');
        }
        return changing(() => keys.map((key) => this.values.delete(key)));
      },
      deleteAll: () => changing(() => this.values.clear()),
      setAlarm: (at) =>
        alive(() => {
          this.alarms += 1;
          this.alarmAt = at;
        }),
      getAlarm: () => alive(() => this.alarmAt),
      deleteAlarm: () =>
        alive(() => {
          this.alarmAt = null;
        }),
    };
    return { storage, life };
  }

  #put(entries: Record<string, unknown>): void {
    const keys = Object.keys(entries);
    if (keys.length > maxEntries) throw new Error(`put of ${keys.length} entries`);
    this.puts.push(keys);
    for (const [key, value] of Object.entries(entries)) {
      const bytes = serialize(value);
      if (bytes.byteLength > maxValueBytes) throw new Error(`${key} has ${bytes.byteLength} bytes`);
      this.largestValue = Math.max(this.largestValue, bytes.byteLength);
      this.values.set(key, bytes);
    }
  }
}
