import type { Person } from '@tallyho/game/model/person';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { alex, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { refuseElsewhere, respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { LobbyPanel } from './LobbyPanel.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

function open(you: Person, api = {}) {
  const page = renderWithRoom(<LobbyPanel you={you} />, { room, you, api });
  return { ...page, user: userEvent.setup() };
}

test('Start a game, also named Create Web Server, says what it does', async () => {
  const { user } = open(sam);
  const start = await screen.findByRole('button', { name: 'Start a game Create Web Server' });
  expect(start).toHaveAttribute('title', 'Create Web Server');
  expect(start).toHaveAccessibleDescription('Opens a lobby for your friends');
  await user.click(screen.getByRole('radio', { name: 'Public' }));
  expect(start).toHaveAccessibleDescription('Opens a lobby. Anyone may join.');
});

test('Join a Lobby focuses the field for the code', async () => {
  room.act(kim.user, { type: 'leaveLobby' });
  const { user } = open(kim);
  await user.click(await screen.findByRole('button', { name: 'Join a Lobby' }));
  expect(screen.getByRole('textbox', { name: 'Lobby code' })).toHaveFocus();
});

test('the field for the code opens below Start a game, which stays, and Back closes it', async () => {
  const { user } = open(sam);
  await user.click(await screen.findByRole('button', { name: 'Join a Lobby' }));
  expect(screen.getByRole('button', { name: /Create Web Server$/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('textbox', { name: 'Lobby code' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Join a Lobby' })).toBeInTheDocument();
});

test('a new lobby can be public', async () => {
  const created = vi.fn(() => {
    room.join(sam);
    return Response.json({ success: true, code: room.code });
  });
  const { user } = open(sam, { 'POST /api/lobby/createLobby': created });
  await user.click(await screen.findByRole('radio', { name: 'Public' }));
  await user.click(screen.getByRole('button', { name: /Create Web Server$/ }));
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(await screen.findByRole('heading', { name: 'In Another Lobby' })).toBeInTheDocument();
});

test('a whole invite link can be pasted into the code', async () => {
  const { user } = open(sam);
  await user.click(await screen.findByRole('button', { name: 'Join a Lobby' }));
  const field = screen.getByRole('textbox', { name: 'Lobby code' });
  await user.click(field);
  await user.paste('https://tallyho.example/join/party7?from=chat');
  expect(field).toHaveValue('PARTY7');
  await user.click(screen.getByRole('button', { name: 'Join Lobby' }));
  expect(await screen.findByRole('heading', { name: 'In Another Lobby' })).toBeInTheDocument();
});

test.each([
  ['lobbyNotFound', 404, 'There is no lobby with that code.'],
  ['lobbyFull', 409, 'That lobby is full.'],
  ['gameInProgress', 409, 'The game in that lobby has already started.'],
  ['banned', 403, 'You were removed from that lobby and cannot rejoin it.'],
  ['somethingElse', 400, 'Failed to join lobby'],
  ['unavailable', 503, 'Server error'],
])('joining refused with %s says: %s', async (code, status, message) => {
  const { user } = open(sam, {
    'POST /api/lobby/joinLobby/PARTY7': respondWithError(status, code, 'Other words'),
  });
  await user.click(await screen.findByRole('button', { name: 'Join a Lobby' }));
  await user.type(screen.getByRole('textbox', { name: 'Lobby code' }), 'party7{Enter}');
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: /Create Web Server$/ })).toBeInTheDocument();
});

test.each(['joining', 'creating'])(
  '%s leaves the other lobby only after a confirmation, in the same call',
  async (what) => {
    const bodies: unknown[] = [];
    const enter = (body: unknown) => {
      bodies.push(body);
      if (bodies.length === 1) return refuseElsewhere('OTHER2');
      room.join(alex);
      return Response.json({ success: true, code: room.code });
    };
    const { user } = open(alex, {
      'POST /api/lobby/joinLobby/PARTY7': enter,
      'POST /api/lobby/createLobby': enter,
    });
    if (what === 'creating')
      await user.click(await screen.findByRole('button', { name: /Create Web Server$/ }));
    else {
      await user.click(await screen.findByRole('button', { name: 'Join a Lobby' }));
      await user.type(screen.getByRole('textbox', { name: 'Lobby code' }), 'PARTY7{Enter}');
    }
    const dialog = within(await screen.findByRole('dialog'));
    expect(bodies).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Leave it and go on' }));
    expect(await screen.findByRole('heading', { name: 'In Another Lobby' })).toBeInTheDocument();
    expect(bodies).toEqual([
      expect.not.objectContaining({ leave: expect.anything() }),
      expect.objectContaining({ leave: 'OTHER2' }),
    ]);
  },
);
