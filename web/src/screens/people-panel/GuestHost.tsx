import { type ReactNode, useEffect } from 'react';
import { useMembership } from '../../entities/room/room-hooks.tsx';
import { storeLastGuest } from '../../entities/session/last-guest.ts';
import type { SessionUser } from '../../entities/session/session.ts';
import { SafetyHost } from '../../features/safety/SafetyHost.tsx';
import { Boundary } from '../../shared/ui/layout/Boundary.tsx';

/** The panels that can open on any page for a guest. Stores who the guest is, in case the session ends. */
export default function GuestHost({ user }: { readonly user: SessionUser }): ReactNode {
  const membership = useMembership();
  const code = membership.status === 'member' ? membership.room.code : null;
  const { username, avatar } = user;
  useEffect(() => {
    if (code !== null) storeLastGuest({ username, avatar, code });
  }, [username, avatar, code]);
  return (
    <Boundary what="Reports and warnings" look="floating">
      <SafetyHost />
    </Boundary>
  );
}
