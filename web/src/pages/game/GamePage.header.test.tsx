import { chooseGame, chosenTheme } from '@tallyho/game/testing/themes';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { startChoosing, startLocalGame } from '../../entities/room/local/played-rounds.ts';
import { alex, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import GamePage from './GamePage.tsx';
import { answer, openGame, playToChoose, setTable, table, theme, wait } from './testing/game-table.tsx';
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

function PageTwice() {
  const [mounts, setMounts] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setMounts(mounts + 1)}>
        Mount the page anew
      </button>
      <GamePage key={mounts} />
    </>
  );
}

describe('on a phone the chat button has the number of unread messages', () => {
  const say = async () => {
    // Longer than the pause between two messages of a player.
    await wait(3);
    act(() => void table.room.act(kim.user, { type: 'sendMessage', text: 'hello' }));
  };
  const chat = () => within(document.querySelector('header') ?? document.body);
  const hasUnread = (unread: number) =>
    waitFor(() =>
      expect(
        chat().getByRole('button', { name: `Open chat, ${unread} unread` }).parentElement,
      ).toHaveTextContent(`${unread}`),
    );

  test('in each phase of a game, also while the others answer', async () => {
    onPhone();
    const gameId = startLocalGame(table.room);
    openGame(robin);
    await screen.findByText('Ready check');
    await say();
    await hasUnread(1);
    act(() => {
      for (const { user } of table.room.state.seats)
        table.room.act(user, { type: 'confirmReadiness', gameId });
    });
    await screen.findByRole('heading', { name: 'Choose a theme' });
    await say();
    await hasUnread(2);
    act(() => void table.room.act(robin.user, { type: 'themeChosen', gameId, theme }));
    await screen.findByText('Round 1 of 3');
    await say();
    await hasUnread(3);
    act(() => answer(gameId, 0, [robin]));
    await say();
    await hasUnread(4);
    act(() => answer(gameId, 0, [kim, sam]));
    await say();
    await hasUnread(5);
    act(() => void table.room.act(robin.user, { type: 'gameFinished', gameId }));
    await say();
    await hasUnread(6);
  });

  test('also for a player who watches a round', async () => {
    onPhone();
    playToChoose();
    act(() => void table.room.join(alex));
    openGame(alex);
    await screen.findByText('Round 3 of 3');
    await say();
    await hasUnread(1);
  });

  test('also of those that came while another page was shown, until the chat is opened', async () => {
    onPhone();
    playToChoose();
    renderWithRoom(<PageTwice />, { room: table.room, you: robin, path: '/game' });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await screen.findByText('Round 3 of 3');
    await say();
    await hasUnread(1);
    await user.click(screen.getByRole('button', { name: 'Mount the page anew' }));
    await screen.findByText('Round 3 of 3');
    await hasUnread(1);
    await user.click(chat().getByRole('button', { name: 'Open chat, 1 unread' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Chat' })).getByRole('button', { name: 'Close chat' }),
    );
    expect(chat().getByRole('button', { name: 'Open chat' })).toBeInTheDocument();
  });
});
