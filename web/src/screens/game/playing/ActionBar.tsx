import type { Progress } from '@tallyho/game/minigames/contract';
import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** What the main action does now, or what it waits for. */
  readonly note?: ReactNode;
  /** How far what the main action waits for is: a line along the top. */
  readonly progress?: Progress | null;
  /** Something went wrong with the last press. */
  readonly error?: string | null;
  /** Beside the main action, on its left. */
  readonly aside?: ReactNode;
  /** The one main action. */
  readonly children?: ReactNode;
}

/** The bottom of every game screen: the main action, always in the same place, at the thumb on phones. */
export function ActionBar({ note, progress, error, aside, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {progress && (
        <span
          className={styles.progress}
          aria-hidden="true"
          style={{ scale: `${progress.max > 0 ? progress.done / progress.max : 0} 1` }}
        />
      )}
      <div className={styles.inside}>
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : (
          note && <div className={styles.note}>{note}</div>
        )}
        {(aside || children) && (
          <div className={styles.row}>
            <div className={styles.aside}>{aside}</div>
            <div className={styles.main}>{children}</div>
          </div>
        )}
      </div>
    </div>
  );
}
