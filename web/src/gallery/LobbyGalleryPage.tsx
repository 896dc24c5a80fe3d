import { useLobbyLayout } from '../entities/room/use-lobby-layout.ts';
import { useSession } from '../entities/session/session.ts';
import { ChatPanel } from '../features/chat/ChatPanel.tsx';
import { LobbyBar } from '../screens/lobby/LobbyBar.tsx';
import { LobbyPanel } from '../screens/lobby/LobbyPanel.tsx';
import { Card } from '../shared/ui/layout/Card.tsx';
import styles from './LobbyGalleryPage.module.css';
import { ScenePage } from './ScenePage.tsx';

/** Lobby and chat as on the home page, for development. */
export default function LobbyGalleryPage() {
  return (
    <ScenePage fallback="lobby">
      <Panels />
    </ScenePage>
  );
}

function Panels() {
  const { user: you } = useSession();
  const { start, chat } = useLobbyLayout();
  return (
    <div className={styles.page}>
      <title>Lobby · Tallyho</title>
      <h1>Lobby</h1>
      <Card as="section">
        <LobbyPanel you={you ?? undefined} />
      </Card>
      {chat !== 'bar' && (
        <Card as="section" className={styles.chat}>
          <ChatPanel you={you ?? undefined} />
        </Card>
      )}
      {start === 'bar' && <LobbyBar you={you} />}
    </div>
  );
}
