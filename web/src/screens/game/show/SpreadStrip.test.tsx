import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpreadStrip } from './SpreadStrip.tsx';

const ends = { low: 'Worst', high: 'Best' };

const marksAt = (values: readonly number[], said = values.map(String)) =>
  values.map((value, index) => ({
    rater: { user: `user-${index}`, username: `Player ${index}`, avatar: 1, seat: null },
    value,
    said: said[index] ?? '',
    expression: 'delighted' as const,
  }));

const draw = (values: readonly number[], said?: string[]) => {
  const { container } = render(<SpreadStrip marks={marksAt(values, said)} named={[]} ends={ends} />);
  return [...container.querySelectorAll<HTMLElement>('[data-at]')].map((mark) =>
    Math.round(Number(mark.style.getPropertyValue('--at'))),
  );
};

test('marks over most of the scale stand at their places on all of it', () => {
  expect(draw([5, 50, 95])).toEqual([5, 50, 95]);
  expect(screen.getByText('Worst')).toHaveAttribute('data-farther', 'false');
});

test('marks over a part of the scale get the width, and the ends lie farther out', () => {
  expect(draw([52, 68, 88])).toEqual([9, 45, 91]);
  expect(screen.getByText('Worst')).toHaveAttribute('data-farther', 'true');
  expect(screen.getByText('Best')).toHaveAttribute('data-farther', 'true');
});

test('an end at which a mark stands is where the line ends, and is named once', () => {
  expect(draw([0, 50], ['Worst', 'Fine'])).toEqual([0, 93]);
  expect(screen.getAllByText('Worst')).toHaveLength(1);
});

test('what players at one place said stands there once', () => {
  draw([10, 10, 90], ['Poor', 'Poor', 'Good']);
  const labels = screen.getAllByRole('listitem', { hidden: true });
  expect(labels.map(({ textContent }) => textContent)).toEqual(['Poor', 'Good']);
});
