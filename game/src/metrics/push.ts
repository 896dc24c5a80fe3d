import * as v from 'valibot';
import { userObjectNames } from '../protocol/user-object-names.ts';
import { bucketBounds, counters, histograms } from './catalogue.ts';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): [Key, ...Key[]] =>
  Object.keys(record) as [Key, ...Key[]]; // the keys of a const object are exactly its type's keys

const nonNegative = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(nonNegative, v.integer());
const labels = v.record(v.string(), v.string());

type Allowed = Readonly<Record<string, readonly string[]>>;

/** Returns true if there is one allowed value for each label and no other label. */
const areAllowed = (given: Readonly<Record<string, string>>, allowed: Allowed): boolean =>
  Object.keys(given).length === Object.keys(allowed).length &&
  Object.entries(allowed).every(([label, values]) => values.includes(given[label] ?? ''));

const counterSchema = v.pipe(
  v.object({ name: v.picklist(keysOf(counters)), labels, value: count }),
  v.check(({ name, labels: given }) => areAllowed(given, counters[name].labels), 'Unknown labels'),
);

const histogramSchema = v.pipe(
  v.object({
    name: v.picklist(keysOf(histograms)),
    labels,
    counts: v.pipe(v.array(count), v.length(bucketBounds.length + 1)),
    sum: nonNegative,
  }),
  v.check(({ name, labels: given }) => areAllowed(given, histograms[name].labels), 'Unknown labels'),
);

/** The id of the one object of the party `metrics`. */
export const metricsObject = 'all';

/** What a process has counted since its last push. */
const metricsDeltaSchema = v.object({
  counters: v.array(counterSchema),
  histograms: v.array(histogramSchema),
});
export type MetricsDelta = v.InferOutput<typeof metricsDeltaSchema>;

/**
 * The current values of one object. `oldestReportAt`: when its oldest waiting report was added (epoch ms); null if none
 * waits.
 */
const objectGaugesSchema = v.object({
  party: v.picklist(['main', userObjectNames.party]),
  sockets: count,
  /** Users with an open socket; a room counts its players. */
  players: count,
  waitingReports: count,
  oldestReportAt: v.nullable(v.number()),
  parkedReports: count,
});
export type ObjectGauges = v.InferOutput<typeof objectGaugesSchema>;

/**
 * A call to the party `metrics`. `push` adds the delta of one process; `source` identifies its object and is never shown.
 * `read` adds the caller's delta and returns the text of all metrics.
 */
export const metricsRequestSchema = v.variant('type', [
  v.object({
    type: v.literal('push'),
    delta: metricsDeltaSchema,
    /** Null: the process is no object. */
    object: v.nullable(v.object({ source: v.pipe(v.string(), v.maxLength(60)), gauges: objectGaugesSchema })),
  }),
  v.object({ type: v.literal('read'), delta: metricsDeltaSchema }),
]);
export type MetricsRequest = v.InferOutput<typeof metricsRequestSchema>;

export const metricsResponseSchema = v.object({ text: v.string() });
export type MetricsResponse = v.InferOutput<typeof metricsResponseSchema>;
