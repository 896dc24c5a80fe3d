import type { ComponentProps, ReactNode } from 'react';
import { AtTable } from '../../shared/ui/players/AtTable.tsx';
import styles from './TableScene.module.css';

interface TableSceneProps extends Pick<ComponentProps<typeof AtTable>, 'guests'> {
  /** A line over the heads. */
  readonly children?: ReactNode;
}

/** A lit room with heads behind a table, instead of a list of people. */
export function TableScene({ children, guests }: TableSceneProps) {
  return (
    <div className={styles.scene}>
      {children && <p>{children}</p>}
      <AtTable guests={guests} />
    </div>
  );
}
