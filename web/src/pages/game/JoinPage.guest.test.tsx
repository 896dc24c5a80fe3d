import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { account } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { storeLastGuest } from '../../entities/session/last-guest.ts';
import { loadRules } from '../../features/accounts/sign-in/lazy-rules.ts';
import { refusal } from '../../shared/api/testing/fake-fetch.ts';
import { type invited, nameField, openGuestLink, play, typeName } from './testing/guest-link.tsx';

// A visitor's first activity loads them.
beforeAll(() => loadRules());

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('a visitor takes the suggested name and has a seat after one press', async () => {
  const { room, bodies, location } = openGuestLink();
  await waitFor(async () => expect(((await nameField()) as HTMLInputElement).value).toMatch(/^\w+ \w+$/));
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  const [body] = bodies;
  expect(body).toMatchObject({ code: 'PARTY7', key: expect.stringMatching(/^[\da-f]{48}$/) });
  expect(body?.avatar).toBeOneOf([1, 2, 3, 4, 5, 6, 7, 8]);
  const seat = room.state.seats.find(({ user }) => user === sam.user);
  expect(seat).toMatchObject({ username: body?.name, isGuest: true });
});

test('the request says that the lobby was chosen in the list of public lobbies', async () => {
  const { bodies } = openGuestLink({ query: '?from=list' });
  await play();
  await waitFor(() => expect(bodies[0]).toMatchObject({ from: 'list' }));
});

test('the name is selected when it gets the focus, and the picture changes with one press', async () => {
  const { bodies } = openGuestLink();
  const field = (await nameField()) as HTMLInputElement;
  await userEvent.click(field);
  expect(field.selectionEnd).toBe(field.value.length);
  expect(field.selectionStart).toBe(0);
  await userEvent.click(screen.getByRole('radio', { name: 'Owl' }));
  await typeName('Jasper');
  await play();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ name: 'Jasper', avatar: 3 });
});

test('the page opens without a focus', async () => {
  openGuestLink();
  const field = await nameField();
  await waitFor(() => expect(field).toHaveProperty('value', expect.stringMatching(/./)));
  expect(document.body).toHaveFocus();
});

test('a guest of a running game comes in to watch', async () => {
  const room = new ScriptedRoom({ owner: robin }).join(kim);
  room.act(robin.user, { type: 'startGame' });
  const { location } = openGuestLink({ room, lobby: () => ({ state: 'running' }) });
  expect(
    await screen.findByText('A game is running. Watch the round, and play from the next one.'),
  ).toBeInTheDocument();
  await play();
  await waitFor(() => expect(location()).toBe('/game'));
});

test('a full lobby offers to look again, and the form when a seat is free', async () => {
  let players = 4;
  openGuestLink({ lobby: () => ({ players }) });
  const again = await screen.findByRole('button', { name: 'Look again' });
  expect(screen.getByText('All 4 seats are taken right now. One may become free.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Play as guest' })).toBeNull();
  players = 3;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Play as guest' })).toBeInTheDocument();
});

test('a running game without late join offers to look again', async () => {
  openGuestLink({ lobby: () => ({ state: 'running', lateJoin: false }) });
  expect(await screen.findByText(/^They have started without you/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a lobby without guests offers only Register and Log in', async () => {
  openGuestLink({ lobby: () => ({ guestsMayJoin: false }) });
  expect(await screen.findByText(/^This lobby is for registered players\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Play as guest' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register?next=%2Fjoin%2FPARTY7',
  );
});

test.each([
  ['lobbyFull', 409, { players: 4 }, /^All 4 seats are taken/],
  ['gameInProgress', 409, { state: 'running', lateJoin: false }, /^They have started without you/],
  ['guestsNotAllowed', 409, { guestsMayJoin: false }, /^This lobby is for registered players/],
])('a lobby that has changed since, %s, shows its new state', async (code, status, change, text) => {
  let now: Partial<typeof invited> = {};
  openGuestLink({
    lobby: () => now,
    refuse: () => {
      now = change;
      return refusal(status, code, 'refused');
    },
  });
  await play();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a banned guest reads that, without a way to try again', async () => {
  openGuestLink({ refuse: () => refusal(403, 'banned', 'refused') });
  await play();
  expect(await screen.findByRole('heading', { name: "You can't join this lobby" })).toBeInTheDocument();
  expect(screen.getByText('You were removed from that lobby and cannot rejoin it.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a guest whose session has ended joins again with the same name and picture', async () => {
  storeLastGuest({ username: 'Jasper', avatar: 8, code: 'PARTY7' });
  const { bodies, location } = openGuestLink();
  await waitFor(async () => expect(await nameField()).toHaveValue('Jasper'));
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies[0]).toMatchObject({ name: 'Jasper', avatar: 8 });
});

test('a guest whose picture another player of the lobby has is offered a free one', async () => {
  storeLastGuest({ username: 'Jasper', avatar: 8, code: 'OTHER1' });
  const { bodies, location } = openGuestLink({ lobby: () => ({ heads: [2, 8, 4] }) });
  await waitFor(async () => expect(await nameField()).toHaveValue('Jasper'));
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies[0]).toMatchObject({ name: 'Jasper' });
  expect([1, 3, 5, 6, 7]).toContain(Object(bodies[0]).avatar);
});

const linkedTo =
  (other: { username: string; hasSeat: boolean } | null, isOwn = false) =>
  () =>
    Response.json({ success: true, guest: { username: sam.username, avatar: sam.avatar }, isOwn, other });

test('the link for another device seats the same guest there, after a question', async () => {
  const room = new ScriptedRoom({ owner: robin }).join(kim).joinAsGuests(sam);
  const tokens: unknown[] = [];
  const { location } = openGuestLink({
    room,
    hash: '#guest=secret-token',
    readLink: linkedTo(null),
    openLink: (body) => {
      tokens.push(body);
      return Response.json({ success: true, user: account(sam, true) });
    },
  });
  expect(
    await screen.findByRole('heading', { name: `Play on as ${sam.username} here?` }),
  ).toBeInTheDocument();
  expect(tokens).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: `Play on as ${sam.username}` }));
  await waitFor(() => expect(location()).toBe('/'));
  expect(tokens).toEqual([{ token: 'secret-token', replace: false }]);
  expect(room.state.seats).toHaveLength(3);
});

test('a guest who opens the link of another one is told what it costs, and loses nothing without a press', async () => {
  const bodies: unknown[] = [];
  openGuestLink({
    hash: '#guest=secret-token',
    isLoggedIn: true,
    readLink: linkedTo({ username: 'Jasper', hasSeat: true }),
    openLink: (body) => {
      bodies.push(body);
      return refusal(503, 'unavailable', 'Server error');
    },
  });
  await screen.findByRole('heading', { name: /^Play on as/ });
  expect(
    screen.getByText(/who has a seat\. If you go on, that seat, its name and its points are deleted/),
  ).toHaveTextContent('Jasper');
  expect(bodies).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: `Play on as ${sam.username}` }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
  expect(bodies).toEqual([{ token: 'secret-token', replace: true }]);
});

test('the link for another device leads to the seat on the device where the guest plays', async () => {
  const room = new ScriptedRoom({ owner: robin }).join(kim).joinAsGuests(sam);
  const { location } = openGuestLink({
    room,
    hash: '#guest=secret-token',
    isLoggedIn: true,
    readLink: linkedTo(null, true),
  });
  await waitFor(() => expect(location()).toBe('/'));
});

test('a link for another device that is opened again on the same device leads to the seat', async () => {
  const room = new ScriptedRoom({ owner: robin }).join(kim).joinAsGuests(sam);
  const { location } = openGuestLink({ room, hash: '#guest=used-token', isLoggedIn: true });
  await waitFor(() => expect(location()).toBe('/'));
  expect(screen.queryByText('This link does not work any more')).toBeNull();
});

test('a link for another device that is used or expired says so and leads to the invitation', async () => {
  openGuestLink({ hash: '#guest=old-token' });
  expect(
    await screen.findByRole('heading', { name: 'This link does not work any more' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Open the invitation' }));
  expect(await screen.findByRole('button', { name: 'Play as guest' })).toBeInTheDocument();
});
