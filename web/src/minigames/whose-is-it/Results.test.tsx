import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setMuted } from '../../entities/preferences/muted.ts';
import { anonymous, end, players, show } from '../testing/results.tsx';

const [robin, kim, sam] = players;

describe('WhoseIsIt', () => {
  const written: Board = {
    type: 'WhoseIsIt',
    prompt: 'What do you carry out?',
    texts: [
      { id: 'text-1', text: 'The kettle' },
      { id: 'text-2', text: 'All cables' },
      { id: 'text-3', text: 'My shoes' },
    ],
    people: [robin, kim, sam],
  };
  const naming = (
    text: string | null,
    ...authors: readonly (readonly [string, { user: string }])[]
  ): Answer => ({
    text,
    authors: authors.map(([id, { user }]) => ({ text: id, player: user })),
  });
  /** Both others guess the author of the first text, one of them that of the second, and none that of the third. */
  const answers: Answer[] = [
    naming('The kettle', ['text-2', kim], ['text-3', kim]),
    naming('All cables', ['text-1', robin], ['text-3', robin]),
    naming('My shoes', ['text-1', robin], ['text-2', robin]),
  ];
  const cardOf = (text: string) => screen.getByText(text).closest('li');
  const author = (text: string) =>
    within(cardOf(text) ?? document.body).queryByRole('list', { name: 'Written by', hidden: true });

  test('the text that most have guessed comes first: who guessed whom, then its author; the hardest is last', async () => {
    const { step } = show(written, answers, { revealed: 0, verdict: false });
    expect(await screen.findByText('From easy to hard ...')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.shown)).not.toContain('true');
    const landed = { faces: 1, hasLine: false, isStamped: false, isPlaced: false };
    step({ revealed: 1, verdict: false, reveal: landed });
    expect(cardOf('The kettle')).toHaveAttribute('data-shown', 'true');
    expect(cardOf('All cables')).toHaveAttribute('data-shown', 'false');
    expect(within(cardOf('The kettle') ?? document.body).getByTitle('kimchi')).toHaveAttribute(
      'data-shown',
      'true',
    );
    expect(author('The kettle')?.parentElement).toHaveAttribute('data-shown', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(/^“The kettle”\.$/);
    step({ revealed: 1, verdict: false });
    expect(author('The kettle')?.parentElement).toHaveAttribute('data-shown', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('“The kettle”. By Robin, 2 of 2 right.');
    step(end);
    expect(screen.getByRole('status')).toHaveTextContent('“My shoes”. By Samwise, 0 of 2 right.');
    expect(cardOf('The kettle')).toHaveTextContent('Found by 2 of 2');
  });

  test('with anonymous votes it stays a secret who wrote what', async () => {
    show(written, answers, end, anonymous);
    expect(await screen.findByText(/it stays a secret who wrote what/)).toBeInTheDocument();
    expect(author('The kettle')).toBeNull();
    expect(screen.queryByText(/ right$|^Found by/)).toBeNull();
    expect(within(cardOf('The kettle') ?? document.body).getAllByTitle('Robin')).toHaveLength(2);
  });

  test('a text whose author has left says so, and one of a muted player is hidden', async () => {
    setMuted(kim.user, true);
    show(written, answers.slice(0, 2), end);
    expect(await screen.findByText('Hidden: you have muted its author.')).toBeInTheDocument();
    expect(within(cardOf('My shoes') ?? document.body).getByText('Its author has left.')).toBeInTheDocument();
    act(() => setMuted(kim.user, false));
  });

  test('texts whose authors were not guessed are shown with them', async () => {
    show({ ...written, texts: null, people: [] }, [naming('The kettle'), naming('All cables')], end);
    expect(await screen.findByText('There was nothing to guess this time.')).toBeInTheDocument();
    expect(author('The kettle')).toHaveTextContent('Robin');
  });
});
