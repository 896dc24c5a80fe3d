import {
  type AnyLabels,
  anyLabels,
  bucketBounds,
  counters,
  type GaugeLabels,
  type GaugeName,
  gauges,
  histograms,
} from './catalogue.ts';
import type { MetricsDelta } from './push.ts';

/** The content type of the text format (Prometheus, version 0.0.4). */
export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

// Names, labels and their values are from the catalogue, so nothing needs to be escaped.
const sample = (name: string, labels: AnyLabels, value: number): string => {
  const list = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${list.length > 0 ? `{${list.join(',')}}` : ''} ${value}`;
};

const family = (
  { name, help }: { name: string; help: string },
  type: 'counter' | 'histogram' | 'gauge',
  samples: readonly string[],
): string =>
  samples.length > 0 ? `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.join('\n')}\n` : '';

const bucketSamples = (
  name: string,
  { labels, counts, sum }: Pick<MetricsDelta['histograms'][number], 'labels' | 'counts' | 'sum'>,
): string[] => {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return sample(`${name}_bucket`, { ...labels, le: String(bucketBounds[at] ?? '+Inf') }, total);
  });
  return [...buckets, sample(`${name}_sum`, labels, sum), sample(`${name}_count`, labels, total)];
};

/** Returns counters and histograms in the text format, in the order of the catalogue. */
export const seriesText = (series: MetricsDelta): string =>
  [
    ...Object.entries(counters).map(([key, metric]) =>
      family(
        metric,
        'counter',
        series.counters
          .filter(({ name }) => name === key)
          .map(({ labels, value }) => sample(metric.name, labels, value)),
      ),
    ),
    ...Object.entries(histograms).map(([key, metric]) =>
      family(
        metric,
        'histogram',
        series.histograms
          .filter(({ name }) => name === key)
          .flatMap((one) => bucketSamples(metric.name, one)),
      ),
    ),
  ].join('');

/** Returns one gauge in the text format: its value for each set of labels. */
export const gaugeText = <Name extends GaugeName>(
  name: Name,
  samples: readonly (readonly [labels: GaugeLabels<Name>, value: number])[],
): string =>
  family(
    gauges[name],
    'gauge',
    samples.map(([labels, value]) => sample(gauges[name].name, anyLabels(labels), value)),
  );
