import { useMute } from '../../entities/moderation/use-mute.ts';
import { useCurrentPlayer, useRoom, useView } from '../../entities/room/room-hooks.tsx';
import { useStore } from '../../shared/store/store.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './ChatStart.module.css';
import { chatDraft } from './chat-draft.ts';

const phrases = ['Ready when you are', 'Two minutes', 'Snacks first'];

/** For a viewer who has said nothing in a quiet chat: who reads it, and a few messages that one press sends. */
export function ChatStart() {
  const draft = chatDraft(useRoom(), useCurrentPlayer());
  const isMuted = useMute() !== null;
  const isWriting = useStore(draft).text !== '';
  const isInLobby = useView(({ stage }) => stage.phase === 'lobby');
  function say(text: string) {
    draft.change(text);
    draft.send();
  }
  return (
    <div className={styles.start}>
      <p>Only those in this lobby read this.</p>
      {isInLobby && !isMuted && !isWriting && (
        <ul className={styles.phrases} aria-label="Say quickly">
          {phrases.map((phrase) => (
            <li key={phrase}>
              <Button onClick={() => say(phrase)}>{phrase}</Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
