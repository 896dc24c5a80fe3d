import { useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './PublicLink.module.css';

interface TakeDownProps {
  readonly busy: boolean;
  readonly onTakeDown: () => void;
}

/** The leader's way to take a public link down, asked for twice. */
export function TakeDown({ busy, onTakeDown }: TakeDownProps) {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button variant="quiet" onClick={() => setAsks(true)}>
        Take the link down
      </Button>
    );
  return (
    <div className={styles.sure}>
      <p role="status">Take the link down? Everybody who has it sees nothing any more, for good.</p>
      <div className={styles.buttons}>
        <Button autoFocus onClick={() => setAsks(false)}>
          Keep it
        </Button>
        <Button variant="danger" busy={busy} onClick={onTakeDown}>
          Take it down
        </Button>
      </div>
    </div>
  );
}
