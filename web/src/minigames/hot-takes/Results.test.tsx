import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { end, show } from '../testing/results.tsx';

const takes: Board = {
  type: 'HotTakes',
  takes: [
    { kind: 'statement', id: 'take-1', text: 'Soup is a drink' },
    { kind: 'pair', id: 'take-2', left: 'tea', right: 'coffee' },
  ],
  items: ['Tea', 'Coffee'].map((alt) => ({ id: alt.toLowerCase(), url: null, alt })),
};

const picks: Answer[] = [
  { picks: ['left', 'left'] },
  { picks: ['left', 'right'] },
  { picks: [null, 'left'] },
];

test('HotTakes: the take that divides most is revealed last, with its score and who is alone', async () => {
  const { step } = show(takes, picks, { revealed: 1, verdict: false });
  expect(await screen.findByRole('status')).toHaveTextContent('Soup is a drink, 2 to 0.');
  step({
    revealed: 2,
    verdict: false,
    reveal: { faces: 1, hasLine: false, isStamped: false, isPlaced: false },
  });
  const staged = within(screen.getByRole('article', { name: 'Tea or Coffee' }));
  expect(staged.getByTitle('Robin')).toHaveAttribute('data-shown', 'true');
  expect(staged.getByTitle('kimchi')).toHaveAttribute('data-shown', 'false');
  expect(staged.getByText('2 : 1')).toHaveAttribute('data-shown', 'false');
  expect(staged.getByText('kimchi stands alone.')).toHaveAttribute('data-shown', 'false');
  step({ revealed: 2, verdict: false });
  expect(screen.getByRole('status')).toHaveTextContent('Tea or Coffee, 2 to 1. kimchi stands alone.');
  step({ revealed: 2, verdict: true });
  expect(screen.getByRole('status')).toHaveTextContent('Most divided: Tea or Coffee, 2 to 1.');
});

test('HotTakes: the list says who took which side, and how many left a take open', async () => {
  show(takes, picks, end);
  const list = await screen.findByRole('list', {
    name: 'The splits, most divided first, then the dead heats',
  });
  const [first, second] = list.children;
  expect(first).toHaveTextContent('Tea 2');
  expect(first).toHaveTextContent('kimchi stands alone.');
  expect(second).toHaveTextContent('Soup is a drink');
  expect(second).toHaveTextContent('1 player left it open.');
  const agree = within(list).getByRole('list', { name: 'Agree: who' });
  expect(within(agree).getByTitle('Robin')).toBeVisible();
});

test('HotTakes: a dead heat is the last of the list, also while the takes before it are hidden', async () => {
  const draw: Answer[] = [{ picks: ['left', 'left'] }, { picks: ['left', 'right'] }];
  const { step } = show(takes, draw, { revealed: 1, verdict: false });
  const list = await screen.findByRole('list', {
    name: 'The splits, in the order of the show',
  });
  const titles = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(titles()[0]).toContain('Soup is a drink');
  step({ revealed: 2, verdict: true });
  expect(titles()[0]).toContain('Soup is a drink');
  expect(list.lastElementChild).toHaveTextContent('A dead heat.');
});
