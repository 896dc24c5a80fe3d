import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startChoosing, startGame } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { RoomNavigation } from '../../features/room-navigation/RoomNavigation.tsx';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import GamePage from './GamePage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/tier-list/Play.tsx';
import '../../minigames/tier-list/Results.tsx';
import '../../minigames/slider/Play.tsx';
import '../../minigames/slider/Results.tsx';
import '../../minigames/choose/Play.tsx';
import '../../minigames/choose/Results.tsx';

const theme = 'Flags of the world';
let room: ScriptedRoom;

beforeEach(() => {
  sessionStorage.clear();
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim, sam);
});

function open(you: typeof robin | typeof kim = robin, api = {}) {
  const page = renderWithRoom(
    <>
      <RoomNavigation />
      <GamePage />
      <ToastRegion />
    </>,
    { room, you, path: '/game', api },
  );
  return { ...page, user: userEvent.setup() };
}

/** Plays up to game number `index` of the flags theme, with equal answers of all players. */
function playTo(index: number): string {
  const gameId = startChoosing(room);
  room.act(robin.user, { type: 'themeChosen', gameId, theme });
  for (let game = 0; game < index; game += 1) {
    finishRound(gameId, game, [robin, kim, sam]);
    room.act(robin.user, { type: 'nextRound', gameId, theme, game });
  }
  return gameId;
}

const flags = sampleThemes[0]?.games[0]?.items.map(({ id }) => id) ?? [];
const gameData = [
  { tiers: ['S', 'A', 'B', 'C', 'D'].map((name) => ({ name, items: name === 'S' ? flags : [] })) },
  { ratingValue: 7.5, sliderIndex: 3 },
  { selectedSide: 'left' },
];

function finishRound(gameId: string, game: number, who: readonly { user: string }[]): void {
  const round = { type: 'gameRoundConfirmation', gameId, theme, game, gameData: gameData[game] } as const;
  for (const { user } of who) {
    expect(room.act(user, { ...round, code: 1 })).toBeNull();
    expect(room.act(user, { ...round, code: 2 })).toBeNull();
  }
}

const confirm = () => screen.getByRole('button', { name: 'Confirm' });

test('first a skeleton is shown; without a game there is a link to the home page', async () => {
  const outside = new ScriptedRoom({ owner: kim });
  room = outside;
  open(robin);
  expect(screen.getByText('Loading your game')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'No Active Game' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('after a server error the user can try again', async () => {
  open(robin, { 'GET /api/lobby/checkUserInLobby': respondWithError(503, 'unavailable', 'Server error') });
  expect(await screen.findByRole('heading', { name: 'Server error' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('players confirm that they are ready; the game continues when all have', async () => {
  const gameId = startGame(room);
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Confirm to start the game' })).toBeInTheDocument();
  expect(screen.getAllByText('Not Confirmed')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Ready' }));
  expect(await screen.findByRole('button', { name: 'Confirmed' })).toBeInTheDocument();
  expect(screen.getAllByText('Not Confirmed')).toHaveLength(2);
  room.act(kim.user, { type: 'confirmReadiness', gameId });
  room.act(sam.user, { type: 'confirmReadiness', gameId });
  expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
});

test('the leader previews a theme, goes back, and uses it', async () => {
  startChoosing(room);
  const { user } = open();
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

test('themes of this lobby can be chosen before the catalogue has loaded, and are above it', async () => {
  room.act(kim.user, {
    type: 'writeTheme',
    theme: { name: 'Who snores', texts: [], types: ['SliderLobby'] },
  });
  startChoosing(room);
  const { user } = open(robin, { 'GET /api/themes': respondWithError(503, 'unavailable', 'Server error') });
  const failed = await screen.findByText('Failed to load themes');
  const own = screen.getByRole('button', { name: /^Who snores/ });
  expect(own.compareDocumentPosition(failed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(own);
  expect(await screen.findByRole('button', { name: 'Use This Theme' })).toBeEnabled();
});

test('other players wait for the leader, without buttons', async () => {
  startChoosing(room);
  open(kim);
  expect(await screen.findByText('Leader is choosing...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'End Game' })).toBeNull();
});

test('played themes are hidden by default and cannot be used again', async () => {
  const gameId = playTo(2);
  finishRound(gameId, 2, [robin, kim, sam]);
  room.act(robin.user, { type: 'nextRound', gameId, theme, game: 2 });
  const { user } = open();
  await screen.findByRole('button', { name: 'Street food' });
  expect(screen.queryByRole('button', { name: theme })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show played themes' }));
  const used = screen.getByTitle('Theme already used');
  expect(used).toHaveTextContent(theme);
  expect(used).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Hide played themes' }));
  expect(screen.queryByTitle('Theme already used')).toBeNull();
});

test('Confirm locks, Go back unlocks, and the second Confirm sends the answer', async () => {
  playTo(2);
  const { user } = open(kim);
  await user.click(await screen.findByText('Crosses'));
  expect(confirm()).toBeEnabled();
  await user.click(confirm());
  expect(await screen.findByText('Locked. Confirm once more to send.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Stripes' })).toBeDisabled();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Go back' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByText('Confirm locks your answer.')).toBeInTheDocument();
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(confirm());
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(confirm());
  expect(await screen.findByText('Waiting for other players...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('a double press locks and does not send', async () => {
  playTo(2);
  const { user } = open(kim);
  await user.click(await screen.findByText('Crosses'));
  await user.dblClick(confirm());
  expect(await screen.findByText('Locked. Confirm once more to send.')).toBeInTheDocument();
  expect(room.received.filter(({ type }) => type === 'gameRoundConfirmation')).toHaveLength(1);
});

test('a refused answer stays locked and shows the reason', async () => {
  playTo(2);
  const { user } = open(kim);
  await user.click(await screen.findByText('Crosses'));
  await user.click(confirm());
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  room.refuseNext('gameRoundConfirmation', 'invalidAnswer');
  await user.click(confirm());
  expect(await screen.findByText('That answer does not fit this game.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Crosses' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Go back' })).toBeEnabled();
});

test('a reload restores the draft, the lock and the waiting screen', async () => {
  playTo(2);
  const first = open(kim);
  await first.user.click(await screen.findByText('Crosses'));
  first.unmount();
  const second = open(kim);
  expect(await screen.findByRole('radio', { name: 'Crosses' })).toBeChecked();
  await second.user.click(confirm());
  await screen.findByText('Locked. Confirm once more to send.');
  second.unmount();
  const third = open(kim);
  expect(await screen.findByText('Locked. Confirm once more to send.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Crosses' })).toBeChecked();
  await third.user.click(confirm());
  await screen.findByText('Waiting for other players...');
  third.unmount();
  open(kim);
  expect(await screen.findByText('Waiting for other players...')).toBeInTheDocument();
});

test('another device gets the draft from the server', async () => {
  playTo(2);
  const first = open(kim);
  await first.user.click(await screen.findByText('Crosses'));
  await waitFor(() => expect(room.received.map(({ type }) => type)).toContain('saveDraft'));
  first.unmount();
  sessionStorage.clear();
  open(kim);
  expect(await screen.findByRole('radio', { name: 'Crosses' })).toBeChecked();
});

test('a lost connection shows a banner, board and draft stay, and the command is sent later', async () => {
  playTo(2);
  const { user } = open(kim);
  await user.click(await screen.findByText('Crosses'));
  room.cut(kim.user);
  expect(await screen.findByText('Reconnecting...')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Crosses' })).toBeChecked();
  await user.click(confirm());
  room.restore(kim.user);
  expect(await screen.findByText('Locked. Confirm once more to send.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Reconnecting...')).toBeNull());
  expect(room.state.stage).toMatchObject({ phase: 'playing' });
});

test('tier list results: podium, consensus board and ranking', async () => {
  const gameId = playTo(0);
  finishRound(gameId, 0, [robin, kim, sam]);
  room.act(robin.user, { type: 'skipShow', gameId, theme, game: 0 });
  open(kim);
  expect(await screen.findByRole('list', { name: 'Podium' })).toHaveTextContent('15 points');
  expect(within(screen.getByRole('list', { name: 'Tier S' })).getAllByRole('img')).toHaveLength(flags.length);
});

test('slider results: the mean, the histogram, and who rated what', async () => {
  const gameId = playTo(1);
  finishRound(gameId, 1, [robin, kim, sam]);
  room.act(robin.user, { type: 'skipShow', gameId, theme, game: 1 });
  open(kim);
  expect(await screen.findByRole('listitem', { name: 'Good: 3' })).toBeInTheDocument();
  expect(screen.getByText('The group says').parentElement).toHaveTextContent('7.5');
});

test('a game that starts brings a member from any page to /game', async () => {
  const { location, membership } = renderWithRoom(<RoomNavigation />, { room, you: kim, path: '/privacy' });
  await waitFor(() => expect(membership.getSnapshot().status).toBe('member'));
  const state = membership.getSnapshot();
  await waitFor(() => expect(state.status === 'member' && state.room.getSnapshot().view).toBeTruthy());
  startGame(room);
  await waitFor(() => expect(location()).toBe('/game'));
});

test('a player who is kicked during a game reads why', async () => {
  startChoosing(room);
  open(kim);
  await screen.findByText('Leader is choosing...');
  room.act(robin.user, { type: 'kickPlayer', player: kim.user });
  expect(await screen.findByText('The leader removed you from the lobby.')).toBeInTheDocument();
});

test.each([
  ['oldVersion', 'Reload'],
  ['sessionEnded', 'Log in again'],
  ['kicked', null],
] as const)('after %s the button that solves it comes before the way home', async (reason, name) => {
  startChoosing(room);
  open(kim);
  await screen.findByText('Leader is choosing...');
  act(() => room.end(kim.user, reason));
  const home = await screen.findByRole('link', { name: 'Back to home' });
  const buttons = within(home.parentElement ?? home).queryAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(name === null ? [] : [name]);
  for (const button of buttons)
    expect(button.compareDocumentPosition(home) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the focus stays with what is next: Confirm after Go back, the waiting message after the answer is sent', async () => {
  playTo(2);
  const { user } = open(kim);
  await user.click(await screen.findByText('Crosses'));
  await user.click(confirm());
  await screen.findByText('Locked. Confirm once more to send.');
  await waitFor(() => expect(confirm()).toHaveFocus());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Go back' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await screen.findByText('Confirm locks your answer.');
  await waitFor(() => expect(confirm()).toHaveFocus());
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.keyboard('{Enter}');
  await screen.findByText('Locked. Confirm once more to send.');
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.keyboard('{Enter}');
  await screen.findByText('Waiting for other players...');
  await waitFor(() => expect(screen.getByLabelText('Your answer is sent')).toHaveFocus());
});
