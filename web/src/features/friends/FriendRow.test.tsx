import type { Person } from '@tallyho/game/model/person';
import type { Presence } from '@tallyho/game/people/person-card';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { alex, kim, people, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { refuseElsewhere, respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import { toastStore } from '../../shared/ui/overlays/toast.ts';
import { FriendRow } from './FriendRow.tsx';

const [, , , , noor] = people;

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  toastStore.set([]);
  room = new ScriptedRoom({ owner: robin });
});

/** Shows a friend to Sam, who has no lobby. Each test that invites has another friend, because invitations stay marked for a while. */
function open(
  presence: Presence,
  { friend = kim, api = {} }: { friend?: Person; api?: Record<string, unknown> } = {},
) {
  const created = vi.fn((_body: unknown) => {
    room.join(sam);
    return Response.json({ success: true, code: room.code });
  });
  const invited = vi.fn((_body: unknown) => Response.json({ success: true }));
  renderWithRoom(
    <ul>
      <FriendRow friend={{ ...friend, presence }} />
      <ToastRegion />
    </ul>,
    {
      room,
      you: sam,
      api: { 'POST /api/lobby/createLobby': created, 'POST /api/user/friends/invite': invited, ...api },
    },
  );
  return { created, invited, user: userEvent.setup() };
}

test.each([
  ['online', ['Invite kimchi']],
  ['inLobby', ['Join: ask kimchi for an invitation']],
  ['inGame', []],
  ['offline', []],
] as const)('a friend who is %s has one action beside the message', async (presence, actions) => {
  open(presence);
  await screen.findByRole('button', { name: /^Message kimchi/ });
  for (const name of actions) await screen.findByRole('button', { name });
  expect(screen.getAllByRole('button')).toHaveLength(1 + actions.length);
});

test('one press opens a private lobby and invites the friend who is online', async () => {
  const { created, invited, user } = open('online');
  await user.click(await screen.findByRole('button', { name: 'Invite kimchi' }));
  expect(await screen.findByText('Your lobby is open, and kimchi is invited.')).toBeVisible();
  expect(created).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isPublic: false }));
  expect(invited).toHaveBeenCalledExactlyOnceWith({ friendId: kim.user });
  expect(await screen.findByRole('button', { name: 'Invited kimchi' })).toBeVisible();
});

test.each([
  ['You have a seat in another lobby. Leave it first.', () => refuseElsewhere('OTHER2')],
  ['Server error', respondWithError(503, 'unavailable', 'Other words')],
])('a lobby that cannot be opened is said once, and nobody is invited: %s', async (text, refuse) => {
  const friend: Person = text === 'Server error' ? alex : noor;
  const { invited, user } = open('online', { friend, api: { 'POST /api/lobby/createLobby': refuse } });
  await user.click(await screen.findByRole('button', { name: `Invite ${friend.username}` }));
  expect(await screen.findAllByText(text)).toHaveLength(1);
  expect(invited).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: `Invite ${friend.username}` })).not.toHaveAttribute('aria-busy');
});
