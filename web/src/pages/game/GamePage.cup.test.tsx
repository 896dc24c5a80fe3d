import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { alex, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { flagItems } from '../../entities/room/testing/sample-themes.ts';
import { createTable, openGame, setTable, table, wait } from './testing/game-table.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/cup/Play.tsx';
import '../../minigames/cup/Results.tsx';

const theme = 'Cup of flags';
const cupTheme: ThemeSnapshot = {
  name: theme,
  description: '',
  type: 'normal',
  tags: [],
  games: [
    {
      name: 'Best flag?',
      description: 'Duel by duel.',
      type: 'Cup',
      config: { size: 8, content: null },
      items: flagItems.slice(0, 8),
    },
  ],
};

setTable();
beforeEach(() => {
  createTable({ lateJoin: true }, [cupTheme]);
  table.room.act(robin.user, { type: 'themeChosen', gameId: startChoosing(table.room), theme });
});

const boardNow = () => {
  const { stage } = table.room.state;
  if (stage.phase !== 'playing' || stage.round.board.type !== 'Cup') throw new Error('No cup is played');
  return stage.round.board;
};
const duelNow = () => {
  const duel = boardNow().duels.at(-1);
  if (!duel) throw new Error('There is no duel');
  return duel;
};
const nameOf = (id: string) => boardNow().items.find((item) => item.id === id)?.alt ?? '';
/** The other players vote for a side of the current duel. */
const voteAs = (user: string, side: 'left' | 'right') => {
  const { stage } = table.room.state;
  if (stage.phase !== 'playing') throw new Error('No round');
  const round = { gameId: stage.game.id, theme, game: 0 };
  const votes = [{ duel: boardNow().duels.length - 1, item: duelNow()[side] }];
  act(() => void table.room.act(user, { type: 'saveDraft', ...round, gameData: { votes } }));
};
const sideButton = (side: 'left' | 'right') => screen.findByRole('button', { name: nameOf(duelNow()[side]) });

test('one press counts, without Confirm, and the page says who is missing', async () => {
  const { user } = openGame(kim);
  await user.click(await sideButton('left'));
  expect(await sideButton('left')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await waitFor(() => expect(screen.getByText('Waiting for Robin and Samwise')).toBeInTheDocument());
  voteAs(robin.user, 'left');
  expect(screen.getByText('Waiting for Samwise')).toBeInTheDocument();
});

test('after all votes the outcome is shown, no player is shown as thinking, and the next duel starts by itself', async () => {
  const { user } = openGame(kim);
  const left = nameOf(duelNow().left);
  await user.click(await sideButton('left'));
  await waitFor(() => expect(table.room.state.stage).toMatchObject({ round: { sent: [{}] } }));
  const strip = within(screen.getByRole('list', { name: 'Players' }));
  expect(strip.getAllByText('Thinking')).toHaveLength(2);
  voteAs(robin.user, 'left');
  voteAs(sam.user, 'right');
  expect(await screen.findByText(`${left} wins, 2 to 1.`, { selector: '[role=status]' })).toBeInTheDocument();
  expect(strip.queryByText('Thinking')).toBeNull();
  await wait(3);
  expect(await screen.findByRole('heading', { name: 'Quarter-final, duel 2 of 7' })).toBeInTheDocument();
  expect(await sideButton('left')).toHaveAttribute('aria-pressed', 'false');
});

test('when the time is up the duel ends with the votes so far, and equal ones with a coin', async () => {
  openGame(kim);
  await sideButton('left');
  await wait(9);
  expect(await screen.findByText('A tie! The coin decides')).toBeInTheDocument();
});

test('a player who joins late watches all duels and cannot vote', async () => {
  table.room.join(alex);
  const { user } = openGame(alex);
  await user.click(await sideButton('right'));
  expect(screen.getByText(/^You're watching this round/)).toHaveTextContent(/You play from the next one\.$/);
  expect(await sideButton('right')).toHaveAttribute('aria-pressed', 'false');
  expect(table.room.received.filter(({ type }) => type === 'saveDraft')).toEqual([]);
});

test('the leader ends a cup early, and its results say so', async () => {
  const { user } = openGame(robin);
  await sideButton('left');
  voteAs(kim.user, 'left');
  await user.click(screen.getByRole('button', { name: 'End round' }));
  expect(screen.getByText('What all players have answered so far counts.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'End the round' }));
  await wait(2);
  await wait(12);
  expect(await screen.findByText('The cup ended before its final')).toBeInTheDocument();
});
