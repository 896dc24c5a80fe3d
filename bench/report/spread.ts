/** What several rounds of one measurement came to. */
export type Spread = { median: number; min: number; max: number };

/** The value that `share` (0 to 1) of all values are not above; NaN if there are none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Of an even number, the middle between the two in the middle. */
const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
};

export const spreadOf = (values: readonly number[]): Spread => ({
  median: medianOf(values),
  min: quantile(values, 0),
  max: quantile(values, 1),
});

/** Three digits that matter. */
const short = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3);

export const shown = ({ median, min, max }: Spread, unit = ''): string =>
  `${short(median)}${unit} (${short(min)}-${short(max)})`;
