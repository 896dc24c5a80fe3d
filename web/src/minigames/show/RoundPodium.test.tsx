import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoundPodium } from './RoundPodium.tsx';

const entries = (...ranks: number[]) =>
  ranks.map((rank, index) => ({ id: `${index}`, name: `Entry ${index}`, picture: null, rank, amount: null }));

test('two first have a step each on the podium, and the next step is empty', () => {
  render(<RoundPodium entries={entries(1, 1)} />);
  const podium = within(screen.getByRole('list', { name: 'Podium' }));
  const gold = podium.getAllByRole('list', { name: 'gold, rank 1' });
  expect(gold.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Entry 0'),
    expect.stringContaining('Entry 1'),
  ]);
  expect(podium.queryByRole('list', { name: 'silver, rank 2' })).toBeNull();
});

test('two seconds stand on both sides of the first', () => {
  render(<RoundPodium entries={entries(1, 2, 2)} />);
  const podium = within(screen.getByRole('list', { name: 'Podium' }));
  const columns = podium.getAllByRole('list', { name: 'silver, rank 2' }).map((list) => list.closest('li'));
  expect(columns.map((step) => step?.style.getPropertyValue('--at'))).toEqual(['1', '3']);
});
