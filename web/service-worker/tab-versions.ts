/** The part of a tab that is used here. */
interface Tab {
  readonly id: string;
  readonly frameType: string;
}

/**
 * Notes which tabs run the version of this worker. Only in memory: if the browser stops the worker, each tab reports again
 * after its next reload.
 */
export class TabVersions {
  readonly #current = new Set<string>();
  readonly #version: string;

  /** `version`: the one of this worker. */
  constructor(version: string) {
    this.#version = version;
  }

  /** Stores the version of a tab. Returns true if it is this version. */
  note(tab: Pick<Tab, 'id'>, version: string): boolean {
    const isCurrent = version === this.#version;
    if (isCurrent) this.#current.add(tab.id);
    return isCurrent;
  }

  /** Returns true if all of these tabs run this version. Frames inside of tabs do not count. */
  areAllCurrent(open: readonly Tab[]): boolean {
    return open.every(({ id, frameType }) => frameType === 'nested' || this.#current.has(id));
  }
}
