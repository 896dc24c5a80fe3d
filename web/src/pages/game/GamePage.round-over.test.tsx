import type { Board } from '@tallyho/game/minigames/registry';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playCue } from '../../entities/feedback/play-cue.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { playTheme, startChoosing } from '../../entities/room/testing/sample-game.ts';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import GamePage from './GamePage.tsx';
import '../../minigames/slider-avatars-lobby/Results.tsx';
import '../../minigames/slider-lobby/Results.tsx';
import '../../minigames/choose/Results.tsx';

vi.mock('../../entities/feedback/play-cue.ts', () => ({ playCue: vi.fn() }));

const theme = 'Who at this table';
/** Three players are revealed, then the verdict, then two awards. */
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

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Past the skeleton. */
async function open(you: typeof robin | typeof kim) {
  const page = renderWithRoom(<GamePage />, { room, you, path: '/game' });
  await pass(350);
  return page;
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(1);
}

/** What robin, kim and sam give to robin, kim and sam: kim divides them, kim and sam agree. */
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

/** The results of a round of SliderLobby have just come. */
function finishRound(rules: { anonymousVotes?: boolean } = {}, timings = {}) {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes, rules, timings }).join(kim, sam);
  playTheme(room, { gameId: startChoosing(room), theme, games: 1 }, rate);
}

const awards = () => screen.queryAllByRole('heading', { level: 2, name: /Most divisive|Closest pair/ });
const awardNames = () => awards().map(({ textContent }) => textContent);

test('everything comes at the time that the server has set for it, also what is called out', async () => {
  finishRound();
  await open(kim);
  expect(screen.getByRole('heading', { level: 1, name: 'Round Over' })).toBeInTheDocument();
  const progress = screen.getByRole('progressbar', { name: 'Results shown' });
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 0 of 6');
  await pass(4 * stepMs);
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 4 of 6');
  expect(awardNames()).toEqual([]);
  await pass(stepMs);
  expect(awardNames()).toEqual(['Most divisive']);
  expect(screen.getByText('Opinions from 20 to 100.')).toBeVisible();
  await pass(stepMs);
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
  expect(screen.getByText('kimchi and Samwise thought 85 % alike in 3 answers.')).toBeVisible();
  expect(progress).toHaveAttribute('aria-valuetext', 'Everything is shown');
});

test('each award is said, and each step is heard once', async () => {
  finishRound();
  await open(kim);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await pass(5 * stepMs);
  expect(said()).toContain('Most divisive: kimchi. Opinions from 20 to 100.');
  await pass(stepMs);
  expect(said()).toContain('Closest pair: kimchi and Samwise thought 85\u00a0% alike in 3 answers.');
  expect(vi.mocked(playCue).mock.calls.flat()).toEqual([
    'reveal',
    'reveal',
    'reveal',
    'podium',
    'divisive',
    'pair',
  ]);
});

test('a reload in the middle is at the same step, and repeats no sound', async () => {
  finishRound();
  const first = await open(kim);
  await pass(5 * stepMs);
  first.unmount();
  vi.mocked(playCue).mockClear();
  await open(kim);
  expect(awardNames()).toEqual(['Most divisive']);
  expect(playCue).not.toHaveBeenCalled();
  await pass(stepMs);
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
});

test('a tab that slept is at the right step as soon as it wakes', async () => {
  finishRound();
  await open(kim);
  vi.setSystemTime(Date.now() + 20_000);
  expect(awardNames()).toEqual([]);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
});

/** The names of what was scrolled into sight, in order. */
function followed(): string[] {
  const names: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    names.push(this.getAttribute('aria-label') ?? this.querySelector('h2')?.textContent ?? '');
  });
  return names;
}

test('each big moment comes into sight once, in order, and nothing scrolls back', async () => {
  finishRound();
  const names = followed();
  await open(kim);
  await pass(3 * stepMs);
  names.length = 0;
  await pass(stepMs);
  expect(names).toEqual(['Podium']);
  await pass(2 * stepMs);
  expect(names).toEqual(['Podium', 'Most divisive', 'Closest pair']);
  await pass(10_000);
  expect(names).toEqual(['Podium', 'Most divisive', 'Closest pair']);
});

test('a show that is skipped ends at the podium at once, also by keyboard, and so does one that was over before', async () => {
  finishRound();
  const names = followed();
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
])('who has scrolled by hand is left where they look: %s', async (_, scroll) => {
  finishRound();
  const names = followed();
  await open(kim);
  await pass(4 * stepMs);
  names.length = 0;
  scroll(screen.getByRole('region', { name: 'Results' }));
  await pass(2 * stepMs);
  expect(awardNames()).toHaveLength(2);
  expect(names).toEqual([]);
});

test('Continue stays quiet while the show runs, and becomes the main action when it is over', async () => {
  finishRound();
  await open(robin);
  const quiet = screen.getByRole('button', { name: 'Continue' }).className;
  await pass(6 * stepMs);
  expect(screen.getByRole('button', { name: 'Continue' }).className).not.toBe(quiet);
});

test('a plain two to one is not called divisive', async () => {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim, sam);
  playTheme(room, { gameId: startChoosing(room), theme, games: 1 }, (board, index) => {
    if (board.type !== 'SliderLobby') throw new Error(board.type);
    return { ratings: board.players.map(({ user }) => ({ player: user, value: index === 0 ? 100 : 20 })) };
  });
  await open(kim);
  await pass(10 * stepMs);
  expect(awardNames()).toEqual(['Closest pair']);
  expect(screen.getByText('kimchi and Samwise gave the same answer all 3 times.')).toBeVisible();
});

test('only the leader can skip the show, and then everybody sees its end', async () => {
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

test('the others have no button to skip, and see what the leader skips', async () => {
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

test('the countdown is the one of the server, however long it is', async () => {
  finishRound({}, { resultsCountdown: 12_000 });
  await open(kim);
  const timer = screen.getByRole('timer', { name: /Next game in/ });
  expect(timer).toHaveAccessibleName('Next game in 12 seconds');
  await pass(6_000);
  expect(timer).toHaveAccessibleName('Next game in 6 seconds');
  expect(timer.querySelector('circle:last-of-type')).toHaveAttribute('stroke-dashoffset', '0.5');
  // The show is over well before.
  await pass(2_000);
  expect(awardNames()).toHaveLength(2);
});

test('the leader goes on at once, also in the middle of the show', async () => {
  finishRound();
  await open(robin);
  await press('Continue');
  expect(room.state.stage).toMatchObject({ phase: 'playing', gameIndex: 1 });
});

test('anonymous votes: what divides is called out without names, and no pair', async () => {
  finishRound({ anonymousVotes: true });
  await open(kim);
  await pass(10 * stepMs);
  expect(screen.getByText('Votes are anonymous in this game')).toBeVisible();
  expect(awardNames()).toEqual(['Most divisive']);
  expect(screen.queryByTitle(/^(Robin|kimchi|Samwise): /)).toBeNull();
});

test('a round that nobody answered says so, with nothing to skip', async () => {
  const rules = { answerTimer: { mode: 'hard', seconds: 30 } } as const;
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes, rules }).join(kim, sam);
  const gameId = startChoosing(room);
  room.act(robin.user, { type: 'themeChosen', gameId, theme });
  await pass(31_000);
  room.tick();
  await open(robin);
  expect(screen.getByRole('heading', { name: 'No ratings available for the current round.' })).toBeVisible();
  expect(awards()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('a question divides nobody in its own round: there is just one', async () => {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim, sam);
  playTheme(room, { gameId: startChoosing(room), theme: 'Desserts', games: 2 }, (board, index) =>
    board.type === 'Choose'
      ? { selectedSide: index === 0 ? 'left' : 'right' }
      : { ratingValue: 7.5, sliderIndex: 3 },
  );
  await open(kim);
  await pass(20_000);
  expect(screen.getByText('Crosses wins')).toBeVisible();
  expect(awardNames()).toEqual(['Closest pair']);
  expect(screen.getByRole('timer', { name: /Next theme in \d+ seconds/ })).toBeInTheDocument();
});

test('who left keeps their name and their mark', async () => {
  finishRound();
  room.act(sam.user, { type: 'leaveLobby' });
  await open(kim);
  await pass(20_000);
  expect(screen.getByText('kimchi and Samwise thought 85 % alike in 3 answers.')).toBeVisible();
});
