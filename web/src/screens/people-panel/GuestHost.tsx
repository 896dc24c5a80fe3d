import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Room } from '../../entities/room/room.ts';
import { useMembership, useSnapshotOf } from '../../entities/room/room-hooks.tsx';
import { storeLastGuest } from '../../entities/session/last-guest.ts';
import { type SessionUser, sessionKey } from '../../entities/session/session.ts';
import { SafetyHost } from '../../features/safety/SafetyHost.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';

/** The panels that can open on any page for a guest. Stores who the guest is, in case the session ends. */
export default function GuestHost({ user }: { readonly user: SessionUser }): ReactNode {
  const membership = useMembership();
  const code = membership.status === 'member' ? membership.room.code : null;
  const { username, avatar } = user;
  useEffect(() => {
    if (code !== null) storeLastGuest({ username, avatar, code });
  }, [username, avatar, code]);
  return (
    <>
      {membership.status === 'member' && <SeatName room={membership.room} user={user} />}
      <Boundary what="Reports and warnings" look="floating">
        <SafetyHost />
      </Boundary>
    </>
  );
}

/** Follows the name in the room: it changes in another tab, and gets a number when an account of the same name comes. */
function SeatName({ room, user }: { readonly room: Room; readonly user: SessionUser }) {
  const client = useQueryClient();
  const { user: id } = user;
  const username = useSnapshotOf(room, ({ view }) => view?.seats.find((seat) => seat.user === id)?.username);
  useEffect(() => {
    if (username !== undefined)
      client.setQueryData<SessionUser | null>(
        sessionKey,
        (now) => now && (now.user === id && now.username !== username ? { ...now, username } : now),
      );
  }, [client, id, username]);
  return null;
}
