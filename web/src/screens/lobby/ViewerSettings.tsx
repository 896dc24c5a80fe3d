import { useState } from 'react';
import { useSession } from '../../entities/session/session.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { LobbySettings } from './LobbySettings.tsx';
import styles from './LobbySignInPrompt.module.css';

/** The viewer's own settings of lobbies, for visitors and guests, behind a button. */
export default function ViewerSettings() {
  const [isOpen, setOpen] = useState(false);
  const { user } = useSession();
  return (
    <div className={styles.visitor}>
      <Button
        variant="quiet"
        icon={<Icon name="rules" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Lobby settings
      </Button>
      {isOpen && <LobbySettings isVisitor={user === null} onDone={() => setOpen(false)} />}
    </div>
  );
}
