import type { Random } from '../random.ts';
import { type FaultCounts, type Faults, noFaults } from './faults.ts';

/** Decides which faults happen, and counts them. */
export class FaultDice {
  readonly counts: FaultCounts = {};
  readonly #random: Random;
  #faults: Faults;

  constructor(random: Random, faults: Faults) {
    this.#random = random;
    this.#faults = faults;
  }

  /** Returns true if the fault happens now. `factor` multiplies its probability. */
  happens(fault: keyof Faults, factor = 1): boolean {
    const isNow = this.#random.chance(this.#faults[fault] * factor);
    if (isNow) this.counts[fault] = (this.counts[fault] ?? 0) + 1;
    return isNow;
  }

  /** No further faults. */
  stop(): void {
    this.#faults = noFaults;
  }
}
