import { defaultRules } from '@tallyho/game/model/default-rules';
import type { Person } from '@tallyho/game/model/person';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../entities/preferences/preferences.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
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

test('rules that differ from the defaults are shown to all players, and the leader resets them with one button', async () => {
  const rules = {
    anonymousVotes: true,
    lateJoin: false,
    numRounds: 3,
    answerTimer: { mode: 'hard', seconds: 75 },
  };
  room = new ScriptedRoom({ owner: robin, capacity: 6, rules: rules as Partial<RoomRules> }).join(kim);
  const texts = () =>
    within(screen.getByRole('region', { name: 'Rules of this lobby' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const expected = [
    'Anonymous votes Players do not see who gave which answer.',
    '1 min 15 s to answer When the time is up, what is placed counts.',
    'No late join during a game Players who come later wait for the next game.',
    '3 themes Then the game ends.',
  ];
  const member = open(kim);
  await screen.findByRole('heading', { name: 'In Another Lobby' });
  const summary = screen.getByText('Anonymous · Timer 1 min 15 s · No late join · 3 themes');
  expect(screen.queryByText('Players do not see who gave which answer.')).not.toBeVisible();
  await member.user.click(summary);
  expect(texts()).toEqual(expected);
  expect(screen.getByText(/^You are in/)).toHaveTextContent('You are in Robin’s lobby');
  expect(screen.queryByRole('button', { name: 'Reset rules' })).toBeNull();
  member.unmount();
  const { user } = open(robin);
  await screen.findByRole('heading', { name: 'Your Lobby' });
  await user.click(screen.getByText(/^Anonymous · Timer/));
  expect(texts()).toEqual(expected);
  await user.click(screen.getByRole('button', { name: 'Reset rules' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Rules of this lobby' })).toBeNull());
  expect(room.state).toMatchObject({ capacity: 4, rules: defaultRules });
  expect(readSettings()).toMatchObject({ numPlayers: 4, lobbyRules: defaultRules });
});

test('all players read how long a game takes by its rules', async () => {
  const themes = [1, 3].map((rounds) => ({ games: Array.from({ length: rounds }, () => ({})) }));
  open(kim, { 'GET /api/themes': () => Response.json({ success: true, themes }) });
  expect(await screen.findByText('about 4 minutes a theme')).toBeVisible();
  act(() => void room.act(robin.user, { type: 'updateSettings', rules: { numRounds: 1 } }));
  expect(await screen.findByText('about 4 minutes for 1 theme')).toBeVisible();
  act(() => void room.act(robin.user, { type: 'updateSettings', rules: { numRounds: 2 } }));
  expect(await screen.findByText('about 9 minutes for 2 themes')).toBeVisible();
});

test('a rule that the leader changes is announced to the members, not to the leader', async () => {
  const openLobby = async (you: Person) => {
    const page = renderWithRoom(
      <>
        <LobbyPanel you={you} />
        <ToastRegion />
      </>,
      { room, you },
    );
    await screen.findByRole('heading', { name: /Lobby$/, level: 3 });
    return page;
  };
  const member = await openLobby(kim);
  act(() => void room.act(robin.user, { type: 'updateSettings', rules: { anonymousVotes: true } }));
  expect(await screen.findByText('New rules: Anonymous votes')).toBeInTheDocument();
  member.unmount();
  await openLobby(robin);
  act(() => void room.act(robin.user, { type: 'updateSettings', rules: { lateJoin: false } }));
  await screen.findByText('No late join during a game');
  expect(screen.queryByText(/^New rules: No late/)).toBeNull();
});
