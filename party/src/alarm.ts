import type { Clock, Storage } from './ports.ts';

/** An alarm in the past would fire again and again. */
const soonestAlarm = 10;
/** An alarm that is late by less is on its way: moving it at that moment can lose it. */
const alarmGrace = 300;

type Options = {
  storage: Pick<Storage, 'setAlarm' | 'getAlarm' | 'deleteAlarm'>;
  clock: Clock;
  /** Called when an alarm should have rung and did not. */
  overdue: () => void;
};

/** The one alarm that an object has, set no more often than needed, and watched for as long as the process lives. */
export class Alarm {
  readonly #options: Options;
  #at: number | null = null;
  #stopWatch: (() => void) | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Learns when the platform will ring, so that a process which has just woken need not set it again. */
  async restore(): Promise<void> {
    this.#at = await this.#options.storage.getAlarm();
  }

  /** The alarm went off. */
  rang(): void {
    this.#at = null;
    this.#unwatch();
  }

  /**
   * Makes sure that it rings by `due` (epoch ms); one that is set for earlier finds nothing to do and sets the next.
   * Watching keeps the process in memory until then: not for what is far away.
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
