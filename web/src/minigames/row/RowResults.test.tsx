import type { Answer, Board } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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

test('SliderAvatarsLobby: the group row is ordered from worst to best, and its steps have only the places', async () => {
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
    'Samwise3rd',
    'Robin2nd',
    'kimchi1st',
  ]);
});

/** The places that the winner got, and the heading that unfolds the rest. */
const showLineUps = async (orders: readonly (readonly (string | null)[])[], among = players as Person[]) => {
  show(
    { type: 'SliderAvatarsLobby', players: among },
    orders.map((order) => ({ order: [...order] })),
    end,
  );
  return within(await screen.findByRole('region', { name: 'Who said what' }));
};

test('SliderAvatarsLobby: a press shows a line of heads for each row that was given, and the average places', async () => {
  const said = await showLineUps([
    [sam.user, robin.user, kim.user],
    [kim.user, null, sam.user],
  ]);
  const button = said.getByRole('button', { expanded: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const heads = said
    .getAllByRole('list')
    .filter((list) => list.tagName === 'OL')
    .map((line) => within(line).queryAllByRole('img'));
  expect(heads.map((line) => line.map((head) => head.getAttribute('alt')))).toEqual([
    ['Samwise', 'Robin', 'kimchi'],
    ['kimchi', 'Samwise'],
  ]);
  expect(said.getByText(/^Average places: /)).toHaveTextContent('kimchi 2, Samwise 2');
});

test('SliderAvatarsLobby: one line says how many put the winner first, with the voters at the places they gave', async () => {
  const said = await showLineUps([
    [sam.user, robin.user, kim.user],
    [robin.user, kim.user, sam.user],
    [sam.user, robin.user, kim.user],
  ]);
  expect(said.getByRole('heading')).toHaveTextContent('2 of 3 put kimchi 1st.');
  expect(said.getByRole('heading')).not.toHaveTextContent('overall');
  const places = within(said.getByRole('list', { name: 'Where each put kimchi' })).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual(['1st: You and Samwise', '2nd: kimchi']);
});

test('SliderAvatarsLobby: if all put the winner first, the line has no places', async () => {
  const order = [robin.user, kim.user, sam.user];
  const said = await showLineUps([order, order, order]);
  expect(said.getByRole('heading')).toHaveTextContent('All 3 put Samwise 1st.');
  expect(said.queryByRole('list', { name: /^Where each put/ })).toBeNull();
});

const ada = { user: 'ada', username: 'Ada', avatar: 4 };

test.each([
  {
    votes: 'nobody put first',
    orders: [
      [sam.user, ada.user, kim.user, robin.user],
      [ada.user, robin.user, kim.user, sam.user],
      [robin.user, sam.user, kim.user, ada.user],
    ],
    text: 'All 3 put kimchi 2nd. Nobody did better overall.',
  },
  {
    votes: 'put first as often as another one',
    orders: [
      [ada.user, robin.user, sam.user, kim.user],
      [ada.user, robin.user, kim.user, sam.user],
      [sam.user, ada.user, kim.user, robin.user],
    ],
    text: '1 of 3 put kimchi 1st. Nobody did better overall.',
  },
])('SliderAvatarsLobby: of a winner whom $votes is said why', async ({ orders, text }) => {
  const said = await showLineUps(orders, [...players, ada]);
  expect(said.getByRole('heading')).toHaveTextContent(text);
});

test('SliderAvatarsLobby: if several came first, the heading says only what it unfolds', async () => {
  const order = [sam.user, robin.user, kim.user];
  const said = await showLineUps([order, order.toReversed()]);
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
    ['Samwise2nd', '0'],
    ['Robin2nd', '0'],
    ['kimchi1st', '1'],
  ]);
  expect(row).toHaveAttribute('data-fills', 'true');
  expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull();
  // Its name stands in the verdict.
  expect(screen.getByRole('article', { name: 'kimchi' })).toHaveTextContent(/^1st/);
});
