/** Median, minimum and maximum of several rounds of one measurement. */
export type Spread = { median: number; min: number; max: number };

/** Returns the quantile of `values` at `share` (0 to 1); NaN if there are none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** For an even number of values, the mean of the two middle ones. */
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

/** Formats a number with three significant digits. */
const short = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3);

export const shown = ({ median, min, max }: Spread, unit = ''): string =>
  `${short(median)}${unit} (${short(min)}-${short(max)})`;
