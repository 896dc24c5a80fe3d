import { limits } from '@tallyho/game/limits';
import { useId } from 'react';
import { MutedNote } from '../../safety/MutedNote.tsx';
import { useMute } from '../../safety/use-mute.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Composer.module.css';
import { useComposer } from './use-composer.ts';

/** The message input, or why there is none. */
export function Composer() {
  const mute = useMute();
  return mute ? <MutedNote mute={mute} /> : <MessageInput />;
}

/** Enter sends, Shift and Enter breaks the line. */
function MessageInput() {
  const { text, setText, error, isCooling, send } = useComposer();
  const id = useId();
  const isBlank = text.trim() === '';
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.row}>
        <textarea
          rows={1}
          value={text}
          maxLength={limits.chat.max}
          placeholder="Say something"
          aria-label="Message"
          aria-describedby={error ? id : undefined}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        {text.length >= limits.chat.counterFrom && (
          <span className={styles.counter} aria-live="polite">
            {text.length}/{limits.chat.max}
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
