import { personFrom } from '@tallyho/game/people/cards';
import { useMutation } from '@tanstack/react-query';
import { firstView } from '../../../entities/room/first-view.ts';
import { useMembershipStore } from '../../../entities/room/room-hooks.tsx';
import { guestDraft } from '../../../entities/session/own-face.ts';
import { useSetUser } from '../../../entities/session/session.ts';
import { request } from '../../../shared/api/api.ts';
import { dropFormDraft } from '../../../shared/storage/drafts.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { namedText, wantedName } from './named-text.ts';
import { withBrowserId } from './with-browser-id.ts';

interface GuestInput {
  readonly name: string;
  /** 1 to 8. */
  readonly avatar: number;
  /** Identifies the attempt: a repeated request with the same key returns the same guest. */
  readonly key: string;
}

/** The form waits for the lobby at most this long, in milliseconds. Then the page of the lobby says that it still loads. */
const longestWait = 10_000;

/**
 * Creates a guest with a seat in the lobby `code`, and connects to it. The user is known, and the page changes, when the lobby can be
 * shown at once. `from`: the lobby was chosen in the list. `prepare` loads the code that shows a lobby, and never rejects. Fails with ApiError; `cookiesBlocked` if the browser
 * stores no cookies: then no seat was taken.
 */
export function useJoinAsGuest(code: string, from: 'list' | undefined, prepare: () => Promise<void>) {
  const store = useMembershipStore();
  const setUser = useSetUser();
  return useMutation({
    mutationFn: async (input: GuestInput) => {
      const prepared = prepare();
      const { user: guest, ticket } = await withBrowserId(() =>
        request('POST', '/api/guests', { body: { code, from, ...input } }),
      );
      const user = personFrom(guest);
      await store.enter(code, { ticket, user: user.user });
      const membership = store.getSnapshot();
      if (membership.status === 'member')
        await Promise.all([prepared, firstView(membership.room, longestWait)]);
      dropFormDraft(guestDraft);
      setUser(user);
      if (user.username !== wantedName(input.name)) showToast(namedText(input.name, user.username));
    },
  });
}
