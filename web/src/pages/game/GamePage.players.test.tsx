import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { setMuted } from '../../entities/preferences/muted.ts';
import { openRoom } from '../../entities/room/room-store.ts';
import { alex, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { RoomNavigation } from '../../features/room-navigation/RoomNavigation.tsx';
import { LobbyPanel } from '../../screens/lobby/LobbyPanel.tsx';
import {
  answer,
  createTable,
  openGame,
  playToChoose,
  setTable,
  table,
  theme,
} from './testing/game-table.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/tier-list/Play.tsx';
import '../../minigames/tier-list/Results.tsx';
import '../../minigames/slider/Play.tsx';
import '../../minigames/slider/Results.tsx';
import '../../minigames/choose/Play.tsx';
import '../../minigames/choose/Results.tsx';

setTable();

test('a latecomer watches the round without seeing answers, and plays from the next round', async () => {
  const gameId = playToChoose();
  answer(gameId, 2, [robin]);
  table.room.join(alex);
  openGame(alex);
  expect(await screen.findByText(/^You're watching this round/)).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: 'Crosses' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Stripes' })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  const strip = within(screen.getByRole('list', { name: 'Players' }));
  expect(strip.getByText('Watching')).toBeInTheDocument();
  expect(screen.getByText('Waiting for other players...').parentElement).toHaveTextContent(
    'kimchi and Samwise',
  );
  expect(screen.getByText('1 of 3 answers are in')).toBeInTheDocument();
  answer(gameId, 2, [kim, sam]);
  expect(await screen.findByText('Round Over')).toBeInTheDocument();
  table.room.act(robin.user, { type: 'nextRound', gameId, theme, game: 2 });
  table.room.act(robin.user, { type: 'themeChosen', gameId, theme: 'Space' });
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeInTheDocument();
});

test('a player who joins by code during a game is taken to the game', async () => {
  playToChoose();
  const page = renderWithRoom(
    <>
      <RoomNavigation />
      <LobbyPanel you={alex} />
    </>,
    { room: table.room, you: alex },
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Join a Lobby' }));
  await user.type(screen.getByRole('textbox', { name: 'Lobby code' }), 'party7{Enter}');
  await waitFor(() => expect(page.location()).toBe('/game'));
});

test('a player can opt out of being rated before the game, and the others see a neutral note', async () => {
  table.room.act(robin.user, { type: 'startGame' });
  const { user, unmount } = openGame(kim);
  await user.click(await screen.findByRole('checkbox', { name: /^Don't rate me in this game/ }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Don't rate me/ })).toBeChecked());
  unmount();
  openGame(sam);
  expect(await screen.findByText('not being rated')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Don't rate me/ })).not.toBeChecked();
});

test('during the game the same switch is in the settings', async () => {
  playToChoose();
  const { user } = openGame(kim);
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('switch', { name: /^Don't rate me in this game/ }));
  const strip = within(screen.getByRole('list', { name: 'Players' }));
  expect(await strip.findByText('Thinking · not being rated')).toBeInTheDocument();
});

test('a player on another page of the site is not shown as thinking until they return', async () => {
  playToChoose();
  openGame(kim);
  const elsewhere = openRoom(table.room.code, table.room.wiringFor(sam.user));
  elsewhere.showPage('other');
  const strip = within(await screen.findByRole('list', { name: 'Players' }));
  expect(await strip.findByText('On another page')).toBeInTheDocument();
  elsewhere.showPage('game');
  await waitFor(() => expect(strip.queryByText('On another page')).toBeNull());
  elsewhere.close();
});

test('a face that a player pulls is seen by the others for a moment, unless they have muted the player', async () => {
  playToChoose();
  const { user } = openGame(kim);
  const others = openRoom(table.room.code, table.room.wiringFor(sam.user));
  const strip = within(await screen.findByRole('list', { name: 'Players' }));
  await user.click(strip.getByRole('button', { name: /You/ }));
  const faces = within(await screen.findByRole('dialog', { name: 'Pull a face' }));
  expect(faces.getAllByRole('button')).toHaveLength(6);
  await user.click(faces.getByRole('button', { name: 'Shocked' }));
  await waitFor(() => expect(others.getSnapshot().moods).toEqual({ [kim.user]: 'shocked' }));
  expect(faces.getByRole('button', { name: 'Smug' })).toHaveAttribute('aria-disabled', 'true');
  const shocked = () => strip.getByRole('button', { name: /You/ }).querySelector('img[src$="#shocked"]');
  expect(shocked()).not.toBeNull();
  table.room.act(sam.user, { type: 'showMood', mood: 'asleep' });
  const asleep = () => strip.getByRole('button', { name: /Samwise/ }).querySelector('img[src$="#asleep"]');
  await waitFor(() => expect(asleep()).not.toBeNull());
  act(() => setMuted(sam.user, true));
  expect(asleep()).toBeNull();
  others.close();
});

test('with two players the note about anonymous votes says that answers can be guessed', async () => {
  createTable({ anonymousVotes: true });
  for (const { user } of table.room.state.seats.slice(2)) table.room.act(user, { type: 'leaveLobby' });
  table.room.act(robin.user, { type: 'startGame' });
  openGame(kim);
  expect(
    await screen.findByText('Votes are anonymous in this game. With two players, answers can be guessed.'),
  ).toBeInTheDocument();
});

test('anonymous votes are announced before the game and where votes are given', async () => {
  createTable({ anonymousVotes: true });
  table.room.act(robin.user, { type: 'startGame' });
  const first = openGame(kim);
  expect(await screen.findByText('Votes are anonymous in this game')).toBeInTheDocument();
  first.unmount();
  createTable({ anonymousVotes: true });
  playToChoose();
  openGame(kim);
  expect(await screen.findByText('Votes are anonymous in this game')).toBeInTheDocument();
});
