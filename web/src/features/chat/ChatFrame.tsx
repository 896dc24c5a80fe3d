import { type ReactNode, useState } from 'react';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import styles from './ChatPanel.module.css';
import { ChatSettings } from './ChatSettings.tsx';

/** Title and settings around the messages. `onClose` adds a close button, for the sheet on phones. */
export function ChatFrame({
  children,
  onClose,
}: {
  readonly children: ReactNode;
  readonly onClose?: (() => void) | undefined;
}) {
  const [hasSettings, setSettings] = useState(false);
  return (
    <section className={styles.panel} aria-label="Chat room">
      <header className={styles.head}>
        <h2>Chat room</h2>
        <IconButton
          icon="text-size"
          label="Chat settings"
          aria-expanded={hasSettings}
          onClick={() => setSettings(!hasSettings)}
        />
        {onClose && <IconButton icon="close" label="Close chat" onClick={onClose} />}
      </header>
      <Boundary what="The chat">
        {hasSettings ? <ChatSettings onDone={() => setSettings(false)} /> : children}
      </Boundary>
    </section>
  );
}
