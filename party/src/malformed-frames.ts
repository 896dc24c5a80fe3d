import { limits } from '@tallyho/game/limits';
import type { Connection } from './ports.ts';

/** Counts the malformed frames of each socket. */
export class MalformedFrames {
  readonly #counts = new Map<string, number>();

  /** Counts a malformed frame. Returns true if the socket has sent too many. */
  add({ id }: Connection): boolean {
    const count = (this.#counts.get(id) ?? 0) + 1;
    this.#counts.set(id, count);
    return count >= limits.malformedFrames;
  }

  /** Handles the close of a socket. */
  forget({ id }: Connection): void {
    this.#counts.delete(id);
  }
}
