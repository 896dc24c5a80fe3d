import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from './reveal.module.css';
import styles from './Spotlight.module.css';

interface SpotlightProps {
  readonly name: string;
  readonly picture: ReactNode;
  /** Its place and what it has got: "4th, 7 points". */
  readonly amount: string;
  readonly shown: boolean;
  /** Who gave what. */
  readonly children: ReactNode;
}

/** What has just been revealed, big. */
export const Spotlight = ({ name, picture, amount, shown, children }: SpotlightProps) => (
  <article className={classNames(styles.spotlight, reveal.pop)} data-shown={shown} aria-label={name}>
    <span className={styles.picture}>{picture}</span>
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <p className={styles.amount}>{amount}</p>
      {children}
    </div>
  </article>
);

/** What stands there before the first: that it begins. */
export const Opening = ({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) => (
  <p className={classNames(styles.opening, reveal.pop)} data-shown={shown}>
    {children}
  </p>
);
