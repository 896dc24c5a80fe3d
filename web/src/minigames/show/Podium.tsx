import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './Podium.module.css';

const steps = ['gold', 'silver', 'bronze'] as const;

/** As many stand on a step that is shared; the others are counted. */
const room = 3;

/** Somebody or something that may stand on the podium. */
interface PodiumEntry {
  readonly id: string;
  readonly name: string;
  /** Fills a square. */
  readonly picture: ReactNode;
  /** From 1; equals share one. */
  readonly rank: number;
  /** What it has, in words: "12 points". */
  readonly amount: string;
}

interface PodiumProps {
  /** Best first; who has nothing is left out by the caller. */
  readonly entries: readonly PodiumEntry[];
  /** False: not yet, its place is kept. */
  readonly risen: boolean;
}

/** The best on gold, silver and bronze. Equals stand on one step. */
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
            {on.slice(0, room).map(({ id, name, picture }) => (
              <li key={id} className={styles.head}>
                <span className={styles.picture}>{picture}</span>
                <span className={styles.name}>{name}</span>
              </li>
            ))}
          </ul>
          <span className={styles.step}>
            <strong>{rank}</strong>
            <span>{on[0]?.amount}</span>
            {on.length > room && <span>and {on.length - room} more</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
