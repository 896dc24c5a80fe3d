import type { Clock } from '../ports.ts';
import { SerialQueue } from './serial-queue.ts';

type Waiting = {
  /** Runs the job. Returns the function that settles its promise after the commit. */
  run: () => () => void;
  reject: (error: unknown) => void;
};

/** What surrounds the jobs of a commit. */
type CommitSteps = {
  begin(): Promise<void>;
  /** Stores and sends what the jobs changed. */
  commit(): Promise<void>;
};

/** The maximum number of ticks for which the first job of a burst waits for the others. */
const longestBurst = 4;

/**
 * A serial queue that also commits jobs: those that arrive together in one write, so that the number of writes does not grow
 * with the number of commands in a burst. Every such job waits one tick for others, and longer while they arrive.
 */
export class CommitQueue extends SerialQueue {
  readonly #clock: Pick<Clock, 'soon'>;
  readonly #steps: CommitSteps;
  #waiting: Waiting[] = [];

  constructor(clock: Pick<Clock, 'soon'>, steps: CommitSteps) {
    super();
    this.#clock = clock;
    this.#steps = steps;
  }

  /**
   * Runs `job` in the next commit. Resolves with its result after the commit; rejects if the job or the whole commit fails.
   */
  run<Result>(job: () => Result): Promise<Result> {
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
      if (this.#waiting.length === 1) this.#collect(1, 1);
    });
  }

  /**
   * Waits until the end of the tick. If further jobs have arrived, more are probably on their way, so it waits for another
   * tick. `count`: the number of jobs at the beginning of the `tick`.
   */
  #collect(count: number, tick: number): void {
    this.#clock.soon(() => {
      const now = this.#waiting.length;
      if (now > count && tick < longestBurst) this.#collect(now, tick + 1);
      else void this.exclusive(() => this.#runAll());
    });
  }

  async #runAll(): Promise<void> {
    const jobs = this.#waiting;
    this.#waiting = [];
    try {
      await this.#steps.begin();
      const settled = jobs.map(({ run }) => run());
      await this.#steps.commit();
      for (const settle of settled) settle();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }
}
