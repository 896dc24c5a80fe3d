import type { ReactNode } from 'react';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';

interface FoldProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** A part of a page that is folded behind its head until it is opened. */
export function Fold({ title, summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.head}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> <span className={styles.now}>{summary}</span>
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
