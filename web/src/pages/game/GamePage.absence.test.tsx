import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import {
  answer,
  openGame,
  playTo,
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

/** Kim stays alone in a running round: Robin, who leads, and Sam have lost the connection. */
async function loseOthers(): Promise<string> {
  const gameId = playToChoose();
  for (const { user } of [robin, sam]) table.room.lose(user);
  return gameId;
}

test('the player who stays reads for whom the game waits and how long, and can keep waiting', async () => {
  await loseOthers();
  const { user } = openGame(kim);
  await screen.findByRole('button', { name: 'Confirm' });
  expect(screen.queryByText(/^The game waits/)).toBeNull();
  await wait(15);
  expect(screen.getByText('The game waits for Robin and Samwise.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('timer', { name: '105 seconds left to come back' })).toHaveTextContent('1:45');
  await user.click(screen.getByRole('button', { name: 'Keep waiting' }));
  expect(screen.queryByRole('button', { name: 'Keep waiting' })).toBeNull();
  expect(screen.getByText('The game waits for Robin and Samwise')).toBeInTheDocument();
  expect(table.room.state.stage.phase).toBe('playing');
});

test('the player who stays ends the game after a question, also without the lead', async () => {
  await loseOthers();
  const { user } = openGame(kim);
  await screen.findByRole('button', { name: 'Confirm' });
  await wait(16);
  await user.click(screen.getByRole('button', { name: 'End the game' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the game for everybody?' }));
  expect(dialog.getByText(/What is placed in this round counts\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'End it' }));
  expect(await screen.findByRole('heading', { name: 'Game Over' })).toBeInTheDocument();
  expect(screen.getByText('It was ended while it waited for a player to come back.')).toBeInTheDocument();
});

test('the notice is gone when a missing player is back, and the round goes on', async () => {
  await loseOthers();
  openGame(kim);
  await screen.findByRole('button', { name: 'Confirm' });
  await wait(16);
  act(() => table.room.find(sam.user));
  expect(screen.queryByText(/^The game waits/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeInTheDocument();
});

test('a player whose round ended during an absence reads what became of the answer', async () => {
  const gameId = playToChoose();
  const round = { gameId, theme, game: 2 };
  table.room.act(kim.user, { type: 'saveDraft', ...round, gameData: { selectedSide: 'left' } });
  for (const { user } of [kim, sam]) table.room.lose(user);
  table.room.find(sam.user);
  answer(gameId, 2, [robin, sam]);
  await wait(16);
  openGame(kim);
  expect(
    await screen.findByText('The round ended while you were away: what you had chosen counts'),
  ).toBeInTheDocument();
});

test('a player who had placed nothing reads that, also after the results, until it is dismissed', async () => {
  const gameId = playToChoose();
  table.room.lose(kim.user);
  answer(gameId, 2, [robin, sam]);
  await wait(16);
  table.room.act(robin.user, { type: 'nextRound', gameId, theme, game: 2 });
  const { user } = openGame(kim);
  const text = 'Round 3 ended while you were away: you had placed nothing';
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(text)).toBeNull();
});

test('what became of an answer in an absence is not shown any more when a later round has ended', async () => {
  const gameId = playTo(1);
  table.room.lose(kim.user);
  answer(gameId, 1, [robin, sam]);
  await wait(16);
  table.room.act(robin.user, { type: 'nextRound', gameId, theme, game: 1 });
  openGame(kim);
  const text = 'Round 2 ended while you were away: you had placed nothing';
  expect(await screen.findByText(text)).toBeInTheDocument();
  act(() => answer(gameId, 2, [robin, sam, kim]));
  await waitFor(() => expect(table.room.state.stage.phase).toBe('results'));
  expect(await screen.findByText('Round Over')).toBeInTheDocument();
  expect(screen.queryByText(text)).toBeNull();
});

test('a leader who lost the lead by absence takes it back, and the present leader is told before and after', async () => {
  playToChoose();
  table.room.lose(robin.user);
  await wait(31);
  expect(table.room.state.leader).toBe(kim.user);
  const leader = openGame(kim);
  await screen.findByRole('button', { name: 'Confirm' });
  act(() => table.room.find(robin.user));
  expect(screen.getByText('Robin is back and can take the lead back.')).toBeInTheDocument();
  act(() => table.room.act(robin.user, { type: 'takeLeadBack' }));
  expect(await screen.findByText('Robin took the lead back')).toBeInTheDocument();
  leader.unmount();
});

test('the offer to take the lead back is one press', async () => {
  playToChoose();
  table.room.lose(robin.user);
  await wait(31);
  table.room.find(robin.user);
  const { user } = openGame(robin);
  expect(await screen.findByText('kimchi leads since you were away.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take the lead back' }));
  expect(table.room.state.leader).toBe(robin.user);
  expect(screen.queryByRole('button', { name: 'Take the lead back' })).toBeNull();
});
