import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { kim, robin, sam } from '../net/testing/people.ts';
import { renderWithRoom } from '../net/testing/render-with-room.tsx';
import { refuseElsewhere, refuseWith } from '../net/testing/scripted-api.ts';
import { ScriptedRoom } from '../net/testing/scripted-room.ts';
import JoinPage from './JoinPage.tsx';

const page = (
  <Routes>
    <Route path="/join/:code" element={<JoinPage />} />
    <Route path="*" element={null} />
  </Routes>
);

test('a member follows the link into the lobby', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const { location } = renderWithRoom(page, { room, you: sam, path: '/join/PARTY7' });
  await waitFor(() => expect(location()).toBe('/'));
  expect(room.state.seats.map(({ user }) => user)).toContain(sam.user);
});

test('a guest logs in first and comes back', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const nobody = () => Response.json({ user: null });
  const api = { 'GET /api/user/auth-check': nobody };
  const { location } = renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api });
  await waitFor(() => expect(location()).toBe('/login'));
});

test('a link that leads nowhere says so', async () => {
  const room = new ScriptedRoom({ owner: robin });
  renderWithRoom(page, { room, you: sam, path: '/join/NOPE22' });
  expect(await screen.findByText('There is no lobby with that code.')).toBeInTheDocument();
});

test('a full lobby says so', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const api = { 'POST /api/lobby/joinLobby/PARTY7': refuseWith(409, 'fullLobby', '') };
  renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api });
  expect(await screen.findByText('That lobby is full.')).toBeInTheDocument();
});

test('whoever is refused after agreeing to leave keeps their seat, and reads so', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const api = {
    'POST /api/lobby/joinLobby/PARTY7': (body: unknown) =>
      JSON.stringify(body).includes('OTHER2')
        ? refuseWith(409, 'startedLobby', '')()
        : refuseElsewhere('OTHER2'),
  };
  renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it and go on' }));
  expect(await screen.findByText(/You still have your seat in your own lobby\.$/)).toBeInTheDocument();
});

test('a link into a running game leads to the game, to watch', async () => {
  const room = new ScriptedRoom({ owner: robin }).join(kim);
  room.act(robin.user, { type: 'startGame' });
  const { location } = renderWithRoom(page, { room, you: sam, path: '/join/PARTY7' });
  await waitFor(() => expect(location()).toBe('/game'));
  expect(room.state.seats.map(({ user }) => user)).toContain(sam.user);
});

test('without late join a running game says so, in words that invite to come back', async () => {
  const room = new ScriptedRoom({ owner: robin, rules: { lateJoin: false } }).join(kim);
  room.act(robin.user, { type: 'startGame' });
  renderWithRoom(page, { room, you: sam, path: '/join/PARTY7' });
  expect(await screen.findByText(/^The game in that lobby has already started\./)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'They have started without you' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
