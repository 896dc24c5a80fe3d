import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { matchMedia } from '../../../test/match-media.ts';
import { anonymous, end, players, show } from '../testing/results.tsx';

const [robin, kim, sam] = players;

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
    'Middle, 3rd, average place 3. kimchi: 2nd, Robin: 3rd.',
  );
  step({ revealed: 3, verdict: true });
  expect(screen.getByRole('status')).toHaveTextContent(
    '1st: Window, average place 1. 2nd: Aisle, average place 2. 3rd: Middle, average place 3',
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

test('SliderAvatarsLobby: the group row is ordered from worst to best, and the average place explains it', async () => {
  const order = [sam.user, robin.user, kim.user];
  const { step } = show({ type: 'SliderAvatarsLobby', players }, [{ order }, { order }], {
    revealed: 1,
    verdict: false,
  });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Samwise, 3rd, average place 3. Robin and kimchi: 3rd.',
  );
  step({ revealed: 3, verdict: true });
  const row = screen.getByRole('list', { name: "The group's row, worst to best" });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'Samwise3rd Average place: 3',
    'Robin2nd Average place: 2',
    'kimchi1st Best average place: 1',
  ]);
});

test('SliderAvatarsLobby: who said what is a line of heads for each row that was given, below the places', async () => {
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
  expect(said.queryByRole('button')).toBeNull();
});

test('SliderAvatarsLobby: on a phone there are the places that the winner got, and the heading unfolds all line-ups', async () => {
  matchMedia((media) => media === '(width < 36rem)');
  const orders = [
    [sam.user, robin.user, kim.user],
    [robin.user, kim.user, sam.user],
    [sam.user, robin.user, kim.user],
  ];
  show(
    { type: 'SliderAvatarsLobby', players },
    orders.map((order) => ({ order })),
    end,
  );
  const said = within(await screen.findByRole('region', { name: 'Who said what' }));
  expect(said.getByRole('heading', { name: 'Best average place: 1' })).toBeVisible();
  expect(said.queryByText(/put kimchi first/)).toBeNull();
  const places = within(said.getByRole('list', { name: 'Where each put kimchi' })).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual(['1st: You and Samwise', '2nd: kimchi']);
  await userEvent.click(said.getByRole('button', { name: 'Best average place: 1', expanded: false }));
  expect(said.getByRole('button', { expanded: true })).toBeVisible();
});

test('SliderAvatarsLobby: on a phone a sentence says that all put the winner first, without the places', async () => {
  matchMedia((media) => media === '(width < 36rem)');
  const order = [robin.user, kim.user, sam.user];
  show({ type: 'SliderAvatarsLobby', players }, [{ order }, { order }, { order }], end);
  const said = within(await screen.findByRole('region', { name: 'Who said what' }));
  expect(said.getByRole('heading', { name: 'All put Samwise first.' })).toBeVisible();
  expect(said.queryByRole('list', { name: /^Where each put/ })).toBeNull();
});

test.each([true, false])(
  'SliderAvatarsLobby: of a winner whom nobody put first is said how many gave the next place (phone: %s)',
  async (isPhone) => {
    if (isPhone) matchMedia((media) => media === '(width < 36rem)');
    const ada = { user: 'ada', username: 'Ada', avatar: 4 };
    const orders = [
      [sam.user, ada.user, kim.user, robin.user],
      [ada.user, robin.user, kim.user, sam.user],
      [robin.user, sam.user, kim.user, ada.user],
    ];
    show(
      { type: 'SliderAvatarsLobby', players: [...players, ada] },
      orders.map((order) => ({ order })),
      end,
    );
    const name = 'Nobody put kimchi first, but all 3 put them 2nd.';
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  },
);

test('SliderAvatarsLobby: on a phone all line-ups are folded if several came first', async () => {
  matchMedia((media) => media === '(width < 36rem)');
  const order = [sam.user, robin.user, kim.user];
  show({ type: 'SliderAvatarsLobby', players }, [{ order }, { order: order.toReversed() }], end);
  const said = within(await screen.findByRole('region', { name: 'Who said what' }));
  expect(said.getByRole('button', { name: 'Who said what', expanded: false })).toBeVisible();
  expect(said.queryByRole('list', { name: /^Where each put/ })).toBeNull();
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
    ['Samwise2nd Average place: 3', '0'],
    ['Robin2nd Average place: 3', '0'],
    ['kimchi1st Best average place: 1', '1'],
  ]);
  expect(row).toHaveAttribute('data-fills', 'true');
  expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull();
  // Its name stands in the verdict.
  expect(screen.getByRole('article', { name: 'kimchi' })).toHaveTextContent(/^1st/);
});
