import type { Person } from '@tallyho/game/model/person';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { account, type Overrides } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { storeLastGuest } from '../../entities/session/last-guest.ts';
import { ChatPanel } from '../../features/chat/ChatPanel.tsx';
import { refusal } from '../../shared/api/testing/fake-fetch.ts';
import { toastStore } from '../../shared/ui/overlays/toast.ts';
import { LobbyPanel } from './LobbyPanel.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  room = new ScriptedRoom({ owner: robin }).join(kim).joinAsGuests(sam);
});

/** Paths that the API refuses for guests. */
const memberPaths = [
  ...['friends', 'friends/requests', 'friends/sent-requests', 'friends/blocked', 'invitations'].map(
    (path) => `GET /api/user/${path}`,
  ),
  'GET /api/lobby/public',
];

/** Renders the lobby as `you` sees it. `refused` is the list of the requests that a guest may not send. */
function open(you: Person, overrides: Overrides = {}) {
  const refused: string[] = [];
  const api = Object.fromEntries(
    memberPaths.map((route) => [
      route,
      () => {
        refused.push(route);
        return refusal(403, 'accountsOnly', 'Please log in or register to do this.');
      },
    ]),
  );
  const page = renderWithRoom(
    <>
      <LobbyPanel you={you} />
      <ChatPanel you={you} />
    </>,
    { room, you, api: { ...api, ...overrides } },
  );
  return { ...page, refused };
}

async function seatOf(name: string) {
  const seats = within(await screen.findByRole('list', { name: 'Players' })).getAllByRole('listitem');
  const seat = seats.find(({ textContent }) => textContent?.includes(name));
  if (!seat) throw new Error(`${name} has no seat`);
  return within(seat);
}

test('all players see who is a guest, in the seats and in the chat', async () => {
  room.act(sam.user, { type: 'sendMessage', text: 'hello all' });
  open(robin);
  expect((await seatOf('Samwise')).getByText('Guest')).toBeInTheDocument();
  expect((await seatOf('kimchi')).queryByText('Guest')).toBeNull();
  const lines = within(await screen.findByRole('log', { name: 'Messages' }));
  expect(await lines.findByText('Guest')).toBeInTheDocument();
});

test('the menu of a guest has no friend request and no block; the leader can kick and reads what a kick covers', async () => {
  open(robin);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Options for Samwise' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Mute Samwise', 'Make Samwise leader', 'Kick Samwise', 'Report Samwise']);
  expect(screen.getByRole('menuitem', { name: 'Make Samwise leader' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Kick Samwise' }));
  expect(screen.getByRole('dialog', { name: 'Kick Samwise?' })).toHaveTextContent(
    'You are asked about new guests from their network.',
  );
});

test('a guest sees neither friends nor requests what only accounts may', async () => {
  const { refused } = open(sam);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Mute kimchi', 'Report kimchi']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(screen.getByRole('dialog', { name: 'Bring your friends' })).toBeInTheDocument();
  expect(screen.queryByText('Friends online')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add friends' })).toBeNull();
  expect(refused).toEqual([]);
});

test('the card to keep the seat says what is kept, returns to the lobby, and can be closed', async () => {
  open(sam);
  const card = within(await screen.findByRole('region', { name: 'Keep your seat, Samwise' }));
  expect(card.getByText(/your seat and your points stay with you/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  expect(card.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await userEvent.click(card.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: /^Keep your seat/ })).toBeNull();
});

test('accounts have no card to keep the seat', async () => {
  open(kim);
  await screen.findByRole('button', { name: 'Invite' });
  expect(screen.queryByRole('region', { name: /^Keep your seat/ })).toBeNull();
});

test('a guest without a lobby can enter a code, and creates none', async () => {
  const { refused, location, membership } = open(sam);
  await screen.findByRole('button', { name: 'Invite' });
  await membership.leave();
  await userEvent.type(await screen.findByLabelText('Lobby code'), 'other2');
  expect(screen.queryByRole('button', { name: /Create Web Server$/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Join Lobby' }));
  await waitFor(() => expect(location()).toBe('/join/OTHER2'));
  expect(refused).toEqual([]);
});

test('a guest whose session has ended can join again', async () => {
  storeLastGuest({ username: 'Samwise', avatar: sam.avatar, code: room.code });
  open(sam);
  await screen.findByRole('button', { name: 'Invite' });
  room.end(sam.user, 'sessionEnded');
  expect(await screen.findByRole('button', { name: 'Join again as Samwise' })).toBeInTheDocument();
  expect(
    screen.getByText('Your guest session has ended. You can join again with the same name and picture.'),
  ).toBeInTheDocument();
});

test('a guest gets a link for another device, with the token in the fragment', async () => {
  const { refused } = open(sam, {
    'POST /api/guests/link': () => Response.json({ success: true, token: 'secret-token', expiresAt: 1 }),
  });
  const user = userEvent.setup(); // also adds the clipboard
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await user.click(await screen.findByRole('button', { name: 'Another device' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Play on another device' }));
  expect(await dialog.findByRole('img', { name: 'QR code of the link to this seat' })).toBeInTheDocument();
  expect(dialog.getByText(/works once, for ten minutes/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/join\/PARTY7#guest=secret-token$/));
  expect(refused).toEqual([]);
});

/** The API's response to a rename of Sam, who gets `given`. */
const renamed = (given: string): Overrides => ({
  'POST /api/guests/rename': () => {
    room.rename({ ...sam, username: given });
    return Response.json({ success: true, user: account({ ...sam, username: given }, true) });
  },
});

describe('the name of a guest', () => {
  const rename = async (name: string) => {
    await userEvent.click((await seatOf('Samwise')).getByRole('button', { name: 'Change your name' }));
    const field = screen.getByRole('textbox', { name: 'Your name' });
    expect(field).toHaveValue('Samwise');
    await userEvent.clear(field);
    if (name) await userEvent.type(field, name);
    await userEvent.click(screen.getByRole('button', { name: 'Change name' }));
    return field;
  };

  test('changes at the own seat, and the chat says so and shows earlier messages with it', async () => {
    room.act(sam.user, { type: 'sendMessage', text: 'hello all' });
    open(sam, renamed('محمد'));
    await rename('محمد');
    expect(await screen.findByText('is now محمد')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await seatOf('محمد')).getByText('Guest')).toBeInTheDocument();
    const message = screen.getByText('hello all').closest('li');
    expect(message).toHaveTextContent('محمد');
    expect(message).not.toHaveTextContent('Samwise');
  });

  test('gets a number, which the guest is told', async () => {
    open(sam, renamed('robin 2'));
    await rename('robin');
    await waitFor(() =>
      expect(
        toastStore
          .getSnapshot()
          .map(({ text }) => text)
          .join(),
      ).toMatch(/so you are .robin 2/),
    );
  });

  test('that is refused is an error at the field, and stays there', async () => {
    const message = 'A player in that lobby has a name that looks the same. How about r0bin 2?';
    open(sam, { 'POST /api/guests/rename': () => refusal(409, 'nameInLobby', message, 'name') });
    const field = await rename('r0bin');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field).toHaveValue('r0bin');
  });

  test('that is invalid sends nothing, and a failure of the network keeps what was typed', async () => {
    let calls = 0;
    open(sam, {
      'POST /api/guests/rename': () => {
        calls += 1;
        return Response.error();
      },
    });
    const field = await rename('');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter your name/));
    expect(calls).toBe(0);
    await userEvent.clear(field);
    await userEvent.type(field, 'Anna');
    await userEvent.click(screen.getByRole('button', { name: 'Change name' }));
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByRole('alert')).not.toEqual([]));
    expect(field).toHaveValue('Anna');
  });

  test('of another player, and of an account, cannot be changed', async () => {
    open(robin);
    for (const name of ['Samwise', robin.username])
      expect((await seatOf(name)).queryByRole('button', { name: 'Change your name' })).toBeNull();
  });
});

test('a guest without a seat is offered to keep the games, not a seat', async () => {
  room.act(sam.user, { type: 'leaveLobby' });
  open(sam, {
    'GET /api/user/auth-check': () => Response.json({ user: account(sam, true) }),
    'GET /api/guests/lobbies': () => Response.json({ success: true, lobbies: [] }),
  });
  expect(await screen.findByRole('region', { name: 'Keep your games, Samwise' })).toBeInTheDocument();
  expect(screen.queryByText(/your seat/)).toBeNull();
});
