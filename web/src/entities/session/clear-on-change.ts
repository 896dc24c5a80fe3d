import type { QueryClient } from '@tanstack/react-query';
import { claimStorage, ownerKey } from '../../shared/storage/storage-owner.ts';
import { type SessionUser, sessionKey } from './session.ts';

/**
 * From now on clears what page and browser have stored for a user when the session ends, or when another user has logged
 * in, also in another tab.
 */
export function clearOnUserChange(client: QueryClient): void {
  const claim = () => {
    const user = client.getQueryData<SessionUser | null>(sessionKey);
    // Undefined: the user is not known yet.
    if (user === undefined || !claimStorage(user?.user ?? null)) return;
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === sessionKey[0]) claim();
  });
  // Another tab has logged out, or another user has logged in there.
  window.addEventListener('storage', ({ key }) => {
    if (key === ownerKey) void client.invalidateQueries({ queryKey: sessionKey });
  });
  claim();
}
