import { defaultRules } from '@tallyho/game/model/default-rules';
import type { Person } from '@tallyho/game/model/person';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setMuted } from '../../entities/preferences/muted.ts';
import { applyPreferences, readSettings } from '../../entities/preferences/preferences.ts';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { alex, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { refuseElsewhere, respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { RoomNavigation } from '../../features/room-navigation/RoomNavigation.tsx';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import { LobbyPanel } from './LobbyPanel.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import './ViewerSettings.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

function open(you: Person = robin, api = {}) {
  const page = renderWithRoom(<LobbyPanel you={you} />, { room, you, api });
  return { ...page, user: userEvent.setup() };
}

/** The lobby of the leader, with the browser's Back. */
function openWithBack() {
  let goBack = () => {};
  function Back() {
    const navigate = useNavigate();
    goBack = () => void navigate(-1);
    return null;
  }
  const page = renderWithRoom(
    <>
      <Back />
      <LobbyPanel you={robin} />
    </>,
    { room, you: robin },
  );
  return { page, user: userEvent.setup(), goBack: () => goBack() };
}
type Opened = ReturnType<typeof openWithBack>;

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
  expect(seats.getByRole('button', { name: /^2 seats free/ })).toHaveTextContent('Invite a friend');
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

test('Create Web Server says what it does', async () => {
  open(sam);
  expect(await screen.findByRole('button', { name: /Create Web Server$/ })).toHaveAccessibleDescription(
    'Opens a lobby for you and your friends',
  );
});

test('the leader changes the number of players', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Lobby settings' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number of Players' }), '6');
  await waitFor(() => expect(screen.getAllByText('Waiting for Player')).toHaveLength(4));
});

test('the code is hidden until it is shown, and copying is confirmed', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Your Lobby' });
  expect(screen.queryByText('PARTY7')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  expect(screen.getByText('PARTY7')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hide code' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Hide code' }));
  expect(screen.queryByText('PARTY7')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Copied!')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe('PARTY7');
});

test.each([
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['a press', ({ user }: Opened) => user.click(screen.getByRole('dialog'))],
  ['its button', ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['the browser’s Back', ({ goBack }: Opened) => act(() => goBack())],
])(
  'the code can be shown as large as the screen with its QR code, and %s closes that',
  async (_way, close) => {
    const opened = openWithBack();
    await opened.user.click(await screen.findByRole('button', { name: 'Invite' }));
    await opened.user.click(screen.getByRole('button', { name: 'Show the code large' }));
    const board = within(screen.getByRole('dialog', { name: 'Lobby code for the room' }));
    expect(board.getByRole('img', { name: 'Lobby code P A R T Y 7' })).toHaveTextContent('PARTY7');
    expect(await board.findByRole('img', { name: 'QR code of the invite link' })).toBeVisible();
    expect(board.getByText(window.location.host)).toBeVisible();
    expect(within(board.getByRole('list', { name: 'Who is in' })).getByText('Robin')).toBeInTheDocument();
    await close(opened);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('status', { name: 'Lobby code hidden' })).toBeVisible();
    expect(opened.page.location()).toBe('/');
  },
);

test('a viewer whose setting shows the code always reads it at once with its QR code, and can hide it', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Your Lobby' });
  act(() => applyPreferences({ lobbyShowCode: true }));
  onTestFinished(() => applyPreferences({ lobbyShowCode: false }));
  expect(screen.getByText('PARTY7')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the invite link' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide code' }));
  expect(screen.queryByText('PARTY7')).toBeNull();
  expect(screen.queryByRole('img', { name: 'QR code of the invite link' })).toBeNull();
});

test('a setting shows the code with its QR code for everybody in the room', async () => {
  const { user } = open();
  onTestFinished(() => applyPreferences({ lobbyShowCode: false }));
  await user.click(await screen.findByRole('button', { name: 'Lobby settings' }));
  await user.click(screen.getByRole('switch', { name: 'Always show the code' }));
  expect(screen.getByText('PARTY7')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the invite link' })).toBeVisible();
});

test('one press shows the code large with its QR code and the invite link, which Invite says beforehand', async () => {
  const { user } = open();
  const invite = await screen.findByRole('button', { name: 'Invite' });
  expect(invite).toHaveAccessibleDescription('Link or QR code');
  await user.click(invite);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'Lobby code P A R T Y 7' })).toHaveTextContent('PARTY7');
  expect(dialog.getByText(/\/join\/PARTY7$/)).toBeInTheDocument();
  expect(await dialog.findByRole('img', { name: 'QR code of the invite link' })).toBeInTheDocument();
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

test('all players read how many rounds a theme has and how long a game takes by its rules', async () => {
  const themes = [1, 3].map((rounds) => ({ games: Array.from({ length: rounds }, () => ({})) }));
  open(kim, { 'GET /api/themes': () => Response.json({ success: true, themes }) });
  expect(await screen.findByText('About 4 minutes a theme, up to 3 rounds')).toBeVisible();
  act(() => void room.act(robin.user, { type: 'updateSettings', rules: { numRounds: 1 } }));
  expect(await screen.findByText('About 4 minutes: 1 theme of up to 3 rounds')).toBeVisible();
  act(() => void room.act(robin.user, { type: 'updateSettings', rules: { numRounds: 2 } }));
  expect(await screen.findByText('About 9 minutes: 2 themes of up to 3 rounds')).toBeVisible();
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
