import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that is the same in every render and calls the latest `callback`, so that memoized components do not
 * render again. Unlike the function of `useEffectEvent` it may be passed to other components. Call it only in event handlers.
 */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
