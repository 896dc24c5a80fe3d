import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import {
  answer,
  createTable,
  openGame,
  playToChoose,
  setTable,
  table,
  theme,
  wait,
} from './testing/game-table.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/tier-list/Play.tsx';
import '../../minigames/tier-list/Results.tsx';
import '../../minigames/slider/Play.tsx';
import '../../minigames/slider/Results.tsx';
import '../../minigames/choose/Play.tsx';
import '../../minigames/choose/Results.tsx';

setTable();

test('the answer timer counts down by the room’s clock, and becomes urgent in the last ten seconds', async () => {
  createTable({ answerTimer: { mode: 'hard', seconds: 40 } });
  playToChoose();
  openGame(kim);
  expect(await screen.findByRole('timer', { name: '40 seconds left to answer' })).toBeInTheDocument();
  await wait(10);
  expect(screen.getByRole('timer', { name: '30 seconds left to answer' })).toBeInTheDocument();
  expect(screen.getByText('30 seconds left to answer')).toHaveAttribute('role', 'status');
  expect(screen.getByText('What is placed when time is up counts.')).toBeInTheDocument();
  await wait(20);
  expect(screen.getByText('10 seconds left to answer')).toHaveAttribute('role', 'status');
});

test('a player without an answer when the time is up reads in the results that there was no vote', async () => {
  createTable({ answerTimer: { mode: 'hard', seconds: 30 } });
  const gameId = playToChoose();
  openGame(kim);
  await screen.findByRole('timer', { name: '30 seconds left to answer' });
  act(() => answer(gameId, 2, [robin]));
  await wait(31);
  expect(await screen.findByText('Time was up: no vote from you')).toBeInTheDocument();
});

test('the last change before the round is ended is sent, counts without a lock, and the results say so', async () => {
  const gameId = playToChoose();
  const { user } = openGame(kim);
  await user.click(await screen.findByRole('radio', { name: 'Stripes' }));
  act(() => void table.room.act(robin.user, { type: 'closeRound', gameId, theme, game: 2 }));
  expect(await screen.findByText('Robin ended the round.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Stripes' })).toBeDisabled();
  await wait(1);
  expect(await screen.findByText('Robin ended the round: what you had chosen counts')).toBeInTheDocument();
  const { stage } = table.room.state;
  expect(stage.phase === 'results' && stage.game.records.at(-1)?.answers).toEqual([
    { ratedBy: kim, gameData: { selectedSide: 'left' } },
  ]);
});

test('the notice about the viewer’s timed-out answer is shown again after a reload, and not to a player who has sent the answer', async () => {
  createTable({ answerTimer: { mode: 'hard', seconds: 30 }, anonymousVotes: true });
  const gameId = playToChoose();
  const playing = openGame(kim);
  await screen.findByRole('timer', { name: '30 seconds left to answer' });
  act(() => answer(gameId, 2, [robin]));
  await wait(31);
  await screen.findByText('Time was up: no vote from you');
  playing.unmount();
  act(() => table.room.act(robin.user, { type: 'skipShow', gameId, theme, game: 2 }));
  const reloaded = openGame(kim);
  expect(await screen.findByText('Time was up: no vote from you')).toBeInTheDocument();
  reloaded.unmount();
  openGame(robin);
  expect(await screen.findByText('Round Over')).toBeInTheDocument();
  expect(screen.queryByText(/^Time was up/)).toBeNull();
});

test('the first change is sent immediately, because what has arrived counts if the connection is lost', async () => {
  playToChoose();
  const { user } = openGame(kim);
  await user.click(await screen.findByRole('radio', { name: 'Stripes' }));
  expect(table.room.received.at(-1)).toMatchObject({ type: 'saveDraft', gameData: { selectedSide: 'left' } });
});

test('an answer sent from another tab is not reported as missed', async () => {
  createTable({ answerTimer: { mode: 'hard', seconds: 30 } });
  const gameId = playToChoose();
  const { unmount } = openGame(kim);
  await screen.findByRole('timer', { name: '30 seconds left to answer' });
  unmount();
  answer(gameId, 2, [kim]);
  await wait(31);
  openGame(kim);
  expect(await screen.findByText('Round Over')).toBeInTheDocument();
  expect(screen.queryByText(/^Time was up/)).toBeNull();
});

test('a locked answer counts when the time is up, and the page says so before and after', async () => {
  createTable({ answerTimer: { mode: 'hard', seconds: 30 } });
  const gameId = playToChoose();
  answer(gameId, 2, [kim], 1);
  openGame(kim);
  expect(await screen.findByText('When time is up, your answer counts.')).toBeInTheDocument();
  await wait(31);
  expect(await screen.findByText('Time was up: your answer counts')).toBeInTheDocument();
  expect(table.room.state.stage).toMatchObject({ phase: 'results' });
});

test('the soft timer starts when one answer is missing', async () => {
  createTable({ answerTimer: { mode: 'soft', seconds: 30 } });
  const gameId = playToChoose();
  openGame(kim);
  await screen.findByRole('button', { name: 'Confirm' });
  expect(screen.queryByRole('timer', { name: /left to answer/ })).toBeNull();
  act(() => answer(gameId, 2, [robin, sam]));
  expect(await screen.findByRole('timer', { name: '30 seconds left to answer' })).toBeInTheDocument();
});

test('a draft that was not sent before a reload is sent after it', async () => {
  const gameId = playToChoose();
  const key = `tallyho:draft-answer:${gameId}/${theme}/2`;
  sessionStorage.setItem(key, JSON.stringify({ selectedSide: 'right' }));
  openGame(kim);
  await waitFor(() =>
    expect(table.room.received).toContainEqual(
      expect.objectContaining({ type: 'saveDraft', game: 2, gameData: { selectedSide: 'right' } }),
    ),
  );
});
