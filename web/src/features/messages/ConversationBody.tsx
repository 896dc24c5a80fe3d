import type { Person } from '@tallyho/game/model/person';
import { type RefObject, useState } from 'react';
import { useSharedGames } from '../../entities/friends/shared-games.ts';
import { MutedNote } from '../../entities/moderation/MutedNote.tsx';
import { useMute } from '../../entities/moderation/use-mute.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './ConversationBody.module.css';
import { GamesTogether } from './GamesTogether.tsx';
import { MessageComposer } from './MessageComposer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { useConversation, useMessenger, useUnsent } from './messenger-context.ts';
import { TableOfTwo } from './TableOfTwo.tsx';

interface ConversationBodyProps {
  readonly friend: Person;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly isLooking: boolean;
}

/** The messages or their placeholder, and the input or the reason why there is none. */
export function ConversationBody({ friend, input, isLooking }: ConversationBodyProps) {
  const { messenger } = useMessenger();
  const { thread, status } = useConversation(friend.user);
  const unsent = useUnsent(friend.user);
  const mute = useMute();
  const { data: shared } = useSharedGames(friend.user);
  const hasAny = thread.messages.length > 0 || unsent.length > 0;
  const isClosed = status === 'closed';
  return (
    <>
      {hasAny && (thread.settled !== null || isClosed) ? (
        <MessageLog friend={friend} isLooking={isLooking} shared={shared} />
      ) : status === 'failed' ? (
        <FailedMessages onRetry={messenger.conversation(friend.user).settle} />
      ) : status === 'loading' ? (
        <LoadingMessages />
      ) : (
        <div className={styles.place}>
          <TableOfTwo friend={friend} />
          {!isClosed && <p>No messages yet. Start the conversation!</p>}
          {!isClosed && <GamesTogether shared={shared} />}
        </div>
      )}
      {isClosed ? (
        <p role="status" className={styles.closed}>
          You and <bdi>{friend.username}</bdi> are not friends, so you cannot write to each other.
        </p>
      ) : mute ? (
        <div className={styles.closed}>
          <MutedNote mute={mute} />
        </div>
      ) : (
        <MessageComposer friend={friend} input={input} />
      )}
    </>
  );
}

function FailedMessages({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false);
  async function retry() {
    setTrying(true);
    await onRetry();
    setTrying(false);
  }
  return (
    <div className={styles.place}>
      <Avatar avatar={7} size="lg" />
      <p role="alert">Failed to load messages</p>
      <Button busy={isTrying} onClick={() => void retry()}>
        Try again
      </Button>
    </div>
  );
}

/** Sides and widths of the placeholder messages, as [is own, width]. */
const shapes = [
  [false, '55%'],
  [false, '38%'],
  [true, '48%'],
  [false, '64%'],
  [true, '30%'],
] as const;

function LoadingMessages() {
  return (
    <div className={styles.loading}>
      <Loading label="Loading messages">
        {shapes.map(([isOwn, width]) => (
          <span key={width} className={styles.line} data-own={isOwn}>
            <Skeleton shape="box" width={width} height="2.4rem" />
          </span>
        ))}
      </Loading>
    </div>
  );
}
