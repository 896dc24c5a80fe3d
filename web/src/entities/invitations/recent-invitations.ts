import { createStore, useStore } from '../../shared/store/store.ts';

/** The friends whom this page has invited and the lobby of each invitation, while that is shown. */
type Invited = { readonly code: string; readonly as: 'invited' | 'wait' };
const recentStore = createStore<ReadonlyMap<string, Invited>>(new Map());
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Stores for `ms` milliseconds that a friend was invited (`wait`: a moment before, from another page). */
export function markInvited(friend: string, code: string, as: 'invited' | 'wait', ms: number): void {
  recentStore.set(new Map(recentStore.getSnapshot()).set(friend, { code, as }));
  clearTimeout(timers.get(friend));
  timers.set(
    friend,
    setTimeout(() => {
      recentStore.set(new Map([...recentStore.getSnapshot()].filter(([other]) => other !== friend)));
    }, ms),
  );
}

/** Returns the mark of a friend who was just invited to the lobby with this code; null if there is none. */
export function useRecentlyInvited(friend: string, code: string | undefined): 'invited' | 'wait' | null {
  const one = useStore(recentStore).get(friend);
  return one && one.code === code ? one.as : null;
}
