import type { Clock, Storage } from '../ports.ts';

/** The minimum delay of an alarm, in milliseconds. An alarm in the past would fire repeatedly. */
const soonestAlarm = 10;
/** An alarm that is late by less than this (ms) is about to fire. Moving it at that moment can lose it. */
const alarmGrace = 300;

type Options = {
  storage: Pick<Storage, 'setAlarm' | 'getAlarm' | 'deleteAlarm'>;
  clock: Clock;
  /** Called when an alarm is overdue. */
  overdue: () => void;
};

/**
 * The single alarm of an object. It is set no more often than needed, and a timer checks it while the
 * process runs.
 */
export class Alarm {
  readonly #options: Options;
  #at: number | null = null;
  #stopWatch: (() => void) | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Reads the platform's alarm time, so that a process which has just started does not need to set it again.
   */
  async restore(): Promise<void> {
    this.#at = await this.#options.storage.getAlarm();
  }

  /** Handles the alarm of the platform. */
  rang(): void {
    this.#at = null;
    this.#unwatch();
  }

  /**
   * Ensures that an alarm fires by `due` (epoch ms). An alarm that is set for an earlier time stays; it
   * finds nothing to do and sets the next one. `isWatched` keeps the process in memory until then, so do not
   * use it for distant times.
   */
  async set(due: number, { isWatched }: { isWatched: boolean }): Promise<void> {
    const now = this.#options.clock.now();
    const wanted = Math.max(due, now + soonestAlarm);
    const isSet = this.#at !== null && this.#at <= wanted && this.#at + alarmGrace > now;
    const at = isSet && this.#at !== null ? this.#at : wanted;
    if (!isSet) this.#unwatch();
    this.#at = at;
    if (isWatched && !this.#stopWatch)
      this.#stopWatch = this.#options.clock.later(at + alarmGrace - now, this.#options.overdue);
    if (!isSet) await this.#options.storage.setAlarm(at);
  }

  async clear(): Promise<void> {
    this.rang();
    await this.#options.storage.deleteAlarm();
  }

  #unwatch(): void {
    this.#stopWatch?.();
    this.#stopWatch = null;
  }
}
