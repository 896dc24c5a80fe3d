import { limits } from '@tallyho/game/limits';
import type { Person } from '@tallyho/game/model/person';
import type { RefObject } from 'react';
import { useStore } from '../../shared/store/store.ts';
import { MessageForm } from '../../shared/ui/messages/MessageForm.tsx';
import { FaceButton } from './FaceButton.tsx';
import { useFailure } from './failure-store.ts';
import styles from './MessageComposer.module.css';
import { useMessenger } from './messenger-context.ts';

interface MessageComposerProps {
  readonly friend: Person;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

const { max, counterFrom } = limits.directMessage;

/** The message input, with the user's faces. After a message, the next one waits until 2 s have passed. */
export function MessageComposer({ friend, input }: MessageComposerProps) {
  const { messenger, you } = useMessenger();
  const draft = messenger.draft(friend.user);
  const { cooldown } = useStore(draft);
  return (
    <MessageForm
      className={styles.composer}
      ref={input}
      draft={draft}
      failure={useFailure(friend.user)}
      max={max}
      counterFrom={counterFrom}
      tone="hot"
      placeholder={`Message ${friend.username}`}
      leading={
        <FaceButton
          avatar={you.avatar}
          isResting={cooldown !== null}
          onSend={(emoji) => void draft.sendApart(emoji)}
        />
      }
    />
  );
}
