import type { Step } from '@tallyho/game/minigames/fields';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { paint } from '../faces/paint.ts';
import reveal from '../show/reveal.module.css';
import styles from './Dial.module.css';
import { light, ticks, wedge } from './dial.ts';

interface DialFaceProps {
  readonly points: readonly Step[];
  /** The index of the point whose part is lit; null: none yet. Absent: all parts are alike. */
  readonly lit?: number | null | undefined;
}

/** A half dial from 0 to 10 in the colors of the points. Decorative. */
export const DialFace = ({ points, lit }: DialFaceProps) => {
  const litPoint = lit == null ? undefined : points[lit];
  return (
    <svg className={styles.body} viewBox="0 0 200 100" data-lit={lit != null} aria-hidden="true">
      <path className={styles.lower} d="M0 100A100 100 0 0 1 200 100v2H0z" />
      <path className={styles.inside} d="M0 100A100 100 0 0 1 200 100z" />
      <path className={styles.ticks} d={ticks} />
      {points.map(({ name, color }, index) => (
        <path
          key={name}
          className={styles.wedge}
          d={wedge(index, points.length)}
          style={{ fill: paint(color).fill }}
        />
      ))}
      <path className={styles.rim} d="M0 100A100 100 0 0 1 200 100z" />
      {litPoint && (
        <path
          key={lit}
          className={styles.lit}
          d={wedge(lit ?? 0, points.length)}
          style={{ fill: paint(litPoint.color).fill }}
        />
      )}
      <path className={styles.light} d={light} />
    </svg>
  );
};

interface DialProps extends Pick<DialFaceProps, 'points'> {
  /** The shutter is open, and the needle is at the average. */
  readonly isOpen: boolean;
}

/** The dial of a result: with its shutter and its needle. Decorative. */
export const Dial = ({ points, isOpen }: DialProps) => (
  <>
    <DialFace points={points} />
    <div className={styles.window} aria-hidden="true">
      <div className={styles.shutter} data-shown={!isOpen} />
    </div>
    <svg
      className={classNames(styles.needle, reveal.fade)}
      viewBox="0 0 20 64"
      data-shown={isOpen}
      aria-hidden="true"
    >
      <path d="M6 64 7.6 16H3.5L10 1.5l6.5 14.5h-4.1L14 64z" />
    </svg>
  </>
);
