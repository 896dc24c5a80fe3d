import type { ComponentProps, ReactNode } from 'react';
import { AtTable } from '../../shared/ui/players/AtTable.tsx';
import styles from './TableScene.module.css';

interface TableSceneProps extends ComponentProps<typeof AtTable> {
  /** A line over the heads. */
  readonly children?: ReactNode;
  /** Low: the line is beside the heads. */
  readonly isStrip?: boolean;
  /** At night. */
  readonly isDark?: boolean;
}

/** A lit room with heads behind a table, above a list of people or instead of it. */
export function TableScene({ children, isStrip = false, isDark = false, guests, more }: TableSceneProps) {
  return (
    <div
      className={styles.scene}
      data-dark={isDark}
      data-strip={isStrip}
      data-few={guests.length <= 3}
      data-more={more !== undefined && more > 0}
    >
      {children && <p>{children}</p>}
      <AtTable guests={guests} {...(more !== undefined && { more })} />
    </div>
  );
}
