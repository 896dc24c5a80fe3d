/** Jobs one at a time, in the order they came: what reads and writes state never meets itself half way. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `job` when everything that came earlier is done. Gives what it gives; its failure is nobody else's. */
  run<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(job);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
