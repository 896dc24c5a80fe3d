// @vitest-environment node
import { expect, test } from 'vitest';
import { namedFrom, newStep } from './steps.ts';

test('a new tier has a name that no other tier has', () => {
  const [first] = [newStep([])];
  expect(first).toEqual({ name: 'N', color: 'white' });
  const second = newStep([{ name: ' n ', color: 'red' }]);
  expect(second.name).toBe('N 2');
  expect(newStep([first ?? second, second]).name).toBe('N 3');
});

test('a list names the rows from one on, keeps their colors and adds rows up to the limit', () => {
  const steps = ['S', 'A', 'B'].map((name) => ({ name, color: 'red' as const }));
  expect(namedFrom(steps, 1, ['Good', 'Bad', 'Ugly', 'Gone'], 4)).toEqual([
    { name: 'S', color: 'red' },
    { name: 'Good', color: 'red' },
    { name: 'Bad', color: 'red' },
    { name: 'Ugly', color: 'white' },
  ]);
});
