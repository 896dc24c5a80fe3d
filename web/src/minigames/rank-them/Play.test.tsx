import type { RankThemAnswer, RankThemBoard } from '@tallyho/game/minigames/rank-them/schema';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import RankThemPlay from './Play.tsx';

const board: RankThemBoard = {
  type: 'RankThem',
  items: ['Tea', 'Milk', 'Juice'].map((alt) => ({ id: alt.toLowerCase(), url: `/${alt}.webp`, alt })),
};

const answers: RankThemAnswer[] = [];

function Game() {
  const [answer, setAnswer] = useState<RankThemAnswer | null>(null);
  return (
    <RankThemPlay
      board={board}
      answer={answer}
      disabled={false}
      you={null}
      seatOf={() => null}
      onChange={(next) => {
        answers.push(next);
        setAnswer(next);
      }}
    />
  );
}

const tile = (name: string) => screen.getByRole('button', { name });

test('a picture that the player does not know is left out by its button or by D, and can come back', async () => {
  render(<Game />);
  const user = userEvent.setup();
  await user.click(tile('Milk, not placed'));
  await user.click(screen.getByRole('button', { name: "I don't know this one: Milk. Leaves it out" }));
  expect(screen.getByRole('list', { name: 'Not known' })).toContainElement(tile('Milk, not known'));
  expect(answers.at(-1)).toEqual({ ranking: [], unknown: ['milk'] });
  tile('Tea, not placed').focus();
  await user.keyboard('1');
  expect(screen.getByText('Tea at 1st. 1 of 2 placed.')).toHaveAttribute('role', 'status');
  tile('Tea, 1st').focus();
  await user.keyboard('d');
  expect(answers.at(-1)).toEqual({ ranking: [], unknown: ['milk', 'tea'] });
  tile('Juice, not placed').focus();
  await user.keyboard('3');
  expect(answers.at(-1)).toEqual({ ranking: [null, null, 'juice'], unknown: ['milk', 'tea'] });
  await user.click(tile('Milk, not known'));
  await user.click(screen.getByRole('button', { name: 'I know it after all' }));
  expect(tile('Milk, not placed')).toBeVisible();
  tile('Tea, not known').focus();
  await user.keyboard('2');
  expect(answers.at(-1)).toEqual({ ranking: [null, 'tea', 'juice'] });
});
