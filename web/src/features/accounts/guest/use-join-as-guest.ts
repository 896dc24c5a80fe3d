import { useMutation } from '@tanstack/react-query';
import { preloadRoom } from '../../../entities/room/membership.ts';
import { useMembershipStore } from '../../../entities/room/room-hooks.tsx';
import { useSetUser } from '../../../entities/session/session.ts';
import { request } from '../../../shared/api/api.ts';
import { dropFormDraft } from '../../../shared/storage/drafts.ts';
import { withBrowserId } from './with-browser-id.ts';

/** The name of the form's draft. */
export const guestDraft = 'guest';

interface GuestInput {
  readonly name: string;
  /** 1 to 8. */
  readonly avatar: number;
  /** Identifies the attempt: a repeated request with the same key returns the same guest. */
  readonly key: string;
}

/**
 * Creates a guest with a seat in the lobby `code`, and connects to it. `from`: the lobby was chosen in the list. Fails with ApiError; `cookiesBlocked` if the browser
 * stores no cookies: then no seat was taken.
 */
export function useJoinAsGuest(code: string, from: 'list' | undefined) {
  const store = useMembershipStore();
  const setUser = useSetUser();
  return useMutation({
    mutationFn: async (input: GuestInput) => {
      preloadRoom();
      const { user, ticket } = await withBrowserId(() =>
        request('POST', '/api/guests', { body: { code, from, ...input } }),
      );
      await store.enter(code, { ticket, user: user._id });
      dropFormDraft(guestDraft);
      setUser(user);
    },
  });
}
