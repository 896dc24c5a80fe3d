import { useMembershipStore } from './room-hooks.tsx';

/** Whether the person is busy with a round now: what is not urgent shows as a badge alone then. */
export function useInRound(): () => boolean {
  const store = useMembershipStore();
  return () => {
    const membership = store.getSnapshot();
    return membership.status === 'member' && membership.room.getSnapshot().view?.stage.phase === 'playing';
  };
}
