import type { CSSProperties, ReactNode } from 'react';
import { longestWord } from '../../../minigames/label-size.ts';
import styles from './Podium.module.css';

/** A player or item on the podium. Equal results have the same `rank` and share a step. */
interface Place {
  readonly key: string;
  /** From 1; only the first three ranks have a step. */
  readonly rank: number;
  /** Decorative, because the name is next to it. */
  readonly picture: ReactNode;
  readonly name: string;
  readonly caption?: ReactNode;
  /** Text on the step, e.g. the points or a percentage. */
  readonly amount: string;
}

const steps = ['gold', 'silver', 'bronze'] as const;

interface PodiumProps {
  readonly label: string;
  /** Best first. */
  readonly places: readonly Place[];
}

/** Gold in the middle, silver and bronze next to it. A step is wider if several places share it. */
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
