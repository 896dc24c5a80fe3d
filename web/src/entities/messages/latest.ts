import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../shared/api/api.ts';
import { peopleKeys } from '../friends/query-keys.ts';
import { onUserEvent } from '../user-socket/events.ts';
import { messageFrom } from './messages-api.ts';

/** Returns the last message with each friend, the latest first; it follows the messages that the user sends and receives. */
export function useLatestMessages() {
  const client = useQueryClient();
  useEffect(
    () =>
      onUserEvent('directMessage', () => {
        void client.invalidateQueries({ queryKey: peopleKeys.latestMessages });
      }),
    [client],
  );
  return useQuery({
    queryKey: peopleKeys.latestMessages,
    queryFn: async ({ signal }) =>
      (await request('GET', '/api/user/messages/latest', { signal })).messages.map(messageFrom),
  });
}
