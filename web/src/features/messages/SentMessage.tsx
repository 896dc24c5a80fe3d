import type { Person } from '@tallyho/game/model/person';
import { memo } from 'react';
import type { DirectMessage } from '../../entities/messages/messages-api.ts';
import { openReportDialog } from '../../entities/moderation/report-target.ts';
import { Message } from './Message.tsx';

interface SentMessageProps {
  readonly message: DirectMessage;
  readonly friend: Person;
  /** The sender's avatar. */
  readonly avatar: number;
  readonly isContinued: boolean;
  readonly note: string | null;
  /** True if the Tab key stops at its report button. */
  readonly isTabStop: boolean;
}

/** A message that the server has stored. Memoized, because a conversation can contain hundreds of them. */
export const SentMessage = memo(function SentMessage(props: SentMessageProps) {
  const { message, friend, avatar, isContinued, note, isTabStop } = props;
  const isOwn = message.sender.user !== friend.user;
  return (
    <Message
      by={isOwn ? 'You' : friend.username}
      avatar={avatar}
      isOwn={isOwn}
      content={message.content}
      isContinued={isContinued}
      note={note}
      writtenAt={message.createdAt}
      {...(!isOwn && {
        report: {
          onPress: () => openReportDialog({ kind: 'message', person: friend, messageId: message._id }),
          isTabStop,
        },
      })}
    />
  );
});
