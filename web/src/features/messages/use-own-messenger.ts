import type { Person } from '@tallyho/game/model/person';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { startPollingFallback } from '../../entities/user-socket/polling-fallback.ts';
import { useUserSocket } from '../../entities/user-socket/use-user-socket.ts';
import { reportFailure } from './failure-store.ts';
import { Messenger } from './messenger.ts';
import { useMessageNotifications } from './use-message-notifications.ts';

/** Returns the logged-in user's messenger, kept up to date while mounted, together with their socket. */
export function useOwnMessenger(you: Person): Messenger {
  const client = useQueryClient();
  // The messenger is created once, before the handler of this render exists.
  const [listener] = useState<{ onNews: (friends: readonly string[]) => void }>(() => ({
    onNews: () => undefined,
  }));
  const [messenger] = useState(
    () =>
      new Messenger({
        you: you.user,
        client,
        onNews: (friends) => listener.onNews(friends),
        onFailed: reportFailure,
      }),
  );
  const onNews = useEffectEvent(useMessageNotifications());
  useEffect(() => {
    listener.onNews = onNews;
  }, [listener]);
  useEffect(() => messenger.start(), [messenger]);
  const reconnect = useUserSocket(you.user);
  useEffect(
    () =>
      startPollingFallback({
        poll: messenger.poll,
        isBehind: messenger.isBehind,
        reconnect: () => reconnect.current(),
      }),
    [messenger, reconnect],
  );
  return messenger;
}
