type Task = { at: number; order: number; job: () => void };

/**
 * Virtual time. Runs one task at a time, the earliest first, and all promise callbacks after each task. Two runs with
 * the same tasks are identical.
 */
export class Scheduler {
  /** Ms since the start of the run. */
  now = 0;
  readonly #tasks: Task[] = [];
  #order = 0;

  /** Runs `job` in `ms`. Returns a function that cancels it. */
  later(ms: number, job: () => void): () => void {
    const task = { at: this.now + Math.max(0, ms), order: this.#order++, job };
    let low = 0;
    let high = this.#tasks.length;
    // The list is sorted from the latest task to the earliest, so that the next one is at its end.
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#tasks[middle] as Task; // the index is in the list
      if (other.at > task.at || (other.at === task.at && other.order > task.order)) low = middle + 1;
      else high = middle;
    }
    this.#tasks.splice(low, 0, task);
    return () => {
      const index = this.#tasks.indexOf(task);
      if (index >= 0) this.#tasks.splice(index, 1);
    };
  }

  /** Runs tasks until `isDone` returns true or `limit` (ms of virtual time) has passed. Returns false after the limit. */
  async run(isDone: () => boolean, limit: number): Promise<boolean> {
    const until = this.now + limit;
    while (!isDone()) {
      const task = this.#tasks.at(-1);
      if (!task || task.at > until) {
        this.now = until;
        return isDone();
      }
      this.#tasks.pop();
      this.now = task.at;
      task.job();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return true;
  }
}
