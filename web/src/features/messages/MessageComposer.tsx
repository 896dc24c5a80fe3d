import { limits } from '@tallyho/game/limits';
import { messageContentSchema } from '@tallyho/game/people/messages';
import type { PersonCard } from '@tallyho/game/people/person-card';
import { type RefObject, useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { MessageInputRow } from '../../shared/ui/controls/MessageInputRow.tsx';
import { useDraft } from '../../shared/ui/layout/use-draft.ts';
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
  const [sentAt, setSentAt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const failure = useFailure(friend._id);
  const id = useId();
  const error = refusal ?? failure;
  const isCooling = sentAt > 0;
  const isBlank = text.trim() === '';

  useEffect(() => {
    if (sentAt === 0) return;
    const timer = setTimeout(() => setSentAt(0), cooldown);
    return () => clearTimeout(timer);
  }, [sentAt]);

  function send() {
    if (isCooling || isBlank) return;
    const content = v.safeParse(messageContentSchema, text);
    if (!content.success) {
      setRefusal(content.issues[0].message);
      return;
    }
    messenger.outbox.add(friend._id, content.output);
    setText('');
    setSentAt(Date.now());
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {/* Mounted before its first text, so that screen readers announce the text. */}
      <p id={id} role="alert" className={styles.error}>
        {error}
      </p>
      <MessageInputRow
        ref={input}
        text={text}
        onText={(next) => {
          setText(next);
          setRefusal(null);
        }}
        onSend={send}
        max={max}
        counterFrom={counterFrom}
        isCooling={isCooling}
        tone="hot"
        placeholder={`Message ${friend.username}`}
        aria-describedby={error ? id : undefined}
      />
    </form>
  );
}
