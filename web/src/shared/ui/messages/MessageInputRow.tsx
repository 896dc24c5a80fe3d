import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './MessageInputRow.module.css';
import type { DraftState } from './message-draft.ts';

type MessageInputRowProps = Pick<ComponentProps<'textarea'>, 'ref' | 'placeholder' | 'aria-describedby'> & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** In characters. The count is shown from `counterFrom` on. A longer text is kept, but cannot be sent. */
  readonly max: number;
  readonly counterFrom: number;
  /** While it runs, a ring around the button runs down, and a message that is sent waits for its end. */
  readonly cooldown: DraftState['cooldown'];
  /** hot: sending is the main action of the surrounding area. */
  readonly tone: 'ink' | 'hot';
  /** A button before the text. */
  readonly leading?: ReactNode;
};

/** A message input in a form. Enter sends the message; Shift+Enter inserts a line break. */
export function MessageInputRow({
  text,
  onText,
  onSend,
  max,
  counterFrom,
  cooldown,
  tone,
  leading,
  'aria-describedby': describedBy,
  ...area
}: MessageInputRowProps) {
  const noteId = useId();
  const isTooLong = text.length > max;
  const isQueued = cooldown?.isQueued ?? false;
  return (
    <div className={classNames(styles.row, styles[tone], isTooLong && styles.tooLong)}>
      {leading}
      <textarea
        {...area}
        rows={1}
        dir="auto"
        value={text}
        aria-label="Message"
        aria-invalid={isTooLong || undefined}
        aria-describedby={classNames((isTooLong || isQueued) && noteId, describedBy) || undefined}
        enterKeyHint="send"
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (!isTooLong) onSend();
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
        aria-label={cooldown ? 'Send, in a moment' : 'Send'}
        aria-disabled={isQueued || isTooLong || text.trim() === '' || undefined}
        data-cooling={cooldown !== null}
        // The text field keeps the focus, so that a phone keeps its keyboard open.
        onMouseDown={(event) => event.preventDefault()}
      >
        <svg viewBox="0 0 44 44" aria-hidden="true" className={styles.ring}>
          <circle cx="22" cy="22" r="19" pathLength={1} />
        </svg>
        <Icon name="send" />
      </button>
      {/* Mounted before its text, so that screen readers announce the text. */}
      <p id={noteId} className={styles.note} role="status">
        {isTooLong && 'Too long to send. Shorten it; nothing is lost.'}
        {cooldown?.isQueued && <SendsSoon at={cooldown.until} />}
      </p>
    </div>
  );
}

/** When the queued message is sent. Screen readers announce it once, without the seconds. `at`: epoch milliseconds. */
function SendsSoon({ at }: { readonly at: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.soon}>
      <span aria-hidden="true">Sends in {Math.max(1, Math.ceil((at - now) / 1000))} s.</span>
      <VisuallyHidden>Sends in a moment.</VisuallyHidden> Change the text to stop it.
    </span>
  );
}
