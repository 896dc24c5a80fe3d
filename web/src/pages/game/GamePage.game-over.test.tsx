import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { matchMedia } from '../../../test/match-media.ts';
import { playCue } from '../../entities/feedback/play-cue.ts';
import { playNextRound, playTheme, startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { withPoints } from '../../entities/room/testing/with-points.ts';
import { RoomNavigation } from '../../features/room-navigation/RoomNavigation.tsx';
import { screenTimings } from '../../shared/screen-timings.ts';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import GamePage from './GamePage.tsx';

vi.mock('../../entities/feedback/play-cue.ts', () => ({ playCue: vi.fn() }));

const normalTheme = 'Flags of the world';
const lobbyTheme = 'Who at this table';
let room: ScriptedRoom;
let gameId: string;

function createGame() {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim, sam);
  gameId = startChoosing(room);
}

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(playCue).mockClear();
  createGame();
});

function open(you: typeof robin | typeof kim | typeof sam) {
  const page = renderWithRoom(
    <>
      <RoomNavigation />
      <GamePage />
      <ToastRegion />
    </>,
    { room, you, path: '/game' },
  );
  return { ...page, user: userEvent.setup() };
}

const finish = () => room.act(robin.user, { type: 'gameFinished', gameId });
const gameOver = () => screen.findByRole('heading', { level: 1, name: 'Game Over' });

test('Play again and Share are in the bar, and an icon button with a name leaves the game', async () => {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  const { user } = open(robin);
  await gameOver();
  const bar = screen.getByRole('button', { name: 'Play again' }).parentElement?.parentElement;
  expect(bar).toContainElement(screen.getByRole('button', { name: 'Share the result' }));
  await user.click(screen.getByRole('button', { name: 'Leave Game' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('the chat of wide windows is folded until it is opened', async () => {
  finish();
  open(robin);
  await gameOver();
  const column = within(screen.getByRole('complementary'));
  fireEvent.click(column.getByRole('button', { name: 'Open chat' }));
  expect(await column.findByRole('button', { name: 'Close chat' })).toBeInTheDocument();
  expect(column.queryByRole('button', { name: 'Open chat' })).toBeNull();
});

test('a game without a round shows no results, but Play again', async () => {
  finish();
  open(robin);
  await gameOver();
  expect(screen.getByRole('heading', { name: 'No ratings available' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Results by round' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Share the result' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Play again' })).toBeEnabled();
});

test('the last remaining player reads why the game ended, and the played rounds count', async () => {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  for (const { user } of [kim, sam]) room.act(user, { type: 'leaveLobby' });
  open(robin);
  await gameOver();
  expect(screen.getByText('It takes two to play, and only one was left.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'kimchi wins!' })).toBeInTheDocument();
  expect(screen.getByText(/^3 players, \d+ rounds?$/)).toBeInTheDocument();
});

/** The steps of the podium that have not risen, by their rank. */
const waitingRanks = () =>
  [...screen.getByRole('list', { name: 'Winners' }).children]
    .filter((step) => step.getAttribute('data-show') === 'waiting')
    .map((step) =>
      within(step as HTMLElement)
        .getByRole('list')
        .getAttribute('aria-label'),
    ); // a list item is an HTML element

/** Opens the results of the last round, and ends the game while they are shown. */
async function openAtTheEnd() {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  const page = open(robin);
  await screen.findByText('Round Over');
  act(() => finish());
  await gameOver();
  return page;
}
const winnersRise = () =>
  screen.getByRole('list', { name: 'Winners' }).getAttribute('data-running') === 'true';
const winnerCues = () => vi.mocked(playCue).mock.calls.filter(([cue]) => cue === 'winner');

test('the places rise third to first, with silence before the winner, within 8 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    createGame();
    await openAtTheEnd();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const { third, second, first, end } = screenTimings.ceremony;
    await pass(third);
    expect(waitingRanks()).toEqual(['gold, rank 1', 'silver, rank 2']);
    await pass(second - third);
    expect(waitingRanks()).toEqual(['gold, rank 1']);
    await pass(first - second - 900);
    expect(playCue).not.toHaveBeenCalledWith('winner');
    await pass(900);
    expect(waitingRanks()).toEqual([]);
    expect(winnerCues()).toHaveLength(1);
    await pass(end - first);
    expect(winnersRise()).toBe(false);
    expect(end).toBe(8_000);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['a press', () => fireEvent.click(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: /to skip$/ }))],
])('%s goes to the end of the ceremony, with its sound', async (_what, use) => {
  await openAtTheEnd();
  expect(winnersRise()).toBe(true);
  expect(screen.getByRole('button', { name: 'Play again' }).closest('[inert]')).not.toBeNull();
  use();
  expect(winnersRise()).toBe(false);
  expect(screen.getByRole('button', { name: 'Play again' }).closest('[inert]')).toBeNull();
  expect(screen.queryByRole('button', { name: /to skip$/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'kimchi wins!' })).toHaveFocus();
  expect(winnerCues()).toHaveLength(1);
});

test('without motion the final state is shown at once, with its sound and the focus on the result', async () => {
  matchMedia((query) => query === '(prefers-reduced-motion: reduce)');
  await openAtTheEnd();
  expect(winnersRise()).toBe(false);
  expect(waitingRanks()).toEqual([]);
  expect(screen.queryByRole('button', { name: /to skip$/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'kimchi wins!' })).toHaveFocus();
  expect(winnerCues()).toHaveLength(1);
});

test('a reload during the ceremony, or a player who opens the page then, sees the final state without sound', async () => {
  const { unmount } = await openAtTheEnd();
  expect(winnersRise()).toBe(true);
  unmount();
  vi.mocked(playCue).mockClear();
  open(kim);
  await gameOver();
  expect(winnersRise()).toBe(false);
  expect(waitingRanks()).toEqual([]);
  expect(winnerCues()).toEqual([]);
});

test('End Game needs a confirmation; Game Over has a page per round, fully revealed', async () => {
  playTheme(room, { gameId, theme: normalTheme, games: 3 });
  playNextRound(room);
  const { user } = open(robin);
  await user.click(await screen.findByRole('button', { name: 'End Game' }));
  await user.click(await screen.findByRole('button', { name: 'End it' }));
  await gameOver();
  const pages = within(screen.getByRole('region', { name: 'Results by round' }));
  expect(pages.getByText(/Round 3 of 3/)).toBeInTheDocument();
  expect(await pages.findByRole('region', { name: /^Stripes: \d votes?$/ })).toBeVisible();
  expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(pages.getByRole('button', { name: 'Previous' }));
  await user.click(pages.getByRole('button', { name: 'Previous' }));
  expect(await pages.findByRole('heading', { name: 'Best looking flag' })).toBeInTheDocument();
  expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(pages.getByRole('button', { name: 'Next' }));
  expect(await pages.findByRole('heading', { name: 'A flag on the moon' })).toBeInTheDocument();
});

test('Play again leads to the lobby; the other players see the question and stay until they join', async () => {
  playTheme(room, { gameId, theme: normalTheme, games: 1 });
  finish();
  const { location, user } = open(kim);
  await gameOver();
  room.act(robin.user, { type: 'playAgain', gameId });
  expect(await screen.findByText('Robin wants another round')).toHaveAttribute('role', 'status');
  expect(location()).toBe('/game');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByText(/Back to home in/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Game Over' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(location()).toBe('/'));
});

test('an open share dialog stays open when another player presses Play again, and the question is above it', async () => {
  playTheme(room, { gameId, theme: normalTheme, games: 1 });
  finish();
  const { location, user } = open(kim);
  await gameOver();
  await user.click(screen.getByRole('button', { name: 'Share the result' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share the result' });
  act(() => void room.act(robin.user, { type: 'playAgain', gameId }));
  expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeVisible();
  expect(screen.getAllByText('Robin wants another round')).toHaveLength(2);
  expect(dialog).toBeVisible();
  expect(location()).toBe('/game');
});

test('a player at the results sees results and question after a reload, and is taken to the next game', async () => {
  playTheme(room, { gameId, theme: normalTheme, games: 1 });
  finish();
  room.act(robin.user, { type: 'playAgain', gameId });
  open(kim);
  await gameOver();
  expect(screen.getByText('Robin wants another round')).toBeInTheDocument();
  act(() => void room.act(robin.user, { type: 'startGame' }));
  expect(await screen.findByRole('heading', { name: 'Confirm to start the game' })).toBeInTheDocument();
});

test('after 60 s without use Game Over redirects to the home page, and says so in the last 15 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    createGame();
    playTheme(room, { gameId, theme: normalTheme, games: 1 });
    finish();
    const { location, unmount } = open(kim);
    await gameOver();
    await act(() => vi.advanceTimersByTimeAsync(44_000));
    expect(screen.queryByText(/Back to home in/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText(/Back to home in \d+ s/)).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(16_000);
    await waitFor(() => expect(location()).toBe('/'));
    unmount();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['a touch', () => fireEvent.pointerDown(document.body)],
  ['scrolling', () => fireEvent.wheel(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'ArrowDown' })],
])('Game Over keeps a player who uses the page: %s stops the redirect', async (_what, use) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    createGame();
    playTheme(room, { gameId, theme: normalTheme, games: 1 });
    finish();
    const { location } = open(kim);
    await gameOver();
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    use();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.queryByText(/Back to home in/)).toBeNull();
    expect(location()).toBe('/game');
  } finally {
    vi.useRealTimers();
  }
});
