import type { Friend } from '../../entities/friends/friends-api.ts';
import { useFriends } from '../../entities/friends/use-friends.ts';
import { useLatestMessages } from '../../entities/messages/latest.ts';
import type { DirectMessage } from '../../entities/messages/messages-api.ts';

export interface Latest {
  readonly friend: Friend;
  /** The last one of the conversation. */
  readonly message: DirectMessage;
}

/** Returns the last message with each friend, the latest first. */
export function useLatestConversations(): readonly Latest[] {
  const { data: friends = [] } = useFriends();
  const { data: messages = [] } = useLatestMessages();
  return messages.flatMap((message) => {
    const friend = friends.find(
      ({ user }) => user === message.sender.user || user === message.recipient.user,
    );
    return friend ? [{ friend, message }] : [];
  });
}
