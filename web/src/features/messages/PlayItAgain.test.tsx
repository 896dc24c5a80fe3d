import type { Person } from '@tallyho/game/model/person';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { alex, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import { toastStore } from '../../shared/ui/overlays/toast.ts';
import { PlayItAgain } from './PlayItAgain.tsx';

const invited = vi.fn((_body: unknown) => Response.json({ success: true }));

beforeEach(() => {
  sessionStorage.clear();
  toastStore.set([]);
  invited.mockClear();
});

/** Shows the button to `you`. Each test has another friend, because invitations stay marked for a while. */
function open(room: ScriptedRoom, you: Person, friend: Person) {
  const created = vi.fn((_body: unknown) => {
    room.join(sam);
    return Response.json({ success: true, code: room.code });
  });
  renderWithRoom(
    <>
      <PlayItAgain friend={friend} />
      <ToastRegion />
    </>,
    {
      room,
      you,
      api: { 'POST /api/lobby/createLobby': created, 'POST /api/user/friends/invite': invited },
    },
  );
  return created;
}

test('without a lobby it opens a private one and invites the friend, who is then not invited twice', async () => {
  const created = open(new ScriptedRoom({ owner: robin }), sam, kim);
  await userEvent.click(await screen.findByRole('button', { name: 'Play it again' }));
  expect(await screen.findByText('Your lobby is open, and kimchi is invited.')).toBeVisible();
  expect(created).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isPublic: false }));
  expect(invited).toHaveBeenCalledExactlyOnceWith({ friendId: kim.user });
  expect(screen.queryByRole('button', { name: 'Play it again' })).toBeNull();
});

test('it is not offered any more when the friend is at the table', async () => {
  const room = new ScriptedRoom({ owner: robin });
  open(room, robin, alex);
  await screen.findByRole('button', { name: 'Play it again' });
  act(() => void room.join(alex));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play it again' })).toBeNull());
});
