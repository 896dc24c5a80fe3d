import { expect, test } from 'vitest';
import { valueLabels } from './value-labels.ts';

test.each([
  [
    [0, 1.1, 1.6, 8.4],
    ['0', '1', '2', '8'],
  ],
  [
    [2.4, 2, 7.9],
    ['2.4', '2', '8'],
  ],
  [
    [5.3, 5.3, 9.7],
    ['5', '5', '10'],
  ],
])('%j are written as %j', (values, labels) => {
  expect(valueLabels(values, (value, decimals) => value.toFixed(decimals))).toEqual(labels);
});
