import type { ReactNode } from 'react';
import { longestWord } from '../../../minigames/faces/label-size.ts';
import { type PodiumEntry, podiumPlaces } from '../../../minigames/show/podium-places.ts';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { classNames } from '../../../shared/ui/styles/class-names.ts';
import styles from './GamePodium.module.css';

/** Number of entries on a shared step from which the step does not get wider. More stand in two rows, with their names below them. */
const widestStep = 4;

interface GamePodiumEntry extends PodiumEntry {
  /** A text below the name. */
  readonly caption?: ReactNode;
}

interface GamePodiumProps {
  readonly label: string;
  /** Best first, without entries that have no points. */
  readonly entries: readonly GamePodiumEntry[];
  /** The best rank that has risen; null: the final state, without motion. */
  readonly rising: number | null;
  /** The CSS color of the burst behind gold. */
  readonly glow?: string;
}

/** The podium of Game Over: large, gold in the middle, and its steps rise one by one. Equal results share a step. */
export function GamePodium({ label, entries, rising, glow }: GamePodiumProps) {
  const taken = podiumPlaces(entries);
  if (taken.length === 0) return null;
  return (
    <ol
      className={styles.podium}
      aria-label={label}
      data-running={rising !== null}
      style={glow ? { '--glow': glow } : undefined}
    >
      {taken.map(({ key, step, rank, side, on }) => (
        <li
          key={key}
          className={classNames(styles.step, styles[step])}
          data-side={side}
          data-many={on.length > widestStep}
          data-show={rising === null ? undefined : rank < rising ? 'waiting' : 'rising'}
          style={{ '--standing': Math.min(on.length, widestStep) }}
        >
          <ul className={styles.standing} aria-label={`${step}, rank ${rank}`}>
            {on.map(({ id, name, picture, caption }) => (
              <li key={id} className={styles.entry} style={{ '--letters': longestWord([name]) }}>
                <span className={styles.picture}>{picture}</span>
                <span className={styles.words}>
                  <span className={styles.name} dir="auto" title={name}>
                    <BreakableName name={name} />
                  </span>
                  {caption && <span className={styles.caption}>{caption}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.block}>
            <span className={styles.result}>
              <strong>{rank}</strong>
              {on[0]?.amount && <span>{on[0].amount}</span>}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
