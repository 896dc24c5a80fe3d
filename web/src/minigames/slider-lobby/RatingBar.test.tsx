import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people } from '../../entities/room/testing/people.ts';
import { atWidth } from '../slider/swarm.ts';
import { flatTop, RatingBar } from './RatingBar.tsx';

const marksAt = (...values: number[]) =>
  values.map((value, index) => {
    const { user, username, avatar } = people[index] ?? people[0];
    return { rater: { user, username, avatar, seat: null }, value };
  });

test('in a low row faces at one place stand beside each other, on a phone above each other, and the one of the viewer is marked', () => {
  const marks = marksAt(18, 60, 18);
  render(<RatingBar mean={32} marks={marks} shown you={people[0].user} flat={flatTop([[18, 60, 18]])} />);
  const faces = within(screen.getByRole('list', { name: 'Who gave what' })).getAllByRole('listitem');
  const placesOf = (name: string) => faces.map((face) => face.style.getPropertyValue(name));
  expect(placesOf('--level')).toEqual(['0', '0', atWidth({ narrow: 1, middle: 0, wide: 0 })]);
  expect(placesOf('--aside')).toEqual([
    atWidth({ narrow: 0, middle: -0.5, wide: -1 }),
    '0',
    atWidth({ narrow: 0, middle: 0.5, wide: 1 }),
  ]);
  expect(faces.map((face) => face.dataset.own)).toEqual(['true', 'false', 'false']);
});

test('low rows are as high as the highest of them', () => {
  expect(flatTop([[10, 50, 90]])).toEqual({ narrow: 1, middle: 1, wide: 1 });
  expect(
    flatTop([
      [10, 50, 90],
      [20, 20],
    ]),
  ).toEqual({ narrow: 2, middle: 1, wide: 1 });
});

test('a name that does not fit in a low row is not seen', () => {
  const marks = marksAt(50, 52, 90);
  render(
    <RatingBar
      mean={60}
      marks={marks}
      shown
      labels={marks.map(({ rater: { username } }) => ({ name: username }))}
      flat={flatTop([[50, 52, 90]])}
    />,
  );
  const fits = marks.map(({ rater: { username } }) =>
    screen.getByText(username).parentElement?.style.getPropertyValue('--fits'),
  );
  expect(fits[2]).toBe('1');
  expect(fits.slice(0, 2)).not.toEqual(['1', '1']);
});
