import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { reachOf } from '@tallyho/game/minigames/guess';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { formatNumber } from '../../entities/preferences/format.ts';
import styles from './Zones.module.css';

/** The points that a guess gets at least in the middle zone, and beside it. */
const inner = 90;
const outer = 50;

/** Narrower zones, as parts of the line, have no number; the second of these on phones. */
const leastNamed = { wide: 0.05, narrow: 0.11 };

interface ZonesProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  /** The average of the answers. */
  readonly mean: number;
}

/** The strip on which the guesses stand: how many points a guess there gets at least. */
export function Zones({ question, mean }: ZonesProps) {
  const edge = (points: number, side: 1 | -1) =>
    Math.min(1, Math.max(0, shareOf(mean + side * reachOf(question, points / 100))));
  const zones = [
    { points: outer, start: edge(outer, -1), end: edge(inner, -1) },
    { points: inner, start: edge(inner, -1), end: edge(inner, 1) },
    { points: outer, start: edge(inner, 1), end: edge(outer, 1) },
  ].filter(({ start, end }) => end > start);
  return (
    <div className={styles.zones} aria-hidden="true">
      {zones.map(({ points, start, end }) => (
        <span
          key={start}
          className={styles.zone}
          data-inner={points === inner}
          data-named={end - start >= leastNamed.narrow ? 'always' : end - start >= leastNamed.wide && 'wide'}
          style={{ '--start': start, '--end': end }}
        >
          <span>
            {formatNumber(points)}+{points === outer && <span className={styles.unit}> points</span>}
          </span>
        </span>
      ))}
    </div>
  );
}
