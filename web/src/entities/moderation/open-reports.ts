import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../shared/api/api.ts';
import { readConnection } from '../user-socket/connection.ts';
import { onUserEvent, onUserWelcome } from '../user-socket/events.ts';

/** The key of everything that administrators see about reports and people. */
export const moderationKey = ['moderation'] as const;

/** How often the number is fetched while the user socket is down, in milliseconds. */
const pollInterval = 60_000;

/**
 * Returns the number of open reports and appeals, for administrators only. Every change of a report on any page refetches this and
 * all lists of moderation.
 */
export function useOpenReports(): number {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: moderationKey });
    const stops = [onUserEvent('reportsChanged', refetch), onUserWelcome(refetch)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  const { data } = useQuery({
    queryKey: [...moderationKey, 'openReports'],
    queryFn: () => request('GET', '/api/admin/open-reports'),
    staleTime: pollInterval,
    refetchInterval: () => (readConnection() === 'live' ? false : pollInterval),
  });
  return data?.open ?? 0;
}
