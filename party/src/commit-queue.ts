import type { Clock } from './ports.ts';
import type { SerialQueue } from './serial-queue.ts';

type Job<Result> = () => Result | Promise<Result>;
type Waiting = { run: () => Promise<() => void>; reject: (error: unknown) => void };

type Options = {
  queue: SerialQueue;
  clock: Pick<Clock, 'soon'>;
  /** Called before the jobs of a commit. */
  begin: () => Promise<void>;
  /** Called after the jobs: stores and sends what they changed. */
  commit: () => Promise<void>;
};

/**
 * Runs jobs in order of arrival and commits those of one tick together. Jobs that arrive during a commit form the next one.
 * So the number of storage writes does not grow with the number of commands in a burst.
 */
export class CommitQueue {
  readonly #options: Options;
  #waiting: Waiting[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Runs `job` in the next commit. Resolves with its result after the commit; rejects if the job or the whole commit fails.
   */
  run<Result>(job: Job<Result>): Promise<Result> {
    const { queue, clock } = this.#options;
    return new Promise((resolve, reject) => {
      const run = async () => {
        try {
          const result = await job();
          return () => resolve(result);
        } catch (error) {
          return () => reject(error);
        }
      };
      this.#waiting.push({ run, reject });
      if (this.#waiting.length === 1) clock.soon(() => void queue.run(() => this.#runAll()));
    });
  }

  async #runAll(): Promise<void> {
    const jobs = this.#waiting;
    this.#waiting = [];
    try {
      await this.#options.begin();
      const settled: (() => void)[] = [];
      for (const { run } of jobs) settled.push(await run());
      await this.#options.commit();
      for (const settle of settled) settle();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }
}
