import type { Random } from '../../party/test/soak/random.ts';
import { type FaultKind, faultCatalogue } from './fault-catalogue.ts';

const kinds = Object.keys(faultCatalogue) as FaultKind[]; // the keys of the catalogue

/** Counts the faults of a run by their kind, and chooses the next ones so that all kinds occur equally often. */
export class FaultReport {
  readonly #counts = new Map<FaultKind, number>(kinds.map((kind) => [kind, 0]));
  readonly #failures = new Map<FaultKind, number>();

  /** Counts a fault that has occurred. */
  count(kind: FaultKind): void {
    this.#counts.set(kind, this.#countOf(kind) + 1);
  }

  /** Notes that a fault was not possible, so that others get their turn. */
  skip(kind: FaultKind): void {
    this.#failures.set(kind, (this.#failures.get(kind) ?? 0) + 1);
  }

  /** Returns the kind that has occurred least, one of them at random. */
  leastOf<Kind extends FaultKind>(candidates: readonly Kind[], random: Random): Kind {
    const priority = (kind: Kind) => this.#countOf(kind) + (this.#failures.get(kind) ?? 0) / 4;
    const least = Math.min(...candidates.map(priority));
    return random.pick(candidates.filter((kind) => priority(kind) === least));
  }

  /** Returns true if each kind has occurred at least `wanted` times. */
  isComplete(wanted: number): boolean {
    return kinds.every((kind) => this.#countOf(kind) >= wanted);
  }

  /** The table, one line for each kind, and a line that names the kinds that have occurred less often than `wanted`. */
  lines(wanted: number): string[] {
    const rare = kinds.filter((kind) => this.#countOf(kind) < wanted);
    return [
      ...kinds.map((kind) => `${String(this.#countOf(kind)).padStart(6)}  ${titleOf(kind)}`),
      rare.length === 0
        ? `All ${kinds.length} kinds of faults occurred at least ${wanted} times`
        : `Fewer than ${wanted} times: ${rare.map(titleOf).join('; ')}`,
    ];
  }

  #countOf(kind: FaultKind): number {
    return this.#counts.get(kind) ?? 0;
  }
}

const titleOf = (kind: FaultKind): string => faultCatalogue[kind].join(': ');
