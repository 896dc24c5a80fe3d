import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { reachOf } from '@tallyho/game/minigames/guess';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { formatNumber } from '../../entities/preferences/format.ts';
import styles from './Zones.module.css';

/** The points that a guess gets at least in the middle zone, and beside it. */
const inner = 90;
const outer = 50;

/** Narrower zones, as parts of the line, have no number; the second of these on phones. */
const leastNamed = { wide: 0.05, narrow: 0.1 };

interface ZonesProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  /** The average of the answers. */
  readonly mean: number;
  readonly isShown: boolean;
}

/** The ground of the lane of the guesses: how many points a guess there gets at least. It opens from the average to both sides. */
export function Zones({ question, mean, isShown }: ZonesProps) {
  const edge = (points: number, side: 1 | -1) =>
    Math.min(1, Math.max(0, shareOf(mean + side * reachOf(question, points / 100))));
  const zones = [
    { points: 0, start: 0, end: edge(outer, -1) },
    { points: outer, start: edge(outer, -1), end: edge(inner, -1) },
    { points: inner, start: edge(inner, -1), end: edge(inner, 1) },
    { points: outer, start: edge(inner, 1), end: edge(outer, 1) },
    { points: 0, start: edge(outer, 1), end: 1 },
  ].filter(({ start, end }) => end > start);
  return (
    <div className={styles.zones} data-shown={isShown} aria-hidden="true">
      {zones.map(({ points, start, end }) => (
        <span
          key={start}
          className={styles.zone}
          data-points={points}
          data-named={
            points === inner || end - start >= leastNamed.narrow
              ? 'always'
              : end - start >= leastNamed.wide && 'wide'
          }
          style={{ insetInline: `calc(${place(start)}) calc(100% - ${place(end)})` }}
        >
          {points > 0 && (
            <bdi>
              {formatNumber(points)}+<span className={styles.unit}> points</span>
            </bdi>
          )}
        </span>
      ))}
    </div>
  );
}

/** Where a place on the line is. Those at its ends are at the ends of what is drawn, beyond the outer points. */
const place = (share: number): string => {
  if (share <= 0) return '0%';
  return share >= 1 ? '100%' : `(var(--ends) + (100% - 2 * var(--ends)) * ${share})`;
};
