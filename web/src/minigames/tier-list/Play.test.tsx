import type { TierListAnswer, TierListBoard } from '@tallyho/game/minigames/tier-list/schema';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import TierListPlay from './Play.tsx';

const board: TierListBoard = {
  type: 'TierList',
  seMode: false,
  tiers: [
    { name: 'S', color: 'red' },
    { name: 'A', color: 'blue' },
  ],
  items: ['Tea', 'Milk', 'Juice'].map((alt) => ({ id: alt.toLowerCase(), url: `/${alt}.webp`, alt })),
};

function Game() {
  const [answer, setAnswer] = useState<TierListAnswer | null>(null);
  return (
    <TierListPlay
      board={board}
      answer={answer}
      disabled={false}
      you={null}
      seatOf={() => null}
      onChange={setAnswer}
    />
  );
}

const tile = (name: string) => screen.getByRole('button', { name });

test('the keyboard can place, focus, move and remove pictures', async () => {
  render(<Game />);
  const { keyboard, tab } = userEvent.setup();
  // The buttons of the two tiers come first, and the one for a picture that the player does not know.
  for (let stop = 0; stop < 4; stop += 1) await tab();
  expect(tile('Tea, not placed')).toHaveFocus();
  await keyboard('{ArrowRight}2');
  expect(tile('Milk, in tier A')).toBeVisible();
  expect(tile('Juice, not placed')).toHaveFocus();
  await keyboard('1');
  expect(tile('Tea, not placed')).toHaveFocus();
  await keyboard('1');
  expect(tile('Tea, in tier S')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Take out of S' })).toBeVisible();
  await keyboard('{ArrowDown}1');
  expect(tile('Milk, in tier S')).toHaveFocus();
  await keyboard('{Delete}');
  expect(tile('Milk, not placed')).toHaveFocus();
  await keyboard('0{Backspace}');
  expect(tile('Milk, not placed')).toHaveFocus();
});

test('the tier that was used last is scrolled into view', async () => {
  const scrolled: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this.getAttribute('aria-label'));
  });
  render(<Game />);
  const user = userEvent.setup();
  expect(scrolled).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Put Tea in tier A' }));
  // It scrolls after the next frame.
  await expect.poll(() => scrolled).toEqual(['Tier A, 1 picture']);
  await user.click(screen.getByRole('button', { name: 'Put Milk in tier S' }));
  await expect.poll(() => scrolled).toEqual(['Tier A, 1 picture', 'Tier S, 1 picture']);
});

test('the tiles of a board are one tab stop', async () => {
  render(<Game />);
  const { keyboard, tab } = userEvent.setup();
  for (let stop = 0; stop < 4; stop += 1) await tab();
  await keyboard('{ArrowRight}');
  expect(tile('Milk, not placed')).toHaveFocus();
  for (let stop = 0; stop < 2; stop += 1) await tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Put Milk in tier A' })).toHaveFocus();
  for (let stop = 0; stop < 2; stop += 1) await tab();
  expect(tile('Milk, not placed')).toHaveFocus();
  await tab();
  expect(document.body).toHaveFocus();
});

test('a picture that the player does not know is left out by its button or by D, and can come back', async () => {
  render(<Game />);
  const user = userEvent.setup();
  await user.click(tile('Milk, not placed'));
  await user.click(screen.getByRole('button', { name: "I don't know this one: Milk. Leaves it out" }));
  expect(screen.getByRole('list', { name: 'Not known' })).toContainElement(tile('Milk, not known'));
  expect(screen.getByText('Milk: you do not know it. It gets no rating from you.')).toHaveAttribute(
    'role',
    'status',
  );
  tile('Tea, not placed').focus();
  await user.keyboard('d');
  expect(tile('Tea, not known')).toBeVisible();
  expect(tile('Juice, not placed')).toHaveFocus();
  await user.keyboard('1');
  expect(tile('Juice, in tier S')).toBeVisible();
  await user.click(tile('Milk, not known'));
  await user.click(screen.getByRole('button', { name: 'I know it after all' }));
  expect(tile('Milk, not placed')).toBeVisible();
  tile('Tea, not known').focus();
  await user.keyboard('2');
  expect(tile('Tea, in tier A')).toHaveFocus();
});
