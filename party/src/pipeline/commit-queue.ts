import type { Clock } from '../ports.ts';
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
/**
 * The time without a commit after which `runNow` does not wait for the end of the tick, in milliseconds. Jobs that arrived
 * during a slow write run within this time after it.
 */
const quietTime = 2;
/** After this many commits with one job each, the next job is expected to come alone, too. */
const singlesUntilAlone = 2;

/**
 * Runs jobs in order of arrival and commits those of one tick together. Jobs that arrive during a commit form the next one.
 * So the number of storage writes does not grow with the number of commands in a burst.
 */
export class CommitQueue {
  readonly #options: Options;
  #waiting: Waiting[] = [];
  /**
   * The end of the last commit, epoch ms. Infinity until its tick has ended: only then the clock shows how long the write
   * took.
   */
  #committedAt = Number.NEGATIVE_INFINITY;
  /** How many commits in a row had only one job. */
  #singles = 0;

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
    if (!this.#isQuiet) return this.run(job);
    const result = this.#add(job);
    this.#start();
    return result;
  }

  /**
   * Like `run`, but commits immediately if the room is quiet and the last jobs came alone: for jobs that come together at some
   * times and alone at others. The first burst after single jobs is two commits.
   */
  runAlone<Result>(job: () => Result): Promise<Result> {
    return this.#singles >= singlesUntilAlone ? this.runNow(job) : this.run(job);
  }

  get #isQuiet(): boolean {
    return this.#options.clock.now() - this.#committedAt >= quietTime;
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

  #noteEnd(): void {
    const { clock } = this.#options;
    this.#committedAt = Number.POSITIVE_INFINITY;
    clock.soon(() => {
      this.#committedAt = clock.now();
    });
  }

  async #runAll(): Promise<void> {
    const jobs = this.#waiting;
    // An earlier commit has included the jobs.
    if (jobs.length === 0) return;
    this.#waiting = [];
    this.#singles = jobs.length === 1 ? this.#singles + 1 : 0;
    try {
      await this.#options.begin();
      const settled = jobs.map(({ run }) => run());
      await this.#options.commit();
      this.#noteEnd();
      for (const settle of settled) settle();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }
}
