import { limits } from '@tallyho/game/limits';
import { messageContentSchema } from '@tallyho/game/people/messages';
import type { PersonCard } from '@tallyho/game/people/person-card';
import { type RefObject, useState } from 'react';
import * as v from 'valibot';
import { useDraft } from '../../shared/ui/layout/use-draft.ts';
import { MessageForm } from '../../shared/ui/messages/MessageForm.tsx';
import { useCooldown } from '../../shared/ui/messages/use-cooldown.ts';
import { useFailure } from './failure-store.ts';
import styles from './MessageComposer.module.css';
import { useMessenger } from './messenger-context.ts';

interface MessageComposerProps {
  readonly friend: PersonCard;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

const { max, counterFrom, cooldown } = limits.directMessage;

/** The message input. After a message the next one is blocked for 2 s. */
export function MessageComposer({ friend, input }: MessageComposerProps) {
  const { messenger, you } = useMessenger();
  const [text, setText] = useDraft(`${you._id}:${friend._id}`);
  const [isCooling, startCooldown] = useCooldown(cooldown);
  const [refusal, setRefusal] = useState<string | null>(null);
  const failure = useFailure(friend._id);

  function send() {
    const content = v.safeParse(messageContentSchema, text);
    if (!content.success) {
      setRefusal(content.issues[0].message);
      return;
    }
    messenger.outbox.add(friend._id, content.output);
    setText('');
    startCooldown();
  }

  return (
    <MessageForm
      className={styles.composer}
      ref={input}
      text={text}
      onText={(next) => {
        setText(next);
        setRefusal(null);
      }}
      onSend={send}
      error={refusal ?? failure}
      max={max}
      counterFrom={counterFrom}
      isCooling={isCooling}
      tone="hot"
      placeholder={`Message ${friend.username}`}
    />
  );
}
