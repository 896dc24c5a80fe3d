import { useSyncExternalStore } from 'react';

const isLooking = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

function subscribe(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Returns true while the visitor views this page. */
export const useIsViewing = (): boolean => useSyncExternalStore(subscribe, isLooking);
