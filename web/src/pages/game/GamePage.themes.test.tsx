import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { createTable, openGame, setTable, table, theme } from './testing/game-table.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/tier-list/Play.tsx';
import '../../minigames/slider/Play.tsx';

setTable();

test('the leader plays a theme from this lobby', async () => {
  const own = { name: 'Who snores', texts: [], types: ['SliderLobby' as const] };
  table.room.act(sam.user, { type: 'writeTheme', theme: own });
  startChoosing(table.room);
  const { user } = openGame(robin);
  expect(await screen.findByText('From this lobby')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Who snores.*1 round · by Samwise/ }));
  expect(await screen.findByText('Written by Samwise, for this lobby alone.')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Games' })).toHaveTextContent('Slider for every player');
  await user.click(screen.getByRole('button', { name: 'Use This Theme' }));
  await waitFor(() =>
    expect(table.room.state.stage).toMatchObject({ phase: 'playing', isCustomTheme: true }),
  );
});

test('the preview of a theme closes when the theme is removed', async () => {
  const own = { name: 'Who snores', texts: [], types: ['SliderLobby' as const] };
  table.room.act(sam.user, { type: 'writeTheme', theme: own });
  startChoosing(table.room);
  const { user } = openGame(robin);
  await user.click(await screen.findByRole('button', { name: /^Who snores/ }));
  await screen.findByText('Written by Samwise, for this lobby alone.');
  const id = table.room.state.customThemes[0]?.id ?? '';
  act(() => {
    table.room.act(sam.user, { type: 'removeTheme', customTheme: id });
  });
  expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
});

test('themes about the players are under ‘Or rate each other’', async () => {
  startChoosing(table.room);
  openGame(robin);
  expect(await screen.findByRole('heading', { name: 'Or rate each other' })).toBeInTheDocument();
  const about = screen.getByRole('list', { name: 'Themes about the players' });
  expect(within(about).getAllByRole('button').length).toBeGreaterThan(0);
});

test('a theme of this lobby that only rates the players is under ‘Or rate each other’', async () => {
  const own = { name: 'Who snores', texts: [], types: ['SliderLobby' as const] };
  table.room.act(sam.user, { type: 'writeTheme', theme: own });
  startChoosing(table.room);
  openGame(robin);
  const things = await screen.findByRole('list', { name: 'Themes' });
  const about = screen.getByRole('list', { name: 'Themes about the players' });
  expect(within(about).getByRole('button', { name: /^Who snores/ })).toBeInTheDocument();
  expect(within(things).queryByText('Who snores')).toBeNull();
});

test('while the leader chooses, End Game is below the themes on every screen, and needs a confirmation', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin);
  expect(
    await screen.findByText('No limit of themes: the game goes on until you press End Game.'),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'End Game', hidden: true })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'End Game' }));
  expect(table.room.state.stage.phase).toBe('choosing');
  await user.click(screen.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(table.room.state.stage.phase).toBe('finished'));
});

test('with a limit of themes every player reads which theme this is', async () => {
  createTable({ numRounds: 3 });
  startChoosing(table.room);
  openGame(kim);
  expect(await screen.findByText('Theme 1 of 3')).toBeInTheDocument();
});

test('a preview has the focus on its name; Back returns to the same place of the list, with the focus on the card', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin);
  const card = await screen.findByRole('button', { name: theme });
  const list = screen.getByRole('list', { name: 'Themes' });
  list.scrollLeft = 684;
  fireEvent.scroll(list);
  await user.click(card);
  expect(await screen.findByRole('heading', { name: theme })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByRole('button', { name: theme })).toHaveFocus());
  expect(screen.getByRole('list', { name: 'Themes' }).scrollLeft).toBe(684);
});

test('the other players look at the themes while the leader chooses, and cannot use one', async () => {
  startChoosing(table.room);
  const { user } = openGame(kim);
  await user.click(await screen.findByRole('button', { name: theme }));
  expect(await screen.findByRole('heading', { name: theme })).toHaveFocus();
  expect(await screen.findByText('Best looking flag')).toBeInTheDocument();
  expect(screen.getByText('Leader is choosing...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use This Theme' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Samwise: hop' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Surprise me' })).toBeNull();
});

test('a look at a theme ends when the leader has chosen', async () => {
  const gameId = startChoosing(table.room);
  const { user } = openGame(kim);
  await user.click(await screen.findByRole('button', { name: theme }));
  await screen.findByRole('heading', { name: theme });
  act(() => void table.room.act(robin.user, { type: 'themeChosen', gameId, theme }));
  expect(await screen.findByRole('heading', { name: 'Best looking flag' })).toBeInTheDocument();
});

test('the search finds themes by their games, and Enter goes to the first one', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin);
  await screen.findByRole('button', { name: theme });
  await user.type(screen.getByRole('searchbox', { name: 'Find a theme' }), 'looking flag');
  expect(screen.getByText('1 theme found')).toHaveRole('status');
  expect(screen.queryByRole('list', { name: 'Themes about the players' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: theme })).toHaveFocus();
});

test('the filter shows the themes with one tag; without a match there is a way back to all', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin);
  await screen.findByRole('button', { name: theme });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'design');
  expect(within(screen.getByRole('list', { name: 'Themes' })).getAllByRole('button')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox', { name: 'Find a theme' }), 'no such theme');
  await user.click(screen.getByRole('button', { name: 'Show all themes' }));
  expect(await screen.findByRole('list', { name: 'Themes about the players' })).toBeInTheDocument();
});

test('Surprise me opens a theme that was found, and another one on the next press', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin);
  await screen.findByRole('button', { name: theme });
  await user.click(screen.getByRole('button', { name: 'Surprise me' }));
  const first = (await screen.findByRole('heading', { level: 1 })).textContent;
  await user.click(screen.getByRole('button', { name: 'Surprise me' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(first));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
});

test('themes about the players show the players’ avatars; a picture that fails to load is removed', async () => {
  startChoosing(table.room);
  openGame(robin);
  const about = await screen.findByRole('list', { name: 'Themes about the players' });
  const [first] = within(about).getAllByRole('button');
  expect(first?.querySelectorAll('img')).toHaveLength(Math.min(4, table.room.state.seats.length));
  const [card] = within(screen.getByRole('list', { name: 'Themes' })).getAllByRole('button');
  const picture = card?.querySelector('img');
  if (!card || !picture) throw new Error('The theme has no pictures.');
  const pictures = card.querySelectorAll('img').length;
  fireEvent.error(picture);
  expect(card.querySelectorAll('img')).toHaveLength(pictures - 1);
});
