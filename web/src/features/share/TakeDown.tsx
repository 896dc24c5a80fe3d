import { useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './PublicLink.module.css';

interface TakeDownProps {
  readonly busy: boolean;
  readonly onTakeDown: () => void;
}

/** The button to remove a public link, with a confirmation. */
export function TakeDown({ busy, onTakeDown }: TakeDownProps) {
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming)
    return (
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        Take the link down
      </Button>
    );
  return (
    <div className={styles.confirmation}>
      <p role="status">Take the link down? It stops working for everyone.</p>
      <div className={styles.buttons}>
        <Button autoFocus onClick={() => setConfirming(false)}>
          Keep it
        </Button>
        <Button variant="danger" busy={busy} onClick={onTakeDown}>
          Take it down
        </Button>
      </div>
    </div>
  );
}
