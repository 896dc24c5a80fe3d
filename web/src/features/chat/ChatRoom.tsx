import { useSettings } from '../../entities/preferences/preferences.ts';
import { ChatLog } from './ChatLog.tsx';
import styles from './ChatRoom.module.css';
import { Composer } from './Composer.tsx';
import { QuickPhrases } from './QuickPhrases.tsx';

/** The messages of the current room, a few to send with one press, and the input. */
export function ChatRoom() {
  const { fontSize } = useSettings();
  return (
    <div className={styles.room} style={{ fontSize: `${fontSize / 16}rem` }}>
      <ChatLog />
      <QuickPhrases />
      <Composer />
    </div>
  );
}
