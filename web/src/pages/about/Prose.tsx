import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface ProseProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** Layout of text pages: a big title, a lead, one column. */
export function Prose({ title, lead, children }: ProseProps) {
  return (
    <article className={styles.page}>
      <title>{`${title} · Tallyho`}</title>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}
