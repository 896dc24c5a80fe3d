import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { newVersion } from '../room/new-version.ts';
import { closeReasonText } from '../room/room-texts.ts';
import { type SessionUser, sessionKey, useSetUser } from '../session/session.ts';
import { onUserEvent, onUserWelcome } from './events.ts';
import { openUserSocket, type UserSocketEnd } from './user-socket.ts';

/**
 * Delay before a user who is still logged in, perhaps in another session, is reconnected after a permanent close of
 * their socket.
 */
const tryAgainAfter = 5_000;
/**
 * Delay before the session is checked. A proof of identity, also in another tab, ends the old session; its response
 * brings the cookie of the new one.
 */
const newCookieAfter = 1_000;

/**
 * Keeps the user socket open and the session in sync with the server. The returned function drops the
 * connection and opens a new one.
 */
export function useUserSocket(userId: string): RefObject<() => void> {
  const client = useQueryClient();
  const setUser = useRef(useSetUser());
  const reconnect = useRef<() => void>(() => undefined);

  useEffect(() => {
    let socket: ReturnType<typeof openUserSocket> | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;

    function connect(): void {
      socket = openUserSocket(userId, (why) => void onEnd(why));
    }

    async function onEnd(why: UserSocketEnd): Promise<void> {
      if (why === 'oldVersion') {
        const { text, label, take } = newVersion();
        showToast(text, 'info', { label, onSelect: take });
        return;
      }
      // Logging out and deleting the account also end the session, and show their own messages.
      const isIntended = client.isMutating() > 0;
      await new Promise((resolve) => {
        timer = setTimeout(resolve, newCookieAfter);
      });
      await client.refetchQueries({ queryKey: sessionKey });
      if (isGone) return;
      const user = client.getQueryData<SessionUser | null>(sessionKey) ?? null;
      if (user?.user === userId) timer = setTimeout(connect, tryAgainAfter);
      else setUser.current(user);
      if (user === null && !isIntended) showToast(closeReasonText('sessionEnded'), 'bad');
    }

    const refetchSession = () => void client.invalidateQueries({ queryKey: sessionKey });
    const stops = [
      onUserEvent('accountChanged', refetchSession),
      // Also at the first connect: the page's requests were sent before a socket could report changes.
      onUserWelcome(refetchSession),
    ];
    reconnect.current = () => socket?.reconnect();
    connect();
    return () => {
      isGone = true;
      clearTimeout(timer);
      socket?.close();
      for (const stop of stops) stop();
    };
  }, [client, userId]);
  return reconnect;
}
