import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setBlocked } from '../preferences/muted.ts';
import { useMembership } from '../room/room-hooks.tsx';
import { blockedQuery } from './friends-api.ts';

/** Hides the room messages of blocked users, like those of muted users. */
export function useHideBlocked(): void {
  const isInRoom = useMembership().status === 'member';
  const { data } = useQuery({ ...blockedQuery, enabled: isInRoom });
  useEffect(() => {
    if (data) setBlocked(data.map(({ user }) => user));
  }, [data]);
}
