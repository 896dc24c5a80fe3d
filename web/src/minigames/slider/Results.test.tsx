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

  const name = /^Who guessed closest to /;
  const marks = () => screen.queryAllByTitle(/ guessed /);
  /** What is read of each row. */
  const rowsOf = (region: Pick<typeof screen, 'getAllByRole'>) =>
    region.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

  test('come after the average: who guessed what for how many points, the closest first', async () => {
    const answers = [7.5, 8.1].map((ratingValue) => ({ ratingValue, sliderIndex: 2 }));
    const guesses = guessed(4, 6, 8).map((guess, at) => ({ ...guess, points: [0, 60, 100][at] ?? 0 }));
    const { step } = show({ type: 'Slider', points }, answers, { revealed: 2, verdict: false });
    expect(screen.queryByRole('region', { name })).toBeNull();
    step({ ...end, guesses });
    const region = within(await screen.findByRole('region', { name: 'Who guessed closest to 7.8?' }));
    expect(screen.getByText('Average')).toBeVisible();
    expect(region.queryByRole('button')).toBeNull();
    expect(rowsOf(region)).toEqual([
      'Samwise guessed 8 closest+100',
      'kimchi guessed 6 +60',
      'You guessed 4 0',
    ]);
  });

  test('are shapes on the dial too, which the list says in words', async () => {
    const answers = [5.5, 6.1].map((ratingValue) => ({ ratingValue, sliderIndex: 1 }));
    show({ type: 'Slider', points }, answers, { ...end, guesses: guessed(4, 6, 8) });
    const region = await screen.findByRole('region', { name });
    for (const text of screen.getAllByText(/guessed \d/)) expect(region).toContainElement(text);
    expect(within(region).queryByText(/said|too (high|low)/)).toBeNull();
    expect(screen.getByTitle('Robin: 5.5')).toBeInTheDocument();
    expect(marks()).toHaveLength(3);
  });

  test('are on the dial of a phone the closest and the own one, if there are more than five, and in low windows none', async () => {
    const answers = [5.5, 6.1].map((ratingValue) => ({ ratingValue, sliderIndex: 1 }));
    const marksAt = async (query: string, guesses: ReturnType<typeof guessed>) => {
      matchMedia((media) => media.includes(query));
      show({ type: 'Slider', points }, answers, { ...end, guesses });
      await screen.findByRole('region', { name });
      const { length } = marks();
      cleanup();
      return length;
    };
    expect(await marksAt('width < 700px', guessed(4, 6, 8, 1, 2))).toBe(5);
    expect(await marksAt('width < 700px', guessed(4, 6, 8, 1, 2, 3))).toBe(2);
    expect(await marksAt('height < 560px', guessed(4, 6))).toBe(0);
  });

  test('are the closest and the own one in the list on phones until all are shown', async () => {
    matchMedia((media) => media.startsWith('(width < 700px)'));
    const answers = [7.5, 8.1].map((ratingValue) => ({ ratingValue, sliderIndex: 2 }));
    show({ type: 'Slider', points }, answers, { ...end, guesses: guessed(4, 6, 8) });
    const region = within(await screen.findByRole('region', { name }));
    expect(rowsOf(region)).toHaveLength(2);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await userEvent.click(region.getByRole('button', { name: 'All guesses', expanded: false }));
    // The list begins at the top of the view.
    expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name })]);
    expect(rowsOf(region)).toEqual([
      expect.stringContaining('Samwise'),
      expect.stringContaining('kimchi'),
      expect.stringContaining('You'),
    ]);
    await userEvent.click(region.getByRole('button', { name: 'All guesses', expanded: true }));
    expect(rowsOf(region)).toHaveLength(2);
    expect(scroll).toHaveBeenCalledOnce();
  });

  test('have the host below them in high and wide windows, unless there are many', async () => {
    matchMedia((media) => media.startsWith('(width >= 1100px) and'));
    const answers = [0, 10].map((ratingValue) => ({ ratingValue, sliderIndex: ratingValue / 5 }));
    show({ type: 'Slider', points }, answers, { ...end, guesses: guessed(4, 6) });
    await screen.findByRole('region', { name });
    // The host of the show has left; this one, and the words for screen readers.
    const count = screen.getAllByText(/have to talk/).length;
    cleanup();
    show({ type: 'Slider', points }, answers, { ...end, guesses: guessed(4, 6, 1, 2, 3, 9) });
    await screen.findByRole('region', { name });
    expect(screen.getAllByText(/have to talk/)).toHaveLength(count - 2);
  });

  test('are each the closest if they are equally near, and the viewer is "You"', async () => {
    show({ type: 'Slider', points }, [{ ratingValue: 5, sliderIndex: 1 }], {
      ...end,
      guesses: guessed(4.5, 5.5, 7),
    });
    const guesses = within(await screen.findByRole('region', { name }));
    expect(guesses.getAllByText('closest')).toHaveLength(2);
    expect(guesses.getByText('You')).toBeVisible();
  });

  test('are not there without guesses', async () => {
    show({ type: 'Slider', points }, [{ ratingValue: 5, sliderIndex: 1 }], { ...end, guesses: [] });
    expect(await screen.findByText('Average')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /guess/i })).toBeNull();
    expect(screen.queryByText(/guessed|^Guesses$|^Answers$/)).toBeNull();
  });
});

/** What is in the hub. */
const signOf = async () => (await screen.findByText(/^Average/)).closest('p');

test('Slider: where players saw numbers, the sign has the number, and below it the nearest point', async () => {
  const points = ['C', 'A'].map((name) => ({ name, color: 'blue' as const }));
  show({ type: 'Slider', points }, [{ ratingValue: 4, sliderIndex: 0 }], end);
  expect(await screen.findByText('The group says 4.0 of 10')).toBeInTheDocument();
  expect(await signOf()).toHaveTextContent(/^Average 4\.0 C$/);
});

test.each([
  [4, 'Average 4.0 Bad', ['Bad']],
  [4.7, 'Average 4.7 between Bad and Good', ['Bad', 'Good']],
])(
  'Slider: at %s of 10 the hub says "%s", and the rim lights the same names',
  async (ratingValue, sign, lit) => {
    const points = ['Bad', 'Good'].map((name) => ({ name, color: 'blue' as const }));
    const guess = {
      rater: { ...players[0], seat: null },
      guess: { kind: 'value' as const, value: 4 },
      points: 9,
    };
    show({ type: 'Slider', points }, [{ ratingValue, sliderIndex: 0 }], { ...end, guesses: [guess] });
    expect(await signOf()).toHaveTextContent(sign);
    const names = document.querySelectorAll('[data-lit="true"]');
    expect([...names].map(({ textContent }) => textContent)).toEqual(lit);
  },
);

test('Slider: where players saw only words, the sign has words and no number, and the ends have none', async () => {
  const points = ['Bad', 'Good'].map((name) => ({ name, color: 'blue' as const }));
  show({ type: 'Slider', points }, [{ ratingValue: 4, sliderIndex: 0 }], end);
  expect(await signOf()).toHaveTextContent(/^Average between Bad and Good$/);
  for (const end of ['0', '10']) expect(screen.queryByText(end)).toBeNull();
  expect(screen.getByTitle('Robin: Bad')).toBeInTheDocument();
  cleanup();
  show({ type: 'Slider', points }, [{ ratingValue: 2, sliderIndex: 0 }], end);
  expect(await signOf()).toHaveTextContent(/^Average: a bit past Bad$/);
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
  expect(await signOf()).toHaveAttribute('data-shown', 'false');
  step({ revealed: 2, verdict: true });
  expect(screen.getByRole('listitem', { name: 'Fine: 1' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The group says 7.0 of 10.');
  expect(screen.queryByText('The group says ...')).toBeNull();
});

test.each([
  [9, 'Robin and kimchi have to talk.'],
  [5, 'I hoped for a fight.'],
])('Slider: after answers of 3 and %s the host says "%s"', async (ratingValue, words) => {
  const points = ['Bad', 'Fine', 'Great'].map((name) => ({ name, color: 'red' as const }));
  const answers = [
    { ratingValue: 3, sliderIndex: 1 },
    { ratingValue, sliderIndex: 1 },
  ];
  show({ type: 'Slider', points }, answers, { revealed: 2, verdict: true });
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
});

test('Slider: of anonymous votes that are far apart the host names nobody', async () => {
  const points = ['Bad', 'Fine', 'Great'].map((name) => ({ name, color: 'red' as const }));
  const answers = [0, 9].map((ratingValue) => ({ ratingValue, sliderIndex: ratingValue && 2 }));
  show({ type: 'Slider', points }, answers, end, anonymous);
  expect(await screen.findAllByText('Two of you have to talk.')).not.toHaveLength(0);
});
