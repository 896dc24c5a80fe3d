import type { Progress } from '@tallyho/game/minigames/contract';
import { allOf } from '@tallyho/game/minigames/progress';
import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** What the main action does, or what must happen before it is enabled. */
  readonly note?: ReactNode;
  /** Progress until the main action is enabled, drawn as a line along the top. */
  readonly progress?: Progress | null;
  /** locked: the note says so in large letters. reminder: the main action waits for a press, and pulses. */
  readonly tone?: 'plain' | 'locked' | 'reminder';
  /** Note and main action are beside each other on phones, too: the stage needs the height. */
  readonly isLow?: boolean;
  /** All actions are in the middle, because nothing stands beside them. Default: wide bars have them at the end. */
  readonly isCentred?: boolean;
  /** Error of the last press. */
  readonly error?: string | null;
  /** A secondary action on the left of the main action. */
  readonly aside?: ReactNode;
  /** The one main action. */
  readonly children?: ReactNode;
}

const shareDone = (progress: Progress): number => {
  const all = allOf(progress);
  return all > 0 ? (progress.done + (progress.unknown ?? 0)) / all : 0;
};

/** The bottom of every game screen. The main action is always in the same place, within reach of the thumb on phones. */
export function ActionBar(props: ActionBarProps) {
  const { note, progress, tone = 'plain', isLow = false, isCentred = false } = props;
  const { error, aside, children } = props;
  return (
    <div className={styles.bar} data-tone={tone} data-low={isLow} data-centred={isCentred}>
      {progress && (
        <span className={styles.progress} aria-hidden="true" style={{ scale: `${shareDone(progress)} 1` }} />
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
