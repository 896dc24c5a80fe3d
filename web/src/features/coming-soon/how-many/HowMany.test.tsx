import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import HowMany from './HowMany.tsx';
import { roundCount } from './rounds.ts';
import { lookMs } from './use-how-many.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const main = () => screen.getByRole('button');
const slider = () => screen.getByRole('slider', { name: 'Your guess' });
const news = () => screen.getByText(/^(You see it|Look, there|Gone|It was|\d+, exactly|You win|You came)/);
/** What a button of type submit does, by mouse, finger, or Enter in the field. */
const press = () => fireEvent.click(main());
const look = () => act(() => vi.advanceTimersByTimeAsync(lookMs));

async function playRound(guess: number) {
  press();
  await look();
  fireEvent.change(slider(), { target: { value: String(guess) } });
  press();
}

test('a heap is seen for a moment, then everybody says a number, and all of it is told', async () => {
  const { container } = render(<HowMany />);
  const pieces = () => container.querySelectorAll('svg').length;
  const before = pieces();
  expect(slider()).toBeDisabled();
  press();
  const seen = pieces() - before;
  expect(seen).toBeGreaterThan(10);
  expect(slider()).toBeDisabled();
  await look();
  expect(pieces()).toBe(before);
  expect(news()).toHaveTextContent(/^Gone. A clue for everybody: (one of them is|\d+ of them are)/);
  fireEvent.change(slider(), { target: { value: '100' } });
  press();
  expect(news()).toHaveTextContent(new RegExp(`^It was ${seen}, you said 100: \\d+ points`));
  const said = within(screen.getByRole('list', { name: 'Who gave what' })).getAllByRole('listitem');
  expect(said).toHaveLength(4);
  expect(said[0]).toHaveTextContent('100');
});

test('nothing is locked in while one looks', () => {
  render(<HowMany />);
  press();
  press();
  expect(main()).toHaveAttribute('aria-disabled', 'true');
  expect(news()).toHaveTextContent('Look, there it is!');
});

test('by keyboard the slider has the focus when it counts, and the button afterwards', async () => {
  render(<HowMany />);
  main().focus();
  press();
  await look();
  expect(slider()).toHaveFocus();
  press();
  expect(main()).toHaveFocus();
});

test('who uses no keyboard keeps the focus where it is', async () => {
  render(<HowMany />);
  press();
  await look();
  expect(document.body).toHaveFocus();
});

test('after the last heap there is a podium, and the best is kept for the next game, also after a reload', async () => {
  const { unmount } = render(<HowMany />);
  for (let round = 1; round <= roundCount; round += 1) {
    await playRound(50);
    expect(screen.getByText(`Heap ${round} of ${roundCount}`)).toBeInTheDocument();
  }
  expect(main()).toHaveTextContent('See who wins');
  press();
  expect(screen.getByRole('list', { name: 'Podium' })).toBeInTheDocument();
  expect(news()).toHaveTextContent(/with \d+ of 500 points[.!]$/);
  const best = Number(/with (\d+) of/.exec(news().textContent ?? '')?.[1]);
  unmount();
  render(<HowMany />);
  for (let round = 1; round <= roundCount; round += 1) await playRound(1);
  press();
  expect(news()).toHaveTextContent(new RegExp(`Your best: ${best}.$`));
  expect(main()).toHaveTextContent('Play again');
  press();
  expect(screen.getByText(`Heap 1 of ${roundCount}`)).toBeInTheDocument();
});

test('nothing is fetched', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  render(<HowMany />);
  for (let round = 1; round <= roundCount; round += 1) await playRound(40);
  press();
  expect(fetched).not.toHaveBeenCalled();
});
