import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import {
  type Overrides,
  refuseElsewhere,
  respondWithError,
} from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { nextAddress } from '../../features/accounts/stored/next-address.ts';
import { storeInvitation } from '../../features/accounts/stored/stored-invitation.ts';
import JoinPage from './JoinPage.tsx';

beforeEach(() => sessionStorage.clear());

const page = (
  <Routes>
    <Route path="/join/:code" element={<JoinPage />} />
    <Route path="*" element={null} />
  </Routes>
);

test('a logged-in user joins the lobby of the link', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const { location } = renderWithRoom(page, { room, you: sam, path: '/join/PARTY7' });
  await waitFor(() => expect(location()).toBe('/'));
  expect(room.state.seats.map(({ user }) => user)).toContain(sam.user);
});

describe('a browser in which an account was logged in at the last visit', () => {
  beforeEach(() => localStorage.setItem('tallyho:user', '1'));
  afterEach(() => localStorage.clear());

  test('joins without waiting for the session', async () => {
    const room = new ScriptedRoom({ owner: robin });
    const api = { 'GET /api/user/auth-check': () => new Promise<Response>(() => undefined) };
    const { location } = renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api });
    await waitFor(() => expect(location()).toBe('/'));
    expect(room.state.seats.map(({ user }) => user)).toContain(sam.user);
  });

  test('shows the invitation and no error if the session has ended', async () => {
    const room = new ScriptedRoom({ owner: robin });
    const refused = respondWithError(401, 'unauthenticated', 'Please log in.');
    const api = { ...invited(), 'POST /api/lobby/joinLobby/PARTY7': refused };
    renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api });
    expect(await screen.findByRole('heading', { name: 'Robin invites you to play' })).toBeInTheDocument();
    expect(screen.queryByText('Failed to join lobby')).toBeNull();
    expect(nextAddress(null)).toBe('/join/PARTY7');
  });
});

const visitor = { 'GET /api/user/auth-check': () => Response.json({ user: null }) };
const lobby = {
  leader: { username: 'Robin', avatar: 2 },
  heads: [2, 5, 1],
  players: 3,
  maxPlayers: 4,
  state: 'open',
  lateJoin: true,
  guestsMayJoin: true,
};
const invited = (changes = {}) => ({
  ...visitor,
  'GET /api/join/PARTY7': () =>
    Response.json({ success: true, lobby: { ...lobby, ...changes }, suggestedName: 'Sleepy Otter' }),
});

test('a visitor sees the host and the game, and the login links return to the invitation', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const { location } = renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api: invited() });
  expect(await screen.findByRole('heading', { name: 'Robin invites you to play' })).toBeInTheDocument();
  expect(screen.getByText('Rate, guess, laugh: 6 minutes a theme.')).toBeInTheDocument();
  expect(screen.getByText('3 of 4 seats taken.')).toBeInTheDocument();
  const next = '?next=%2Fjoin%2FPARTY7';
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', `/register${next}`);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login${next}`);
  expect(location()).toBe('/join/PARTY7');
  expect(nextAddress(null)).toBe('/join/PARTY7');
});

test.each([
  [{ players: 4 }, 'All 4 seats are taken right now. One may become free.'],
  [{ state: 'running' }, 'A game is running. Watch the round, and play from the next one.'],
  [{ state: 'finished' }, '3 of 4 seats taken. A game has just ended, the next one can be yours.'],
])('a visitor sees the state of the lobby: %o', async (changes, text) => {
  const room = new ScriptedRoom({ owner: robin });
  renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api: invited(changes) });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each(['/join/NOPE22', '/join/x'])('a visitor sees an error for the unknown lobby %s', async (path) => {
  const room = new ScriptedRoom({ owner: robin });
  const refused = respondWithError(404, 'lobbyNotFound', 'There is no lobby with that code.');
  renderWithRoom(page, { room, you: sam, path, api: { ...visitor, 'GET /api/join/NOPE22': refused } });
  expect(await screen.findByRole('heading', { name: 'No lobby behind that link' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter another code' })).toHaveAttribute(
    'href',
    '/?scrollTo=lobby&join',
  );
  expect(nextAddress(null)).toBe('/');
});

test('a visitor can log in although the lobby cannot be fetched', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const api = { ...visitor, 'GET /api/join/PARTY7': respondWithError(429, 'rateLimited', 'Slow down') };
  renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api });
  expect(await screen.findByText(/could not be looked up just now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('the stored invitation of a logged-in user is deleted', async () => {
  storeInvitation('PARTY7');
  const room = new ScriptedRoom({ owner: robin });
  const { location } = renderWithRoom(page, { room, you: sam, path: '/join/PARTY7' });
  await waitFor(() => expect(location()).toBe('/'));
  expect(nextAddress(null)).toBe('/');
});

test('a removed player reads why, without a button to try again', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const api = { 'POST /api/lobby/joinLobby/PARTY7': respondWithError(403, 'banned', '') };
  renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api });
  expect(await screen.findByText(/You were removed from that lobby/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a link to an unknown lobby shows an error', async () => {
  const room = new ScriptedRoom({ owner: robin });
  renderWithRoom(page, { room, you: sam, path: '/join/NOPE22' });
  expect(await screen.findByText('There is no lobby with that code.')).toBeInTheDocument();
});

test('an account that cannot join because the API is down joins without a press when it is back', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const joining = 'POST /api/lobby/joinLobby/PARTY7';
  const api: Overrides = { [joining]: respondWithError(503, 'unavailable', 'Server error') };
  const { location } = renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api });
  expect(await screen.findByText(/^Server error/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  delete api[joining];
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(location()).toBe('/'));
});

test('a link to a full lobby shows an error', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const api = { 'POST /api/lobby/joinLobby/PARTY7': respondWithError(409, 'lobbyFull', '') };
  renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api });
  expect(await screen.findByText('That lobby is full.')).toBeInTheDocument();
});

test('a user who is refused after confirming to leave keeps the seat and reads that', async () => {
  const room = new ScriptedRoom({ owner: robin });
  const api = {
    'POST /api/lobby/joinLobby/PARTY7': (body: unknown) =>
      JSON.stringify(body).includes('OTHER2')
        ? respondWithError(409, 'gameInProgress', '')()
        : refuseElsewhere('OTHER2'),
  };
  renderWithRoom(page, { room, you: sam, path: '/join/PARTY7', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it and go on' }));
  expect(await screen.findByText(/You still have your seat in your own lobby\.$/)).toBeInTheDocument();
});

test('a link to a lobby with a running game opens the game, to watch', async () => {
  const room = new ScriptedRoom({ owner: robin }).join(kim);
  room.act(robin.user, { type: 'startGame' });
  const { location } = renderWithRoom(page, { room, you: sam, path: '/join/PARTY7' });
  await waitFor(() => expect(location()).toBe('/game'));
  expect(room.state.seats.map(({ user }) => user)).toContain(sam.user);
});

test('without late join a link to a running game shows a text that suggests to try again later', async () => {
  const room = new ScriptedRoom({ owner: robin, rules: { lateJoin: false } }).join(kim);
  room.act(robin.user, { type: 'startGame' });
  renderWithRoom(page, { room, you: sam, path: '/join/PARTY7' });
  expect(await screen.findByText(/^The game in that lobby has already started\./)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'They have started without you' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
