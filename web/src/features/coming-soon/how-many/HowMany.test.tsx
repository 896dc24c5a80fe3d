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
/** Submits the form. */
const press = () => fireEvent.click(main());
const waitForCover = () => act(() => vi.advanceTimersByTimeAsync(lookMs));

async function playRound(guess: number) {
  press();
  await waitForCover();
  fireEvent.change(slider(), { target: { value: String(guess) } });
  press();
}

test('a heap is shown for a moment, then the player guesses, and all guesses are shown', async () => {
  const { container } = render(<HowMany />);
  const pieces = () => container.querySelectorAll('svg').length;
  const before = pieces();
  expect(slider()).toBeDisabled();
  press();
  const seen = pieces() - before;
  expect(seen).toBeGreaterThan(10);
  expect(slider()).toBeDisabled();
  await waitForCover();
  expect(pieces()).toBe(before);
  expect(news()).toHaveTextContent(/^Gone. A clue for everybody: (one of them is|\d+ of them are)/);
  fireEvent.change(slider(), { target: { value: '100' } });
  press();
  expect(news()).toHaveTextContent(new RegExp(`^It was ${seen}, you said 100: \\d+ points`));
  const guesses = within(screen.getByRole('list', { name: 'Who gave what' })).getAllByRole('listitem');
  expect(guesses).toHaveLength(4);
  expect(guesses[0]).toHaveTextContent('100');
});

test('nothing can be submitted while the heap is visible', () => {
  render(<HowMany />);
  press();
  press();
  expect(main()).toHaveAttribute('aria-disabled', 'true');
  expect(news()).toHaveTextContent('Look, there it is!');
});

test('for keyboard users the focus moves to the slider for the guess, and then to the button', async () => {
  render(<HowMany />);
  main().focus();
  press();
  await waitForCover();
  expect(slider()).toHaveFocus();
  press();
  expect(main()).toHaveFocus();
});

test('without keyboard use the focus does not move', async () => {
  render(<HowMany />);
  press();
  await waitForCover();
  expect(document.body).toHaveFocus();
});

test('after the last heap there is a podium, and the best result is stored for the next game', async () => {
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

test('the game makes no requests', async () => {
  const fetchSpy = vi.fn();
  vi.stubGlobal('fetch', fetchSpy);
  render(<HowMany />);
  for (let round = 1; round <= roundCount; round += 1) await playRound(40);
  press();
  expect(fetchSpy).not.toHaveBeenCalled();
});
