import { chooseGame, chosenTheme } from '@tallyho/game/testing/themes';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startChoosing, startLocalGame } from '../../entities/room/local/played-rounds.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { openGame, playToChoose, setTable, table } from './testing/game-table.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/tier-list/Play.tsx';
import '../../minigames/choose/Play.tsx';
import { matchMedia } from '../../../test/match-media.ts';

setTable();

const onPhone = () => matchMedia((media) => media.startsWith('(width < 700px)'));

test('the header says the theme and its round, and no time', async () => {
  playToChoose();
  openGame(robin);
  expect(await screen.findByText('Flags of the world')).toBeVisible();
  expect(screen.getByText('Round 3 of 3')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a whole deck has its number of rounds, but not a mark for each', async () => {
  const games = Array.from({ length: 40 }, (_, at) => ({ ...chooseGame(), name: `Game ${at + 1}` }));
  table.room = new ScriptedRoom({
    owner: robin,
    themes: [chosenTheme('Deck', games).snapshot],
    rules: { roundsPerTheme: null },
  }).join(kim);
  const gameId = startChoosing(table.room);
  table.room.act(robin.user, { type: 'themeChosen', gameId, theme: 'Deck' });
  const { container } = openGame(robin);
  expect(await screen.findByText('Round 1 of 40')).toBeVisible();
  expect(container.querySelectorAll('header [data-state]')).toHaveLength(0);
});

test('before the first theme it says that this is the ready check', async () => {
  startLocalGame(table.room);
  openGame(robin);
  expect(await screen.findByText('Ready check')).toBeVisible();
});

test('while a theme is chosen only the page has a title', async () => {
  startChoosing(table.room);
  openGame(robin);
  expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeVisible();
  expect(screen.queryByText('Choosing a theme')).toBeNull();
});

test('the settings have round, players and the time since the start', async () => {
  playToChoose();
  const { user } = openGame(robin);
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const settings = within(screen.getByRole('dialog', { name: 'Game settings' }));
  const facts = settings.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([expect.stringMatching(/^\d$/), '3', expect.stringMatching(/^\d+:\d\d$/)]);
});

test('on a phone friends, settings and Leave Game are in one menu', async () => {
  onPhone();
  playToChoose();
  const { user } = openGame(robin);
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('button', { name: 'Friends' })).toBeVisible();
  expect(menu.getByRole('switch', { name: 'Show Avatars' })).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Leave Game' }));
  expect(screen.getByRole('dialog', { name: 'Leave the game?' })).toBeVisible();
});
