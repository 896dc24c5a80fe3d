import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { matchMedia } from '../../../test/match-media.ts';
import { anonymous, end, players, show } from '../testing/results.tsx';

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

  const name = 'Who guessed the average best?';
  /** What screen readers say of each row. */
  const spokenRows = (region: Pick<typeof screen, 'getAllByRole'>) =>
    region.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);

  test('come after the average: all with what they gave, the closest first, and one sentence names the best', async () => {
    const answers = [7.5, 8.1].map((ratingValue) => ({ ratingValue, sliderIndex: 2 }));
    const guesses = guessed(4, 6, 8).map((guess, at) => ({ ...guess, points: [0, 60, 100][at] ?? 0 }));
    const { step } = show({ type: 'Slider', points }, answers, { revealed: 2, verdict: false });
    expect(screen.queryByRole('region', { name })).toBeNull();
    step({ ...end, guesses });
    const region = within(await screen.findByRole('region', { name }));
    expect(region.getByText('Samwise guessed 8. It was 7.8.')).toBeInTheDocument();
    expect(screen.getByText('Group average')).toBeVisible();
    for (const gained of ['+100', '+60', '0']) expect(region.getByText(gained)).toBeVisible();
    expect(region.getByText('said 8.1 · guessed 6')).toBeVisible();
    // The third did not answer.
    expect(region.getByText('guessed 8')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What you answered' })).toBeInTheDocument();
    expect(region.getByText('3.8 too low')).toBeVisible();
    expect(region.queryByRole('button')).toBeNull();
    expect(spokenRows(region)).toEqual([
      'Samwise guessed 8 (between “Fair” and “Good”), 0.2 too high, 100 points',
      'kimchi said 8.1 (between “Fair” and “Good”), guessed 6 (a bit past “Fair”), 1.8 too low, 60 points',
      'Robin said 7.5 (between “Fair” and “Good”), guessed 4 (almost “Fair”), 3.8 too low, no points',
    ]);
  });

  test('have only the closest one on the dial, with its words and no legend', async () => {
    const answers = [5.5, 6.1].map((ratingValue) => ({ ratingValue, sliderIndex: 1 }));
    show({ type: 'Slider', points }, answers, { ...end, guesses: guessed(4, 6, 8) });
    await screen.findByRole('region', { name });
    expect(screen.getByText('kimchi guessed 6')).toBeInTheDocument();
    expect(screen.queryByText(/^(Samwise|Robin) guessed \d$/)).toBeNull();
    expect(screen.queryByText(/^(Guesses|Answers)$/)).toBeNull();
  });

  test('are the closest and the own one in the list on phones until all are shown', async () => {
    matchMedia((media) => media.startsWith('(width < 700px)'));
    const answers = [7.5, 8.1].map((ratingValue) => ({ ratingValue, sliderIndex: 2 }));
    show({ type: 'Slider', points }, answers, { ...end, guesses: guessed(4, 6, 8) });
    const region = within(await screen.findByRole('region', { name }));
    expect(spokenRows(region)).toHaveLength(2);
    expect(region.queryByText('Closer guesses give more points.')).toBeNull();
    expect(region.getByText('guessed 8')).toBeVisible();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await userEvent.click(region.getByRole('button', { name: 'All guesses', expanded: false }));
    // The list begins at the top of the view.
    expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name })]);
    expect(spokenRows(region)).toEqual([
      expect.stringContaining('Samwise'),
      expect.stringContaining('kimchi'),
      expect.stringContaining('Robin'),
    ]);
    expect(region.getByText('Closer guesses give more points.')).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'All guesses', expanded: true }));
    expect(spokenRows(region)).toHaveLength(2);
    expect(scroll).toHaveBeenCalledOnce();
  });

  test('say what each answered, also for the closest, but not with anonymous votes', async () => {
    const answers = [5, 5.5].map((ratingValue) => ({ ratingValue, sliderIndex: 1 }));
    const step = { ...end, guesses: guessed(5, 9) };
    show({ type: 'Slider', points }, answers, step);
    const named = within(await screen.findByRole('region', { name }));
    expect(named.getByText('guessed 5, said 5')).toBeVisible();
    expect(named.getByText('said 5.5 · guessed 9')).toBeVisible();
    cleanup();
    show({ type: 'Slider', points }, answers, step, anonymous);
    const unnamed = within(await screen.findByRole('region', { name }));
    expect(unnamed.getByText('guessed 9')).toBeVisible();
    expect(unnamed.queryByText(/said/)).toBeNull();
  });

  test('have the host below them in high and wide windows, unless there are many', async () => {
    matchMedia((media) => media.startsWith('(width >= 1100px) and'));
    const answers = [0, 10].map((ratingValue) => ({ ratingValue, sliderIndex: ratingValue / 5 }));
    show({ type: 'Slider', points }, answers, { ...end, guesses: guessed(4, 6) });
    await screen.findByRole('region', { name });
    // The host of the show has left; this one, and the words for screen readers.
    const count = screen.getAllByText(/at opposite ends/).length;
    cleanup();
    show({ type: 'Slider', points }, answers, { ...end, guesses: guessed(4, 6, 1, 2, 3, 9) });
    await screen.findByRole('region', { name });
    expect(screen.getAllByText(/at opposite ends/)).toHaveLength(count - 2);
  });

  test('say how far each was from the average as it is shown, and on which side', async () => {
    const answers = [5, 5.5, 5.6].map((ratingValue) => ({ ratingValue, sliderIndex: 1 }));
    show({ type: 'Slider', points }, answers, { ...end, guesses: guessed(4, 5.4, 5.9) });
    const guesses = within(await screen.findByRole('region', { name }));
    for (const text of ['exactly right', '1.4 too low', '0.5 too high', 'You'])
      expect(guesses.getByText(text)).toBeVisible();
  });

  test('are not there without guesses', async () => {
    show({ type: 'Slider', points }, [{ ratingValue: 5, sliderIndex: 1 }], { ...end, guesses: [] });
    expect(await screen.findByText('Group average')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /guess/i })).toBeNull();
    expect(screen.queryByText(/guessed|^Guesses$|^Answers$/)).toBeNull();
  });
});

test('Slider: the sign has the name of the point that the average is near to, or else the number alone, and of how many it is', async () => {
  const points = ['C', 'A'].map((name) => ({ name, color: 'blue' as const }));
  show({ type: 'Slider', points }, [{ ratingValue: 4, sliderIndex: 0 }], end);
  expect(await screen.findByText('The group says 4.0 of 10')).toBeInTheDocument();
  expect(screen.getByText('Group average').parentElement).toHaveTextContent('4.0 of 10');
  cleanup();
  show({ type: 'Slider', points }, [{ ratingValue: 2, sliderIndex: 0 }], end);
  expect((await screen.findByText('Group average:')).closest('p')).toHaveTextContent(
    /^a bit past C Group average: 2\.0 of 10$/,
  );
});

test('Slider: where players saw only words, the sign has words and no number, and the ends have none', async () => {
  const points = ['Bad', 'Good'].map((name) => ({ name, color: 'blue' as const }));
  show({ type: 'Slider', points }, [{ ratingValue: 4, sliderIndex: 0 }], end);
  expect((await screen.findByText('Group average')).parentElement).toHaveTextContent(
    /^between Bad and Good Group average$/,
  );
  for (const end of ['0', '10']) expect(screen.queryByText(end)).toBeNull();
  expect(screen.getByTitle('Robin: Bad')).toBeInTheDocument();
  cleanup();
  show({ type: 'Slider', points }, [{ ratingValue: 2, sliderIndex: 0 }], end);
  expect((await screen.findByText('Group average')).parentElement).toHaveTextContent(
    /^a bit past Bad Group average$/,
  );
});

test('Slider: a face drops onto the dial with each answer, then the mean is announced', async () => {
  const points = ['Bad', 'Fine', 'Great'].map((name) => ({ name, color: 'red' as const }));
  const answers = [
    { ratingValue: 9, sliderIndex: 2 },
    { ratingValue: 5, sliderIndex: 1 },
  ];
  const { step } = show({ type: 'Slider', points }, answers, { revealed: 1, verdict: false });
  expect(await screen.findByRole('status')).toHaveTextContent('Robin: 9.0, Great');
  expect(screen.getByRole('listitem', { name: 'Great: 1' })).toHaveTextContent('9');
  expect(screen.getByRole('listitem', { name: 'Fine: 0' })).toBeInTheDocument();
  // Until then the host says what comes, and the sign says nothing.
  expect(screen.getByText('The group says ...')).toBeVisible();
  expect(screen.getByText('Group average', { exact: false }).closest('p')).toHaveAttribute(
    'data-shown',
    'false',
  );
  step({ revealed: 2, verdict: true });
  expect(screen.getByRole('listitem', { name: 'Fine: 1' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The group says 7.0 of 10.');
  expect(screen.queryByText('The group says ...')).toBeNull();
});

test.each([
  [9, 'Robin and kimchi are far apart.'],
  [5, 'You are not far apart.'],
])('Slider: after answers of 3 and %s the host says "%s"', async (ratingValue, words) => {
  const points = ['Bad', 'Fine', 'Great'].map((name) => ({ name, color: 'red' as const }));
  const answers = [
    { ratingValue: 3, sliderIndex: 1 },
    { ratingValue, sliderIndex: 1 },
  ];
  show({ type: 'Slider', points }, answers, { revealed: 2, verdict: true });
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
});
