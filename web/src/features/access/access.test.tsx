import type { Person } from '@tallyho/game/model/person';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import GamePage from '../../pages/game/GamePage.tsx';
import { LobbyPanel } from '../../screens/lobby/LobbyPanel.tsx';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import { RoomNavigation } from '../room-navigation/RoomNavigation.tsx';

const home = (browser: string) => ({ address: 'home'.padEnd(20, '-'), browser: browser.padEnd(20, '-') });
const koala = { user: 'koala-1', username: 'Wise Koala', avatar: 3 };

let room: ScriptedRoom;
beforeEach(() => {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim);
  room.seat(sam, true, home('phone'));
});
const removeSam = () => room.act(robin.user, { type: 'kickPlayer', player: sam.user });

function openLobby(you: Person = robin) {
  renderWithRoom(
    <>
      <LobbyPanel you={you} />
      <ToastRegion />
    </>,
    { room, you },
  );
  return userEvent.setup();
}

describe('the leader', () => {
  test('is asked about a new guest from the network of a removed player, and lets the guest in', async () => {
    removeSam();
    const user = openLobby();
    const region = await screen.findByRole('status', { name: 'Guests who want to join' });
    expect(region).toBeEmptyDOMElement();
    expect(room.seat(koala, true, home('tablet'))).toBe('leaderAsked');
    await waitFor(() => expect(region).toHaveTextContent("Somebody new from Samwise's network: let in?"));
    expect(region).toHaveTextContent('The name they chose is Wise Koala.');
    await user.click(within(region).getByRole('button', { name: 'Let in Wise Koala' }));
    await waitFor(() => expect(region).toBeEmptyDOMElement());
    expect(room.seat(koala, true, home('tablet'))).toBeNull();
  });

  test('is asked during a game, too, and can change an answer in the settings', async () => {
    room.act(robin.user, { type: 'startGame' });
    removeSam();
    room.seat(koala, true, home('tablet'));
    renderWithRoom(<GamePage />, { room, you: robin, path: '/game' });
    const user = userEvent.setup();
    const region = await screen.findByRole('status', { name: 'Guests who want to join' });
    await user.click(within(region).getByRole('button', { name: 'Refuse Wise Koala' }));
    await waitFor(() => expect(region).toBeEmptyDOMElement());
    expect(room.seat(koala, true, home('tablet'))).toBe('notLetIn');
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(screen.getByRole('button', { name: 'Lobby settings' }));
    const list = within(screen.getByRole('dialog', { name: 'Lobby settings' }));
    await user.click(list.getByRole('button', { name: 'Let in: Wise Koala' }));
    await waitFor(() => expect(room.seat(koala, true, home('tablet'))).toBeNull());
  });

  test('is told on other pages, with the way to the question', async () => {
    const { location } = renderWithRoom(
      <>
        <RoomNavigation />
        <ToastRegion />
      </>,
      { room, you: robin, path: '/user' },
    );
    removeSam();
    room.seat(koala, true, home('tablet'));
    expect(await screen.findByText("Somebody new from Samwise's network: let in?")).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(location()).toBe('/');
  });

  test('can undo a removal at once', async () => {
    const user = openLobby();
    await user.click(await screen.findByRole('button', { name: 'Options for Samwise' }));
    await user.click(screen.getByRole('menuitem', { name: 'Kick Samwise' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kick' }));
    expect(await screen.findByText('Samwise was removed.')).toBeInTheDocument();
    expect(room.seat(sam, true, home('phone'))).toBe('banned');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Samwise can join again.')).toBeInTheDocument();
    expect(room.seat(sam, true, home('phone'))).toBeNull();
  });

  test('finds the removed players in the lobby settings and lets one back in', async () => {
    removeSam();
    const user = openLobby();
    await user.click(await screen.findByRole('button', { name: 'Lobby settings' }));
    const list = screen.getByRole('region', { name: 'Removed players' });
    await user.click(within(list).getByRole('button', { name: 'Let back in: Samwise' }));
    expect(await screen.findByText('Samwise can join again.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Removed players' })).toBeNull();
    expect(room.seat(sam, true, home('phone'))).toBeNull();
  });
});

test('other players see neither the question nor the removed players', async () => {
  removeSam();
  room.seat(koala, true, home('tablet'));
  const user = openLobby(kim);
  await user.click(await screen.findByRole('button', { name: 'Lobby settings' }));
  expect(screen.queryByText(/network/)).toBeNull();
  expect(screen.queryByText('Removed players')).toBeNull();
});
