import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { end, show } from '../testing/results.tsx';

test('Choose: votes are revealed one by one, and the winner at the end', async () => {
  const board: Board = {
    type: 'Choose',
    left: { header: 'Cats', description: '', color: 'black' },
    right: { header: 'Dogs', description: '', color: 'white' },
  };
  const vote = (selectedSide: 'left' | 'right'): Answer => ({ selectedSide });
  const answers = [vote('left'), vote('right'), vote('left')];
  const { step } = show(board, answers, { revealed: 2, verdict: false });
  expect(await screen.findByRole('status')).toHaveTextContent('kimchi: Dogs');
  expect(screen.getByRole('region', { name: 'Cats: 1 vote' })).toHaveTextContent(/^Cats/);
  expect(screen.getByText('And the votes go to ...')).toBeInTheDocument();
  step({ revealed: 3, verdict: true });
  expect(screen.queryByText('And the votes go to ...')).toBeNull();
  expect(screen.getByRole('region', { name: 'Cats: 2 votes' })).toHaveTextContent(/^Cats/);
  expect(screen.getByRole('status')).toHaveTextContent('Cats it is, 2 to 1.');
});

test('Choose: a tie is announced when it is known, and the viewer is called You', async () => {
  const board: Board = {
    type: 'Choose',
    left: { header: 'Cats', description: '', color: 'black' },
    right: { header: 'Dogs', description: '', color: 'white' },
  };
  const answers: Answer[] = [{ selectedSide: 'left' }, { selectedSide: 'right' }];
  const { step } = show(board, answers, { revealed: 2, verdict: false });
  expect(await screen.findByRole('region', { name: 'Cats: 1 vote' })).toHaveTextContent('Cats1You');
  step({ revealed: 2, verdict: true });
  expect(screen.getByRole('status')).toHaveTextContent("It's a tie, 1 to 1.");
});

test.each([
  [0, 3, 'All of you'],
  [2, 0, 'Both of you'],
  [2, 2, 'Dead heat'],
  [1, 2, 'By one'],
  [3, 1, 'Landslide'],
  [3, 5, 'Clear win'],
])('Choose: %d to %d gets the stamp %s', async (left, right, stamp) => {
  const board: Board = {
    type: 'Choose',
    left: { header: 'Cats', description: '', color: 'red' },
    right: { header: 'Dogs', description: '', color: 'blue' },
  };
  const all = Array.from({ length: left + right }, (_, vote) => ({
    selectedSide: vote < left ? ('left' as const) : ('right' as const),
  }));
  show(board, all, end);
  expect(await screen.findByText(stamp)).toBeInTheDocument();
});

test("Choose: the winner's votes come first, also if the right side wins", async () => {
  const board: Board = {
    type: 'Choose',
    left: { header: 'Cats', description: '', color: 'black' },
    right: { header: 'Dogs', description: '', color: 'white' },
  };
  const answers: Answer[] = [{ selectedSide: 'left' }, { selectedSide: 'right' }, { selectedSide: 'right' }];
  const { step } = show(board, answers, { revealed: 3, verdict: false });
  step({ revealed: 3, verdict: true });
  expect(await screen.findByRole('status')).toHaveTextContent('Dogs it is, 2 to 1.');
});
