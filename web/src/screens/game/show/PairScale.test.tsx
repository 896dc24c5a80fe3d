import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PairScale } from './PairScale.tsx';

/** Draws Kim, who said the first step, and the group at 50. */
const draw = (names: readonly string[]) => {
  const steps = names.map((_, index) => (index / (names.length - 1)) * 100);
  render(
    <PairScale
      scale={{ ends: { low: 'Never', high: 'Always' }, steps, names: [...names], marks: [] }}
      rater={{ user: 'kim', username: 'Kim', avatar: 1, seat: null }}
      expression="delighted"
      own={{ user: 'kim', at: 0, said: names[0] ?? '12' }}
      group={{ of: 'Group', at: 50, said: names[1] ?? '50' }}
    />,
  );
};
const text = () => document.body.textContent?.replaceAll('\u00ad', '').replaceAll('\u200b', '');

test('two lines say what the player and the group said, and all steps have their names below the scale', () => {
  draw(['All of them', 'The crispy ones', 'I keep my word']);
  expect(text()).toMatch(/^Kim: All of themGroup: The crispy ones/);
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'All of them',
    'The crispy ones',
    'I keep my word',
  ]);
});

test.each([
  ['long names', ['Unconditionally', 'Only under supervision', 'Enthusiastically', 'Grudgingly', 'Marry me']],
  ['numbers', []],
])('%s: both have their words beside them, between the ends of the scale', (_, names) => {
  draw(names);
  expect(screen.queryByRole('listitem', { hidden: true })).toBeNull();
  expect(screen.getAllByText(names[0] ?? '12')).toHaveLength(2);
  expect(screen.getAllByText(names[1] ?? '50')).toHaveLength(2);
  expect(text()).toMatch(/NeverAlways$/);
});
