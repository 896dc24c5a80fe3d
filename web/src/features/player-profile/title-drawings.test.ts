import { expect, test } from 'vitest';
import { emblems } from './title-drawings.ts';

test('every title has a sign that no other title has', () => {
  const signs = Object.values(emblems).map(({ sign }) => JSON.stringify(sign));
  expect(signs.filter((sign, index) => signs.indexOf(sign) !== index)).toEqual([]);
});
