import { limits } from '@tallyho/game/limits';
import { useId } from 'react';
import { MutedNote } from '../../entities/moderation/MutedNote.tsx';
import { useMute } from '../../entities/moderation/use-mute.ts';
import { MessageInputRow } from '../../shared/ui/controls/MessageInputRow.tsx';
import styles from './Composer.module.css';
import { useComposer } from './use-composer.ts';

/** The message input, or the reason why there is none. */
export function Composer() {
  const mute = useMute();
  return mute ? <MutedNote mute={mute} /> : <MessageInput />;
}

function MessageInput() {
  const { text, setText, error, isCooling, send } = useComposer();
  const id = useId();
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
      <MessageInputRow
        text={text}
        onText={setText}
        onSend={send}
        max={limits.chat.max}
        counterFrom={limits.chat.counterFrom}
        isCooling={isCooling}
        tone="ink"
        placeholder="Say something"
        aria-describedby={error ? id : undefined}
      />
    </form>
  );
}
