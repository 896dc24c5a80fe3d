import type { Step } from '@tallyho/game/minigames/fields';
import type { Reaction } from '@tallyho/game/show/reaction';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater } from '../contract.ts';
import { paint } from '../faces/paint.ts';
import reveal from '../show/reveal.module.css';
import styles from './Column.module.css';

interface ColumnProps {
  readonly point: Step;
  /** All players who chose this point, revealed or not. */
  readonly marks: readonly (Rater & {
    readonly value: number;
    /** The value as it stands below the face. */
    readonly label: string;
    readonly shown: boolean;
    readonly reaction: Reaction;
  })[];
  /** Number of players in the highest column after the show. */
  readonly highest: number;
  /** How far the bar stands from its point in narrow and in wide results, in distances of two points. */
  readonly narrowShift: number;
  readonly wideShift: number;
}

/** Of more players in one column the faces stand in pairs, in all columns alike. */
export const mostStacked = 3;

/** A bar of the histogram. Its space is reserved; it rises with each revealed player. */
export function Column({ point, marks, highest, narrowShift, wideShift }: ColumnProps) {
  useLocale();
  const { fill, text } = paint(point.color);
  const count = marks.filter(({ shown }) => shown).length;
  return (
    <li
      className={styles.column}
      aria-label={`${point.name}: ${count}`}
      data-crowded={highest > mostStacked}
      style={{
        '--filled': count / Math.max(marks.length, 1),
        '--highest': highest,
        '--narrow-shift': narrowShift,
        '--wide-shift': wideShift,
      }}
    >
      <div className={styles.room}>
        <span className={styles.bar} style={{ background: fill }} data-empty={count === 0} />
        <ul className={styles.heads} style={{ color: text }}>
          {marks.map(({ user, username, avatar, seat, value, label, shown, reaction }) => {
            const exact = formatNumber(value, Number.isInteger(value) ? 0 : 1);
            return (
              <li key={user} className={reveal.fall} data-shown={shown} title={username}>
                <PlayerFace avatar={avatar} size="sm" label={username} seat={seat} expression={reaction} />
                <strong className={styles.value} aria-hidden={label !== exact}>
                  {label}
                </strong>
                {label !== exact && <VisuallyHidden>{exact}</VisuallyHidden>}
              </li>
            );
          })}
        </ul>
      </div>
      <span className={styles.ground} />
    </li>
  );
}
