/** Runs jobs one at a time, in order of arrival, so that state access never interleaves. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `job` after all earlier jobs. Returns the job's result; an error rejects only this caller. */
  exclusive<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(job);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
