import { isGameRunning } from '@tallyho/game/protocol/view';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { Room } from '../../entities/room/room.ts';
import { useSnapshotOf } from '../../entities/room/room-hooks.tsx';
import { clearInvitation } from '../../features/accounts/stored/stored-invitation.ts';
import { Joining } from './Joining.tsx';

/** Redirects to the lobby, or to the game if one is running. */
export function Seated({ room }: { readonly room: Room }) {
  const phase = useSnapshotOf(room, ({ view }) => view?.stage.phase ?? null);
  useEffect(clearInvitation, []);
  if (phase === null) return <Joining code={room.code} />;
  return <Navigate replace to={isGameRunning(phase) ? '/game' : '/?scrollTo=lobby'} />;
}
