import type { ReactNode } from 'react';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';

interface FoldProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly summary: string;
  /** It is open at first. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that can be folded behind its head. */
export function Fold({ title, summary, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
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
