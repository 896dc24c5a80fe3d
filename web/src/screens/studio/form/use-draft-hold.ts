import { useEffect, useState } from 'react';

/** asking: not known yet. here: this tab has the draft. elsewhere: another tab of this browser has it open. */
export type DraftHold = 'asking' | 'here' | 'elsewhere';

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * Holds a draft for this tab while the component is mounted, so that two tabs never overwrite each other's changes. A tab
 * that finds the draft held waits until the other one is closed. `takeOver` makes this tab the holder immediately; the
 * other one is `elsewhere` then. On addresses without https browsers have no locks, and every tab is `here`.
 */
export function useDraftHold(draftKey: string): { readonly hold: DraftHold; readonly takeOver: () => void } {
  const [hold, setHold] = useState<DraftHold>(navigator.locks ? 'asking' : 'here');
  const [takeOvers, setTakeOvers] = useState(0);

  useEffect(() => {
    // Undefined without https, although the type does not say so.
    const locks: LockManager | undefined = navigator.locks;
    if (!locks) return;
    const name = `tallyho:draft:${draftKey}`;
    const ending = new AbortController();
    const { signal } = ending;
    /** Keeps the lock until the component is unmounted. */
    const keep = () => {
      if (signal.aborted) return;
      setHold('here');
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    /** Resolves when this tab has given the draft up; rejects when another tab has taken it. */
    const begin = async () => {
      if (takeOvers > 0) return locks.request(name, { steal: true }, keep);
      let isHeld = false;
      await locks.request(name, { ifAvailable: true }, (lock) => {
        isHeld = lock === null;
        return lock ? keep() : undefined;
      });
      if (isHeld) await wait();
    };
    const wait = () => {
      if (signal.aborted) return;
      setHold('elsewhere');
      return locks.request(name, { signal }, keep);
    };
    const follow = async (attempt: () => Promise<void> | undefined): Promise<void> => {
      try {
        await attempt();
      } catch (error) {
        if (!isAbort(error)) throw error;
        if (!signal.aborted) await follow(wait);
      }
    };
    void follow(begin);
    return () => ending.abort();
  }, [draftKey, takeOvers]);

  return { hold, takeOver: () => setTakeOvers((count) => count + 1) };
}
