import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './Podium.module.css';

const steps = ['gold', 'silver', 'bronze'] as const;

/** Maximum number of entries shown on a shared step; of the others only the number is shown. */
const maxShown = 3;

/** A player or item on the podium. */
interface PodiumEntry {
  readonly id: string;
  readonly name: string;
  /** A picture that fills a square. */
  readonly picture: ReactNode;
  /** From 1; equal results share a rank. */
  readonly rank: number;
  /** The result as a text, e.g. "12 points". */
  readonly amount: string;
}

interface PodiumProps {
  /** Best first, without entries that have no points. */
  readonly entries: readonly PodiumEntry[];
  /** False: hidden, with its space reserved. */
  readonly risen: boolean;
}

/** The best entries on gold, silver and bronze. Equal results share a step. */
export function Podium({ entries, risen }: PodiumProps) {
  const taken = steps
    .map((step, index) => ({ step, rank: index + 1, on: entries.filter(({ rank }) => rank === index + 1) }))
    .filter(({ on }) => on.length > 0);
  if (taken.length === 0) return null;
  return (
    <ol className={styles.podium} aria-label="Podium" data-risen={risen} data-verdict>
      {taken.map(({ step, rank, on }) => (
        <li key={step} className={classNames(styles.place, styles[step])} data-shared={on.length > 1}>
          <ul className={styles.heads} aria-label={`${step}, rank ${rank}`}>
            {on.slice(0, maxShown).map(({ id, name, picture }) => (
              <li key={id} className={styles.head}>
                <span className={styles.picture}>{picture}</span>
                <span className={styles.name}>{name}</span>
              </li>
            ))}
          </ul>
          <span className={styles.step}>
            <strong>{rank}</strong>
            <span>{on[0]?.amount}</span>
            {on.length > maxShown && <span>and {on.length - maxShown} more</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
