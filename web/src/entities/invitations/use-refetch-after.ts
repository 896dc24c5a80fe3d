import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { peopleKeys } from '../friends/query-keys.ts';

/** Interval for refetching once an entry seems to be expired, in milliseconds. */
const refetchInterval = 20_000;

/**
 * Fetches the invitations and requests again when one of these seems to be expired by this device's clock: the server's clock decides.
 */
export function useRefetchAfter(entries: readonly { readonly expiresAt: string }[]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (entries.length === 0) return;
    const first = Math.min(...entries.map(({ expiresAt }) => Date.parse(expiresAt)));
    let timer = setTimeout(refetch, Math.max(0, first - Date.now()) + 500);
    function refetch() {
      timer = setTimeout(refetch, refetchInterval);
      void client.invalidateQueries({ queryKey: peopleKeys.invitations });
    }
    return () => clearTimeout(timer);
  }, [entries, client]);
}
