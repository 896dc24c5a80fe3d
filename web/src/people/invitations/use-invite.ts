import type { PersonCard } from '@tallyho/game/people/person-card';
import type { RoomView } from '@tallyho/game/room/view';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../net/api.ts';
import { ApiError, serverErrorText } from '../../net/api-error.ts';
import { showToast } from '../../ui/toast.ts';
import { noteAsked, useAsked } from './asked.ts';
import { useMyLobby } from './my-lobby.ts';

/** How long "Invited" stands before one can ask again, in milliseconds. */
const invitedFor = 30_000;
/** The server's pause between two invitations of the same friend. */
const pause = 5_000;

/**
 * What can be done about getting a friend to one's table. noLobby: there is none. here: they sit there already. full,
 * started: nobody else gets in. invited: asked a moment ago. wait: asked too often.
 */
export type InviteState = 'noLobby' | 'here' | 'full' | 'started' | 'ready' | 'busy' | 'invited' | 'wait';

/** Why nobody, or not this one, can be asked to this room; null if they can. */
function obstacle({ room, seats, stage }: RoomView, friend: string): 'here' | 'full' | 'started' | null {
  if (seats.some(({ user }) => user === friend)) return 'here';
  if (seats.length >= room.capacity) return 'full';
  const isRunning = stage.phase !== 'lobby' && stage.phase !== 'finished';
  return isRunning && !room.rules.lateJoin ? 'started' : null;
}

/** Asks a friend to the lobby that the viewer sits in. A refusal is told as a toast. */
export function useInvite(friend: PersonCard): {
  readonly state: InviteState;
  /** Does nothing unless the state is `ready`. */
  invite(): void;
} {
  const lobby = useMyLobby();
  const asked = useAsked(friend._id, lobby?.code);
  const invitation = useMutation({
    mutationFn: (_code: string) =>
      request('POST', '/api/user/friends/invite', { body: { friendId: friend._id } }),
    onSuccess: (_answer, code) => noteAsked(friend._id, code, 'invited', invitedFor),
    onError: (error, code) => {
      if (error instanceof ApiError && error.code === 'cooldown') noteAsked(friend._id, code, 'wait', pause);
      else showToast(error instanceof ApiError ? error.message : serverErrorText, 'bad');
    },
  });
  const state: InviteState = !lobby
    ? 'noLobby'
    : ((lobby.view && obstacle(lobby.view, friend._id)) ??
      (invitation.isPending ? 'busy' : (asked ?? 'ready')));
  return {
    state,
    invite: () => {
      if (lobby && state === 'ready') invitation.mutate(lobby.code);
    },
  };
}
