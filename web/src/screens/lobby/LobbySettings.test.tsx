import { defaultPreferences } from '@tallyho/game/accounts/default-preferences';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { applyPreferences, readSettings } from '../../entities/preferences/preferences.ts';
import { robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { LobbyPanel } from './LobbyPanel.tsx';
// The lazy part of the page is imported here, so that no test waits for it.
import './ViewerSettings.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  applyPreferences(defaultPreferences);
  room = new ScriptedRoom({ owner: robin });
});

test('visitors have the settings of this browser', async () => {
  renderWithRoom(<LobbyPanel you={null} />, { room, you: sam });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Lobby settings', expanded: false }));
  const settings = within(screen.getByRole('region', { name: 'Lobby settings' }));
  await user.click(settings.getByRole('switch', { name: 'Show Avatars' }));
  expect(readSettings().lobbyShowAvatars).toBe(false);
  await user.click(settings.getByRole('switch', { name: 'Show Avatars' }));
  await user.click(settings.getByRole('switch', { name: 'Always show the code' }));
  expect(readSettings().lobbyShowCode).toBe(true);
  expect(settings.queryByRole('combobox')).toBeNull();
});

test('without a lobby, the settings are those of the next lobby', async () => {
  const created = vi.fn(respondWithError(503, 'unavailable', 'Server error'));
  renderWithRoom(<LobbyPanel you={sam} />, {
    room,
    you: sam,
    api: { 'POST /api/lobby/createLobby': created },
  });
  const user = userEvent.setup();
  const toggle = await screen.findByRole('button', { name: 'Lobby settings', expanded: false });
  await user.click(toggle);
  const settings = within(screen.getByRole('region', { name: 'Lobby settings' }));
  expect(settings.getByRole('switch', { name: 'Enable Sound Effects' })).toBeInTheDocument();
  await user.selectOptions(settings.getByRole('combobox', { name: 'Number of Players' }), '6');
  await user.click(settings.getByRole('switch', { name: /^Late join/ }));
  await user.click(toggle);
  expect(screen.queryByRole('region', { name: 'Lobby settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Create Web Server$/ }));
  await waitFor(() =>
    expect(created).toHaveBeenCalledWith(
      expect.objectContaining({ maxPlayers: 6, rules: expect.objectContaining({ lateJoin: false }) }),
    ),
  );
});
