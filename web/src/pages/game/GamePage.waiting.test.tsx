import { sampleAnswer } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playCue } from '../../entities/feedback/play-cue.ts';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
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
import { matchMedia } from '../../../test/match-media.ts';

vi.mock('../../entities/feedback/play-cue.ts', () => ({ playCue: vi.fn() }));

const theme = 'Who at this table';
let room: ScriptedRoom;
let round: { gameId: string; theme: string; game: number };
/** Milliseconds by which the room's clock is ahead of the start of the test. */
let elapsed = 0;

function play(rules: Partial<RoomRules> = {}): void {
  const start = Date.now();
  elapsed = 0;
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes, rules, now: () => start + elapsed }).join(
    kim,
    sam,
  );
  round = { gameId: startChoosing(room), theme, game: 0 };
  room.act(robin.user, { type: 'themeChosen', gameId: round.gameId, theme });
}

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(playCue).mockClear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  play();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(you: Person, path = '/game') {
  const page = renderWithRoom(
    <>
      <RoomNavigation />
      {path === '/game' && <GamePage />}
      <ToastRegion />
    </>,
    { room, you, path },
  );
  return { ...page, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

function send({ user }: Person): void {
  const { stage } = room.state;
  if (stage.phase !== 'playing') throw new Error('There is no round');
  const gameData = sampleAnswer(stage.round.board, () => 0);
  for (const code of [1, 2] as const)
    room.act(user, { type: 'gameRoundConfirmation', ...round, code, gameData });
}

/** The waiting line names the others only when the viewer has nothing to guess any more. */
function skipGuess({ user }: Person): void {
  room.act(user, { type: 'setGuess', ...round, guess: null });
}

async function wait(seconds: number): Promise<void> {
  elapsed += seconds * 1000;
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  act(() => room.tick());
}

const openTools = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Leader tools' }));
  return within(screen.getByRole('dialog', { name: 'Leader tools' }));
};

const played = (cue: string) => vi.mocked(playCue).mock.calls.filter(([name]) => name === cue).length;

test('the waiting leader sees the missing players and can nudge them; then the button has a cooldown', async () => {
  send(robin);
  send(sam);
  skipGuess(robin);
  const { user } = open(robin);
  const waiting = (await screen.findByText('Waiting for other players...')).parentElement;
  expect(waiting).toHaveTextContent('kimchi');
  expect(waiting).not.toHaveTextContent('Samwise');
  const tools = await openTools(user);
  await user.click(tools.getByRole('button', { name: 'Nudge' }));
  expect(room.received.at(-1)).toMatchObject({ type: 'nudge', ...round });
  const coolingDown = await screen.findByRole('button', { name: /^Nudged \(\d+\)$/ });
  expect(coolingDown).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Nudged kimchi')).toHaveAttribute('role', 'status');
  const count = room.received.length;
  await user.click(coolingDown);
  expect(room.received).toHaveLength(count);
  await wait(10);
  expect(await screen.findByRole('button', { name: 'Nudge' })).toBeInTheDocument();
});

test('on a phone Nudge is in the bar, and the other leader tools and the theme editor are in the menu of the header', async () => {
  matchMedia((query) => query.startsWith('(width < 700px)'));
  send(robin);
  const guessing = open(robin);
  expect(await screen.findByRole('button', { name: /^Choose / })).toBeDisabled();
  // One thing at a time: first the guess.
  expect(screen.queryByRole('button', { name: 'Nudge' })).toBeNull();
  guessing.unmount();
  skipGuess(robin);
  const { user } = open(robin);
  expect(await screen.findByText('Waiting for other players...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Leader tools' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Write a theme' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('button', { name: 'Write a theme' })).toBeInTheDocument();
  const tools = within(menu.getByRole('group', { name: 'Leader tools' }));
  expect(tools.queryByRole('button', { name: 'Nudge' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Nudge' }));
  expect(room.received.at(-1)).toMatchObject({ type: 'nudge', ...round });
  await user.click(tools.getByRole('button', { name: 'End round' }));
  expect(await screen.findByRole('dialog', { name: 'End the round now?' })).toBeInTheDocument();
});

test('other waiting players see the missing players and what the leader can do, without buttons', async () => {
  send(robin);
  send(kim);
  skipGuess(kim);
  open(kim);
  expect(await screen.findByText('Robin can nudge them or end the round.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Leader tools' })).toBeNull();
});

test('a nudge plays a sound and shows a banner for a few seconds', async () => {
  send(robin);
  open(kim);
  await screen.findByRole('button', { name: 'Confirm' });
  await waitFor(() => {
    room.act(robin.user, { type: 'nudge', ...round });
    expect(played('nudge')).toBeGreaterThan(0);
    elapsed += 10_000;
  });
  const banner = await screen.findByText('Robin is waiting for you');
  expect(banner.closest('[role="status"]')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(6_100));
  expect(screen.queryByText('Robin is waiting for you')).toBeNull();
});

test('on another page a nudge shows a toast with a button back to the game', async () => {
  send(robin);
  // A page that the player has opened on purpose stays while a game runs.
  const page = open(kim, '/user');
  await waitFor(() => {
    room.act(robin.user, { type: 'nudge', ...round });
    elapsed += 10_000;
    expect(screen.getByText('Robin is waiting for you')).toBeInTheDocument();
  });
  await page.user.click(screen.getByRole('button', { name: 'To the game' }));
  expect(page.location()).toBe('/game');
});

test('the leader starts a timer for the current round regardless of the rules, and all players see it', async () => {
  send(robin);
  const { user, unmount } = open(robin);
  const tools = await openTools(user);
  await user.click(tools.getByRole('button', { name: '60 s' }));
  expect(await screen.findByRole('timer', { name: '60 seconds left to answer' })).toBeInTheDocument();
  expect((await openTools(user)).queryByRole('group', { name: 'Timer for this round' })).toBeNull();
  unmount();
  open(kim);
  expect(await screen.findByRole('timer', { name: /seconds left to answer/ })).toBeInTheDocument();
  expect(screen.getByText('What is placed when time is up counts.')).toBeInTheDocument();
});

test('the leader ends the round after a dialog that says what counts', async () => {
  send(robin);
  const { user } = open(robin);
  await user.click((await openTools(user)).getByRole('button', { name: 'End round' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the round now?' }));
  expect(dialog.getByText(/^What kimchi and Samwise have placed so far counts\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Keep waiting' }));
  expect(room.received.map(({ type }) => type)).not.toContain('closeRound');
  await user.click((await openTools(user)).getByRole('button', { name: 'End round' }));
  await user.click(screen.getByRole('button', { name: 'End the round' }));
  await wait(1);
  expect(await screen.findByText('Round Over')).toBeInTheDocument();
});

test('each of the last ten seconds ticks once', async () => {
  play({ answerTimer: { mode: 'hard', seconds: 30 } });
  open(kim);
  await screen.findByRole('timer', { name: /seconds left to answer/ });
  await waitFor(() => expect(played('tick')).toBe(0));
  for (let second = 0; second < 29; second += 1) await wait(1);
  expect(played('tick')).toBeGreaterThan(5);
  expect(played('tick')).toBeLessThanOrEqual(10);
});
