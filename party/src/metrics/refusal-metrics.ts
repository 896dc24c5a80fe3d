import { MetricSeries } from '@tallyho/game/metrics/metric-series';
import type { MetricsRequest } from '@tallyho/game/metrics/push';
import type { Clock, Log } from '../ports.ts';

/** The shortest time between two pushes, in ms. A flood of refused sockets costs no more calls. */
const pushInterval = 10_000;

/** Counts the sockets that are refused before an object exists. It has no timer: each new socket pushes what is due. */
export class RefusalMetrics extends MetricSeries {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #log: Log;
  #pushedAt = Number.NEGATIVE_INFINITY;

  constructor({ clock, log }: { clock: Pick<Clock, 'now'>; log: Log }) {
    super();
    this.#clock = clock;
    this.#log = log;
  }

  /** Pushes the counts if the last push is long enough ago. Never rejects: what fails is pushed again later. */
  async pushIfDue(push: (request: MetricsRequest) => Promise<unknown>): Promise<void> {
    const now = this.#clock.now();
    if (this.isEmpty || now - this.#pushedAt < pushInterval) return;
    this.#pushedAt = now;
    const delta = this.drain();
    try {
      await push({ type: 'push', delta, object: null });
    } catch (error) {
      this.add(delta);
      this.#log('warn', 'metricsNotPushed', { error });
    }
  }
}
