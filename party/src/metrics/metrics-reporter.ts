import type {
  CounterLabels,
  CounterName,
  HistogramLabels,
  HistogramName,
} from '@tallyho/game/metrics/catalogue';
import { MetricSeries } from '@tallyho/game/metrics/metric-series';
import type { MetricsRequest, ObjectGauges } from '@tallyho/game/metrics/push';
import type { Clock, CreateMetrics, Log, Metrics } from '../ports.ts';

/**
 * The shortest time between two pushes of one process, in ms. The timer of a push ends within the ten seconds after which
 * the platform hibernates an idle object, so it does not keep one awake.
 */
const pushInterval = 10_000;
/** How long the first push of a process waits for further values, in ms. */
const firstPushAfter = 1_000;

type Push = Extract<MetricsRequest, { type: 'push' }>;
type Reported = ReturnType<Parameters<CreateMetrics>[0]>;

type Options = {
  clock: Pick<Clock, 'now' | 'later'>;
  log: Log;
  /**
   * Returns what pushes to the collector; null if the platform cannot call other objects yet: it woke this one by an alarm, and
   * no request has reached it since.
   */
  pusher: () => ((request: Push) => Promise<unknown>) | null;
  /** Returns the current values of the object; null if it does not exist or is closed. */
  object: () => Reported;
};

const noGauges = (party: ObjectGauges['party']): ObjectGauges => ({
  party,
  sockets: 0,
  players: 0,
  waitingReports: 0,
  oldestReportAt: null,
  parkedReports: 0,
});

/**
 * Collects the values of one object in memory and pushes them in the background. A push that failed, or was not possible yet, is repeated
 * with the next one; the end of the process loses at most the values since the last push.
 */
export class MetricsReporter implements Metrics {
  readonly #options: Options;
  readonly #series = new MetricSeries();
  #pushedAt = Number.NEGATIVE_INFINITY;
  #isScheduled = false;
  #lastReported: Reported = null;

  constructor(options: Options) {
    this.#options = options;
  }

  count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>, by?: number): void {
    this.#series.count(name, labels, by);
    this.#schedule();
  }

  observe<Name extends HistogramName>(name: Name, labels: HistogramLabels<Name>, seconds: number): void {
    this.#series.observe(name, labels, seconds);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const { clock } = this.#options;
    const wait = Math.max(firstPushAfter, this.#pushedAt + pushInterval - clock.now());
    clock.later(Math.min(wait, pushInterval), () => void this.#push());
  }

  /** Never rejects. */
  async #push(): Promise<void> {
    const { clock, log, pusher, object } = this.#options;
    this.#isScheduled = false;
    const push = pusher();
    // Without a new timer, as below. What makes it possible, a request, also counts something.
    if (push === null) return;
    const delta = this.#series.drain();
    const reported = object();
    const last = this.#lastReported;
    this.#lastReported = reported;
    this.#pushedAt = clock.now();
    // The values of a closed object are removed.
    const closed = last && { source: last.source, gauges: noGauges(last.gauges.party) };
    try {
      await push({ type: 'push', delta, object: reported ?? closed });
    } catch (error) {
      // Without a new timer: an object that cannot push must be able to hibernate.
      this.#series.add(delta);
      log('warn', 'metricsNotPushed', { error });
    }
  }
}
