import { useId } from 'react';
import { useMute } from '../../entities/moderation/use-mute.ts';
import { useCurrentPlayer, useRoom, useView } from '../../entities/room/room-hooks.tsx';
import { useStore } from '../../shared/store/store.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { chatDraft } from './chat-draft.ts';
import styles from './QuickPhrases.module.css';
import { useIsQuiet } from './use-is-quiet.ts';

const phrases = ['Ready when you are', 'Two minutes', 'Snacks first'];

/** In a lobby, for a viewer who has said nothing in a quiet chat: a few messages that one press sends. */
export function QuickPhrases() {
  const draft = chatDraft(useRoom(), useCurrentPlayer());
  const isQuiet = useIsQuiet();
  const isMuted = useMute() !== null;
  const isWriting = useStore(draft).text !== '';
  const isInLobby = useView(({ stage }) => stage.phase === 'lobby');
  function say(text: string) {
    draft.change(text);
    draft.send();
  }
  const id = useId();
  if (!isQuiet || !isInLobby || isMuted || isWriting) return null;
  return (
    <div className={styles.quick}>
      <p id={id}>Quick replies</p>
      <ul className={styles.phrases} aria-labelledby={id}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <Button onClick={() => say(phrase)}>{phrase}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
