// @vitest-environment node
import { expect, test } from 'vitest';
import { type Poster, posterOf, postersOf } from './poster.ts';

const shelf = (kind: 'things' | 'players') =>
  Array.from({ length: 40 }, (_, index) => ({ name: `Theme ${index * 7}`, kind }));
const collisions = (posters: readonly Poster[], part: 'color' | 'motif', distances: readonly number[]) =>
  posters.flatMap((poster, index) =>
    distances.filter((distance) => posters[index - distance]?.[part] === poster[part]),
  ).length;

test('cards side by side share neither color nor motif, in one row or in two', () => {
  for (const kind of ['things', 'players'] as const) {
    const posters = postersOf(shelf(kind));
    expect(collisions(posters, 'color', [1, 2])).toBe(0);
    expect(collisions(posters, 'motif', [1, 2, 4, 5])).toBe(0);
  }
});

test('a theme alone has the same poster as the first of a shelf', () => {
  const theme = { name: 'Street food', kind: 'things' } as const;
  expect(postersOf([theme])).toEqual([posterOf(theme)]);
});
