import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people } from '../../entities/room/testing/people.ts';
import { flatTop, RatingBar } from './RatingBar.tsx';

const marksAt = (...values: number[]) =>
  values.map((value, index) => {
    const { user, username, avatar } = people[index] ?? people[0];
    return { rater: { user, username, avatar, seat: null }, value };
  });

test('in a low row faces at one place stand above each other, and the one of the viewer is marked', () => {
  const marks = marksAt(18, 60, 18);
  render(<RatingBar mean={32} marks={marks} shown you={people[0].user} flat={flatTop([[18, 60, 18]])} />);
  const faces = within(screen.getByRole('list', { name: 'Who gave what' })).getAllByRole('listitem');
  expect(faces.map((face) => face.style.getPropertyValue('--level'))).toEqual(['0', '0', '1']);
  expect(faces.map((face) => face.dataset.own)).toEqual(['true', 'false', 'false']);
});

test('low rows are as high as the highest of them', () => {
  expect(flatTop([[10, 50, 90]])).toEqual({ narrow: 1, middle: 1, wide: 1 });
  expect(
    flatTop([
      [10, 50, 90],
      [20, 20],
    ]),
  ).toEqual({ narrow: 2, middle: 2, wide: 2 });
});
