import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { createTable, openGame, setTable, table, theme, wait } from './testing/game-table.tsx';
import '../../minigames/tier-list/Play.tsx';

setTable();

/** Starts a game in which all players vote for the first theme. */
function startVote(): string {
  createTable({ whoChooses: 'vote' });
  const gameId = startChoosing(table.room);
  table.room.tick();
  return gameId;
}
const vote = (gameId: string, user: string, name: string) =>
  act(() => void table.room.act(user, { type: 'castVote', gameId, theme: name }));

describe('a vote for the next theme', () => {
  test('shows the drawn themes to all, who vote by a press and see who has voted for what', async () => {
    const gameId = startVote();
    const { user } = openGame(kim);
    expect(await screen.findByRole('heading', { name: 'Vote for the next theme' })).toBeInTheDocument();
    const list = await screen.findByRole('list', { name: 'Themes' });
    expect(within(list).getAllByRole('button')).toHaveLength(Math.min(3, sampleThemes.length));
    const card = within(list).getByRole('button', { name: theme });
    expect(card).toHaveAttribute('aria-pressed', 'false');
    await user.click(card);
    await waitFor(() => expect(card).toHaveAttribute('aria-pressed', 'true'));
    vote(gameId, sam.user, theme);
    expect(within(list).getByText('Votes: you and Samwise')).toBeInTheDocument();
    expect(screen.getByText('Waiting for Robin')).toBeInTheDocument();
    expect(screen.getByRole('timer', { name: /^The vote ends in \d+ seconds$/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End Game' })).toBeNull();
  });

  test('says which theme has won and why, and starts it', async () => {
    const gameId = startVote();
    openGame(robin);
    await screen.findByRole('list', { name: 'Themes' });
    expect(screen.getByRole('button', { name: 'End Game' })).toBeInTheDocument();
    for (const { user } of [robin, kim, sam]) vote(gameId, user, theme);
    expect(await screen.findByRole('heading', { name: `The next theme is: ${theme}` })).toBeInTheDocument();
    expect(screen.getByText('It has 3 of 3 votes.')).toBeInTheDocument();
    await wait(5);
    act(() => table.room.tick());
    expect(table.room.state.stage).toMatchObject({ phase: 'playing', theme: { name: theme } });
  });

  test('announces its state beside the heading, because a heading has no live region in it', async () => {
    startVote();
    openGame(kim);
    const heading = await screen.findByRole('heading', { name: 'Vote for the next theme' });
    expect(within(heading).queryByRole('status')).toBeNull();
    expect(screen.getByText('Vote for the next theme', { selector: '[role=status]' })).toBeInTheDocument();
  });

  test('says of a theme how long it is, as the picker does', async () => {
    startVote();
    const { unmount } = openGame(kim);
    const lengthOf = async () =>
      within((await screen.findByRole('button', { name: theme })).closest('li') as HTMLElement).getByText(
        /^\d+ rounds?, about \d+ min$/,
      ).textContent;
    const inVote = await lengthOf();
    unmount();
    createTable();
    startChoosing(table.room);
    openGame(kim);
    expect(await lengthOf()).toBe(inVote);
  });

  test('that nobody casts is decided openly by chance', async () => {
    startVote();
    openGame(kim);
    await screen.findByRole('list', { name: 'Themes' });
    await wait(30);
    act(() => table.room.tick());
    expect(await screen.findByText('No votes: it was drawn at random.')).toBeInTheDocument();
  });
});

describe('players who choose in turn', () => {
  test('have the picker when it is their turn, with Surprise us, but do not end the game', async () => {
    createTable({ whoChooses: 'turns' });
    startChoosing(table.room);
    act(() => void table.room.act(robin.user, { type: 'makeLeader', player: sam.user }));
    const { user } = openGame(robin);
    expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
    expect(screen.getByText('It is your turn.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: 'End Game' })).toBeNull();
    await screen.findByRole('button', { name: theme });
    await user.click(screen.getByRole('button', { name: 'Surprise us' }));
    await user.click(await screen.findByRole('button', { name: 'Use This Theme' }));
    await waitFor(() => expect(table.room.state.stage.phase).toBe('playing'));
  });

  test('are named to the others; the leader can choose instead after a while', async () => {
    createTable({ whoChooses: 'turns' });
    startChoosing(table.room);
    act(() => void table.room.act(robin.user, { type: 'makeLeader', player: sam.user }));
    const { user } = openGame(sam);
    expect(await screen.findByText('Robin is choosing...')).toHaveAttribute('role', 'status');
    const strip = within(screen.getByRole('list', { name: 'Players' }));
    expect(strip.getByText('Choosing').closest('li')).toHaveTextContent('Robin');
    expect(strip.getByText('You', { selector: '[title]' })).toHaveAttribute('title', 'Samwise');
    expect(screen.getByRole('button', { name: 'End Game' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Surprise us' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose instead (45)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await wait(45);
    await user.click(screen.getByRole('button', { name: 'Choose instead' }));
    expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
  });
});

test('questions for grown-ups are left out of the picker of a lobby for all ages, which says so', async () => {
  startChoosing(table.room);
  const [listed] = sampleThemes;
  const game = { name: 'Best drink', type: 'Slider' };
  const themeOf = (name: string, games: object[]) => ({
    ...{ _id: name, name, description: '', type: 'normal', tags: [], covers: [], isNew: false },
    ...{ games, known: { players: 0, newGames: games.length }, knownForAll: { players: 0, newGames: 1 } },
  });
  const grown = { ...game, name: 'Best cocktail', suits: 'grownUps' };
  const { user } = openGame(robin, {
    'GET /api/themes': () =>
      Response.json({
        success: true,
        themes: [themeOf(listed?.name ?? '', [game, grown]), themeOf('Bars', [grown])],
      }),
  });
  const card = await screen.findByRole('button', { name: listed?.name ?? '' });
  expect(card).toHaveAccessibleDescription('1 round, about 2 min with slider');
  expect(screen.queryByRole('button', { name: 'Bars' })).toBeNull();
  expect(screen.getByText(/questions for grown-ups/)).toHaveTextContent(
    '2 questions for grown-ups are off. Turn on',
  );
  await user.click(screen.getByRole('button', { name: 'Turn on the questions for grown-ups' }));
  expect(await screen.findByRole('button', { name: 'Bars' })).toBeInTheDocument();
});
