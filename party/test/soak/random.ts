import { generator } from '@tallyho/game/model/random';

/** Seeded random choices. The same seed gives the same choices. */
export class Random {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = generator(seed | 0).next;
  }

  /** Returns true with this probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns an integer from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** Returns one entry. Throws if the list is empty. */
  pick<T>(list: readonly T[]): T {
    const index = this.int(0, list.length - 1);
    if (index >= list.length) throw new Error('Nothing to pick from');
    return list[index] as T; // the index is in the list
  }

  /** Returns one key; a weight of 2 makes it twice as likely as a weight of 1. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
    const entries = Object.entries(weights) as [Key, number][]; // the keys of the record
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    throw new Error('There are no weights');
  }
}
