import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { readWantedTheme, storeWantedTheme } from '../../features/accounts/stored/wanted-theme.ts';
import { createTable, openGame, setTable, table, theme } from './testing/game-table.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/tier-list/Play.tsx';
import '../../minigames/slider/Play.tsx';
import { matchMedia } from '../../../test/match-media.ts';

setTable();

test('the leader plays a theme from this lobby', async () => {
  const own = { name: 'Who snores', texts: [], types: ['SliderLobby' as const] };
  table.room.act(sam.user, { type: 'writeTheme', theme: own });
  startChoosing(table.room);
  const { user } = openGame(robin);
  const card = await screen.findByRole('button', { name: 'Who snores' });
  expect(card).toHaveAccessibleDescription(
    '1 round, about 2 min with slider for every player From this lobby, by Samwise',
  );
  await user.click(card);
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

test('while the leader chooses, End Game is beside the words below the themes, and needs a confirmation', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin);
  expect(await screen.findByText('Play one, then choose the next.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'End Game', hidden: true })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'End Game' }));
  expect(table.room.state.stage.phase).toBe('choosing');
  await user.click(screen.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(table.room.state.stage.phase).toBe('finished'));
});

test('on phones End Game is in the menu while the leader chooses, and only there', async () => {
  matchMedia((query) => query === '(width < 480px)');
  startChoosing(table.room);
  openGame(robin);
  const surprise = await screen.findByRole('button', { name: 'Surprise us' });
  expect(screen.queryByRole('button', { name: 'End Game' })).toBeNull();
  const inMenu = screen.getByRole('button', { name: 'End Game', hidden: true });
  expect(inMenu.compareDocumentPosition(surprise)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the chat beside the themes is folded for the player who chooses, and open for the others', async () => {
  startChoosing(table.room);
  const leader = openGame(robin);
  const unfold = () => within(screen.getByRole('complementary')).queryByRole('button', { name: 'Open chat' });
  await screen.findByRole('button', { name: 'Surprise us' });
  expect(unfold()).toBeInTheDocument();
  leader.unmount();
  openGame(kim);
  await screen.findByText('Leader is choosing...');
  expect(unfold()).toBeNull();
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
  expect(screen.queryByRole('button', { name: 'Surprise us' })).toBeNull();
});

test('a look at a theme ends when the leader has chosen', async () => {
  const gameId = startChoosing(table.room);
  const { user } = openGame(kim);
  await user.click(await screen.findByRole('button', { name: theme }));
  await screen.findByRole('heading', { name: theme });
  act(() => void table.room.act(robin.user, { type: 'themeChosen', gameId, theme }));
  expect(await screen.findByRole('heading', { name: 'Best looking flag' })).toBeInTheDocument();
});

/** A catalogue of `count` themes. Two of three have the tag Food, one of three the tag Home. */
const catalogue = (count: number) => ({
  'GET /api/themes': () =>
    Response.json({
      themes: Array.from({ length: count }, (_, index) => ({
        _id: `theme-${index}`,
        name: `Theme ${index}`,
        description: '',
        type: index % 5 === 4 ? 'lobby' : 'normal',
        tags: index % 3 === 2 ? ['Home'] : ['Food'],
        games: [{ name: `Question ${index}`, type: index % 5 === 4 ? 'SliderLobby' : 'Slider' }],
        covers: [],
        isNew: false,
        known: { players: 0, newGames: 1 },
      })),
    }),
});
const things = () => screen.getByRole('list', { name: 'Themes' });
const cardsIn = (list: HTMLElement) => within(list).getAllByRole('button');

test('the search finds themes by their games, says how many, and Enter goes to the first one', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin, catalogue(24));
  await screen.findByRole('button', { name: 'Theme 3' });
  await user.type(screen.getByRole('searchbox', { name: 'Find a theme' }), 'question 23');
  expect(screen.getByText('1 theme found')).toHaveRole('status');
  expect(screen.queryByRole('list', { name: 'Themes about the players' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Theme 23' })).toHaveFocus();
});

test('in a narrow window a button opens the search, and closes it with all themes shown', async () => {
  matchMedia((media) => media === '(width < 700px)');
  startChoosing(table.room);
  const { user } = openGame(robin, catalogue(24));
  await screen.findByRole('button', { name: 'Theme 3' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('group', { name: 'Tags' })).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Search themes' });
  await user.click(button);
  expect(screen.getByRole('searchbox', { name: 'Find a theme' })).toHaveFocus();
  await user.keyboard('question 23');
  expect(screen.queryByRole('button', { name: 'Theme 3' })).toBeNull();
  await user.click(button);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Theme 3' })).toBeInTheDocument();
});

test('in a narrow and low window the tags are shown with the search, and as long as one is chosen', async () => {
  matchMedia((media) => ['(width < 700px)', '(height < 700px)'].includes(media));
  startChoosing(table.room);
  const { user } = openGame(robin, catalogue(24));
  await screen.findByRole('button', { name: 'Theme 3' });
  expect(screen.queryByRole('group', { name: 'Tags' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Search themes' });
  await user.click(button);
  const tag = screen.getByRole('button', { name: 'Home' });
  await user.click(tag);
  await user.click(button);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(tag);
  expect(screen.queryByRole('group', { name: 'Tags' })).toBeNull();
});

test('fewer than twenty themes have no search', async () => {
  startChoosing(table.room);
  openGame(robin, catalogue(19));
  await screen.findByRole('button', { name: 'Theme 3' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Tags' })).toBeNull();
});

test('a tag shows the themes that have it, and all of them at its second press', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin, catalogue(24));
  await screen.findByRole('button', { name: 'Theme 3' });
  const before = cardsIn(things()).length;
  const tag = within(screen.getByRole('group', { name: 'Tags' })).getByRole('button', { name: 'Home' });
  await user.click(tag);
  expect(tag).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('8 themes found')).toHaveRole('status');
  expect(screen.queryByRole('button', { name: 'Theme 3' })).toBeNull();
  await user.click(tag);
  expect(cardsIn(things())).toHaveLength(before);
});

test('without a match there is a way back to all themes, which leads to the search', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin, catalogue(24));
  await screen.findByRole('button', { name: 'Theme 3' });
  await user.click(screen.getByRole('button', { name: 'Home' }));
  const search = screen.getByRole('searchbox', { name: 'Find a theme' });
  await user.type(search, 'no such theme');
  expect(screen.getByRole('heading', { name: 'No theme matches' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all themes' }));
  expect(await screen.findByRole('list', { name: 'Themes about the players' })).toBeInTheDocument();
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
});

test('a long shelf scrolls by buttons until it is opened, and stays open after a look at a theme', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin, catalogue(24));
  await screen.findByRole('button', { name: 'Theme 3' });
  // 20 of the themes rate things, 4 the players.
  expect(screen.getAllByRole('button', { name: 'Scroll right' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show all 20' }));
  expect(screen.queryByRole('button', { name: 'Scroll right' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Theme 3' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
});

test('Surprise us opens a theme to confirm, and another one on the next press', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin);
  await screen.findByRole('button', { name: theme });
  await user.click(screen.getByRole('button', { name: 'Surprise us' }));
  const first = (await screen.findByRole('heading', { level: 1 })).textContent;
  expect(table.room.state.stage.phase).toBe('choosing');
  await user.click(screen.getByRole('button', { name: 'Surprise us' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(first));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
});

test('the page of a theme says how many rounds and minutes it takes', async () => {
  startChoosing(table.room);
  const { user } = openGame(robin);
  await user.click(await screen.findByRole('button', { name: theme }));
  expect(await screen.findByText('3 rounds, about 6 minutes')).toBeInTheDocument();
});

test('the theme that the leader wanted on a public page is opened first, once', async () => {
  storeWantedTheme('street-food');
  startChoosing(table.room);
  const { user } = openGame(robin);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Street food' })).toHaveFocus());
  expect(readWantedTheme()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
});

test('a wanted theme that does not exist any more is ignored', async () => {
  storeWantedTheme('deleted');
  startChoosing(table.room);
  openGame(robin);
  expect(await screen.findByRole('button', { name: theme })).toBeInTheDocument();
  await waitFor(() => expect(readWantedTheme()).toBeNull());
  expect(screen.getByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
});

test('a player who does not lead keeps the wanted theme for a lobby of their own', async () => {
  storeWantedTheme('street-food');
  startChoosing(table.room);
  openGame(kim);
  await screen.findByRole('button', { name: theme });
  expect(readWantedTheme()).toBe('street-food');
});

test('themes about the players show three of them', async () => {
  startChoosing(table.room);
  openGame(robin);
  const about = await screen.findByRole('list', { name: 'Themes about the players' });
  const [first] = within(about).getAllByRole('listitem');
  expect(first?.querySelectorAll('img')).toHaveLength(3);
});

test('the player who chooses can play the pictures of a theme as another mini-game', async () => {
  const items = Array.from({ length: 6 }, (_, at) => ({
    id: `p-${at}`,
    url: `/images/${at}.webp`,
    alt: `P ${at}`,
  }));
  const config = {
    tiers: [{ name: 'S', color: 'red' as const }],
    ordered: true,
    seMode: false,
    content: 'Themes/Chairs/Game1',
  };
  const game = { name: 'Comfy?', description: '', type: 'TierList' as const, config, items };
  createTable({}, [{ name: 'Chairs', description: '', type: 'normal', tags: [], games: [game] }]);
  startChoosing(table.room);
  const { user } = openGame(robin);
  await user.click(await screen.findByRole('button', { name: /^Chairs/ }));
  await user.click(await screen.findByText('Play it another way'));
  const choice = within(screen.getByRole('group', { name: 'Play it as' }));
  for (const name of ['Mixed', 'Hot takes', 'Rank them', 'Tier list'])
    expect(choice.getByRole('radio', { name })).toBeVisible();
  expect(choice.getByRole('radio', { name: 'Mixed' })).toBeChecked();
  await user.click(choice.getByRole('radio', { name: 'Rank them' }));
  await user.click(screen.getByRole('button', { name: 'Use This Theme' }));
  await waitFor(() =>
    expect(table.room.state.stage).toMatchObject({
      phase: 'playing',
      round: { board: { type: 'RankThem' } },
    }),
  );
});

test('on a phone those who wait read below the themes, once, when the game ends', async () => {
  matchMedia((media) => media === '(width < 480px)');
  startChoosing(table.room);
  openGame(kim);
  const themes = await screen.findByRole('list', { name: 'Themes about the players' });
  const until = screen.getByText('The game goes on until the leader ends it.');
  expect(themes.compareDocumentPosition(until) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const others = screen.getByRole('list', { name: 'The others' });
  expect(others.compareDocumentPosition(until) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const write = screen.getByRole('button', { name: 'Write a theme' });
  expect(until.compareDocumentPosition(write) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
