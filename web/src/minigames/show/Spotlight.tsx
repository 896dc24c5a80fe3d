import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from './reveal.module.css';
import styles from './Spotlight.module.css';

interface SpotlightProps {
  readonly name: string;
  readonly picture: ReactNode;
  /** Rank and result, e.g. "4th · 7 points". */
  readonly amount: string;
  readonly shown: boolean;
  /** The votes. */
  readonly children: ReactNode;
}

/** Large view of the entry that has just been revealed. */
export const Spotlight = ({ name, picture, amount, shown, children }: SpotlightProps) => (
  <article className={classNames(styles.spotlight, reveal.pop)} data-shown={shown} aria-label={name}>
    <span className={styles.picture}>{picture}</span>
    <div className={styles.text}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <p className={styles.amount}>{amount}</p>
      {children}
    </div>
  </article>
);

/** Text that is shown before the first reveal. */
export const Opening = ({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) => (
  <p className={classNames(styles.opening, reveal.pop)} data-shown={shown}>
    {children}
  </p>
);
