import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { expectedGame, expectGame } from '../../entities/session/session-hint.ts';
import { LobbyPanel } from './LobbyPanel.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import './ViewerSettings.tsx';

let room: ScriptedRoom;
let gameId: string;
beforeEach(() => {
  localStorage.clear();
  room = new ScriptedRoom({ owner: robin, rules: { lateJoin: false } }).join(kim, sam);
  gameId = startChoosing(room);
});

const isRunning = () => room.state.stage.phase === 'choosing';
const route = () => `GET /api/lobby/unfinishedGame/${room.code}`;

function open(api = {}) {
  const page = renderWithRoom(<LobbyPanel you={kim} />, {
    room,
    you: kim,
    api: { [route()]: () => Response.json({ success: true, isRunning: isRunning() }), ...api },
  });
  return { ...page, user: userEvent.setup() };
}

const notice = () => screen.findByText(`Your game in lobby ${room.code} is still running.`);

test('a player who has lost the seat reads that the game still runs, and joins it again by one press', async () => {
  expectGame(room.code);
  room.act(kim.user, { type: 'leaveLobby' });
  const { user, location } = open();
  await notice();
  await user.click(screen.getByRole('button', { name: 'Back to the game' }));
  await waitFor(() => expect(location()).toBe('/game'));
  expect(room.state.seats.map((seat) => seat.user)).toContain(kim.user);
});

test('the seat that is lost while the page is open leaves the way back, not the text about the lost seat', async () => {
  open();
  await screen.findByRole('link', { name: 'Back to the game' });
  expect(expectedGame()).toBe(room.code);
  act(() => room.end(kim.user, 'notMember'));
  await notice();
  expect(screen.queryByText(/^Your seat in the lobby is gone/)).toBeNull();
});

test.each(['left', 'kicked'] as const)(
  'a player whose seat ended because of %s is not offered the game',
  async (reason) => {
    open();
    await screen.findByRole('link', { name: 'Back to the game' });
    act(() => room.end(kim.user, reason));
    expect(await screen.findByRole('button', { name: 'Join a Lobby' })).toBeInTheDocument();
    expect(expectedGame()).toBeNull();
  },
);

test('when the game is over, nothing is offered', async () => {
  expectGame(room.code);
  room.act(kim.user, { type: 'leaveLobby' });
  room.act(robin.user, { type: 'gameFinished', gameId });
  open();
  await waitFor(() => expect(expectedGame()).toBeNull());
  expect(screen.queryByText(/is still running/)).toBeNull();
});

test('a lobby that is full meanwhile is said, and can be tried again', async () => {
  expectGame(room.code);
  room.act(kim.user, { type: 'leaveLobby' });
  const { user } = open({
    [`POST /api/lobby/joinLobby/${room.code}`]: respondWithError(409, 'lobbyFull', ''),
  });
  await notice();
  await user.click(screen.getByRole('button', { name: 'Back to the game' }));
  expect(await screen.findByText('That lobby is full.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to the game' })).toBeInTheDocument();
});
