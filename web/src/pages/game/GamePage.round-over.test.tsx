import type { Board } from '@tallyho/game/minigames/registry';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playCue } from '../../entities/feedback/play-cue.ts';
import { playTheme, startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import GamePage from './GamePage.tsx';
import '../../minigames/slider-avatars-lobby/Results.tsx';
import '../../minigames/slider-lobby/Results.tsx';
import '../../minigames/choose/Results.tsx';

vi.mock('../../entities/feedback/play-cue.ts', () => ({ playCue: vi.fn() }));

const theme = 'Who at this table';
/** Length of a step in milliseconds. The steps are three players, the verdict and two awards. */
const stepMs = 1_400;
let room: ScriptedRoom;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(playCue).mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the page and waits until the skeleton is gone. */
async function open(you: typeof robin | typeof kim) {
  const page = renderWithRoom(<GamePage />, { room, you, path: '/game' });
  await advance(350);
  return page;
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await advance(1);
}

/** Marks from robin, kim and sam (rows) for robin, kim and sam (columns): kim is divisive, kim and sam agree. */
const marks = [
  [90, 100, 50],
  [90, 20, 50],
  [80, 55, 50],
];
const rate = (board: Board, index: number) => {
  if (board.type !== 'SliderLobby') throw new Error(board.type);
  return {
    ratings: board.players.map(({ user }, at) => ({ player: user, value: marks[index]?.[at] ?? 50 })),
  };
};

/** Plays a round of SliderLobby; its results have just started. */
function finishRound(rules: { anonymousVotes?: boolean } = {}, timings = {}) {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes, rules, timings }).join(kim, sam);
  playTheme(room, { gameId: startChoosing(room), theme, games: 1 }, rate);
}

const awards = () => screen.queryAllByRole('heading', { level: 2, name: /Most divisive|Closest pair/ });
const awardNames = () => awards().map(({ textContent }) => textContent);

test('each step of the show, awards included, is shown at the time set by the server', async () => {
  finishRound();
  await open(kim);
  expect(screen.getByRole('heading', { level: 1, name: 'Round Over' })).toBeInTheDocument();
  const progress = screen.getByRole('progressbar', { name: 'Results shown' });
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 0 of 6');
  await advance(4 * stepMs);
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 4 of 6');
  expect(awardNames()).toEqual([]);
  await advance(stepMs);
  expect(awardNames()).toEqual(['Most divisive']);
  expect(screen.getByText('Opinions from 20 to 100.')).toBeVisible();
  await advance(stepMs);
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
  expect(screen.getByText('kimchi and Samwise thought 85 % alike in 3 answers.')).toBeVisible();
  expect(progress).toHaveAttribute('aria-valuetext', 'Everything is shown');
});

test('each award is announced, and each step plays one sound', async () => {
  finishRound();
  await open(kim);
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await advance(5 * stepMs);
  expect(announced()).toContain('Most divisive: kimchi. Opinions from 20 to 100.');
  await advance(stepMs);
  expect(announced()).toContain('Closest pair: kimchi and Samwise thought 85\u00a0% alike in 3 answers.');
  expect(vi.mocked(playCue).mock.calls.flat()).toEqual([
    'reveal',
    'reveal',
    'reveal',
    'podium',
    'divisive',
    'pair',
  ]);
});

test('a reload shows the same step and repeats no sound', async () => {
  finishRound();
  const first = await open(kim);
  await advance(5 * stepMs);
  first.unmount();
  vi.mocked(playCue).mockClear();
  await open(kim);
  expect(awardNames()).toEqual(['Most divisive']);
  expect(playCue).not.toHaveBeenCalled();
  await advance(stepMs);
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
});

test('a suspended tab shows the right step as soon as it becomes visible', async () => {
  finishRound();
  await open(kim);
  vi.setSystemTime(Date.now() + 20_000);
  expect(awardNames()).toEqual([]);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
});

/** Records the names of the elements that are scrolled into view, in order. */
function recordScrolls(): string[] {
  const names: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    names.push(this.getAttribute('aria-label') ?? this.querySelector('h2')?.textContent ?? '');
  });
  return names;
}

test('each big moment is scrolled into view once, in order', async () => {
  finishRound();
  const names = recordScrolls();
  await open(kim);
  await advance(3 * stepMs);
  names.length = 0;
  await advance(stepMs);
  expect(names).toEqual(['Podium']);
  await advance(2 * stepMs);
  expect(names).toEqual(['Podium', 'Most divisive', 'Closest pair']);
  await advance(10_000);
  expect(names).toEqual(['Podium', 'Most divisive', 'Closest pair']);
});

test('a skipped show and a show that is already over scroll to the podium', async () => {
  finishRound();
  const names = recordScrolls();
  const { unmount } = await open(robin);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Skip' }), { key: 'Enter' });
  await press('Skip');
  expect(names).toEqual(['Podium']);
  unmount();
  await open(kim);
  expect(names).toEqual(['Podium', 'Podium']);
});

test.each([
  ['wheel', (results: HTMLElement) => fireEvent.wheel(results)],
  ['finger', (results: HTMLElement) => fireEvent.touchMove(results)],
  ['keyboard', (results: HTMLElement) => fireEvent.keyDown(results, { key: 'PageDown' })],
  ['scroll bar', (results: HTMLElement) => fireEvent.pointerDown(results)],
])('following stops after the player has scrolled by %s', async (_, scroll) => {
  finishRound();
  const names = recordScrolls();
  await open(kim);
  await advance(4 * stepMs);
  names.length = 0;
  scroll(screen.getByRole('region', { name: 'Results' }));
  await advance(2 * stepMs);
  expect(awardNames()).toHaveLength(2);
  expect(names).toEqual([]);
});

test('Continue is not highlighted during the show, and highlighted after it', async () => {
  finishRound();
  await open(robin);
  const plainClass = screen.getByRole('button', { name: 'Continue' }).className;
  await advance(6 * stepMs);
  expect(screen.getByRole('button', { name: 'Continue' }).className).not.toBe(plainClass);
});

test('a two-to-one vote is not divisive', async () => {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim, sam);
  playTheme(room, { gameId: startChoosing(room), theme, games: 1 }, (board, index) => {
    if (board.type !== 'SliderLobby') throw new Error(board.type);
    return { ratings: board.players.map(({ user }) => ({ player: user, value: index === 0 ? 100 : 20 })) };
  });
  await open(kim);
  await advance(10 * stepMs);
  expect(awardNames()).toEqual(['Closest pair']);
  expect(screen.getByText('kimchi and Samwise gave the same answer all 3 times.')).toBeVisible();
});

test('when the leader skips the show, all players see its end', async () => {
  finishRound();
  const { unmount } = await open(robin);
  expect(awardNames()).toEqual([]);
  await press('Skip');
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  unmount();
  await open(kim);
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
});

test('other players cannot skip, and follow when the leader skips', async () => {
  finishRound();
  await open(kim);
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  const { stage } = room.state;
  if (stage.phase !== 'results') throw new Error(stage.phase);
  await act(async () => {
    room.act(robin.user, { type: 'skipShow', gameId: stage.game.id, theme, game: 0 });
  });
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
});

test('the countdown has the length set by the server', async () => {
  finishRound({}, { resultsCountdown: 12_000 });
  await open(kim);
  const timer = screen.getByRole('timer', { name: /Next game in/ });
  expect(timer).toHaveAccessibleName('Next game in 12 seconds');
  await advance(6_000);
  expect(timer).toHaveAccessibleName('Next game in 6 seconds');
  expect(timer.querySelector('circle:last-of-type')).toHaveAttribute('stroke-dashoffset', '0.5');
  // The show is over well before.
  await advance(2_000);
  expect(awardNames()).toHaveLength(2);
});

test('the leader can continue immediately, also during the show', async () => {
  finishRound();
  await open(robin);
  await press('Continue');
  expect(room.state.stage).toMatchObject({ phase: 'playing', gameIndex: 1 });
});

test('with anonymous votes the divisive award has no names and there is no closest pair', async () => {
  finishRound({ anonymousVotes: true });
  await open(kim);
  await advance(10 * stepMs);
  expect(screen.getByText('Votes are anonymous in this game')).toBeVisible();
  expect(awardNames()).toEqual(['Most divisive']);
  expect(screen.queryByTitle(/^(Robin|kimchi|Samwise): /)).toBeNull();
});

test.each([
  [1, 'With one vote, answers can be guessed.'],
  [2, 'With two votes, answers can be guessed.'],
])('with %i anonymous votes the results say that answers can be guessed', async (votes, warning) => {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes, rules: { anonymousVotes: true } });
  room.join(kim, sam);
  const round = { gameId: startChoosing(room), theme, game: 0 };
  room.act(robin.user, { type: 'themeChosen', gameId: round.gameId, theme });
  for (const [index, { user }] of [robin, kim].slice(0, votes).entries()) {
    const { stage } = room.state;
    const gameData = stage.phase === 'playing' && rate(stage.round.board, index);
    for (const code of [1, 2] as const)
      room.act(user, { type: 'gameRoundConfirmation', ...round, code, gameData });
  }
  room.act(robin.user, { type: 'closeRound', ...round });
  await advance(5_000);
  room.tick();
  await open(kim);
  expect(screen.getByText(`Votes are anonymous in this game. ${warning}`)).toBeVisible();
});

test('a round without answers shows a message and no Skip button', async () => {
  const rules = { answerTimer: { mode: 'hard', seconds: 30 } } as const;
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes, rules }).join(kim, sam);
  const gameId = startChoosing(room);
  room.act(robin.user, { type: 'themeChosen', gameId, theme });
  await advance(31_000);
  room.tick();
  await open(robin);
  expect(screen.getByRole('heading', { name: 'No ratings available for the current round.' })).toBeVisible();
  expect(awards()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('a round with a single question has no divisive award', async () => {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim, sam);
  playTheme(room, { gameId: startChoosing(room), theme: 'Desserts', games: 2 }, (board, index) =>
    board.type === 'Choose'
      ? { selectedSide: index === 0 ? 'left' : 'right' }
      : { ratingValue: 7.5, sliderIndex: 3 },
  );
  await open(kim);
  await advance(20_000);
  expect(screen.getByText('Crosses wins')).toBeVisible();
  expect(awardNames()).toEqual(['Closest pair']);
  expect(screen.getByRole('timer', { name: /Next theme in \d+ seconds/ })).toBeInTheDocument();
});

test('a player who has left keeps name and mark in the results', async () => {
  finishRound();
  room.act(sam.user, { type: 'leaveLobby' });
  await open(kim);
  await advance(20_000);
  expect(screen.getByText('kimchi and Samwise thought 85 % alike in 3 answers.')).toBeVisible();
});
