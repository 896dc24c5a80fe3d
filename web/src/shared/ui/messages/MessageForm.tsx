import { type ComponentProps, useId } from 'react';
import { useStore } from '../../store/store.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './MessageForm.module.css';
import { MessageInputRow } from './MessageInputRow.tsx';
import type { MessageDraft } from './message-draft.ts';

type MessageFormProps = Omit<
  ComponentProps<typeof MessageInputRow>,
  'aria-describedby' | 'text' | 'onText' | 'onSend' | 'cooldown'
> & {
  readonly draft: MessageDraft;
  /** Why an earlier message was not sent, shown while the draft has no error of its own. */
  readonly failure?: string | null;
  readonly className?: string | undefined;
};

/** A message input with the reason why the last message was not sent. */
export function MessageForm({ draft, failure = null, className, ...row }: MessageFormProps) {
  const id = useId();
  const { text, error, cooldown } = useStore(draft);
  const shownError = error ?? failure;
  function send() {
    if (text.length <= row.max) draft.send();
  }
  return (
    <form
      className={classNames(styles.form, className)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {/* Mounted before its first text, so that screen readers announce the text. */}
      <p id={id} role="alert" className={styles.error}>
        {shownError}
      </p>
      <MessageInputRow
        {...row}
        text={text}
        onText={draft.change}
        onSend={send}
        cooldown={cooldown}
        aria-describedby={shownError ? id : undefined}
      />
    </form>
  );
}
