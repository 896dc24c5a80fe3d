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
  readonly #files: ReadonlySet<string>;

  /** `files`: the paths of the files that this version loads first. */
  constructor(files: Iterable<string>) {
    this.#files = new Set(files);
  }

  /** Stores the version of a tab, named by the path of its first script. Returns true if it is this version. */
  note(tab: Pick<Tab, 'id'>, entry: string): boolean {
    const isCurrent = this.#files.has(entry);
    if (isCurrent) this.#current.add(tab.id);
    return isCurrent;
  }

  /** Returns true if all of these tabs run this version. Frames inside of tabs do not count. */
  areAllCurrent(open: readonly Tab[]): boolean {
    return open.every(({ id, frameType }) => frameType === 'nested' || this.#current.has(id));
  }
}
