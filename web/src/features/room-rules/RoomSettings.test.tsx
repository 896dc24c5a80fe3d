import type { Person } from '@tallyho/game/model/person';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { applyPreferences, readSettings } from '../../entities/preferences/preferences.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { LobbyPanel } from '../../screens/lobby/LobbyPanel.tsx';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  applyPreferences({ numPlayers: 4 });
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

async function open(you: Person) {
  renderWithRoom(
    <>
      <LobbyPanel you={you} />
      <ToastRegion />
    </>,
    { room, you },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Lobby settings' }));
  return user;
}

test('the leader changes single rules, and only the changed rule is sent', async () => {
  const user = await open(robin);
  await user.click(screen.getByRole('radio', { name: 'Public' }));
  await user.click(screen.getByRole('switch', { name: /^Late join/ }));
  await user.click(screen.getByRole('switch', { name: /^Anonymous votes/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number of themes' }), '3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Answer timer' }), 'For every round');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Time to answer' }), '1 min 30 s');
  await waitFor(() => expect(room.received).toHaveLength(6));
  expect(room.received.map(({ id: _, type: __, ...change }) => change)).toEqual([
    { isPublic: true },
    { rules: { lateJoin: false } },
    { rules: { anonymousVotes: true } },
    { rules: { numRounds: 3 } },
    { rules: { answerTimer: { mode: 'hard', seconds: 60 } } },
    { rules: { answerTimer: { mode: 'hard', seconds: 90 } } },
  ]);
  expect(screen.getByRole('switch', { name: /^Late join/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked();
});

test('the leader sets how many rounds of a theme are played, and whether everything is offered as new', async () => {
  const user = await open(robin);
  const rounds = screen.getByRole('combobox', { name: 'Rounds per theme' });
  expect(rounds).toHaveDisplayValue('3');
  await user.selectOptions(rounds, 'All');
  const rules = await screen.findByRole('region', { name: 'Rules of this lobby' });
  await waitFor(() => expect(rules).toHaveTextContent('All rounds of a theme'));
  await user.selectOptions(rounds, '5');
  await waitFor(() => expect(rules).toHaveTextContent('5 rounds of a theme'));
  await user.click(screen.getByRole('switch', { name: /^Offer everything as new/ }));
  await waitFor(() => expect(rules).toHaveTextContent('Everything is offered as new'));
  expect(room.received.map(({ id: _, type: __, ...change }) => change)).toEqual([
    { rules: { roundsPerTheme: null } },
    { rules: { roundsPerTheme: 5 } },
    { rules: { everythingIsNew: true } },
  ]);
});

test('the leader’s choices are stored for the next lobby', async () => {
  const user = await open(robin);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number of Players' }), '6');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number of themes' }), '5');
  await waitFor(() => expect(readSettings().lobbyRules.numRounds).toBe(5));
  expect(readSettings()).toMatchObject({ numPlayers: 6, lobbyRules: { lateJoin: true } });
});

test('the leader chooses how guests join, and all players read it in a public lobby', async () => {
  const user = await open(robin);
  await user.click(screen.getByRole('radio', { name: 'Public' }));
  const rules = await screen.findByRole('region', { name: 'Rules of this lobby' });
  await waitFor(() =>
    expect(rules).toHaveTextContent('Public: registered players can join from the list, guests by link'),
  );
  const guests = screen.getByRole('combobox', { name: 'Guests may join' });
  expect(guests).toHaveDisplayValue('By link');
  await user.selectOptions(guests, 'By link and from the list');
  await waitFor(() => expect(rules).toHaveTextContent('Public: anybody can join from the list, guests too'));
  await user.selectOptions(guests, 'No');
  await waitFor(() => expect(rules).toHaveTextContent('Public: registered players can join from the list'));
  expect(rules).toHaveTextContent('Only registered players may join');
  expect(readSettings().lobbyRules.guestsMayJoin).toBe('off');
});

test('the rule for guests of a public lobby is not stored for the next lobby unless it was chosen', async () => {
  const user = await open(robin);
  applyPreferences({ lobbyRules: { guestsMayJoin: 'linkAndList' } });
  await user.click(screen.getByRole('radio', { name: 'Public' }));
  await user.click(screen.getByRole('switch', { name: /^Late join/ }));
  await waitFor(() => expect(readSettings().lobbyRules.lateJoin).toBe(false));
  expect(readSettings().lobbyRules.guestsMayJoin).toBe('linkAndList');
});

test('a change that the room refuses is not shown and not stored', async () => {
  const user = await open(robin);
  room.refuseNext('updateSettings', 'capacityTooSmall');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number of Players' }), '3');
  expect(await screen.findByText('There are already more players than that.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Number of Players' })).toHaveValue('4');
  expect(readSettings().numPlayers).toBe(4);
});

test('other players see the settings and why they cannot change them', async () => {
  room.act(robin.user, { type: 'updateSettings', rules: { numRounds: 2, lateJoin: false } });
  await open(kim);
  expect(screen.getByRole('group', { name: /For everybody/ })).toHaveAttribute(
    'title',
    'Only Lobby leader can change these',
  );
  expect(screen.getByText('Only Lobby leader can change these')).toBeVisible();
  for (const name of ['Number of Players', 'Number of themes', 'Answer timer'])
    expect(screen.getByRole('combobox', { name })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Number of themes' })).toHaveValue('2');
  expect(screen.getByRole('switch', { name: /^Late join/ })).toBeDisabled();
  expect(screen.getByRole('switch', { name: 'Show Avatars' })).toBeEnabled();
});
