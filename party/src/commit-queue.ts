import type { Clock } from './ports.ts';
import type { SerialQueue } from './serial-queue.ts';

type Waiting = {
  /** Runs the job. Returns the function that settles its promise after the commit. */
  run: () => () => void;
  reject: (error: unknown) => void;
};

type Options = {
  queue: SerialQueue;
  clock: Pick<Clock, 'now' | 'soon'>;
  /** Called before the jobs of a commit. */
  begin: () => Promise<void>;
  /** Called after the jobs: stores and sends what they changed. */
  commit: () => Promise<void>;
};

/** The maximum number of ticks for which the first job of a burst waits for the others. */
const longestBurst = 4;
/** The time without a commit after which `runNow` does not wait for the end of the tick, in milliseconds. */
const quietTime = 20;

/**
 * Runs jobs in order of arrival and commits those of one tick together. Jobs that arrive during a commit form the next one.
 * So the number of storage writes does not grow with the number of commands in a burst.
 */
export class CommitQueue {
  readonly #options: Options;
  #waiting: Waiting[] = [];
  #committedAt = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Runs `job` in the next commit. Resolves with its result after the commit; rejects if the job or the whole commit fails.
   */
  run<Result>(job: () => Result): Promise<Result> {
    const result = this.#add(job);
    if (this.#waiting.length === 1) this.#collect(1, 1);
    return result;
  }

  /** Like `run`, but commits immediately if the room is quiet: for jobs that rarely come together. */
  runNow<Result>(job: () => Result): Promise<Result> {
    const isQuiet = this.#options.clock.now() - this.#committedAt >= quietTime;
    if (!isQuiet) return this.run(job);
    const result = this.#add(job);
    this.#start();
    return result;
  }

  #add<Result>(job: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = () => {
        try {
          const result = job();
          return () => resolve(result);
        } catch (error) {
          return () => reject(error);
        }
      };
      this.#waiting.push({ run, reject });
    });
  }

  /**
   * Waits until the end of the tick. If further jobs have arrived, more are probably on their way, so it waits for another
   * tick. `count`: the number of jobs at the beginning of the `tick`.
   */
  #collect(count: number, tick: number): void {
    this.#options.clock.soon(() => {
      const now = this.#waiting.length;
      if (now > count && tick < longestBurst) this.#collect(now, tick + 1);
      else this.#start();
    });
  }

  #start(): void {
    void this.#options.queue.run(() => this.#runAll());
  }

  async #runAll(): Promise<void> {
    const jobs = this.#waiting;
    // An earlier commit has included the jobs.
    if (jobs.length === 0) return;
    this.#waiting = [];
    try {
      await this.#options.begin();
      const settled = jobs.map(({ run }) => run());
      await this.#options.commit();
      this.#committedAt = this.#options.clock.now();
      for (const settle of settled) settle();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }
}
