import type { Person } from '@tallyho/game/model/person';
import { isGameRunning, type RoomView } from '@tallyho/game/protocol/view';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { errorText, RequestError } from '../../shared/api/api-error.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { useMyLobby } from './my-lobby.ts';
import { markInvited, useRecentlyInvited } from './recent-invitations.ts';

/** How long "Invited" is shown before the user can invite again, in milliseconds. */
const invitedFor = 30_000;
/** The server's minimum time between two invitations of the same friend. */
const pause = 5_000;

/**
 * The state of inviting a friend to the user's lobby. noLobby: the user has none. here: they already sit there. full,
 * started: no one else can join. invited: invited a moment ago. wait: invited too often.
 */
export type InviteState = 'noLobby' | 'here' | 'full' | 'started' | 'ready' | 'busy' | 'invited' | 'wait';

const closedTexts = {
  full: 'Every seat at your table is taken.',
  started: 'A game is running. Players can join this lobby when it ends.',
} as const;

function closedReason({ room, seats, stage }: RoomView): keyof typeof closedTexts | null {
  if (seats.length >= room.capacity) return 'full';
  return isGameRunning(stage.phase) && !room.rules.lateJoin ? 'started' : null;
}

const sitsAt = (view: RoomView | null | undefined, person: string): boolean =>
  view?.seats.some(({ user }) => user === person) ?? false;

/** Returns true if a user sits in the viewer's lobby. */
export const useIsInLobby = (person: string): boolean => sitsAt(useMyLobby()?.view, person);

/** Returns why no friend can be invited at all; null if inviting is possible. */
export function useClosedReason(): string | null {
  const view = useMyLobby()?.view;
  const reason = view && closedReason(view);
  return reason ? closedTexts[reason] : null;
}

/** Invites a friend to the user's lobby, which has this code. Resolves to false after a refusal, which is shown. */
export async function inviteFriend(friend: string, code: string): Promise<boolean> {
  try {
    await request('POST', '/api/user/friends/invite', { body: { friendId: friend } });
    markInvited(friend, code, 'invited', invitedFor);
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.code === 'cooldown') markInvited(friend, code, 'wait', pause);
    else showToast(errorText(error), 'bad');
    return false;
  }
}

/** Invites a friend to the viewer's lobby. A refusal is shown as a toast. */
export function useInvite(friend: Person): {
  readonly state: InviteState;
  /** Does nothing unless the state is `ready`. */
  invite(): void;
} {
  const lobby = useMyLobby();
  const recent = useRecentlyInvited(friend.user, lobby?.code);
  const invitation = useMutation({
    mutationFn: (code: string) => inviteFriend(friend.user, code),
  });
  const state = stateOf();
  function stateOf(): InviteState {
    if (!lobby) return 'noLobby';
    if (sitsAt(lobby.view, friend.user)) return 'here';
    const closed = lobby.view && closedReason(lobby.view);
    if (closed) return closed;
    return invitation.isPending ? 'busy' : (recent ?? 'ready');
  }
  return {
    state,
    invite: () => {
      if (lobby && state === 'ready') invitation.mutate(lobby.code);
    },
  };
}
