import type { Person } from '@tallyho/game/model/person';
import { nextLobbySettings } from '../lobby/next-lobby-settings.ts';
import { useJoinLobby } from '../lobby/use-join-lobby.ts';
import { readSettings } from '../preferences/preferences.ts';
import { useMembershipStore } from '../room/room-hooks.tsx';
import { inviteFriend } from './use-invite.ts';

/** What a user reads who cannot open a lobby, because of the seat in another one. */
export const elsewhereText = 'You have a seat in another lobby. Leave it first.';

/** Opens a private lobby with the user's last settings, and invites the friend to it. `openAndInvite` resolves to true if both succeeded. */
export function useOpenLobby(friend: Person) {
  const joining = useJoinLobby();
  const store = useMembershipStore();
  return {
    joining,
    async openAndInvite(): Promise<boolean> {
      if (!(await joining.create({ isPublic: false, ...nextLobbySettings(readSettings()) }))) return false;
      const membership = store.getSnapshot();
      return membership.status === 'member' && inviteFriend(friend.user, membership.room.code);
    },
  };
}
