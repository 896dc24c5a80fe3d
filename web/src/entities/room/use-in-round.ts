import { useMembershipStore } from './room-hooks.tsx';

/** Returns true while the user plays a round or views its results. Non-urgent events then show only as a badge. */
export function useInRound(): () => boolean {
  const store = useMembershipStore();
  return () => {
    const membership = store.getSnapshot();
    if (membership.status !== 'member') return false;
    const phase = membership.room.getSnapshot().view?.stage.phase;
    return phase === 'playing' || phase === 'results';
  };
}
