import { type ComponentProps, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './MessageForm.module.css';
import { MessageInputRow } from './MessageInputRow.tsx';

type MessageFormProps = Omit<ComponentProps<typeof MessageInputRow>, 'aria-describedby'> & {
  readonly error: string | null;
  readonly className?: string | undefined;
};

/** A message input with the reason why the last message was not sent. Blank texts and the cooldown block sending. */
export function MessageForm({ error, className, ...row }: MessageFormProps) {
  const id = useId();
  function send() {
    if (!row.isCooling && row.text.trim() !== '') row.onSend();
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
        {error}
      </p>
      <MessageInputRow {...row} onSend={send} aria-describedby={error ? id : undefined} />
    </form>
  );
}
