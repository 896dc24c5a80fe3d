import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startChoosing, startLocalGame } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { RoomNavigation } from '../../features/room-navigation/RoomNavigation.tsx';
import { answer, openGame, playTo, setTable, table, theme } from './testing/game-table.tsx';
// The lazy part of the page is imported here, so that no test waits for it.
import '../../minigames/tier-list/Play.tsx';

setTable();

test('first a skeleton is shown; without a game there is a link to the home page', async () => {
  table.room = new ScriptedRoom({ owner: kim });
  openGame(robin);
  expect(screen.getByText('Loading your game')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'No Active Game' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('after a server error the user can try again', async () => {
  openGame(robin, {
    'POST /api/party/seat': respondWithError(503, 'unavailable', 'Server error'),
  });
  expect(await screen.findByRole('heading', { name: 'Server error' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('players confirm that they are ready; the game continues when all have', async () => {
  const gameId = startLocalGame(table.room);
  const { user } = openGame(robin);
  expect(await screen.findByRole('heading', { name: 'Confirm to start the game' })).toBeInTheDocument();
  expect(screen.getAllByText('Not Confirmed')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Ready' }));
  expect(await screen.findByRole('button', { name: 'Ready Confirmed' })).toBeInTheDocument();
  expect(screen.getAllByText('Not Confirmed')).toHaveLength(2);
  table.room.act(kim.user, { type: 'confirmReadiness', gameId });
  table.room.act(sam.user, { type: 'confirmReadiness', gameId });
  expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
});

test('the leader previews a theme, goes back, and uses it', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin);
  await user.click(await screen.findByRole('button', { name: theme }));
  expect(await screen.findByText(/Which piece of cloth would you wave/)).toBeInTheDocument();
  const games = within(screen.getByRole('list', { name: 'Games' }));
  expect(games.getByText('Best looking flag')).toBeInTheDocument();
  expect(games.getByText('Tier list')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: theme }));
  await user.click(screen.getByRole('button', { name: 'Use This Theme' }));
  expect(await screen.findByText(/The chosen theme is:/)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Best looking flag' })).toBeInTheDocument();
});

test('an administrator who leads sees tags for administrators with a lock in the preview', async () => {
  startChoosing(table.room);
  const tag = { _id: 't', category: 'Topic', color: 'gold' };
  const { user } = openGame(robin, {
    'GET /api/themes/flags-of-the-world/details': () =>
      Response.json({
        success: true,
        theme: {
          _id: 'flags-of-the-world',
          name: theme,
          description: '',
          type: 'normal',
          games: [],
          tags: [
            { ...tag, name: 'Travel', adminOnly: false },
            { ...tag, _id: 's', name: 'Staff pick', adminOnly: true },
          ],
        },
      }),
  });
  await user.click(await screen.findByRole('button', { name: theme }));
  const tags = within(await screen.findByRole('list', { name: 'Tags' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['Travel', 'Administrators only: Staff pick']);
});

test('themes of this lobby can be chosen before the catalogue has loaded, and are above it', async () => {
  table.room.act(kim.user, {
    type: 'writeTheme',
    theme: { name: 'Who snores', texts: [], types: ['SliderLobby'] },
  });
  startChoosing(table.room);
  const { user } = openGame(robin, {
    'GET /api/themes': respondWithError(503, 'unavailable', 'Server error'),
  });
  const failed = await screen.findByText('Failed to load themes');
  const own = screen.getByRole('button', { name: /^Who snores/ });
  expect(own.compareDocumentPosition(failed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(own);
  expect(await screen.findByRole('button', { name: 'Use This Theme' })).toBeEnabled();
});

test('other players wait for the leader, without buttons', async () => {
  startChoosing(table.room);
  openGame(kim);
  expect(await screen.findByText('Leader is choosing...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'End Game' })).toBeNull();
});

test('played themes are hidden by default and cannot be used again', async () => {
  const gameId = playTo(2);
  answer(gameId, 2, [robin, kim, sam]);
  table.room.act(robin.user, { type: 'nextRound', gameId, theme, game: 2 });
  const { user } = openGame(robin);
  await screen.findByRole('button', { name: 'Street food' });
  expect(screen.queryByRole('button', { name: theme })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show played themes' }));
  const used = screen.getByTitle('Theme already used');
  expect(used).toHaveTextContent(theme);
  expect(used).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Hide played themes' }));
  expect(screen.queryByTitle('Theme already used')).toBeNull();
});

test('a game that starts brings a member from any page to /game', async () => {
  const { location, membership } = renderWithRoom(<RoomNavigation />, {
    room: table.room,
    you: kim,
    path: '/privacy',
  });
  await waitFor(() => expect(membership.getSnapshot().status).toBe('member'));
  const state = membership.getSnapshot();
  await waitFor(() => expect(state.status === 'member' && state.room.getSnapshot().view).toBeTruthy());
  startLocalGame(table.room);
  await waitFor(() => expect(location()).toBe('/game'));
});

test('a player who is kicked during a game reads why', async () => {
  startChoosing(table.room);
  openGame(kim);
  await screen.findByText('Leader is choosing...');
  table.room.act(robin.user, { type: 'kickPlayer', player: kim.user });
  expect(await screen.findByText('The leader removed you from the lobby.')).toBeInTheDocument();
});

test.each([
  ['oldVersion', 'Reload'],
  ['sessionEnded', 'Log in again'],
  ['kicked', null],
] as const)('after %s the button that solves it comes before the way home', async (reason, name) => {
  startChoosing(table.room);
  openGame(kim);
  await screen.findByText('Leader is choosing...');
  act(() => table.room.end(kim.user, reason));
  const home = await screen.findByRole('link', { name: 'Back to home' });
  const buttons = within(home.parentElement ?? home).queryAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(name === null ? [] : [name]);
  for (const button of buttons)
    expect(button.compareDocumentPosition(home) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
