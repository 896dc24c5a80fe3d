import { limits } from '@tallyho/game/limits';
import { messageContentSchema } from '@tallyho/game/people/messages';
import type { PersonCard } from '@tallyho/game/people/person-card';
import { type RefObject, useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { Icon } from '../../ui/Icon.tsx';
import { useFailure } from './failure-store.ts';
import styles from './MessageComposer.module.css';
import { useMessenger } from './messenger-context.ts';
import { useDraft } from './use-draft.ts';

interface MessageComposerProps {
  readonly friend: PersonCard;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

const { max, counterFrom, cooldown } = limits.directMessage;

/** The message input: Enter sends, Shift and Enter breaks the line. After a message the next one waits 2 s (spec section 4). */
export function MessageComposer({ friend, input }: MessageComposerProps) {
  const { messenger, you } = useMessenger();
  const [text, setText] = useDraft(you._id, friend._id);
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
      {/* Present before its first text, so that the text is read out. */}
      <p id={id} role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.row}>
        <textarea
          ref={input}
          rows={1}
          dir="auto"
          value={text}
          maxLength={max}
          placeholder={`Message ${friend.username}`}
          aria-label="Message"
          aria-describedby={error ? id : undefined}
          enterKeyHint="send"
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        {text.length >= counterFrom && (
          <span className={styles.counter} aria-live="polite">
            {text.length}/{max}
          </span>
        )}
        <button
          type="submit"
          className={styles.send}
          aria-label={isCooling ? 'Send, in a moment' : 'Send'}
          aria-disabled={isCooling || isBlank || undefined}
          data-cooling={isCooling}
        >
          <svg viewBox="0 0 44 44" aria-hidden="true" className={styles.ring}>
            <circle cx="22" cy="22" r="19" pathLength={1} />
          </svg>
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
}
