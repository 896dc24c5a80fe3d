import { type ReactNode, useId } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './Folded.module.css';

interface FoldedProps {
  readonly title: string;
  /** The list that it holds. `id`: that of its title. */
  readonly children: (id: string) => ReactNode;
}

/** A list below a result that is one press away. */
export function Folded({ title, children }: FoldedProps) {
  const id = useId();
  return (
    <details className={styles.folded}>
      <summary id={id}>
        <Icon name="chevron-down" /> {title}
      </summary>
      {children(id)}
    </details>
  );
}
