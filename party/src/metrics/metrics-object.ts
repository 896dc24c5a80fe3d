import { gaugeText, seriesText } from '@tallyho/game/metrics/exposition';
import { MetricSeries } from '@tallyho/game/metrics/metric-series';
import { type MetricsResponse, metricsRequestSchema, type ObjectGauges } from '@tallyho/game/metrics/push';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import * as v from 'valibot';

const requestText = v.pipe(v.string(), v.parseJson(), metricsRequestSchema);

/** How long the values of an object that has stopped pushing count, in ms. A lobby can be idle for hours. */
const objectExpiry = 24 * 60 * 60_000;

const sum = (objects: readonly ObjectGauges[], read: (gauges: ObjectGauges) => number): number =>
  objects.reduce((total, gauges) => total + read(gauges), 0);

/**
 * Sums the metrics of all processes in memory. It stores nothing: after a restart the counters begin again at 0, which
 * the readers of the format expect, and each object adds its gauges with its next push.
 */
export class MetricsObject {
  readonly #now: () => number;
  readonly #startedAt: number;
  readonly #series = new MetricSeries();
  /** In the order of their last push. */
  readonly #objects = new Map<string, { gauges: ObjectGauges; pushedAt: number }>();

  /** `now` returns epoch ms. */
  constructor(now: () => number) {
    this.#now = now;
    this.#startedAt = now();
  }

  /** Handles a call with a text body. Returns null if the body is invalid. */
  async call(_id: string, body: string): Promise<MetricsResponse | null> {
    const parsed = v.safeParse(requestText, body);
    if (!parsed.success) return null;
    const request = parsed.output;
    this.#series.add(request.delta);
    this.#expire();
    if (request.type === 'read') return { text: this.#text() };
    if (request.object) this.#update(request.object);
    return { text: '' };
  }

  #update({ source, gauges }: { source: string; gauges: ObjectGauges }): void {
    const key = `${gauges.party}/${source}`;
    const { sockets, waitingReports, parkedReports } = gauges;
    this.#objects.delete(key);
    if (sockets + waitingReports + parkedReports > 0)
      this.#objects.set(key, { gauges, pushedAt: this.#now() });
  }

  /** Deletes objects that have stopped pushing. With each call, because the metrics may never be read. */
  #expire(): void {
    const now = this.#now();
    for (const [key, { pushedAt }] of this.#objects) {
      if (now - pushedAt <= objectExpiry) return;
      this.#objects.delete(key);
    }
  }

  /** The number of objects whose values count. */
  get size(): number {
    return this.#objects.size;
  }

  #text(): string {
    const now = this.#now();
    const objects = [...this.#objects.values()].map(({ gauges }) => gauges);
    const ofParty = (party: ObjectGauges['party']) => objects.filter((gauges) => gauges.party === party);
    const oldest = Math.min(now, ...objects.map(({ oldestReportAt }) => oldestReportAt ?? now));
    return [
      seriesText(this.#series.values),
      gaugeText('connectedPlayers', [[{}, sum(ofParty('main'), ({ players }) => players)]]),
      gaugeText('onlineUsers', [[{}, sum(ofParty(userObjectNames.party), ({ players }) => players)]]),
      gaugeText(
        'openSockets',
        (['main', userObjectNames.party] as const).map((party) => [
          { party },
          sum(ofParty(party), ({ sockets }) => sockets),
        ]),
      ),
      gaugeText('waitingReports', [[{}, sum(objects, ({ waitingReports }) => waitingReports)]]),
      gaugeText('oldestReport', [[{}, (now - oldest) / 1_000]]),
      gaugeText('parkedReports', [[{}, sum(objects, ({ parkedReports }) => parkedReports)]]),
      gaugeText('startedAt', [[{}, this.#startedAt / 1_000]]),
    ].join('');
  }
}
