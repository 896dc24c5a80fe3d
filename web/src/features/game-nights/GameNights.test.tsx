import type { GameNight } from '@tallyho/game/people/game-nights';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { GameNights } from './GameNights.tsx';

const you = { username: 'juniper', avatar: 3, isYou: true, friend: null };
const kim = { username: 'kimchi', avatar: 4, isYou: false, friend: 'kim' };
const gone = { username: 'Deleted player', avatar: 2, isYou: false, friend: null };

const night = (_id: string, more: Partial<GameNight> = {}): GameNight => ({
  _id,
  finishedAt: '2026-05-02T20:00:00.000Z',
  players: [you, kim, gone, gone],
  themes: ['Street food', 'Jobs in the bunker'],
  rounds: 4,
  anonymousVotes: false,
  winners: [kim],
  podium: [],
  place: { rank: 2, of: 4 },
  favourites: [],
  shareToken: null,
  ...more,
});

const share = ({ gameId, of, onClosed }: { gameId: string; of: string; onClosed: () => void }) => (
  <button type="button" onClick={onClosed}>
    Share {gameId}, {of}
  </button>
);

const page = (games: GameNight[], next: string | null = null) =>
  Response.json({ success: true, games, next });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your game nights' })).getAllByRole('listitem');

test('a game night shows date, players, themes, winners and the viewer’s place', async () => {
  fakeApi({ 'GET /api/user/games': () => page([night('one')]) });
  renderPage(<GameNights share={share} />);
  const [row] = await rows();
  expect(row).toHaveTextContent(/2026/);
  expect(row).toHaveTextContent('with kimchi, Deleted player and Deleted player');
  expect(row).toHaveTextContent('Street food and Jobs in the bunker');
  expect(row).toHaveTextContent('kimchi won, you came 2nd of 4');
  expect(within(row as HTMLElement).queryByRole('link')).toBeNull();
});

test.each([
  [{ winners: [you, kim], place: { rank: 1, of: 4 } }, 'You and kimchi won'],
  [{ winners: [], place: null, favourites: ['Dumplings', 'Tacos'] }, 'Favourite: Dumplings'],
])('%j is shown as: %s', async (more, text) => {
  fakeApi({ 'GET /api/user/games': () => page([night('one', more)]) });
  renderPage(<GameNights share={share} />);
  expect((await rows())[0]).toHaveTextContent(text);
});

test('the only game night has its podium, one of several has faces', async () => {
  const podium = [kim, you].map((player, index) => ({ ...player, rank: index + 1 }));
  let games = [night('one', { podium })];
  fakeApi({ 'GET /api/user/games': () => page(games) });
  const { unmount } = renderPage(<GameNights share={share} />);
  expect(await screen.findByRole('list', { name: 'Podium' })).toHaveTextContent(/1kimchi.*2You/);
  unmount();
  games = [night('one', { podium }), night('two', { podium })];
  renderPage(<GameNights share={share} />);
  expect(await rows()).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull();
});

test('a public result can be opened', async () => {
  fakeApi({ 'GET /api/user/games': () => page([night('one', { shareToken: 'abc' })]) });
  renderPage(<GameNights share={share} />);
  expect(await screen.findByRole('link', { name: /^See the result/ })).toHaveAttribute('href', '/r/abc');
});

test('every game has a button for its pictures, and the list is fetched again after it, because there may be a link now', async () => {
  let shareToken: string | null = null;
  fakeApi({ 'GET /api/user/games': () => page([night('one', { shareToken })]) });
  renderPage(<GameNights share={share} />);
  const button = await screen.findByRole('button', { name: /^Share one, .*2026/ });
  shareToken = 'abc';
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: /^See the result/ })).toHaveAttribute('href', '/r/abc');
});

test('older game nights are loaded by a button', async () => {
  const calls = fakeApi({
    'GET /api/user/games': ({ query }) =>
      query.get('cursor') === '5~one' ? page([night('two')]) : page([night('one')], '5~one'),
  });
  renderPage(<GameNights share={share} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const earlier = await screen.findByRole('list', { name: 'Earlier game nights' });
  expect(within(earlier).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(calls).toHaveLength(2);
});

test('an error is shown and can be retried; an empty list has a link to play', async () => {
  let isDown = true;
  fakeApi({
    'GET /api/user/games': () => (isDown ? refusal(503, 'unavailable', 'Server error') : page([])),
  });
  renderPage(<GameNights share={share} />);
  expect(await screen.findByText('Server error')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No game nights yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Play one' })).toBeInTheDocument();
});
