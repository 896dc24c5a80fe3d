import { expect, test } from 'vitest';
import { bucketBounds, counters, gauges, histograms } from './catalogue.ts';
import { gaugeText, seriesText } from './exposition.ts';
import { MetricSeries } from './metric-series.ts';

test('writes counters and cumulative buckets in the text format', () => {
  const series = new MetricSeries();
  series.count('reports', { type: 'game', outcome: 'stored' });
  series.count('reports', { type: 'game', outcome: 'stored' }, 2);
  series.observe('storageWrites', {}, 0.0005);
  series.observe('storageWrites', {}, 0.003);
  series.observe('storageWrites', {}, 60);
  const lines = seriesText(series.values).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '# HELP tallyho_reports_total Attempts to deliver a report to the API, by result.',
    '# TYPE tallyho_reports_total counter',
    'tallyho_reports_total{type="game",outcome="stored"} 3',
  ]);
  expect(lines).toContain('# TYPE tallyho_storage_write_seconds histogram');
  expect(lines).toContain('tallyho_storage_write_seconds_bucket{le="0.001"} 1');
  expect(lines).toContain('tallyho_storage_write_seconds_bucket{le="0.005"} 2');
  expect(lines).toContain('tallyho_storage_write_seconds_bucket{le="10"} 2');
  expect(lines).toContain('tallyho_storage_write_seconds_bucket{le="+Inf"} 3');
  expect(lines).toContain('tallyho_storage_write_seconds_sum 60.0035');
  expect(lines).toContain('tallyho_storage_write_seconds_count 3');
  expect(lines.at(-1)).toBe('');
});

test('writes a gauge for each set of labels', () => {
  expect(gaugeText('lobbies', [[{ phase: 'playing' }, 2]])).toBe(
    '# HELP tallyho_lobbies Open lobbies, by phase.\n# TYPE tallyho_lobbies gauge\ntallyho_lobbies{phase="playing"} 2\n',
  );
  expect(gaugeText('lobbies', [])).toBe('');
});

test('the sum of several drained series equals one series', () => {
  const [one, both, sum] = [new MetricSeries(), new MetricSeries(), new MetricSeries()];
  for (const seconds of [0.002, 0.2, 0.2, -1]) {
    one.observe('requestTimes', { group: 'lobby' }, seconds);
    both.observe('requestTimes', { group: 'lobby' }, seconds);
    one.count('requests', { group: 'lobby', status: '2xx' });
    both.count('requests', { group: 'lobby', status: '2xx' });
    sum.add(one.drain());
    expect(one.isEmpty).toBe(true);
  }
  expect(sum.values).toEqual(both.values);
});

test('no name or label value needs to be escaped, and buckets rise', () => {
  for (const { name, help, labels } of Object.values({ ...counters, ...histograms, ...gauges })) {
    expect(name).toMatch(/^tallyho_[a-z_]+$/);
    expect(help).not.toMatch(/[\\\n]/);
    for (const [label, values] of Object.entries(labels)) {
      expect(label).toMatch(/^[a-z]+$/);
      for (const value of values) expect(value).toMatch(/^\w+$/);
      // The longest list is that of the API's limits, which is fixed in code.
      expect(values.length).toBeLessThanOrEqual(100);
    }
  }
  expect([...bucketBounds].sort((a, b) => a - b)).toEqual([...bucketBounds]);
});
