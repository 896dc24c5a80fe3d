import { defaultRules } from '@tallyho/game/model/default-rules';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { applyPreferences } from '../../entities/preferences/preferences.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { account } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { OnlineFriends } from '../../features/friends/OnlineFriends.tsx';
import { LobbyPanel } from './LobbyPanel.tsx';
import { OpenLobbies } from './PublicLobbies.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  room = new ScriptedRoom({ owner: robin, isPublic: true, capacity: 3 }).join(kim);
});

function open(api = {}, beside: ReactNode = null) {
  const panels = (
    <>
      <LobbyPanel you={sam} />
      <OpenLobbies />
      {beside}
    </>
  );
  const page = renderWithRoom(panels, { room, you: sam, api });
  return { ...page, user: userEvent.setup() };
}

const listed = () => screen.queryByRole('button', { name: "Join Robin's lobby" });

test('a public lobby with a free seat is listed and can be joined', async () => {
  const { user } = open();
  const join = await screen.findByRole('button', { name: "Join Robin's lobby" });
  expect(screen.getByRole('list', { name: 'Open lobbies' })).toHaveTextContent('2 of 3');
  await user.click(join);
  expect(await screen.findByRole('heading', { name: 'In Another Lobby' })).toBeInTheDocument();
});

test('three lobbies are listed, and the others are asked for', async () => {
  const lobbies = [1, 2, 3, 4, 5].map((number) => ({
    code: `PARTY${number}`,
    players: 2,
    maxPlayers: 4,
    leader: { user: `user-${number}`, username: `Host ${number}`, avatar: number },
  }));
  const { user } = open({ 'GET /api/lobby/public': () => Response.json({ success: true, lobbies }) });
  const joins = () => screen.getAllByRole('button', { name: /^Join Host \d's lobby$/ });
  const all = await screen.findByRole('button', { name: 'All open lobbies', expanded: false });
  expect(joins()).toHaveLength(3);
  await user.click(all);
  expect(joins()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Fewer open lobbies' }));
  expect(joins()).toHaveLength(3);
});

test('the list is updated within 2.5 s when a lobby becomes private or public', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    open();
    await waitFor(() => expect(listed()).not.toBeNull());
    room.act(robin.user, { type: 'updateSettings', isPublic: false });
    await vi.advanceTimersByTimeAsync(2_500);
    await waitFor(() => expect(listed()).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Open lobbies' })).toBeNull();
    room.act(robin.user, { type: 'updateSettings', isPublic: true });
    await vi.advanceTimersByTimeAsync(2_500);
    await waitFor(() => expect(listed()).not.toBeNull());
  } finally {
    vi.useRealTimers();
  }
});

const forGuests = { code: 'PARTY7', players: 2, maxPlayers: 4, leader: { username: 'Robin', avatar: 2 } };

test.each([
  ['visitors', null],
  ['guests without a lobby', sam],
])('%s see the lobbies that let guests in from the list, as links', async (_who, you) => {
  const api = { 'GET /api/guests/lobbies': () => Response.json({ success: true, lobbies: [forGuests] }) };
  const auth = { 'GET /api/user/auth-check': () => Response.json({ user: you && account(sam, true) }) };
  renderWithRoom(<LobbyPanel you={you} />, { room, you: sam, api: { ...api, ...auth } });
  const link = await screen.findByRole('link', { name: "Join Robin's lobby" });
  expect(link).toHaveAttribute('href', '/join/PARTY7?from=list');
});

test('visitors see no list if no lobby lets guests in from it', async () => {
  const list = vi.fn(() => Response.json({ success: true, lobbies: [] }));
  renderWithRoom(<LobbyPanel you={null} />, { room, you: sam, api: { 'GET /api/guests/lobbies': list } });
  await waitFor(() => expect(list).toHaveBeenCalled());
  expect(screen.queryByText('Open lobbies')).toBeNull();
});

test('a hidden tab does not poll', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const hidden = vi.spyOn(document, 'visibilityState', 'get');
  try {
    open();
    await waitFor(() => expect(listed()).not.toBeNull());
    hidden.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    room.act(robin.user, { type: 'updateSettings', isPublic: false });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(listed()).not.toBeNull();
    hidden.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(2_500);
    await waitFor(() => expect(listed()).toBeNull());
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['full', 'That lobby is full.'],
  ['started', 'The game in that lobby has already started.'],
])('joining a listed lobby that has become %s shows the reason', async (state, message) => {
  const { user } = open();
  const join = await screen.findByRole('button', { name: "Join Robin's lobby" });
  if (state === 'full') room.join({ user: 'user-quick', username: 'quick1', avatar: 1 });
  else {
    room.act(robin.user, { type: 'updateSettings', rules: { lateJoin: false } });
    room.act(robin.user, { type: 'startGame' });
  }
  await user.click(join);
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(listed()).toBeNull());
});

test('a new lobby starts with the size and rules that its leader chose last', async () => {
  const { user } = open(
    { 'GET /api/user/friends': () => Response.json({ friends: [] }) },
    <OnlineFriends most={3} />,
  );
  await screen.findByText(/^Better with friends/);
  const lobbyRules: RoomRules = {
    ...defaultRules,
    lateJoin: false,
    answerTimer: { mode: 'soft', seconds: 45 },
    anonymousVotes: true,
    numRounds: 4,
    roundsPerTheme: 5,
    everythingIsNew: true,
    winner: 'favourite',
    whoChooses: 'vote',
    questionsFor: 'grownUps',
    guestsMayJoin: 'linkAndList',
  };
  // The account's preferences have been applied by now.
  applyPreferences({
    numPlayers: 7,
    lobbyRules,
  });
  const originalFetch = fetch;
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (input.endsWith('/createLobby')) bodies.push(JSON.parse(String(init?.body)));
    return originalFetch(input, init);
  });
  await user.click(await screen.findByRole('button', { name: /Create Web Server$/ }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({
    isPublic: false,
    maxPlayers: 7,
    rules: lobbyRules,
  });
});
