import { useEffect, useEffectEvent } from 'react';
import { clearWantedTheme, readWantedTheme } from '../../../features/accounts/stored/wanted-theme.ts';
import type { PickableTheme } from './pickable-theme.ts';

/**
 * Opens the theme that the leader wanted to play before there was a lobby, once. A theme that is played, hidden or deleted is
 * ignored. `themes`: null while they load, and for players who do not lead.
 */
export function useWantedTheme(themes: readonly PickableTheme[] | null, open: (id: string) => void): void {
  const isReady = themes !== null;
  const openWanted = useEffectEvent(() => {
    const wanted = readWantedTheme();
    if (wanted === null) return;
    clearWantedTheme();
    if (themes?.some(({ id, isUsed }) => id === wanted && !isUsed)) open(wanted);
  });
  useEffect(() => {
    if (isReady) openWanted();
  }, [isReady]);
}
