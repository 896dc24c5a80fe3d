import { useSettings } from '../../entities/preferences/preferences.ts';
import { ChatLog } from './ChatLog.tsx';
import styles from './ChatRoom.module.css';
import { Composer } from './Composer.tsx';

/** The messages of the current room and the input. */
export function ChatRoom() {
  const { fontSize } = useSettings();
  return (
    <div className={styles.room} style={{ fontSize: `${fontSize / 16}rem` }}>
      <ChatLog />
      <Composer />
    </div>
  );
}
