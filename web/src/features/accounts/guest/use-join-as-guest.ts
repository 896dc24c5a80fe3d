import { useMutation } from '@tanstack/react-query';
import { preloadRoom } from '../../../entities/room/membership.ts';
import { useMembershipStore } from '../../../entities/room/room-hooks.tsx';
import { useSetUser } from '../../../entities/session/session.ts';
import { request } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { dropFormDraft } from '../../../shared/storage/drafts.ts';

/** The name of the form's draft. */
export const guestDraft = 'guest';

const cookiesText =
  'Your browser blocks cookies, so it cannot hold your seat. Allow cookies for this site, then try again.';

/** A seat needs a session, and a session needs a cookie. The server cannot notice that the browser drops it. */
const cookiesBlocked = () => new ApiError(0, 'cookiesBlocked', cookiesText);

interface GuestInput {
  readonly name: string;
  /** 1 to 8. */
  readonly avatar: number;
  /** Identifies the attempt: a repeated request with the same key returns the same guest. */
  readonly key: string;
}

/** Returns true if the browser has stored the session that the last response created. */
async function hasSession(): Promise<boolean> {
  const { user } = await request('GET', '/api/user/auth-check');
  return user !== null;
}

/**
 * Creates a guest with a seat in the lobby `code`, and connects to it. Fails with ApiError; `cookiesBlocked` if the browser
 * stores no cookies.
 */
export function useJoinAsGuest(code: string) {
  const store = useMembershipStore();
  const setUser = useSetUser();
  return useMutation({
    mutationFn: async (input: GuestInput) => {
      if (!navigator.cookieEnabled) throw cookiesBlocked();
      preloadRoom();
      const { user, ticket } = await request('POST', '/api/guests', { body: { code, ...input } });
      // The page of the lobby replaces this one, so the check comes first. A failed check says nothing about cookies.
      if (!(await hasSession().catch(() => true))) throw cookiesBlocked();
      await store.enter(code, { ticket, user: user._id });
      dropFormDraft(guestDraft);
      setUser(user);
    },
  });
}
