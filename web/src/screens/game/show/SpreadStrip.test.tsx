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
  const { container } = render(
    <SpreadStrip marks={marksAt(values, said)} named={[]} ends={ends} steps={[]} names={[]} />,
  );
  return [...container.querySelectorAll<HTMLElement>('[data-at]')].map((mark) =>
    Math.round(Number(mark.style.getPropertyValue('--at'))),
  );
};
const labels = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);

test('marks stand at their places on the whole scale, between its ends', () => {
  expect(draw([5, 50, 95])).toEqual([5, 50, 95]);
  expect(screen.getByText('Worst')).toBeInTheDocument();
  expect(screen.getByText('Best')).toBeInTheDocument();
  expect(labels()).toEqual(['5', '50', '95']);
});

test('faces that would cover each other move apart, and stay on the scale', () => {
  expect(draw([50, 50, 97, 100])).toEqual([43, 57, 86, 100]);
  expect(labels()).toEqual(['50', '97, 100']);
});

test('an end at which a mark stands is named once', () => {
  draw([0, 50], ['Worst', 'Fine']);
  expect(screen.getAllByText('Worst')).toHaveLength(1);
});

test('what players at one place said stands there once', () => {
  draw([10, 10, 90], ['Poor', 'Poor', 'Good']);
  expect(labels()).toEqual(['Poor', 'Good']);
});

test('numbers that would touch each other are a range, clear of one that is farther away', () => {
  draw([45, 84, 85, 87, 95]);
  expect(labels()).toEqual(['45', '84–95']);
});

test('all steps have their names if these have room', () => {
  const steps = [0, 25, 50, 75, 100];
  const names = ['Worst', 'Poor', 'Fine', 'Good', 'Best'];
  render(<SpreadStrip marks={marksAt([25, 100], ['Poor', 'Best'])} named={[]} {...{ ends, steps, names }} />);
  expect(labels()).toEqual(names);
});

test('the own rating of the player whom the scale is about is marked', () => {
  render(
    <SpreadStrip marks={marksAt([10, 90])} named={[]} about="user-1" ends={ends} steps={[]} names={[]} />,
  );
  expect(screen.getByText('own').parentElement).toHaveAttribute('title', 'Player 1: 90');
});
