import type { ComponentProps } from 'react';
import type { Friend } from '../../entities/friends/friends-api.ts';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import { AskToJoinButton } from '../../entities/invitations/AskToJoinButton.tsx';
import { InviteButton } from '../../entities/invitations/InviteButton.tsx';
import { OpenAndInviteButton } from '../../entities/invitations/OpenAndInviteButton.tsx';
import { useIsInLobby } from '../../entities/invitations/use-invite.ts';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Menu } from '../../shared/ui/overlays/Popover.tsx';
import { LatestMessage } from './LatestMessage.tsx';
import type { Latest } from './latest-conversations.ts';
import { PersonRow } from './PersonRow.tsx';

interface FriendRowProps {
  readonly friend: Friend;
  /** Number of unread messages from them. Default: not shown here. */
  readonly unread?: number;
  /** The last message with them, if the list shows it. */
  readonly latest?: Latest['message'] | undefined;
  /** Their conversation is open. */
  readonly isOpen?: boolean;
  /** True if a press on the friend opens the conversation. */
  readonly canMessage?: boolean;
  /** The available actions for this friend. */
  readonly menu?: ComponentProps<typeof Menu>['items'];
}

/** A friend with their presence, which open the conversation, and one way to a common table: an invitation, or the question to join theirs. */
export function FriendRow(props: FriendRowProps) {
  const { friend, unread = 0, latest, isOpen = false, canMessage = true, menu } = props;
  const isHere = useIsInLobby(friend.user);
  const label = `Options for ${friend.username}`;
  return (
    <PersonRow
      person={friend}
      presence={friend.presence}
      isHere={isHere}
      unread={unread}
      isOpen={isOpen}
      {...(latest && { latest: <LatestMessage friend={friend} message={latest} /> })}
      {...(canMessage && { onMessage: () => openConversation(friend) })}
      actions={
        <>
          <InviteButton friend={friend} />
          <OpenAndInviteButton friend={friend} />
          <AskToJoinButton friend={friend} />
          {menu && (
            <Menu
              label={label}
              items={menu}
              trigger={(props) => <IconButton {...props} icon="dots" label={label} />}
            />
          )}
        </>
      }
    />
  );
}
