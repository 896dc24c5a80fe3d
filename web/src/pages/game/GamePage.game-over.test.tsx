import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playCue } from '../../entities/feedback/play-cue.ts';
import {
  type Answering,
  playNextRound,
  playTheme,
  sendAnswer,
  startChoosing,
} from '../../entities/room/local/played-rounds.ts';
import { kim, people, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { rolesTheme, sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { RoomNavigation } from '../../features/room-navigation/RoomNavigation.tsx';
import { screenTimings } from '../../shared/screen-timings.ts';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import GamePage from './GamePage.tsx';

vi.mock('../../entities/feedback/play-cue.ts', () => ({ playCue: vi.fn() }));

const normalTheme = 'Flags of the world';
const lobbyTheme = 'Who at this table';
let room: ScriptedRoom;
let gameId: string;

function createGame(rules: { anonymousVotes?: boolean } = {}) {
  room = new ScriptedRoom({ owner: robin, themes: [...sampleThemes, rolesTheme], rules }).join(kim, sam);
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

/** An answer that gives the players these points, in the order of their seats. */
const withPoints =
  (...values: number[]): Answering =>
  (board: Board): Answer => {
    if (board.type !== 'SliderLobby') throw new Error(board.type);
    return { ratings: board.players.map(({ user }, at) => ({ player: user, value: values[at] ?? 1 })) };
  };

test('the player with the most points from the lobby games wins, and sees that', async () => {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  const first = open(kim);
  await gameOver();
  expect(screen.getByText('Thanks for Playing!')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'You win!' })).toBeInTheDocument();
  first.unmount();
  open(robin);
  await gameOver();
  expect(screen.getByRole('heading', { level: 2, name: 'kimchi wins!' })).toBeInTheDocument();
  const steps = within(screen.getByRole('list', { name: 'Winners' })).getAllByText(/points$/);
  expect(steps.map(({ textContent }) => textContent)).toEqual(['90 points', '70 points', '40 points']);
  expect(screen.queryByRole('list', { name: 'Further players' })).toBeNull();
});

describe('with guesses', () => {
  /** Plays rounds in which all guess: Robin that Robin comes out on top, Kim and Sam that Sam does. */
  function playGuessed(winner: 'knowsTheRoom' | 'favourite') {
    const timings = { guessTime: 10_000 };
    room = new ScriptedRoom({ owner: robin, themes: sampleThemes, rules: { winner }, timings }).join(
      kim,
      sam,
    );
    gameId = startChoosing(room);
    room.act(robin.user, { type: 'themeChosen', gameId, theme: lobbyTheme });
    const answers = withPoints(90, 40, 70);
    for (const [index, { user }] of [robin, kim, sam].entries()) {
      const { stage } = room.state;
      if (stage.phase !== 'playing') throw new Error(stage.phase);
      sendAnswer(room, user, answers(stage.round.board, index));
    }
    const round = { gameId, theme: lobbyTheme, game: 0 };
    for (const { user } of [robin, kim, sam]) {
      const id = user === kim.user ? robin.user : sam.user;
      room.act(user, { type: 'setGuess', ...round, guess: { kind: 'pick', id } });
    }
    finish();
  }

  test('who knows the room wins, and the favourite has the other title', async () => {
    playGuessed('knowsTheRoom');
    open(robin);
    await gameOver();
    expect(screen.getByRole('heading', { level: 2, name: 'kimchi wins!' })).toBeInTheDocument();
    expect(screen.getByText('Who knows the room')).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Winners' })).getAllByText(/points?$/);
    expect(steps.map(({ textContent }) => textContent)).toEqual(['100 points', '0 points']);
    expect(screen.getByRole('region', { name: 'The favourite' })).toHaveTextContent('You 90 points');
    expect(screen.getByText(/^Points come from the guesses/)).toBeInTheDocument();
  });

  test('by the rule of the lobby, the favourite wins, and who knows the room has the other title', async () => {
    playGuessed('favourite');
    open(robin);
    await gameOver();
    expect(screen.getByRole('heading', { level: 2, name: 'You win!' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Who knows the room' })).toHaveTextContent('kimchi 100 points');
    expect(screen.getByText(/^Points come from the rounds about the players/)).toBeInTheDocument();
  });
});

test('the players below the third place stand in a row under the podium, with those who were not rated', async () => {
  room = new ScriptedRoom({ owner: robin, capacity: 6, themes: [...sampleThemes, rolesTheme] }).join(
    ...people.slice(1, 4),
  );
  gameId = startChoosing(room);
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70, 20));
  const late = people[4];
  if (late) room.join(late);
  finish();
  open(robin);
  await gameOver();
  const further = within(screen.getByRole('list', { name: 'Further players' })).getAllByRole('listitem');
  expect(further.map(({ textContent }) => textContent)).toEqual([
    `${people[3]?.username}4th, 20\u00a0points`,
    `${late?.username}not rated`,
  ]);
  // All players who are counted are shown, and have a title.
  expect(screen.getByText('Players').parentElement).toHaveTextContent('5');
  expect(within(screen.getByRole('list', { name: 'Titles' })).getAllByRole('listitem')).toHaveLength(5);
});

test('equal points share a step, and the win', async () => {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(80, 80, 30));
  finish();
  open(sam);
  await gameOver();
  expect(screen.getByRole('heading', { name: 'Robin and kimchi win!' })).toBeInTheDocument();
  const [gold, bronze] = within(screen.getByRole('list', { name: 'Winners' }))
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('points'));
  expect(gold).toHaveTextContent('Robinkimchi180 points');
  expect(bronze).toHaveTextContent('You330 points');
});

test('players whose points are equal after rounding share a rank', async () => {
  // Means of 67 and 66.67.
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, (board, index) =>
    withPoints(67, index === 0 ? 66 : 67, 20)(board, index),
  );
  finish();
  open(sam);
  await gameOver();
  expect(screen.getByRole('list', { name: 'gold, rank 1' })).toHaveTextContent('Robinkimchi');
  expect(screen.getByRole('list', { name: 'Winners' })).toHaveTextContent(
    'Robinkimchi167 pointsYou320 points',
  );
});

test('without a lobby game there is no winner: the podium shows the group’s favourites', async () => {
  playTheme(room, { gameId, theme: normalTheme, games: 1 });
  finish();
  open(kim);
  await gameOver();
  expect(screen.getByRole('heading', { name: 'What the group loved' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Favourites' })).toHaveTextContent('100%');
  expect(screen.queryByRole('list', { name: 'Winners' })).toBeNull();
  const players = within(screen.getByRole('list', { name: 'Players of this game' })).getAllByRole('listitem');
  expect(players.map(({ textContent }) => textContent)).toEqual(['Robin', 'You', 'Samwise']);
  expect(screen.queryByText(/wins?!/)).toBeNull();
});

test('a round of roles gives no points, and the screen says so', async () => {
  playTheme(room, { gameId, theme: rolesTheme.name, games: 1 });
  playNextRound(room);
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  open(robin);
  await gameOver();
  expect(screen.getByRole('list', { name: 'Winners' })).toHaveTextContent('kimchi190 points');
  expect(screen.getByText('Jobs in the bunker: the tiers have no order, so no points.')).toBeVisible();
});

test('the awards of the whole game: the most divisive item with its game, and the closest pair', async () => {
  playTheme(room, { gameId, theme: normalTheme, games: 3 }, (board, index) => {
    if (board.type === 'Choose') return { selectedSide: 'left' };
    if (board.type === 'Slider') return { ratingValue: index * 5, sliderIndex: index * 2 };
    if (board.type !== 'TierList') throw new Error(board.type);
    return {
      tiers: board.tiers.map(({ name }, at) => ({ name, items: at ? [] : board.items.map(({ id }) => id) })),
    };
  });
  playNextRound(room);
  finish();
  open(robin);
  await gameOver();
  const awards = within(screen.getByRole('region', { name: 'Awards' }));
  expect(awards.getByRole('heading', { name: 'Most divisive' })).toBeInTheDocument();
  expect(awards.getByText('A flag on the moon')).toBeInTheDocument();
  expect(awards.getByText('Opinions from Not good to Excellent.')).toBeInTheDocument();
  expect(awards.getByText('Robin and kimchi thought 97% alike in 18 answers.')).toBeInTheDocument();
});

test('every player has a title with its fact, the viewer first', async () => {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  open(sam);
  await gameOver();
  const cards = within(screen.getByRole('list', { name: 'Titles' })).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  expect(cards[0]).toHaveTextContent(/^You/);
  const names = cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
  expect(new Set(names).size).toBe(3);
  const winner = cards.find((card) => card.textContent?.startsWith('kimchi'));
  expect(winner).toHaveTextContent(/[a-z].*\.$/);
  expect(screen.getByRole('button', { name: 'Previous title' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next title' })).toBeEnabled();
});

test('with anonymous votes there is a note and no closest pair', async () => {
  createGame({ anonymousVotes: true });
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  open(robin);
  await gameOver();
  expect(screen.getByText(/^Votes were anonymous in this game/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Closest pair' })).toBeNull();
  expect(screen.getByText('Players').parentElement).toHaveTextContent('3');
});

test('one sentence says where points come from, and the calculation is one press away', async () => {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  const { user } = open(robin);
  await gameOver();
  expect(
    screen.getByText(/^Points come from the rounds about the players: each round gives the average/),
  ).toBeVisible();
  await user.click(screen.getByText('Show the calculation'));
  const calculation = screen.getByText('Show the calculation').closest('details');
  expect(calculation).toHaveTextContent(/kimchi.* 90.*90 points/);
});

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
  expect(screen.getByText('Players').parentElement).toHaveTextContent('3');
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
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  try {
    await openAtTheEnd();
    expect(winnersRise()).toBe(false);
    expect(waitingRanks()).toEqual([]);
    expect(screen.queryByRole('button', { name: /to skip$/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'kimchi wins!' })).toHaveFocus();
    expect(winnerCues()).toHaveLength(1);
  } finally {
    vi.unstubAllGlobals();
  }
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
