import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startLocalGame } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { answer, createTable, openGame, playTo, setTable, table, wait } from './testing/game-table.tsx';
import '../../minigames/tier-list/Play.tsx';
import '../../minigames/slider/Play.tsx';

setTable();

const pause = (gameId: string) => act(() => void table.room.act(robin.user, { type: 'pauseGame', gameId }));

test('the leader pauses the game and lets it go on; the banner says so', async () => {
  playTo(0);
  const { user } = openGame(robin);
  await user.click(await screen.findByRole('button', { name: 'Pause the game' }));
  await waitFor(() => expect(table.room.state.pause).not.toBe(null));
  expect(screen.getByRole('timer', { name: '600 seconds left of the pause' })).toHaveTextContent('10:00');
  expect(screen.queryByRole('button', { name: 'Pause the game' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue the game' }));
  await waitFor(() => expect(table.room.state.pause).toBe(null));
  expect(screen.queryByText('You paused the game')).toBeNull();
});

test('the other players read who paused the game, and when it goes on by itself', async () => {
  const gameId = playTo(0);
  openGame(kim);
  await screen.findByText('Round 1 of 3');
  pause(gameId);
  expect(await screen.findByText('Robin paused the game')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Robin paused the game.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue the game' })).toBeNull();
  await wait(60);
  expect(screen.getByRole('timer', { name: '540 seconds left of the pause' })).toBeInTheDocument();
});

test('a paused answer timer stands still, and goes on where it was', async () => {
  createTable({ answerTimer: { mode: 'hard', seconds: 60 } });
  const gameId = playTo(0);
  openGame(kim);
  await screen.findByRole('timer', { name: '60 seconds left to answer' });
  await wait(10);
  pause(gameId);
  await wait(30);
  expect(screen.getByRole('timer', { name: '50 seconds left to answer' })).toBeInTheDocument();
  act(() => void table.room.act(robin.user, { type: 'resumeGame', gameId }));
  await wait(5);
  expect(screen.getByRole('timer', { name: '45 seconds left to answer' })).toBeInTheDocument();
});

test('the countdown of the ready check stands still', async () => {
  const gameId = startLocalGame(table.room);
  const { user } = openGame(robin);
  await user.click(await screen.findByRole('button', { name: 'Ready' }));
  await screen.findByRole('button', { name: 'Start without them (15)' });
  pause(gameId);
  await wait(20);
  expect(screen.getByRole('button', { name: 'Start without them (15)' })).toBeInTheDocument();
});

test('the show and the countdown to the next round stand still', async () => {
  const gameId = playTo(0);
  answer(gameId, 0, [robin, kim, sam]);
  openGame(kim);
  await wait(12);
  act(() => table.room.tick());
  await screen.findByRole('heading', { level: 1 });
  pause(gameId);
  const { textContent } = screen.getByRole('region', { name: 'Results' });
  await wait(120);
  act(() => table.room.tick());
  expect(table.room.state.stage.phase).toBe('results');
  expect(screen.getByRole('region', { name: 'Results' }).textContent).toBe(textContent);
});
