import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { account, type Overrides } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { storeLastGuest } from '../../entities/session/last-guest.ts';
import { refusal } from '../../shared/api/testing/fake-fetch.ts';
import { Route, Routes } from '../../shared/router/routes.tsx';
import JoinPage from './JoinPage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

interface GuestBody {
  readonly code: string;
  readonly name: string;
  readonly avatar: number;
  readonly key: string;
}

const invited = {
  leader: { username: 'Robin', avatar: 2 },
  heads: [2, 4],
  players: 2,
  maxPlayers: 4,
  state: 'open',
  lateJoin: true,
  guestsMayJoin: true,
};

/** Opens the link of `room` as a visitor. `refuse` can refuse a request for a guest; `lobby` changes what the page shows. */
function openLink({
  room = new ScriptedRoom({ owner: robin }).join(kim),
  lobby = () => ({}),
  refuse = () => null,
  dropsCookies = false,
  hash = '',
  openLink = () => refusal(404, 'expiredLink', 'That link has expired.'),
}: {
  room?: ScriptedRoom;
  lobby?: () => Partial<typeof invited>;
  refuse?: (attempt: number) => Response | null;
  dropsCookies?: boolean;
  hash?: string;
  openLink?: (body: unknown) => Response;
} = {}) {
  const bodies: GuestBody[] = [];
  let user: object | null = null;
  const api: Overrides = {
    'GET /api/user/auth-check': () => Response.json({ user: dropsCookies ? null : user }),
    'GET /api/join/PARTY7': () =>
      Response.json({ success: true, lobby: { ...invited, ...lobby() }, suggestedName: 'Sleepy Otter' }),
    'POST /api/guests/open-link': (body) => openLink(body),
    'POST /api/guests': (body) => {
      const input = body as GuestBody; // the only body that the page sends there
      bodies.push(input);
      const refused = refuse(bodies.length);
      if (refused) return refused;
      const person = { ...sam, username: input.name, avatar: input.avatar };
      room.seat(person, true);
      user = account(person, true);
      return Response.json({ success: true, user, lobby: { code: room.code, players: [] }, ticket: {} });
    },
  };
  const page = (
    <Routes>
      <Route path="/join/:code" element={<JoinPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { ...renderWithRoom(page, { room, you: sam, path: `/join/PARTY7${hash}`, api }), room, bodies };
}

const nameField = () => screen.findByRole('textbox', { name: 'Your name' });
const play = async () => userEvent.click(await screen.findByRole('button', { name: 'Play as guest' }));
const typeName = async (name: string) => {
  const field = await nameField();
  await userEvent.clear(field);
  await userEvent.type(field, name);
};

test('a visitor takes the suggested name and has a seat after one press', async () => {
  const { room, bodies, location } = openLink();
  await waitFor(async () => expect(((await nameField()) as HTMLInputElement).value).toMatch(/^\w+ \w+$/));
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  const [body] = bodies;
  expect(body).toMatchObject({ code: 'PARTY7', key: expect.stringMatching(/^[\da-f]{48}$/) });
  expect(body?.avatar).toBeOneOf([1, 2, 3, 4, 5, 6, 7, 8]);
  const seat = room.state.seats.find(({ user }) => user === sam.user);
  expect(seat).toMatchObject({ username: body?.name, isGuest: true });
});

test('the name is selected when it gets the focus, and the picture changes with one press', async () => {
  const { bodies } = openLink();
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

test.each([
  ['a mouse', true],
  ['touch', false],
])('with %s, the name field has the focus: %s', async (_, hasMouse) => {
  vi.stubGlobal('matchMedia', () => ({ matches: hasMouse, addEventListener() {}, removeEventListener() {} }));
  openLink();
  const field = await nameField();
  await waitFor(() => expect(field).toHaveProperty('value', expect.stringMatching(/./)));
  expect(document.activeElement === field).toBe(hasMouse);
});

test('a guest of a running game comes in to watch', async () => {
  const room = new ScriptedRoom({ owner: robin }).join(kim);
  room.act(robin.user, { type: 'startGame' });
  const { location } = openLink({ room, lobby: () => ({ state: 'running' }) });
  expect(
    await screen.findByText('A game is running. Watch the round, and play from the next one.'),
  ).toBeInTheDocument();
  await play();
  await waitFor(() => expect(location()).toBe('/game'));
});

test('a full lobby offers to look again, and the form when a seat is free', async () => {
  let players = 4;
  openLink({ lobby: () => ({ players }) });
  const again = await screen.findByRole('button', { name: 'Look again' });
  expect(screen.getByText('All 4 seats are taken right now. One may become free.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Play as guest' })).toBeNull();
  players = 3;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Play as guest' })).toBeInTheDocument();
});

test('a running game without late join offers to look again', async () => {
  openLink({ lobby: () => ({ state: 'running', lateJoin: false }) });
  expect(await screen.findByText(/^They have started without you/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a lobby without guests offers only Register and Login', async () => {
  openLink({ lobby: () => ({ guestsMayJoin: false }) });
  expect(await screen.findByText(/^This lobby is for members\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Play as guest' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register?next=%2Fjoin%2FPARTY7',
  );
});

test.each([
  ['lobbyFull', 409, { players: 4 }, /^All 4 seats are taken/],
  ['gameInProgress', 409, { state: 'running', lateJoin: false }, /^They have started without you/],
  ['guestsNotAllowed', 409, { guestsMayJoin: false }, /^This lobby is for members/],
])('a lobby that has changed since, %s, shows its new state', async (code, status, change, text) => {
  let now: Partial<typeof invited> = {};
  openLink({
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
  openLink({ refuse: () => refusal(403, 'banned', 'refused') });
  await play();
  expect(await screen.findByRole('heading', { name: "You can't join this lobby" })).toBeInTheDocument();
  expect(screen.getByText('You were removed from that lobby and cannot rejoin it.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a suggested name that is taken is replaced without asking', async () => {
  const { bodies, location } = openLink({
    refuse: (attempt) =>
      attempt === 1 ? refusal(409, 'usernameTaken', 'Username already exists', 'name') : null,
  });
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies).toHaveLength(2);
  expect(bodies[1]?.key).toBe(bodies[0]?.key);
});

test.each([
  ['usernameTaken', 'Username already exists'],
  ['nameInLobby', 'A player in that lobby has this name already. Please choose another one.'],
])('a typed name that is taken, %s, is an error at the field, which has the focus', async (code, message) => {
  const { bodies } = openLink({ refuse: () => refusal(409, code, message, 'name') });
  await typeName('Jasper');
  await play();
  const field = await nameField();
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Jasper');
  expect(bodies).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Another name' }));
  expect(field).not.toHaveValue('Jasper');
  expect(field).not.toHaveAccessibleDescription(message);
});

test('an invalid name is an error at the field and sends nothing', async () => {
  const { bodies } = openLink();
  await typeName('Jo');
  await play();
  expect(await nameField()).toHaveAccessibleDescription(/between 5 and 30 characters/);
  expect(bodies).toEqual([]);
});

test('after a lost connection nothing typed is lost, and the repeated request has the same key', async () => {
  const { bodies, location } = openLink({
    refuse: (attempt) => (attempt === 1 ? Response.error() : null),
  });
  await typeName('Jasper');
  await play();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Jasper');
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies[1]).toEqual(bodies[0]);
});

test('a request that may not be repeated any more gets a new key', async () => {
  const { bodies, location } = openLink({
    refuse: (attempt) => (attempt === 1 ? refusal(401, 'unauthenticated', 'Please log in first.') : null),
  });
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies[1]?.key).not.toBe(bodies[0]?.key);
});

test('name and picture are still there after a reload', async () => {
  const { unmount } = openLink();
  await typeName('Jasper');
  await userEvent.click(screen.getByRole('radio', { name: 'Duck' }));
  unmount();
  openLink();
  expect(await nameField()).toHaveValue('Jasper');
  expect(screen.getByRole('radio', { name: 'Duck' })).toBeChecked();
});

test('too many guests of the network: the text is shown, and the accounts remain a way in', async () => {
  openLink({ refuse: () => refusal(429, 'rateLimited', 'There are too many new guests in your network.') });
  await typeName('Jasper');
  await play();
  expect(await screen.findByText('There are too many new guests in your network.')).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Jasper');
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
});

test('a browser that blocks cookies is told so before anything is sent', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const { bodies } = openLink();
  await play();
  expect(await screen.findByText(/^Your browser blocks cookies/)).toBeInTheDocument();
  expect(bodies).toEqual([]);
});

test('a browser that drops the cookie is told so and stays on the page', async () => {
  const { location } = openLink({ dropsCookies: true });
  await play();
  expect(await screen.findByText(/^Your browser blocks cookies/)).toBeInTheDocument();
  expect(location()).toBe('/join/PARTY7');
});

test('a guest whose session has ended joins again with the same name and picture', async () => {
  storeLastGuest({ username: 'Jasper', avatar: 8, code: 'PARTY7' });
  const { bodies, location } = openLink();
  await waitFor(async () => expect(await nameField()).toHaveValue('Jasper'));
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies[0]).toMatchObject({ name: 'Jasper', avatar: 8 });
});

test('the guest’s own link seats the same guest on another device', async () => {
  const room = new ScriptedRoom({ owner: robin }).join(kim).joinAsGuests(sam);
  const tokens: unknown[] = [];
  const { location } = openLink({
    room,
    hash: '#guest=secret-token',
    openLink: (body) => {
      tokens.push(body);
      return Response.json({ success: true, user: account(sam, true) });
    },
  });
  await waitFor(() => expect(location()).toBe('/'));
  expect(tokens).toEqual([{ token: 'secret-token' }]);
  expect(room.state.seats).toHaveLength(3);
});

test('an own link that is used or expired says so and leads to the invitation', async () => {
  openLink({ hash: '#guest=old-token' });
  expect(
    await screen.findByRole('heading', { name: 'This link does not work any more' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Open the invitation' }));
  expect(await screen.findByRole('button', { name: 'Play as guest' })).toBeInTheDocument();
});
