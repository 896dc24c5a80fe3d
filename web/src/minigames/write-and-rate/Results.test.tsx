import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { wholeReveal } from '@tallyho/game/show/show';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setMuted } from '../../entities/preferences/muted.ts';
import { anonymous, end, players, show } from '../testing/results.tsx';

const [robin, kim] = players;

describe('WriteAndRate', () => {
  const written: Board = {
    type: 'WriteAndRate',
    prompt: 'A toast to {player}',
    named: [kim],
    texts: [
      { id: 'text-1', text: 'To cheese' },
      { id: 'text-2', text: 'To the neighbours' },
    ],
  };
  const answers: Answer[] = [
    { text: 'To cheese', marks: [{ text: 'text-2', value: 2 }] },
    { text: 'To the neighbours', marks: [{ text: 'text-1', value: 5 }] },
    {
      text: null,
      marks: [
        { text: 'text-1', value: 4 },
        { text: 'text-2', value: 1 },
      ],
    },
  ];
  const author = (text: string) =>
    within(screen.getByText(text).closest('li') ?? document.body).queryByRole('list', { name: 'Written by' });

  test('the worst text comes first, then its author; the best one follows', async () => {
    const { step } = show(written, answers, { revealed: 0, verdict: false });
    expect((await screen.findByText('To the neighbours')).closest('li')).toHaveAttribute(
      'data-shown',
      'false',
    );
    const faces = { ...wholeReveal, isStamped: false };
    step({ revealed: 1, verdict: false, reveal: faces });
    expect(screen.getByText('To the neighbours').closest('li')).toHaveAttribute('data-shown', 'true');
    expect(author('To the neighbours')).toHaveAttribute('data-shown', 'false');
    step({ revealed: 1, verdict: false });
    expect(author('To the neighbours')).toHaveAttribute('data-shown', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('“To the neighbours”, 2nd with 1.5, by kimchi.');
    step(end);
    expect(screen.getByRole('status')).toHaveTextContent('1st: “To cheese”, by Robin, 4.5.');
  });

  test('anonymous votes have no authors', async () => {
    show(written, answers, end, anonymous);
    await screen.findByText('To cheese');
    expect(author('To cheese')?.children).toHaveLength(0);
  });

  test('the text of a player whom the viewer has muted is hidden', async () => {
    setMuted(robin.user, true);
    show(written, answers, end);
    expect(await screen.findByText('Hidden: you have muted its author.')).toBeInTheDocument();
    expect(screen.queryByText('To cheese')).toBeNull();
    act(() => setMuted(robin.user, false));
    expect(screen.getByText('To cheese')).toBeInTheDocument();
  });

  test('a round without texts says so', async () => {
    show({ ...written, texts: null }, [], end);
    expect(await screen.findByText('No texts in this round.')).toBeInTheDocument();
  });
});
