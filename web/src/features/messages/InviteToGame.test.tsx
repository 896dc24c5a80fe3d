import type { Person } from '@tallyho/game/model/person';
import type { Presence } from '@tallyho/game/people/person-card';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { alex, kim, people, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { refuseElsewhere, respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import { InviteToGame } from './InviteToGame.tsx';

const [, , , , noor, mika] = people;

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  room = new ScriptedRoom({ owner: robin });
});

/** Opens the conversation of `you` with a friend. Each test has another friend, because invitations stay marked for a while. */
function open(
  you: Person,
  friend: Person,
  { presence = 'online', api = {} }: { presence?: Presence; api?: Record<string, unknown> } = {},
) {
  const created = vi.fn((_body: unknown) => {
    room.join(you);
    return Response.json({ success: true, code: room.code });
  });
  const invited = vi.fn((_body: unknown) => Response.json({ success: true }));
  const asked = vi.fn((_body: unknown) => Response.json({ success: true }));
  const onLeave = vi.fn();
  renderWithRoom(
    <>
      <InviteToGame friend={{ ...friend, presence }} onLeave={onLeave} />
      <ToastRegion />
    </>,
    {
      room,
      you,
      path: '/user',
      api: {
        'POST /api/lobby/createLobby': created,
        'POST /api/user/friends/invite': invited,
        'POST /api/user/friends/ask-to-join': asked,
        ...api,
      },
    },
  );
  return { created, invited, asked, onLeave, user: userEvent.setup() };
}
const button = () => screen.findByRole('button', { name: /^Invite to a game/ });
const note = () => screen.getByRole('status', { name: '' });

test('in a lobby one press invites the friend, and the button says so', async () => {
  const { created, invited, user } = open(robin, kim);
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
  expect(note()).toBeEmptyDOMElement();
  await user.click(await button());
  expect(await screen.findByRole('button', { name: 'Invited' })).toHaveAttribute('aria-disabled', 'true');
  expect(note()).toHaveTextContent('The invitation waits five minutes.');
  await user.click(screen.getByRole('button', { name: 'Invited' }));
  expect(invited).toHaveBeenCalledExactlyOnceWith({ friendId: kim.user });
  expect(created).not.toHaveBeenCalled();
});

test('without a lobby a press opens a private one first, once, and leads there', async () => {
  const { created, invited, onLeave, user } = open(sam, alex);
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
  expect(await button()).toHaveAccessibleName('Invite to a game opens a lobby');
  await user.dblClick(await button());
  expect(await screen.findByRole('button', { name: 'Invited' })).toBeVisible();
  expect(created).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isPublic: false }));
  expect(invited).toHaveBeenCalledExactlyOnceWith({ friendId: alex.user });
  await user.click(screen.getByRole('link', { name: 'Go to the lobby' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test.each([
  ['inGame', 'Is in a game now, and can come when it ends.'],
  ['inLobby', 'Is in another lobby now, and can change to yours.'],
  ['offline', 'Offline now. The invitation waits five minutes.'],
] as const)('a friend who is %s can be invited, and the line says what to expect', async (presence, text) => {
  open(robin, noor, { presence });
  await waitFor(() => expect(note()).toHaveTextContent(text));
  expect(await button()).not.toHaveAttribute('aria-disabled');
});

test('a friend in the same lobby is at the table, without a button', async () => {
  room.join(sam);
  open(robin, sam);
  await waitFor(() => expect(note()).toHaveTextContent('Samwise is in your lobby.'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a full lobby is the reason why no one can be invited', async () => {
  for (const person of [kim, sam, alex]) room.join(person);
  const { invited, user } = open(robin, noor);
  await waitFor(() => expect(note()).toHaveTextContent('Every seat at your table is taken.'));
  await user.click(await button());
  expect(invited).not.toHaveBeenCalled();
});

test('an invitation of another page a moment ago asks for patience', async () => {
  const { user } = open(robin, mika, {
    api: { 'POST /api/user/friends/invite': respondWithError(429, 'cooldown', 'Wait a moment.') },
  });
  await waitFor(() => expect(note()).toBeEmptyDOMElement());
  await user.click(await button());
  await waitFor(() => expect(note()).toHaveTextContent('Just asked. Try again in a moment.'));
});

test.each([
  ['the API fails', respondWithError(503, 'unavailable', 'Other words'), 'Server error'],
  [
    'the user has a seat elsewhere',
    () => refuseElsewhere('OTHER2'),
    'You have a seat in another lobby. Leave it first.',
  ],
])(
  'if no lobby can be opened because %s, the line says so and no one is invited',
  async (_why, fail, text) => {
    const { invited, user } = open(sam, noor, { api: { 'POST /api/lobby/createLobby': fail } });
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
    await user.click(await button());
    await waitFor(() => expect(note()).toHaveTextContent(text));
    expect(invited).not.toHaveBeenCalled();
  },
);

test.each(['inLobby', 'inGame'] as const)(
  'a user without a lobby asks a friend who is %s for a seat, once, and is told what follows',
  async (presence) => {
    const friend = presence === 'inLobby' ? kim : alex;
    const { asked, created, user } = open(sam, friend, { presence });
    await user.dblClick(await screen.findByRole('button', { name: 'Ask to join' }));
    expect(await screen.findByRole('button', { name: 'Asked' })).toHaveAttribute('aria-disabled', 'true');
    expect(note()).toHaveTextContent('Asked. You get an invitation if they agree.');
    expect(asked).toHaveBeenCalledExactlyOnceWith({ friendId: friend.user });
    expect(created).not.toHaveBeenCalled();
    expect(await button()).not.toHaveAttribute('aria-disabled');
  },
);

test('nobody is asked who is not at a table, or by a user who has a lobby', async () => {
  open(sam, noor, { presence: 'online' });
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByRole('button', { name: 'Ask to join' })).toBeNull();
});

test('in a lobby of the own a friend at another table is invited, not asked', async () => {
  open(robin, noor, { presence: 'inLobby' });
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByRole('button', { name: 'Ask to join' })).toBeNull();
});

test.each([
  ['notFriends', 403, 'You can only do that with friends.'],
  ['notAtTable', 409, 'They are not at a table now.'],
] as const)('a request that is refused (%s) says why, and can be sent again', async (code, status, text) => {
  const { user } = open(sam, mika, {
    presence: 'inLobby',
    api: { 'POST /api/user/friends/ask-to-join': respondWithError(status, code, text) },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask to join' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask to join' })).not.toHaveAttribute('aria-disabled');
});
