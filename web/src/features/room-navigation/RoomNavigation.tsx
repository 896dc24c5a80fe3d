import { useMembership } from '../../entities/room/room-hooks.tsx';
import { lazyPart } from '../../shared/schedule/lazy-part.tsx';

const PhaseNavigation = lazyPart(() => import('./PhaseNavigation.tsx'));

/** Loads the code for users who probably have a seat. */
export const preloadRoomNavigation = PhaseNavigation.preload;

/** Navigates with the phase of the user's room. Render it once, inside the router. */
export function RoomNavigation() {
  const membership = useMembership();
  return membership.status === 'member' ? <PhaseNavigation room={membership.room} /> : null;
}
