import type { CSSProperties, ReactNode } from 'react';
import { longestWord } from '../../../minigames/longest-word.ts';
import styles from './Podium.module.css';

/** Somebody or something on the podium. Equals have the same `rank` and stand on the same step. */
interface Place {
  readonly key: string;
  /** From 1; only the first three ranks have a step. */
  readonly rank: number;
  /** Decoration: the name stands beside it. */
  readonly picture: ReactNode;
  readonly name: string;
  readonly caption?: ReactNode;
  /** On the step: points, a share. */
  readonly amount: string;
}

const steps = ['gold', 'silver', 'bronze'] as const;

interface PodiumProps {
  readonly label: string;
  /** Best first. */
  readonly places: readonly Place[];
}

/** Gold in the middle, silver and bronze beside it; each step as wide as the number of those who share it. */
export function Podium({ label, places }: PodiumProps) {
  return (
    <ol className={styles.podium} aria-label={label}>
      {steps.map((step, index) => {
        const standing = places.filter(({ rank }) => rank === index + 1);
        const [first] = standing;
        if (!first) return null;
        return (
          <li
            key={step}
            className={styles.step}
            data-step={step}
            // Custom properties aren't in CSSProperties.
            style={{ '--standing': Math.min(standing.length, 4) } as CSSProperties}
          >
            <ul className={styles.standing}>
              {standing.map(({ key, picture, name, caption }) => (
                <li
                  key={key}
                  className={styles.place}
                  style={{ '--letters': longestWord([name]) } as CSSProperties} // as above
                >
                  {picture}
                  <span className={styles.name}>{name}</span>
                  {caption && <span className={styles.caption}>{caption}</span>}
                </li>
              ))}
            </ul>
            <p className={styles.block}>
              <strong>{index + 1}</strong>
              <span>{first.amount}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
