import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { wholeReveal } from '@tallyho/game/show/show';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { matchMedia } from '../../test/match-media.ts';
import { setMuted } from '../entities/preferences/muted.ts';
import { applyPreferences } from '../entities/preferences/preferences.ts';
import { anonymous, end, players, show } from './testing/results.tsx';

const [robin, kim, sam] = players;
const tiers = [
  { name: 'S', color: 'red' as const },
  { name: 'A', color: 'green' as const },
];

const subjects: Board = {
  type: 'TierList',
  tiers,
  seMode: false,
  items: [
    { id: 'pizza', url: '/images/pizza.png', alt: 'Pizza' },
    { id: 'soup', url: null, alt: 'Cold soup' },
  ],
};
const placed = (s: string[], a: string[]): Answer => ({
  tiers: [
    { name: 'S', items: s },
    { name: 'A', items: a },
  ],
});
const best = [placed(['pizza'], ['soup']), placed(['pizza'], ['soup'])];

test('TierList: the worst item is revealed first and announced with its votes; the best follows', async () => {
  const { step } = show(subjects, best, { revealed: 0, verdict: false });
  expect(await screen.findByText('From worst to best ...')).toBeInTheDocument();
  const inTier = (name: string) => within(screen.getByRole('list', { name: `Tier ${name}` }));
  expect(inTier('A').queryByTitle('Cold soup')).toBeNull();
  const landed = { faces: 1, hasLine: false, isStamped: false, isPlaced: false };
  step({ revealed: 1, verdict: false, reveal: landed });
  const staged = within(screen.getByRole('article', { name: 'Cold soup' }));
  expect(staged.getByTitle('Robin')).toHaveAttribute('data-shown', 'true');
  expect(staged.getByTitle('kimchi')).toHaveAttribute('data-shown', 'false');
  expect(inTier('A').queryByTitle('Cold soup')).toBeNull();
  step({ revealed: 1, verdict: false });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Cold soup, tier A. On average: A (row 2.0 of 2). Robin and kimchi: A.',
  );
  expect(inTier('A').getByTitle('Cold soup')).toBeVisible();
  expect(inTier('S').queryByTitle('Pizza')).toBeNull();
  step({ revealed: 2, verdict: false });
  expect(screen.getByRole('status')).toHaveTextContent('Pizza, tier S. On average: S (row 1.0 of 2)');
  step({ revealed: 2, verdict: true });
  expect(screen.getByRole('status')).toHaveTextContent(
    '1st: Pizza, on average: S (row 1.0 of 2). 2nd: Cold soup, on average: A (row 2.0 of 2)',
  );
});

const fiveTiers = ['Round the block', 'A detour', 'If it is there', 'When starving', 'Only on a dare'].map(
  (name) => ({
    name,
    color: 'red' as const,
  }),
);
const inFive = (...placement: string[][]): Answer => ({
  tiers: fiveTiers.map(({ name }, at) => ({ name, items: placement[at] ?? [] })),
});

const letters = ['S', 'A', 'B', 'D'].map((name) => ({ name, color: 'green' as const }));
const inLetters = (...placement: string[][]): Answer => ({
  tiers: letters.map(({ name }, at) => ({ name, items: placement[at] ?? [] })),
});

test('TierList: the line about votes that are far apart appears with its part of the reveal', async () => {
  const { step } = show(
    { ...subjects, tiers: fiveTiers },
    [inFive(['pizza'], ['soup']), inFive([], ['soup'], [], [], ['pizza'])],
    { revealed: 1, verdict: false, reveal: { faces: 2, hasLine: false, isStamped: false, isPlaced: false } },
  );
  await screen.findByRole('list', { name: 'Who gave what' });
  expect(screen.queryByText(/kimchi: only on a dare/)).toBeNull();
  step({
    revealed: 1,
    verdict: false,
    reveal: { faces: 2, hasLine: true, isStamped: false, isPlaced: false },
  });
  expect(screen.getByText('kimchi: only on a dare. Robin: round the block.')).toBeVisible();
});

test('TierList: the tiers of the votes appear with their faces, the largest group first', async () => {
  const votes = (faces: number) => ({
    revealed: 1,
    verdict: false,
    reveal: { faces, hasLine: false, isStamped: false, isPlaced: false },
  });
  const { step } = show(
    { ...subjects, tiers: fiveTiers },
    [
      inFive(['pizza'], [], [], [], ['soup']),
      inFive(['soup'], ['pizza']),
      inFive(['pizza'], [], [], [], ['soup']),
    ],
    votes(1),
  );
  const given = within(await screen.findByRole('list', { name: 'Who gave what' }));
  const group = (name: string) => given.getByTitle(name).closest('li');
  expect(group('Only on a dare')).toHaveAttribute('data-shown', 'true');
  expect(group('Round the block')).toHaveAttribute('data-shown', 'false');
  step(votes(3));
  expect(group('Round the block')).toHaveAttribute('data-shown', 'true');
});

test('TierList: the best item is in the first row and the last in the last, and a press shows the average', async () => {
  show(
    { ...subjects, tiers: fiveTiers },
    [inFive([], [], ['pizza', 'soup']), inFive([], [], ['pizza'], ['soup'])],
    end,
  );
  const row = (name: string) => within(screen.getByRole('list', { name: `Tier ${name}` }));
  expect(await screen.findByRole('list', { name: 'Tier Round the block' })).toBeVisible();
  expect(row('Round the block').getByTitle('Pizza')).toBeVisible();
  const worst = row('Only on a dare').getByRole('button', { name: /Cold soup/ });
  expect(worst).toHaveAttribute('aria-haspopup', 'dialog');
  expect(row('Only on a dare').getByText('On average: When starving (row 3.5 of 5)')).toBeInTheDocument();
  // The podium has no value that could be read as that of a row, and the full ranking says how the rows are filled.
  const podium = screen.getByRole('list', { name: 'Podium' });
  expect(podium).not.toHaveTextContent(/average/i);
  // Its numbers can be medals at the pictures, which are for the eyes only.
  expect(podium).toHaveAttribute('data-low', 'true');
  expect(within(podium).getByText('1', { selector: '[aria-hidden]' })).toBeInTheDocument();
  const note = screen.getByText('Ranked by the group’s average, and spread over all rows.');
  expect(note).not.toBeVisible();
  fireEvent.click(screen.getByText('Full ranking'));
  expect(note).toBeVisible();
});

test('TierList: the host near the podium says what the board does not: nothing of who is alone with a vote', async () => {
  show(
    { ...subjects, tiers: letters },
    [inLetters(['pizza'], ['soup']), inLetters(['pizza'], ['soup']), inLetters([], ['soup'], [], ['pizza'])],
    end,
  );
  await screen.findByRole('list', { name: 'Podium' });
  expect(screen.getByText('D', { selector: '[data-dissent] :not([aria-hidden])' })).toBeInTheDocument();
  expect(screen.queryByText(/Samwise.*D/, { selector: 'p' })).toBeNull();
});

test('TierList: a name below a picture is for the eyes only, and a text has none', async () => {
  show(subjects, best, end);
  const row = (name: string) => within(screen.getByRole('list', { name: `Tier ${name}` }));
  await screen.findByRole('list', { name: 'Tier S' });
  expect(row('S').getByText('Pizza', { selector: '[aria-hidden="true"]' })).toBeInTheDocument();
  expect(row('S').getAllByRole('button', { name: 'Pizza' })).toHaveLength(1);
  expect(row('A').queryByText('Cold soup', { selector: '[aria-hidden="true"]' })).toBeNull();
});

test('TierList: the row of an item is marked from its stamp on', async () => {
  const at = (isStamped: boolean) => ({
    revealed: 1,
    verdict: false,
    reveal: { faces: 2, hasLine: false, isStamped, isPlaced: false },
  });
  const { step } = show(subjects, best, at(false));
  const row = (await screen.findByRole('list', { name: 'Tier A' })).closest('li');
  expect(row).toHaveAttribute('data-target', 'false');
  step(at(true));
  expect(row).toHaveAttribute('data-target', 'true');
});

test('TierList: without a show nothing is announced and the results are shown as lists', async () => {
  show(subjects, best, end);
  const podium = await screen.findByRole('list', { name: 'Podium' });
  expect(within(podium).getByRole('list', { name: 'gold, rank 1' })).toHaveTextContent('Pizza');
  expect(within(podium).getByRole('list', { name: 'silver, rank 2' })).toHaveTextContent('Cold soup');
  expect(within(screen.getByRole('list', { name: 'Tier A' })).getByTitle('Cold soup')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('equal results share a step of the podium, and the next step is empty', async () => {
  show(subjects, [placed(['pizza', 'soup'], [])], end);
  const podium = within(await screen.findByRole('list', { name: 'Podium' }));
  expect(podium.getByRole('list', { name: 'gold, rank 1' })).toHaveTextContent(/Pizza.*Cold soup/);
  expect(podium.queryByRole('list', { name: 'silver, rank 2' })).toBeNull();
});

test('two seconds stand on both sides of the first', async () => {
  const stew = { id: 'stew', url: null, alt: 'Stew' };
  show({ ...subjects, items: [...subjects.items, stew] }, [placed(['pizza'], ['soup', 'stew'])], end);
  const podium = within(await screen.findByRole('list', { name: 'Podium' }));
  const columns = podium.getAllByRole('list', { name: 'silver, rank 2' }).map((list) => list.closest('li'));
  expect(columns.map((step) => step?.style.getPropertyValue('--at'))).toEqual(['1', '3']);
});

test('TierListLobby: the players are on the group board', async () => {
  const answer = {
    tiers: [
      { name: 'S', players: [kim.user] },
      { name: 'A', players: [robin.user, sam.user] },
    ],
  };
  show({ type: 'TierListLobby', tiers, players }, [answer], end);
  const list = await screen.findByRole('list', { name: 'Tier S' });
  expect(list).toHaveTextContent('kimchi');
  expect(screen.getByRole('list', { name: 'Tier A' })).toHaveTextContent(/Robin.*Samwise/);
});

test('SliderLobby: the lowest mean is revealed first, with its raters; unknown raters are Unknown Player', async () => {
  const rating = (...values: number[]): Answer => ({
    ratings: players.map(({ user }, index) => ({ player: user, value: values[index] ?? 1 })),
  });
  const answers = [rating(80, 20, 50), rating(90, 10, 50), rating(70, 30, 50), rating(80, 20, 50)];
  const { step } = show({ type: 'SliderLobby', players, start: 50 }, answers, {
    revealed: 1,
    verdict: false,
  });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'kimchi, 3rd with 20. Robin: 20, kimchi: 10, Samwise: 30, Unknown Player: 20.',
  );
  step({ revealed: 3, verdict: true });
  expect(screen.getByRole('status')).toHaveTextContent('1st: Robin, 80. 2nd: Samwise, 50. 3rd: kimchi, 20');
  const rows = screen.getByRole('list', { name: 'Ratings, best first' });
  expect(rows.firstElementChild).toHaveTextContent('You');
});

test('SliderLobby: the results have the names of the ends', () => {
  const ends = { low: 'In bed', high: 'At the table' };
  const ratings = players.map(({ user }) => ({ player: user, value: 50 }));
  show({ type: 'SliderLobby', players, start: 50, ends }, [{ ratings }], end);
  expect(screen.getByText('In bed')).toBeVisible();
  expect(screen.getByText('At the table')).toBeVisible();
});

test('SliderLobby: players who have answered and have no row are named in one line', () => {
  const [rated, ...others] = players;
  const ratings = rated ? [{ player: rated.user, value: 50 }] : [];
  const answers: Answer[] = players.map(() => ({ ratings }));
  show({ type: 'SliderLobby', players: rated ? [rated] : [], start: 50 }, answers, end);
  const names = others.map(({ username }) => username).join(' and ');
  expect(screen.getByText(`${names} are not rated in this game`)).toBeVisible();
});

test('SliderLobby: there is no podium', async () => {
  const rating = (...values: number[]): Answer => ({
    ratings: players.map(({ user }, index) => ({ player: user, value: values[index] ?? 1 })),
  });
  show({ type: 'SliderLobby', players, start: 50 }, [rating(50, 1, 50), rating(60, 87, 50)], end);
  expect(await screen.findByRole('list', { name: 'Ratings, best first' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull();
});

test('SliderLobby: in the open row each rater has a name and a value; a press opens another row', async () => {
  const rating = (...values: number[]): Answer => ({
    ratings: players.map(({ user }, index) => ({ player: user, value: values[index] ?? 1 })),
  });
  show({ type: 'SliderLobby', players, start: 50 }, [rating(2, 100, 3), rating(1, 40, 5)], end);
  const rows = within(await screen.findByRole('list', { name: 'Ratings, best first' }));
  const labels = () =>
    rows
      .getAllByText((_, element) => /^(You|kimchi)( says?)? \d+$/.test(element?.textContent ?? ''), {
        selector: 'span[aria-hidden="true"]',
      })
      .map(({ textContent }) => textContent);
  // First what the group says about the viewer. All rows have faces.
  expect(labels()).toEqual(['You say 2', 'kimchi 1']);
  expect(rows.getAllByRole('list', { name: 'Who gave what' })).toHaveLength(players.length);
  await userEvent.click(rows.getByRole('button', { name: /kimchi/ }));
  expect(rows.getByRole('button', { expanded: true })).toHaveTextContent('kimchi');
  expect(labels()).toEqual(['You 100', 'kimchi says 40']);
});

test('decimals are formatted by the locale preference and follow its changes', async () => {
  const points = ['Bad', 'Fair', 'Good'].map((name) => ({ name, color: 'blue' as const }));
  const answers = [7.5, 8.1].map((ratingValue) => ({ ratingValue, sliderIndex: 2 }));
  show({ type: 'Slider', points }, answers, end);
  // In the sentence, and on the flag of the needle.
  expect(await screen.findByText(/7\.8 of 10/)).toBeInTheDocument();
  expect(screen.getByText('7.8')).toBeInTheDocument();
  act(() => applyPreferences({ locale: 'de-DE' }));
  // Results are loaded lazily: they may be rendered a moment before they subscribe to the setting.
  expect(await screen.findByText(/7,8 of 10/)).toBeInTheDocument();
  expect(screen.getByText('7,8')).toBeInTheDocument();
  expect(screen.getByText('7,5')).toBeInTheDocument();
});

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
      'Samwise guessed 8 (between Fair and Good), 0.2 too high, 100 points',
      'kimchi guessed 6 (a bit past Fair), 1.8 too low, 60 points',
      'Robin guessed 4 (almost Fair), 3.8 too low, no points',
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

const seats: Board = {
  type: 'RankThem',
  items: ['Window', 'Middle', 'Aisle'].map((alt) => ({ id: alt, url: null, alt })),
};

test('RankThem: the last place is revealed first with its votes, and the average place explains the row', async () => {
  const { step } = show(
    seats,
    [
      { ranking: ['Window', 'Aisle', 'Middle'] },
      { ranking: ['Window', 'Middle', 'Aisle'] },
      { ranking: ['Aisle'] },
    ],
    { revealed: 1, verdict: false },
  );
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Middle, 3rd, average place 2.5. kimchi: 2nd, Robin: 3rd.',
  );
  step({ revealed: 3, verdict: true });
  expect(screen.getByRole('status')).toHaveTextContent(
    '1st: Window, average place 1.0. 2nd: Aisle, average place 2.0. 3rd: Middle, average place 2.5',
  );
  const row = screen.getByRole('list', { name: "The group's row, best to worst" });
  expect(row.firstElementChild).toHaveTextContent('Window');
});

test('RankThem: before the first reveal the ends have the names of the theme, if it names them', async () => {
  const answers: Answer[] = [{ ranking: ['Window', 'Aisle', 'Middle'] }];
  const before = { revealed: 0, verdict: false };
  const { unmount } = show(seats, answers, before);
  expect(await screen.findByText('From worst to best ...')).toBeVisible();
  unmount();
  show({ ...seats, ends: { worst: 'By the toilet', best: 'Upstairs' } }, answers, before);
  expect(await screen.findByText('From “By the toilet” to “Upstairs” ...')).toBeVisible();
});

test('RankThem: the votes that are farthest apart are a line, without names if they are anonymous', async () => {
  const answers: Answer[] = [
    { ranking: ['Window', 'Aisle', 'Middle'] },
    { ranking: ['Middle', 'Aisle', 'Window'] },
  ];
  const at = { revealed: 3, verdict: false };
  const { unmount } = show(seats, answers, at);
  expect(await screen.findByText('kimchi: 3rd. Robin: 1st.')).toBeInTheDocument();
  unmount();
  show(seats, answers, at, anonymous);
  expect(await screen.findByText('From 3rd to 1st.')).toBeInTheDocument();
});

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

test('SliderAvatarsLobby: the group row is ordered from worst to best, and the average place explains it', async () => {
  const order = [sam.user, robin.user, kim.user];
  const { step } = show({ type: 'SliderAvatarsLobby', players }, [{ order }, { order }], {
    revealed: 1,
    verdict: false,
  });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Samwise, 3rd, average place 3.0. Robin and kimchi: 3rd.',
  );
  step({ revealed: 3, verdict: true });
  const row = screen.getByRole('list', { name: "The group's row, worst to best" });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'Samwise3rd',
    'Robin2nd',
    'kimchi1st',
  ]);
});

test('SliderAvatarsLobby: who said what is a line of heads for each row that was given, below the places, folded on phones', async () => {
  matchMedia((media) => media === '(width < 36rem)');
  const orders = [
    [sam.user, robin.user, kim.user],
    [kim.user, null, sam.user],
  ];
  show(
    { type: 'SliderAvatarsLobby', players },
    orders.map((order) => ({ order })),
    end,
  );
  const said = within(await screen.findByRole('region', { name: 'Who said what' }));
  const heads = said
    .getAllByRole('list')
    .slice(1)
    .map((line) => within(line).queryAllByRole('img'));
  expect(heads.map((line) => line.map((head) => head.getAttribute('alt')))).toEqual([
    ['Samwise', 'Robin', 'kimchi'],
    ['kimchi', 'Samwise'],
  ]);
  expect(said.getByText('kimchi')).toBeVisible();
  expect(said.getAllByText(/^\d(st|nd|rd)$/).map(({ textContent }) => textContent)).toEqual([
    '3rd',
    '2nd',
    '1st',
  ]);
  await userEvent.click(said.getByRole('button', { name: 'Who said what', expanded: false }));
  expect(said.getByRole('button', { expanded: true })).toBeVisible();
});

test('SliderAvatarsLobby: the row replaces the podium, and equal players have the same height', async () => {
  const orders = [
    [sam.user, robin.user, kim.user],
    [robin.user, sam.user, kim.user],
  ];
  show(
    { type: 'SliderAvatarsLobby', players },
    orders.map((order) => ({ order })),
    end,
  );
  const row = await screen.findByRole('list', { name: "The group's row, worst to best" });
  const steps = [...row.children].map((place) => [
    place.textContent,
    (place as HTMLElement).style.getPropertyValue('--height'),
  ]);
  expect(steps).toEqual([
    ['Samwise2nd', '1'],
    ['Robin2nd', '1'],
    ['kimchi1st', '2'],
  ]);
  // The only winner is at the last end, larger than the others and glad.
  expect(row).toHaveAttribute('data-led', 'last');
  expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull();
  // Its name stands in the verdict.
  expect(screen.getByRole('article', { name: 'kimchi' })).toHaveTextContent(/^1st/);
});

describe('tiers that are roles', () => {
  const roles = [
    { name: 'Leads', color: '#b197fc' },
    { name: 'Cooks', color: '#ffd43b' },
    { name: 'Sleeps', color: '#66d9e8' },
  ];
  const board: Board = { type: 'TierListLobby', tiers: roles, ordered: false, players };
  const given = (...users: string[][]): Answer => ({
    tiers: roles.map(({ name }, index) => ({ name, players: users[index] ?? [] })),
  });
  // Robin gets Leads three times; kim gets Leads once and Sleeps twice; Sam gets Cooks once and Sleeps once.
  const answers = [
    given([robin.user, kim.user], [sam.user], []),
    given([robin.user], [], [kim.user, sam.user]),
    given([robin.user], [], [kim.user]),
  ];
  const inRow = (name: string) => within(screen.getByRole('list', { name }));

  test('each player is shown once, in the most frequent role, and a tie has its own row', async () => {
    show(board, answers, end);
    expect(await screen.findByText('Everybody agreed on Robin')).toBeVisible();
    expect(inRow('Leads').getByTitle('Robin')).toHaveTextContent('3 of 3');
    expect(inRow('Sleeps').getByTitle('kimchi')).toHaveTextContent('2 of 3');
    expect(inRow('Tie').getByTitle('Samwise')).toHaveTextContent('Cooks / Sleeps');
    expect(inRow('Cooks').getByText('Nobody')).toBeVisible();
    for (const { username } of players)
      expect(
        within(screen.getByRole('region', { name: "The group's board" })).getAllByTitle(username),
      ).toHaveLength(1);
  });

  test('whom all agree on is above the verdict with the role, for the eyes only', async () => {
    show(board, answers, end);
    const verdict = (await screen.findByText('Everybody agreed on Robin')).parentElement;
    const picture = verdict?.querySelector('ul');
    expect(picture).toHaveTextContent(/Robin.*Leads$/);
    expect(picture).toHaveAttribute('aria-hidden', 'true');
  });

  test('there is no podium, no rank and no points', async () => {
    show(board, answers, end);
    expect(await screen.findByText('Roles give no points.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull();
    expect(screen.queryByText(/\d points?$/)).toBeNull();
    expect(screen.queryByText('Full ranking')).toBeNull();
    expect(screen.getByText('Who said what')).toBeVisible();
  });

  test('the show reveals the clearest role last and announces each step', async () => {
    const { step } = show(board, answers, { revealed: 1, verdict: false });
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Samwise: Cooks / Sleeps, a tie. Robin: Cooks, kimchi: Sleeps, Samwise: Not placed.',
    );
    step({ revealed: 3, verdict: false });
    expect(screen.getByRole('status')).toHaveTextContent('Robin: Leads, 3 of 3 votes.');
    step({ revealed: 3, verdict: true });
    expect(screen.getByRole('status')).toHaveTextContent('Everybody agreed on Robin');
  });

  test('a player without a placement has no role', async () => {
    show(board, [given([robin.user], [kim.user], [])], end);
    expect(await screen.findByText('One vote decided it all')).toBeVisible();
    expect(inRow('No role').getByTitle('Samwise')).toBeInTheDocument();
  });
});

test('TierList: items without a placement have their own row', async () => {
  show(subjects, [placed(['pizza'], [])], end);
  const row = within(await screen.findByRole('list', { name: 'Not placed' }));
  expect(row.getByTitle('Cold soup')).toBeInTheDocument();
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

test('Choose: votes are revealed one by one, and the winner at the end', async () => {
  const board: Board = {
    type: 'Choose',
    left: { header: 'Cats', description: '', color: 'black' },
    right: { header: 'Dogs', description: '', color: 'white' },
  };
  const vote = (selectedSide: 'left' | 'right'): Answer => ({ selectedSide });
  const answers = [vote('left'), vote('right'), vote('left')];
  const { step } = show(board, answers, { revealed: 2, verdict: false });
  expect(await screen.findByRole('status')).toHaveTextContent('kimchi: Dogs');
  expect(screen.getByRole('region', { name: 'Cats: 1 vote' })).toHaveTextContent(/^Cats/);
  expect(screen.getByText('And the votes go to ...')).toBeInTheDocument();
  step({ revealed: 3, verdict: true });
  expect(screen.queryByText('And the votes go to ...')).toBeNull();
  expect(screen.getByRole('region', { name: 'Cats: 2 votes' })).toHaveTextContent(/^Cats/);
  expect(screen.getByRole('status')).toHaveTextContent('Cats wins, 2 to 1.');
});

test('Choose: a tie is announced when it is known, and the viewer is called You', async () => {
  const board: Board = {
    type: 'Choose',
    left: { header: 'Cats', description: '', color: 'black' },
    right: { header: 'Dogs', description: '', color: 'white' },
  };
  const answers: Answer[] = [{ selectedSide: 'left' }, { selectedSide: 'right' }];
  const { step } = show(board, answers, { revealed: 2, verdict: false });
  expect(await screen.findByRole('region', { name: 'Cats: 1 vote' })).toHaveTextContent('Cats1You');
  step({ revealed: 2, verdict: true });
  expect(screen.getByRole('status')).toHaveTextContent("It's a tie, 1 to 1.");
});

test.each([
  [0, 3, 'All of you'],
  [2, 0, 'Both of you'],
  [2, 2, 'Dead heat'],
  [1, 2, 'By one'],
  [3, 1, 'Landslide'],
  [3, 5, 'Clear win'],
])('Choose: %d to %d gets the stamp %s', async (left, right, stamp) => {
  const board: Board = {
    type: 'Choose',
    left: { header: 'Cats', description: '', color: 'red' },
    right: { header: 'Dogs', description: '', color: 'blue' },
  };
  const all = Array.from({ length: left + right }, (_, vote) => ({
    selectedSide: vote < left ? ('left' as const) : ('right' as const),
  }));
  show(board, all, end);
  expect(await screen.findByText(stamp)).toBeInTheDocument();
});

test("Choose: the winner's votes come first, also if the right side wins", async () => {
  const board: Board = {
    type: 'Choose',
    left: { header: 'Cats', description: '', color: 'black' },
    right: { header: 'Dogs', description: '', color: 'white' },
  };
  const answers: Answer[] = [{ selectedSide: 'left' }, { selectedSide: 'right' }, { selectedSide: 'right' }];
  const { step } = show(board, answers, { revealed: 3, verdict: false });
  step({ revealed: 3, verdict: true });
  expect(await screen.findByRole('status')).toHaveTextContent('Dogs wins, 2 to 1.');
});

test.each<Board>([
  { type: 'TierListLobby', tiers, players: [] },
  { type: 'SliderLobby', players: [], start: 50 },
  { type: 'SliderAvatarsLobby', players: [] },
])('$type: without players to rate the results show a message', async (board) => {
  show(board, [], end);
  expect(await screen.findByText('There are no players to rate in this round.')).toBeInTheDocument();
});

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
  /** Both others know that the kettle is Robin's, one knows kim, nobody Sam. */
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

  test('texts that nobody could guess are shown with their authors', async () => {
    show({ ...written, texts: null, people: [] }, [naming('The kettle'), naming('All cables')], end);
    expect(await screen.findByText('There was nothing to guess this time.')).toBeInTheDocument();
    expect(author('The kettle')).toHaveTextContent('Robin');
  });
});
