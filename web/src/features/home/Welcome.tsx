import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './Welcome.module.css';

interface WelcomeProps {
  /** visitor: with an introduction. user: without one, because they know it. */
  readonly audience: 'visitor' | 'user';
  /** The page's main buttons. */
  readonly actions: ReactNode;
  /** The demo, next to the text on wide screens. */
  readonly children?: ReactNode;
}

/** The top of the home page. */
export function Welcome({ audience, actions, children }: WelcomeProps) {
  return (
    <header className={classNames(styles.welcome, styles[audience])}>
      <div className={styles.introduction}>
        <h1>Welcome to Tallyho</h1>
        {audience === 'visitor' && (
          <>
            <p className={styles.tagline}>
              Rate <mark>anything,</mark> together.
            </p>
            <p className={styles.lead}>
              Pizza, films, your best friends. All answer in secret, then you see who has taste.
            </p>
          </>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
      {children && <div className={styles.demo}>{children}</div>}
    </header>
  );
}
