import {
  type AnyLabels,
  anyLabels,
  bucketBounds,
  type CounterLabels,
  type CounterName,
  type HistogramLabels,
  type HistogramName,
} from './catalogue.ts';
import type { MetricsDelta } from './push.ts';

type Counted = { name: CounterName; labels: AnyLabels; value: number };
/** `counts`: the number of values of each bucket, not cumulative. */
type Observed = { name: HistogramName; labels: AnyLabels; counts: number[]; sum: number };

// Rooms call this several times for each command.
const keyOf = (name: string, labels: AnyLabels): string => {
  let key = name;
  for (const label in labels) key += `\u0000${labels[label]}`;
  return key;
};

const bucketOf = (seconds: number): number => {
  const bucket = bucketBounds.findIndex((bound) => seconds <= bound);
  return bucket < 0 ? bucketBounds.length : bucket;
};

/** Counters and histograms in memory. */
export class MetricSeries {
  #counters = new Map<string, Counted>();
  #histograms = new Map<string, Observed>();

  /** Adds `by` (at least 0) to a counter. */
  count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>, by = 1): void {
    this.#count(name, anyLabels(labels), by);
  }

  /** Adds one value to a histogram. A clock that was set back counts as 0. */
  observe<Name extends HistogramName>(name: Name, labels: HistogramLabels<Name>, seconds: number): void {
    const value = Math.max(0, seconds);
    const series = this.#histogram(name, anyLabels(labels));
    const bucket = bucketOf(value);
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += value;
  }

  /** Adds the values of another process. */
  add(delta: MetricsDelta): void {
    for (const { name, labels, value } of delta.counters) this.#count(name, labels, value);
    for (const { name, labels, counts, sum } of delta.histograms) {
      const series = this.#histogram(name, labels);
      series.counts = series.counts.map((count, at) => count + (counts[at] ?? 0));
      series.sum += sum;
    }
  }

  get isEmpty(): boolean {
    return this.#counters.size === 0 && this.#histograms.size === 0;
  }

  get values(): MetricsDelta {
    return { counters: [...this.#counters.values()], histograms: [...this.#histograms.values()] };
  }

  /** Returns all values and begins again at 0. */
  drain(): MetricsDelta {
    const { values } = this;
    this.#counters = new Map();
    this.#histograms = new Map();
    return values;
  }

  #count(name: CounterName, labels: AnyLabels, by: number): void {
    const key = keyOf(name, labels);
    const known = this.#counters.get(key);
    if (known) known.value += by;
    else this.#counters.set(key, { name, labels, value: by });
  }

  #histogram(name: HistogramName, labels: AnyLabels): Observed {
    const key = keyOf(name, labels);
    const known = this.#histograms.get(key);
    if (known) return known;
    const counts = Array.from({ length: bucketBounds.length + 1 }, () => 0);
    const series = { name, labels, counts, sum: 0 };
    this.#histograms.set(key, series);
    return series;
  }
}
