import type { CupAnswer, CupBoard, Duel } from '@tallyho/game/minigames/cup/schema';
import { wholeReveal } from '@tallyho/game/show/show';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { play } from '../testing/play.tsx';
import CupPlay from './Play.tsx';
import CupResults from './Results.tsx';

const names = ['Pizza', 'Taco', 'Ramen', 'Fries'];
const decided = (left: string, right: string, votes: [number, number], winner = left): Duel => ({
  left,
  right,
  outcome: { winner, votes: { left: votes[0], right: votes[1] }, byCoin: votes[0] === votes[1] },
});
const open = (left: string, right: string): Duel => ({ left, right, outcome: null });
const board = (...duels: Duel[]): CupBoard => ({
  type: 'Cup',
  items: names.map((alt) => ({ id: alt, url: `/images/${alt}.png`, alt })),
  duels,
});
const votes = (...items: string[]): CupAnswer => ({ votes: items.map((item, duel) => ({ duel, item })) });
const first = decided('Pizza', 'Taco', [2, 1]);
const status = () => screen.getByRole('status');

test('a press on a side votes for it, and keeps the votes of earlier duels', async () => {
  const { answers, user } = play(board(first, open('Ramen', 'Fries')), { answer: votes('Pizza') });
  expect(await screen.findByRole('heading', { name: 'Semi-final, duel 2 of 3' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fries' }));
  expect(answers).toEqual([votes('Pizza', 'Fries')]);
  expect(screen.getByRole('button', { name: 'Fries' })).toHaveAttribute('aria-pressed', 'true');
});

test('the left and right arrow keys vote, wherever the focus is', async () => {
  const { answers } = play(board(open('Pizza', 'Taco')));
  await screen.findByRole('button', { name: 'Pizza' });
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowLeft']) fireEvent.keyDown(document.body, { key });
  expect(answers).toEqual([votes('Taco'), votes('Pizza')]);
});

test('while the outcome is shown, and after the own vote, nothing votes', async () => {
  const { answers, user } = play(board(first), { answer: votes('Taco') });
  await user.click(await screen.findByRole('button', { name: 'Pizza' }));
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(answers).toEqual([]);
});

test('the focus stays on its side from duel to duel', () => {
  const props = { answer: null, disabled: false, you: null, seatOf: () => null, onChange: vi.fn() };
  const { rerender } = render(<CupPlay {...props} board={board(open('Pizza', 'Taco'))} />);
  screen.getByRole('button', { name: 'Taco' }).focus();
  rerender(<CupPlay {...props} disabled board={board(first)} />);
  rerender(<CupPlay {...props} board={board(first, open('Ramen', 'Fries'))} />);
  expect(screen.getByRole('button', { name: 'Fries' })).toHaveFocus();
});

test('a duel, its outcome, a coin and the end of the cup are announced', () => {
  const props = { answer: null, disabled: true, you: null, seatOf: () => null, onChange: vi.fn() };
  const { rerender } = render(<CupPlay {...props} board={board(open('Pizza', 'Taco'))} />);
  expect(status()).toHaveTextContent('Semi-final, duel 1 of 3: Pizza or Taco?');
  rerender(<CupPlay {...props} board={board(first)} />);
  expect(status()).toHaveTextContent('Pizza wins, 2 to 1.');
  const tie = decided('Ramen', 'Fries', [1, 1], 'Fries');
  rerender(<CupPlay {...props} board={board(first, tie)} />);
  expect(status()).toHaveTextContent('1 to 1. The coin decides for Fries.');
  expect(screen.getByText('A tie! The coin decides')).toBeInTheDocument();
  rerender(<CupPlay {...props} board={board(first, tie, decided('Pizza', 'Fries', [0, 3], 'Fries'))} />);
  expect(status()).toHaveTextContent('Fries wins, 3 to 0. Fries takes the cup.');
  expect(
    within(screen.getByRole('list', { name: 'Duels so far' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pizza beats Taco, 2 to 1', 'Fries beats Ramen by coin, 1 to 1', 'Fries beats Pizza, 3 to 0']);
});

test('a cup with too few pictures says so', () => {
  render(
    <CupPlay
      board={{ type: 'Cup', items: [], duels: [] }}
      answer={null}
      disabled={false}
      you={null}
      seatOf={() => null}
      onChange={vi.fn()}
    />,
  );
  expect(screen.getByText('This game has too few pictures. Confirm to go on.')).toBeInTheDocument();
});

test('the results show the last duels with who voted for what, then the winner and all duels', () => {
  const whole = board(
    first,
    decided('Ramen', 'Fries', [1, 1], 'Fries'),
    decided('Pizza', 'Fries', [0, 2], 'Fries'),
  );
  const person = (user: string) => ({ user, username: user, avatar: 1 });
  const answers = [
    { ratedBy: person('Robin'), gameData: votes('Pizza', 'Ramen', 'Fries') },
    { ratedBy: person('Kim'), gameData: votes('Taco', 'Fries', 'Fries') },
  ];
  const props = { board: whole, answers, raterOf: (user: string) => ({ ...person(user), seat: null }) };
  const at = (revealed: number, verdict = false) => (
    <CupResults {...props} reveal={wholeReveal} revealed={revealed} verdict={verdict} />
  );
  const { rerender } = render(at(0));
  expect(screen.queryByText('Fries takes the cup')).toBeNull();
  rerender(at(2));
  expect(status()).toHaveTextContent(
    'Semi-final, duel 2 of 3: Fries beats Ramen by coin, 1 to 1. Robin: Ramen, Kim: Fries.',
  );
  rerender(at(3));
  expect(within(screen.getByRole('article', { name: 'Final' })).getByText('2 to 0')).toBeInTheDocument();
  rerender(at(3, true));
  expect(screen.getByText('Fries takes the cup')).toBeInTheDocument();
  expect(screen.getByText('All duels')).toBeInTheDocument();
});
