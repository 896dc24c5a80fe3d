import type { Person } from '@tallyho/game/model/person';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { attemptWithToast } from '../../entities/friends/attempt-with-toast.ts';
import { failures } from '../../entities/friends/failure.ts';
import { BlockDialog } from '../../entities/friends/friendship-dialogs.tsx';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import { useFriendActions } from '../../entities/friends/use-friend-actions.ts';
import { type KnownRelation, useRelations } from '../../entities/friends/use-friends.ts';
import type { Menu } from '../../shared/ui/overlays/Popover.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';

type MenuItem = ComponentProps<typeof Menu>['items'][number];

/**
 * Returns menu items about the relation to a user outside the friends list, and the dialog that one of them opens. There are no
 * items until the relation is known, and none about or for a guest.
 */
export function usePersonItems(
  person: Person,
  isGuest: boolean,
): {
  /** Add, accept, message or unblock. */
  readonly friendship: readonly MenuItem[];
  readonly block: readonly MenuItem[];
  readonly isBlocked: boolean;
  readonly dialog: ReactNode;
} {
  const known = useRelations()(person.user);
  const relation = isGuest ? null : known;
  const { sendRequest, respond, unblock } = useFriendActions();
  const [isBlocking, setBlocking] = useState(false);
  const { username } = person;

  async function add() {
    const areFriends = await attemptWithToast(failures.send, sendRequest.mutateAsync(person));
    if (areFriends !== null)
      showToast(areFriends ? `You and ${username} are friends now` : `You asked ${username}`, 'good');
  }
  const accept = () => attemptWithToast(failures.respond, respond.mutateAsync({ person, accept: true }));

  const befriend: Record<KnownRelation, MenuItem> = {
    none: { label: 'Add friend', icon: 'plus', onSelect: () => void add() },
    requestSent: {
      label: 'Friend request sent',
      icon: 'check',
      disabled: true,
      onSelect: () => undefined,
    },
    requestReceived: { label: 'Accept friend request', icon: 'plus', onSelect: () => void accept() },
    friend: { label: `Message ${username}`, icon: 'chat', onSelect: () => openConversation(person) },
    blocked: {
      label: `Unblock ${username}`,
      icon: 'block',
      onSelect: () =>
        void attemptWithToast(`${username} could not be unblocked.`, unblock.mutateAsync(person)),
    },
  };
  const block: MenuItem = {
    label: `Block ${username}`,
    icon: 'block',
    danger: true,
    onSelect: () => setBlocking(true),
  };
  return {
    friendship: relation ? [befriend[relation]] : [],
    block: relation && relation !== 'blocked' ? [block] : [],
    isBlocked: relation === 'blocked',
    dialog: isBlocking && (
      <BlockDialog person={person} attempt={attemptWithToast} onClose={() => setBlocking(false)} />
    ),
  };
}
