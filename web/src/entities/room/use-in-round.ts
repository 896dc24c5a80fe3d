import { useMembershipStore } from './room-hooks.tsx';

/** Whether the person plays a round or looks at its results now: what is not urgent shows as a badge alone then. */
export function useInRound(): () => boolean {
  const store = useMembershipStore();
  return () => {
    const membership = store.getSnapshot();
    if (membership.status !== 'member') return false;
    const phase = membership.room.getSnapshot().view?.stage.phase;
    return phase === 'playing' || phase === 'results';
  };
}
