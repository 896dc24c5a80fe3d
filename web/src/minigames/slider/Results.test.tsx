import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { end, players, show } from '../testing/results.tsx';

describe('Slider: the guesses', () => {
  const points = ['Bad', 'Fair', 'Good'].map((name) => ({ name, color: 'blue' as const }));
  const guessed = (...values: number[]) =>
    values.map((value, at) => ({
      rater: {
        user: players[at]?.user ?? `user ${at}`,
        username: players[at]?.username ?? 'Alex',
        avatar: 1,
        seat: null,
      },
      guess: { kind: 'value' as const, value },
      points: Math.max(0, Math.round(100 - 20 * Math.abs(value - 5))),
    }));

  test('come after the average: the closest and the own one, all others folded, and one sentence names the best', async () => {
    const answers = [7.5, 8.1].map((ratingValue) => ({ ratingValue, sliderIndex: 2 }));
    const guesses = guessed(4, 6, 8).map((guess, at) => ({ ...guess, points: [0, 60, 100][at] ?? 0 }));
    const { step } = show({ type: 'Slider', points }, answers, { revealed: 2, verdict: false });
    expect(screen.queryByRole('region', { name: 'Guesses' })).toBeNull();
    step({ ...end, guesses });
    // The average stands alone for a moment.
    expect(screen.queryByRole('region', { name: 'Guesses' })).toBeNull();
    const region = within(await screen.findByRole('region', { name: 'Guesses' }, { timeout: 3_000 }));
    expect(region.getByText('Samwise guessed 8. It was 7.8.')).toBeInTheDocument();
    expect(screen.getByText('Group average')).toBeVisible();
    for (const gained of ['+100', '0']) expect(region.getAllByText(gained)[0]).toBeVisible();
    expect(region.getByText('+60')).not.toBeVisible();
    const [cards, all] = region.getAllByRole('list');
    const said = (list: HTMLElement | undefined) =>
      within(list ?? document.body)
        .getAllByRole('listitem')
        .map(({ firstChild }) => firstChild?.textContent);
    const [best, next, own] = [
      'Samwise guessed 8 (between “Fair” and “Good”), 0.2 too high, 100 points',
      'kimchi guessed 6 (a bit past “Fair”), 1.8 too low, 60 points',
      'Robin guessed 4 (almost “Fair”), 3.8 too low, no points',
    ];
    expect(said(cards)).toEqual([best, own]);
    await userEvent.click(region.getByText('All guesses'));
    expect(all).toHaveAccessibleName('All guesses, closest first');
    expect(said(all)).toEqual([best, next, own]);
    expect(region.getByText('+60')).toBeVisible();
  });

  test('say how far each was from the average as it is shown', async () => {
    const answers = [5, 5.5, 5.6].map((ratingValue) => ({ ratingValue, sliderIndex: 1 }));
    show({ type: 'Slider', points }, answers, { ...end, guesses: guessed(4, 5.4, 5.9) });
    const guesses = within(await screen.findByRole('region', { name: 'Guesses' }));
    for (const text of ['exactly right', '1.4 too low']) expect(guesses.getAllByText(text)[0]).toBeVisible();
    expect(guesses.getAllByText('0.5 too high')).toHaveLength(1);
    expect(guesses.getAllByText('You')[0]).toBeVisible();
  });

  test('are not there without guesses', async () => {
    show({ type: 'Slider', points }, [{ ratingValue: 5, sliderIndex: 1 }], { ...end, guesses: [] });
    expect(await screen.findByText('Group average')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /guess/i })).toBeNull();
  });
});

test('Slider: the flag of the average says of how many it is', async () => {
  const points = ['Bad', 'Good'].map((name) => ({ name, color: 'blue' as const }));
  show({ type: 'Slider', points }, [{ ratingValue: 4, sliderIndex: 0 }], end);
  expect(await screen.findByText('The group says 4.0 of 10')).toBeInTheDocument();
  expect(screen.getByText('4.0')).toHaveTextContent('4.0 of 10');
  expect(screen.getByText('Answers')).toBeVisible();
});

test('Slider: the histogram grows with each answer, then the mean is announced', async () => {
  const points = ['Bad', 'Fine', 'Great'].map((name) => ({ name, color: 'red' as const }));
  const answers = [
    { ratingValue: 9, sliderIndex: 2 },
    { ratingValue: 5, sliderIndex: 1 },
  ];
  const { step } = show({ type: 'Slider', points }, answers, { revealed: 1, verdict: false });
  expect(await screen.findByRole('status')).toHaveTextContent('Robin: 9.0, Great');
  expect(screen.getByRole('listitem', { name: 'Great: 1' })).toHaveTextContent('9');
  expect(screen.getByRole('listitem', { name: 'Fine: 0' })).toBeInTheDocument();
  step({ revealed: 2, verdict: true });
  expect(screen.getByRole('listitem', { name: 'Fine: 1' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The group says 7.0 of 10.');
});
