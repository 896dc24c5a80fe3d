import type { Person } from '@tallyho/game/model/person';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setMuted } from '../../entities/preferences/muted.ts';
import { readSettings } from '../../entities/preferences/preferences.ts';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { alex, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { RoomNavigation } from '../../features/room-navigation/RoomNavigation.tsx';
import { LobbyPanel } from './LobbyPanel.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import './ViewerSettings.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

function open(you: Person = robin) {
  const page = renderWithRoom(<LobbyPanel you={you} />, { room, you });
  return { ...page, user: userEvent.setup() };
}

test('visitors get Log in and Register', () => {
  renderWithRoom(<LobbyPanel you={null} />, { room, you: sam });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});

test('the leader sees the seats, mutes others, and starts', async () => {
  onTestFinished(() => act(() => setMuted(kim.user, false)));
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Your Lobby' })).toBeInTheDocument();
  const seats = within(screen.getByRole('list', { name: 'Players' }));
  expect(seats.getAllByText('Waiting for Player')).toHaveLength(2);
  expect(seats.getAllByRole('button', { name: /Invite a friend$/ })).toHaveLength(2);
  expect(screen.getByText('You can start. 2 more may join.')).toBeVisible();
  expect(seats.queryByRole('button', { name: 'Options for Robin' })).toBeNull();
  await user.click(seats.getByRole('button', { name: 'Options for kimchi' }));
  await user.click(seats.getByRole('menuitem', { name: 'Mute kimchi' }));
  await user.click(seats.getByRole('button', { name: 'Options for kimchi' }));
  expect(seats.getByRole('menuitem', { name: 'Unmute kimchi' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'START' }));
  await waitFor(() => expect(room.state.stage.phase).toBe('readyCheck'));
});

test('kicking needs a confirmation', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  await user.click(screen.getByRole('menuitem', { name: 'Kick kimchi' }));
  expect(room.state.seats).toHaveLength(2);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kick' }));
  await waitFor(() => expect(room.state.seats).toHaveLength(1));
});

test('START is disabled with one player and says why', async () => {
  room = new ScriptedRoom({ owner: robin });
  const { user } = open();
  const start = await screen.findByRole('button', { name: 'START' });
  expect(start).toHaveAttribute('aria-disabled', 'true');
  expect(start).toHaveAccessibleDescription('You need at least two players to start.');
  await user.click(start);
  expect(room.received).toEqual([]);
});

test('a member who does not lead cannot start, kick or change the number of players', async () => {
  const { user } = open(kim);
  expect(await screen.findByRole('heading', { name: 'In Another Lobby' })).toBeInTheDocument();
  expect(screen.getByText(/^You are in/)).toHaveTextContent('You are in Robin’s lobby');
  expect(screen.queryByRole('button', { name: 'START' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Options for Robin' }));
  expect(screen.getByRole('menuitem', { name: 'Mute Robin' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: /^(Kick|Make)/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Lobby settings' }));
  expect(screen.getByRole('combobox', { name: 'Number of Players' })).toBeDisabled();
  expect(screen.getByText('Only Lobby leader can change these')).toBeInTheDocument();
});

test('the leader of a lobby that is almost full adds seats with one press each, up to 8', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Your Lobby' });
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
  act(() => void room.join(sam));
  expect(await screen.findByText('One seat is left.')).toBeVisible();
  act(() => void room.join(alex));
  expect(await screen.findByText('All 4 seats are taken.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a seat' }));
  await waitFor(() => expect(room.state.capacity).toBe(5));
  expect(readSettings().numPlayers).toBe(5);
  act(() => void room.act(robin.user, { type: 'updateSettings', capacity: 8 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull());
});

test('only the leader of a full lobby can add seats', async () => {
  room.join(sam).join(alex);
  open(kim);
  expect(await screen.findByText('4 of 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
});

test('the leader changes the number of players', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Lobby settings' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number of Players' }), '6');
  await waitFor(() => expect(screen.getAllByText('Waiting for Player')).toHaveLength(4));
});

test.each([
  ['a member', kim, ['You give up your seat.']],
  ['the leader', robin, ['You give up your seat.', 'kimchi becomes the leader.']],
])('%s must confirm before giving up the seat, and reads the consequences', async (_, you, texts) => {
  const { user } = open(you);
  await user.click(await screen.findByRole('button', { name: 'Leave Lobby' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Leave the lobby?' }));
  expect(dialog.getAllByText(/\.$/).map(({ textContent }) => textContent)).toEqual(texts);
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(room.state.seats).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Leave Lobby' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: /Create Web Server$/ })).toBeInTheDocument();
  expect(room.state.seats).toHaveLength(1);
});

test('the only player leaves without a confirmation', async () => {
  room = new ScriptedRoom({ owner: robin });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Leave Lobby' }));
  expect(await screen.findByRole('button', { name: /Create Web Server$/ })).toBeInTheDocument();
  expect(room.state.seats).toHaveLength(0);
});

test('the lobby shows who is still at the results of the last game', async () => {
  const gameId = startChoosing(room);
  room.act(robin.user, { type: 'gameFinished', gameId });
  room.act(robin.user, { type: 'playAgain', gameId });
  open();
  const seats = within(await screen.findByRole('list', { name: 'Players' }));
  const [own, other] = seats.getAllByRole('listitem');
  expect(other).toHaveTextContent('kimchiStill at the results');
  expect(own).not.toHaveTextContent('Still at the results');
  act(() => void room.act(kim.user, { type: 'playAgain', gameId }));
  await waitFor(() => expect(other).not.toHaveTextContent('Still at the results'));
});

test('a player who has gone home from the results counts as back, and reads "You" on the own card', async () => {
  const gameId = startChoosing(room);
  room.act(robin.user, { type: 'gameFinished', gameId });
  room.act(robin.user, { type: 'playAgain', gameId });
  // Kim is on the home page, with the results still open to them.
  const home = renderWithRoom(
    <>
      <RoomNavigation />
      <LobbyPanel you={kim} />
    </>,
    { room, you: kim, path: '/' },
  );
  const seatsOf = async () =>
    within(await screen.findByRole('list', { name: 'Players' })).getAllByRole('listitem');
  expect((await seatsOf())[0]).toHaveTextContent('kimchiYou');
  expect(screen.getByRole('link', { name: 'See the results' })).toBeInTheDocument();
  await waitFor(() => expect(room.received.at(-1)).toMatchObject({ type: 'viewPage', page: 'other' }), {
    timeout: 3_000,
  });
  const seated = renderWithRoom(<LobbyPanel you={robin} />, { room, you: robin });
  const lists = await screen.findAllByRole('list', { name: 'Players' });
  const other = within(lists.at(-1) as HTMLElement).getAllByRole('listitem')[1]; // both lobbies are shown
  await waitFor(() => expect(other).not.toHaveTextContent('Still at the results'));
  seated.unmount();
  home.unmount();
});

test('a member reads in two sentences that the leader, who starts, is still at the results', async () => {
  const gameId = startChoosing(room);
  room.act(robin.user, { type: 'gameFinished', gameId });
  room.act(kim.user, { type: 'playAgain', gameId });
  open(kim);
  const text = await screen.findByText('Waiting for Robin to start.');
  expect(text.closest('[role="status"]')?.children).toHaveLength(2);
  expect(screen.getByText('Robin is still at the results.')).toBeInTheDocument();
});

test('a kicked player reads why, and can create or join a lobby again', async () => {
  open(kim);
  await screen.findByRole('heading', { name: 'In Another Lobby' });
  room.act(robin.user, { type: 'kickPlayer', player: kim.user });
  expect(await screen.findByText('The leader removed you from the lobby.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Create Web Server$/ })).toBeInTheDocument();
});

test.each([
  ['oldVersion', 'Reload'],
  ['sessionEnded', 'Log in again'],
] as const)('after %s only the button that solves it is offered', async (reason, name) => {
  open(kim);
  await screen.findByRole('heading', { name: 'In Another Lobby' });
  act(() => room.end(kim.user, reason));
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Create Web Server$/ })).toBeNull();
});

test('a player who joins looks delighted and says hello for a moment; who was there before does not', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  open();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const faceOf = (name: string) =>
    screen.getByTitle(name).closest('li')?.querySelector('img')?.getAttribute('src');
  expect(faceOf(kim.username)).toMatch(/#neutral$/);
  await act(async () => {
    room.join(sam);
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(faceOf(sam.username)).toMatch(/#delighted$/);
  expect(faceOf(kim.username)).toMatch(/#neutral$/);
  // A hound.
  const seatOf = (name: string) => screen.getByTitle(name).closest('li');
  expect(seatOf(sam.username)).toHaveTextContent('Woof!');
  expect(screen.getAllByText('Woof!')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(faceOf(sam.username)).toMatch(/#neutral$/);
  expect(screen.queryByText('Woof!')).toBeNull();
});

test('a muted player who joins says nothing', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    act(() => setMuted(sam.user, false));
    vi.useRealTimers();
  });
  open();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(async () => {
    setMuted(sam.user, true);
    room.join(sam);
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(screen.getByTitle(sam.username)).toBeVisible();
  expect(screen.queryByText('Woof!')).toBeNull();
});
