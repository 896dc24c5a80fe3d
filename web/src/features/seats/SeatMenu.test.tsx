import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import GamePage from '../../pages/game/GamePage.tsx';
import { LobbyPanel } from '../../screens/lobby/LobbyPanel.tsx';
import { cards } from '../../screens/people-panel/testing/cards.ts';
import { renderPeople } from '../../screens/people-panel/testing/render-people.tsx';
import { ScriptedPeople } from '../../screens/people-panel/testing/scripted-people.ts';

let room: ScriptedRoom;
beforeEach(() => {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim, sam);
});

function startGame(): string {
  room.act(robin.user, { type: 'startGame' });
  return room.state.stage.phase === 'lobby' ? '' : room.state.stage.game.id;
}

test('the leader makes another player the leader, after a confirmation', async () => {
  renderWithRoom(<LobbyPanel you={robin} />, { room, you: robin });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  await user.click(screen.getByRole('menuitem', { name: 'Make kimchi leader' }));
  expect(room.state.leader).toBe(robin.user);
  const dialog = within(screen.getByRole('dialog', { name: 'Make kimchi the leader?' }));
  await user.click(dialog.getByRole('button', { name: 'Make leader' }));
  expect(await screen.findByRole('heading', { name: 'In Another Lobby' })).toBeInTheDocument();
  expect(room.state.leader).toBe(kim.user);
});

test('an absent player cannot be made leader', async () => {
  let now = Date.now();
  room = new ScriptedRoom({ owner: robin, now: () => now }).join(kim);
  room.lose(kim.user);
  now += 20_000;
  room.tick();
  renderWithRoom(<LobbyPanel you={robin} />, { room, you: robin });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  const item = screen.getByRole('menuitem', { name: 'Make kimchi leader' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await user.click(item);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('during the ready check the leader can kick a player', async () => {
  startGame();
  renderWithRoom(<GamePage />, { room, you: robin, path: '/game' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Options for Samwise' }));
  await user.click(screen.getByRole('menuitem', { name: 'Kick Samwise' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kick' }));
  await waitFor(() => expect(room.state.seats).toHaveLength(2));
  expect(room.state.removed.map(({ user: removed }) => removed)).toEqual([sam.user]);
});

test('in a running game each other player in the strip is a button with the same menu', async () => {
  const gameId = startGame();
  for (const { user } of [robin, kim, sam]) room.act(user, { type: 'confirmReadiness', gameId });
  renderWithRoom(<GamePage />, { room, you: robin, path: '/game' });
  const user = userEvent.setup();
  const strip = within(await screen.findByRole('list', { name: 'Players' }));
  expect(strip.getByRole('button', { name: /kimchi/ })).toHaveAttribute('aria-haspopup', 'menu');
  expect(strip.queryByRole('button', { name: /Robin/ })).toBeNull();
  await user.click(strip.getByRole('button', { name: /Samwise/ }));
  await user.click(strip.getByRole('menuitem', { name: 'Make Samwise leader' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make leader' }));
  expect(await screen.findByText('Leader is choosing...')).toBeInTheDocument();
});

test('a friend request can be sent from a player’s seat', async () => {
  const people = new ScriptedPeople({ people: cards, friends: { [sam.user]: 'inLobby' } });
  renderPeople(<LobbyPanel you={robin} />, { people, room });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add friend' }));
  expect(await screen.findByText('You asked kimchi')).toBeInTheDocument();
  expect([...people.sent]).toEqual([kim.user]);
  await user.click(screen.getByRole('button', { name: 'Options for Samwise' }));
  expect(screen.getByRole('menuitem', { name: 'Message Samwise' })).toBeInTheDocument();
});

test('a player can be blocked after a confirmation, and then has no mute item', async () => {
  const people = new ScriptedPeople({ people: cards });
  renderPeople(<LobbyPanel you={robin} />, { people, room });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block kimchi' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Block kimchi?' }));
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect([...people.blocked]).toEqual([kim.user]));
  await user.click(screen.getByRole('button', { name: 'Options for kimchi' }));
  expect(await screen.findByRole('menuitem', { name: 'Unblock kimchi' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Mute kimchi' })).toBeNull();
});
