import type { Person } from '@tallyho/game/model/person';
import type { SharedGames } from '@tallyho/game/people/player-profile';
import { Fragment, useRef, useState } from 'react';
import { useGameNights } from '../../entities/game-nights/game-nights-api.ts';
import type { DirectMessage } from '../../entities/messages/messages-api.ts';
import { formatDate, formatDay, useLocale } from '../../entities/preferences/format.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { MessageLogFrame } from '../../shared/ui/messages/MessageLogFrame.tsx';
import type { ConversationSnapshot } from './conversation.ts';
import { GamesTogether } from './GamesTogether.tsx';
import { beginsDay, isContinuation, isSoonAfter } from './grouping.ts';
import styles from './MessageLog.module.css';
import { useConversation, useMessenger, useUnsent } from './messenger-context.ts';
import { NightMark } from './NightMark.tsx';
import { PlayItAgain } from './PlayItAgain.tsx';
import { SentMessage } from './SentMessage.tsx';
import { TableOfTwo } from './TableOfTwo.tsx';
import { nightsWith, timelineOf } from './timeline.ts';
import { UnsentMessage } from './UnsentMessage.tsx';

/** The last read `seq` when the user opened the conversation, or when they last stopped viewing it. */
function useReadBefore({ thread, status }: ConversationSnapshot, isLooking: boolean): number | null {
  const [readBefore, setReadBefore] = useState<number | null>(null);
  const [wasLooking, setWasLooking] = useState(isLooking);
  if (readBefore === null && status === 'ready') setReadBefore(thread.readByMe);
  if (wasLooking !== isLooking) {
    setWasLooking(isLooking);
    if (!isLooking && status === 'ready') setReadBefore(thread.readByMe);
  }
  return readBefore;
}

interface MessageLogProps {
  readonly friend: Person;
  /** True while the user views the conversation: new messages count as read immediately. */
  readonly isLooking: boolean;
  readonly shared: SharedGames | undefined;
}

/** The messages and the game nights that the two have played, oldest first, followed by the unsent messages. */
export function MessageLog({ friend, isLooking, shared }: MessageLogProps) {
  useLocale();
  const { messenger, you } = useMessenger();
  const conversation = useConversation(friend.user);
  const unsent = useUnsent(friend.user);
  const readBefore = useReadBefore(conversation, isLooking);
  const start = useRef<HTMLLIElement>(null);
  const { messages, hasOlder, readByFriend } = conversation.thread;
  const hasPlayed = shared !== undefined && shared.games > 0;
  const nights = nightsWith(friend.user, useGameNights(null, hasPlayed).data?.games ?? []);
  const entries = timelineOf(messages, nights, hasOlder);
  const { loadOlder } = messenger.conversation(friend.user);
  const firstUnread =
    readBefore === null
      ? undefined
      : messages.find(({ sender, seq }) => sender.user === friend.user && seq > readBefore)?.seq;
  const lastRead = messages.findLast(
    ({ sender, seq }) => sender.user === you.user && seq <= readByFriend,
  )?.seq;
  const lastOfFriend = messages.findLast(({ sender }) => sender.user === friend.user)?.seq;

  const lastNight = entries.findLast(({ kind }) => kind === 'night');
  const latest = entries.at(-1);
  const isOwnLast = latest?.kind === 'message' && latest.message.sender.user === you.user;

  /** The time below the last message before a pause, and up to where the friend has read. */
  function noteUnder(message: DirectMessage, next: DirectMessage | undefined): string | null {
    const isRead = message.seq === lastRead;
    if (!isRead && next && isSoonAfter(next, message)) return null;
    const time = formatDate(message.createdAt, 'time');
    return isRead ? `${time} · Read` : time;
  }

  return (
    // New messages are announced elsewhere, one by one; a live region here would announce older ones too.
    <MessageLogFrame
      label={`Messages with ${friend.username}`}
      live="off"
      className={styles.frame}
      logClassName={styles.log}
      jumpIcon={<Icon name="chevron-down" />}
      first={messages[0]?.seq ?? null}
      last={unsent.at(-1)?.id ?? messages.at(-1)?.seq ?? null}
      start={start}
      // After a failure only the button retries.
      onNearStart={() => conversation.older === 'idle' && void loadOlder()}
    >
      {hasOlder && (
        <div className={styles.older}>
          {conversation.older === 'failed' && <p role="alert">Failed to load messages</p>}
          <Button variant="quiet" busy={conversation.older === 'loading'} onClick={() => void loadOlder()}>
            {conversation.older === 'failed' ? 'Try again' : 'Show older messages'}
          </Button>
        </div>
      )}
      {!hasOlder && (
        <>
          <TableOfTwo friend={friend} />
          <GamesTogether shared={shared} />
        </>
      )}
      <ol>
        {entries.map((entry, index) => {
          const before = entries[index - 1];
          const next = entries[index + 1];
          const day = beginsDay(entry, before) && (
            <li className={styles.day}>
              <span>{formatDay(entry.createdAt)}</span>
            </li>
          );
          if (entry.kind === 'night')
            return (
              <Fragment key={entry.night._id}>
                {day}
                <NightMark
                  night={entry.night}
                  again={
                    entry === lastNight && conversation.status !== 'closed' && <PlayItAgain friend={friend} />
                  }
                />
              </Fragment>
            );
          const { message } = entry;
          const isFirstUnread = message.seq === firstUnread;
          return (
            <Fragment key={message.seq}>
              {day}
              {isFirstUnread && (
                <li ref={start} className={styles.unread}>
                  <span>New</span>
                </li>
              )}
              <SentMessage
                message={message}
                friend={friend}
                avatar={message.sender.user === you.user ? you.avatar : friend.avatar}
                isContinued={
                  !isFirstUnread && before?.kind === 'message' && isContinuation(message, before.message)
                }
                note={noteUnder(message, next?.kind === 'message' ? next.message : undefined)}
                isTabStop={message.seq === lastOfFriend}
              />
            </Fragment>
          );
        })}
        {unsent.map((message, index) => (
          <UnsentMessage key={message.id} unsent={message} isContinued={index > 0 || isOwnLast} />
        ))}
      </ol>
    </MessageLogFrame>
  );
}
