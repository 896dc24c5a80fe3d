import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { applyPreferences } from '../../entities/preferences/preferences.ts';
import { wantsOwnLobby } from '../../features/accounts/stored/own-lobby.ts';
import { readWantedTheme } from '../../features/accounts/stored/wanted-theme.ts';
import SharedResultPage from './SharedResultPage.tsx';

const people = ['Robin', 'kimchi'].map((username, index) => ({
  user: `p${index + 1}`,
  username,
  avatar: index + 1,
}));
const rated = (...values: number[]) => ({
  theme: 'The other players',
  isCustomTheme: false,
  gamesInTheme: 2,
  game: { name: 'How funny?', description: '', type: 'SliderLobby' },
  board: { type: 'SliderLobby', players: people, start: 50 },
  answers: people.map((ratedBy) => ({
    ratedBy,
    gameData: { ratings: people.map(({ user }, index) => ({ player: user, value: values[index] })) },
  })),
});
const result = {
  finishedAt: Date.UTC(2026, 10, 21, 12),
  players: people.map((person, color) => ({ ...person, color, isGuest: color === 1 })),
  rounds: [
    { ...rated(80, 20), index: 0, gameIndex: 0 },
    {
      ...rated(60, 30),
      index: 1,
      gameIndex: 1,
      game: { name: 'How calm?', description: '', type: 'SliderLobby' },
    },
  ],
  customThemeRounds: 1,
  anonymousVotes: false,
  awards: {
    scores: [
      { player: people[0], points: 140, rounds: 2, rank: 1 },
      { player: people[1], points: 50, rounds: 2, rank: 2 },
    ],
    divisive: null,
    closestPair: { people, agreement: 100, compared: 4 },
  },
  favourites: [],
  moreOnTop: 0,
  titles: [
    {
      player: people[0],
      kind: 'confident',
      name: 'Main character',
      line: 'Confidence is a superpower.',
      fact: 'Nobody rated themselves higher: 80 of 100.',
    },
    {
      player: people[1],
      kind: 'alone',
      name: 'One of a kind',
      line: 'Went where no one else did.',
      fact: null,
    },
  ],
  boardTheme: 'The other players',
  turn: null,
};
beforeEach(() => sessionStorage.clear());

const api = (respond: () => Response) => fakeApi({ ...session(null), 'GET /api/shared/token': respond });
const open = () =>
  renderPage(
    <Routes>
      <Route path="/r/:token" element={<SharedResultPage />} />
    </Routes>,
    '/r/token',
  );
const title = 'Robin and kimchi played “The other players”';
const sides = [
  { user: 'p1', said: '80 of 100', friends: [], votes: 1 },
  { user: 'p2', said: '20 of 100', friends: [], votes: 1 },
];
const found = () =>
  Response.json({ success: true, title, headline: 'Robin wins!', theme: 'theme-7', sides, result });
/** Opens the page and waits for the result, then does what loads the rounds. */
const openAndScroll = async () => {
  open();
  await screen.findByRole('heading', { name: title });
  fireEvent.scroll(window);
};

test('a visitor sees the winners, the awards and a link to play', async () => {
  api(found);
  applyPreferences({ locale: 'en-GB' });
  await openAndScroll();
  expect(screen.getByRole('heading', { name: 'Robin wins!' })).toBeVisible();
  expect(screen.getByText('2 players · 3 rounds · 21 November 2026')).toBeVisible();
  const points = within(screen.getByRole('list', { name: 'Winners' }));
  expect(screen.getByRole('list', { name: 'Winners' })).toHaveTextContent('140 points');
  expect(points.getByText('kimchi').closest('li')).toHaveTextContent('Guest');
  expect(points.getByText('Robin').closest('li')).not.toHaveTextContent('Guest');
  expect(await screen.findByText('Robin and kimchi gave the same answer all 4 times.')).toBeVisible();
  expect(screen.getByText(/One more round had a theme or texts of the players' own/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play Tallyho' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(document.title).toBe('Robin wins! · Tallyho'));
});

test('the results of each round are shown one at a time', async () => {
  api(found);
  const user = userEvent.setup();
  await openAndScroll();
  expect(await screen.findByRole('heading', { name: 'How calm?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('heading', { name: 'How funny?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

test('the rounds load at the first activity', async () => {
  api(found);
  open();
  expect(await screen.findByRole('heading', { name: 'Robin wins!' })).toBeVisible();
  expect(screen.getByText('Loading the rounds')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Results by round' })).toBeNull();
  fireEvent.scroll(window);
  expect(await screen.findByRole('region', { name: 'Results by round' })).toBeVisible();
  expect(screen.queryByText('Loading the rounds')).toBeNull();
});

test('every player has the title of Game Over, without facts about rounds that are not shown', async () => {
  api(found);
  open();
  const cards = within(await screen.findByRole('list', { name: 'Titles' })).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'RobinMain characterNobody rated themselves higher: 80 of 100.',
    'kimchiOne of a kindWent where no one else did.',
  ]);
});

test('a game without winners shows the favourites of the group', async () => {
  const favourites = [{ item: { id: 'taco', url: null, alt: 'Taco' }, share: 0.8, game: 'Street food' }];
  const unwon = { ...result, awards: { ...result.awards, scores: [] }, favourites };
  api(() => Response.json({ success: true, title, headline: 'The group loved Taco', result: unwon }));
  open();
  expect(await screen.findByRole('heading', { name: 'What the group loved' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Favourites' })).toHaveTextContent('Taco');
});

test('one line about the product and the friends come first, then their fight and the board', async () => {
  api(found);
  open();
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  const fight = await screen.findByRole('img', { name: 'The two players who were farthest apart' });
  expect(fight).toHaveAttribute('src', '/r/token/fight.png');
  const friends = screen.getByRole('list', { name: 'Friends who played' });
  expect(friends).toHaveTextContent(/Robin.*kimchi/);
  expect(friends.compareDocumentPosition(fight)).toBe(follows);
  const board = screen.getByRole('img', { name: 'The board of the group. Robin wins!' });
  expect(board).toHaveAttribute('src', '/r/token/board.png');
  expect(fight.compareDocumentPosition(board)).toBe(follows);
  expect(board.compareDocumentPosition(screen.getByRole('heading', { name: 'Robin wins!' }))).toBe(follows);
  const pitch = screen.getByText('Rate anything with friends. Free, in the browser.');
  const play = screen.getByRole('button', { name: /^Play .* with friends$/ });
  expect(pitch.compareDocumentPosition(play)).toBe(follows);
  expect(board.compareDocumentPosition(pitch)).toBe(follows);
  expect(screen.getByText('Two friends argued. You decide.')).toBeVisible();
});

test('the reader takes a side of the fight, and sees who is with them, also after a reload', async () => {
  const friends = ['Robin', 'Yusuf', 'Carla', 'Priya'].map((username, index) => ({
    ...people[0],
    user: `p${index + 1}`,
    username,
    color: index,
    isGuest: false,
  }));
  const fight = [
    { user: 'p2', said: 'White was a mistake', friends: [], votes: 1 },
    { user: 'p1', said: 'I order soup', friends: ['p3', 'p4'], votes: 3 },
  ];
  const answer = { success: true, title, headline: 'Robin wins!', result: { ...result, players: friends } };
  const calls = fakeApi({
    ...session(null),
    'GET /api/shared/token': () => Response.json({ ...answer, sides: fight }),
  });
  const { unmount } = open();
  const asked = within(await screen.findByRole('region', { name: 'Whose side are you on?' }));
  expect(asked.getByRole('status')).toBeEmptyDOMElement();
  expect(asked.getByText('4 friends argued. You decide.')).toBeVisible();
  const before = calls.length;
  await userEvent.click(asked.getByRole('button', { name: 'I’m with Robin' }));
  expect(asked.getByText('Robin, Carla and Priya are with you.')).toHaveTextContent('3 : 1');
  expect(asked.getByText('Would your friends split the same way?')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'I’m with Yusuf' }));
  expect(asked.getByText('Only Yusuf is with you.')).toHaveTextContent('1 : 3');
  expect(asked.getByRole('button', { name: 'I’m with Yusuf' })).toHaveAttribute('aria-pressed', 'true');
  expect(asked.getByRole('button', { name: 'I’m with Robin' })).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toHaveLength(before);
  unmount();
  open();
  expect(await screen.findByText('Only Yusuf is with you.')).toBeVisible();
});

test('of secret votes the reader sees their number alone', async () => {
  const secret = [
    { user: null, said: 'White was a mistake', friends: [], votes: 3 },
    { user: null, said: 'I order soup', friends: [], votes: 1 },
  ];
  api(() => Response.json({ success: true, title, headline: 'Robin wins!', sides: secret, result }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: '“White was a mistake”' }));
  expect(screen.getByText('3 secret votes are with you.')).toHaveTextContent('3 : 1');
  await userEvent.click(screen.getByRole('button', { name: '“I order soup”' }));
  expect(screen.getByText('One secret vote is with you.')).toHaveTextContent('1 : 3');
});

test('of many friends on a side three are named', async () => {
  const friends = Array.from({ length: 5 }, (_, index) => ({
    ...people[0],
    user: `p${index + 1}`,
    username: `Friend ${index + 1}`,
    color: index,
    isGuest: false,
  }));
  const many = [
    { user: 'p1', said: 'S', friends: ['p2', 'p3', 'p4'], votes: 4 },
    { user: 'p5', said: 'D', friends: [], votes: 1 },
  ];
  api(() =>
    Response.json({
      success: true,
      title,
      headline: 'x',
      sides: many,
      result: { ...result, players: friends },
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'I’m with Friend 1' }));
  expect(screen.getByText(/^Friend 1, Friend 2 and 2.more are with you\.$/)).toHaveTextContent('4 : 1');
});

test('the answers have the faces of the players, beside which a long name has no room', async () => {
  const players = result.players.map((player, at) =>
    at === 1 ? { ...player, username: 'Bartholomew' } : player,
  );
  api(() => Response.json({ success: true, title, headline: 'x', sides, result: { ...result, players } }));
  open();
  const short = await screen.findByRole('button', { name: 'I’m with Robin' });
  expect(short.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'I’m with Bartholomew' }).querySelector('img')).toBeNull();
});

test('a result without a disagreement shows the board alone', async () => {
  api(() => Response.json({ success: true, title, headline: 'Robin wins!', sides: null, result }));
  open();
  expect(await screen.findByRole('img', { name: /The board/ })).toBeVisible();
  expect(screen.queryByRole('img', { name: /farthest apart/ })).toBeNull();
  expect((await screen.findByRole('button', { name: /^Play .* with friends$/ })).className).toContain('hot');
});

test('a result whose rounds all had themes of the players shows no board', async () => {
  api(() =>
    Response.json({ success: true, title, headline: 'Robin wins!', result: { ...result, rounds: [] } }),
  );
  open();
  await screen.findByRole('heading', { name: 'Robin wins!' });
  expect(screen.queryByRole('img', { name: /The board/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /with friends/ })).toBeNull();
});

test('a visitor who wants to play registers for a lobby of their own, in which the theme is opened', async () => {
  api(found);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Play “The other players” with friends' }));
  expect(wantsOwnLobby()).toBe(true);
  expect(readWantedTheme()).toBe('theme-7');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/register');
});

test('the reader rates one item, and compares that with the players without a request', async () => {
  const turn = {
    question: 'Cats or dogs?',
    story: 'One of them moves in.',
    item: null,
    options: [
      { name: 'Cats', color: 'red', votes: 2 },
      { name: 'Dogs', color: null, votes: 0 },
    ],
  };
  const calls = fakeApi({
    ...session(null),
    'GET /api/shared/token': () =>
      Response.json({ success: true, title, headline: 'Robin wins!', result: { ...result, turn } }),
  });
  open();
  const yours = within(await screen.findByRole('region', { name: 'What would you say?' }));
  // Above the board and the winners.
  const position = (name: string) => screen.getByRole('heading', { name });
  expect(position('What would you say?').compareDocumentPosition(position('Robin wins!'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(yours.getByText('One of them moves in.')).toBeInTheDocument();
  const before = calls.length;
  await userEvent.click(yours.getByRole('button', { name: 'Dogs' }));
  expect(yours.getByRole('status')).toHaveTextContent('None of the 2 players said that.');
  await userEvent.click(yours.getByRole('button', { name: 'Cats · 2' }));
  expect(yours.getByRole('status')).toHaveTextContent('All 2 players agree with you.');
  expect(calls).toHaveLength(before);
});

test('a removed link shows an error and a link to play', async () => {
  api(() => refusal(404, 'notFound', 'This result is not shared any more.'));
  open();
  expect(await screen.findByRole('heading', { name: 'This result is gone' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play Tallyho' })).toBeVisible();
});

test('after a server error the result can be fetched again', async () => {
  let isDown = true;
  api(() => (isDown ? refusal(503, 'unavailable', 'Server error') : found()));
  const user = userEvent.setup();
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Server error')).toBeVisible();
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Robin wins!' })).toBeVisible();
});

test('an administrator can take the link down, other users cannot', async () => {
  fakeApi({ ...session(juniper), 'GET /api/shared/token': found });
  const { unmount } = open();
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByRole('button', { name: 'Take the link down' })).toBeNull();
  unmount();
  const calls = fakeApi({
    ...session({ ...juniper, administrator: true }),
    'GET /api/shared/token': found,
    'DELETE /api/admin/shared/token': () => Response.json({ success: true }),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Take the link down' }));
  expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Take it down' }));
  expect(await screen.findByRole('heading', { name: 'This result is gone' })).toBeVisible();
});
