import type { Step } from '@tallyho/game/minigames/fields';
import { longestWord } from '../faces/label-size.ts';
import { paint } from '../faces/paint.ts';
import styles from './EndStickers.module.css';

/** What the two ends of the line mean, in large letters, until there is an answer. Hidden from screen readers, because the control has the names. */
export function EndStickers({ points }: { readonly points: readonly Step[] }) {
  return [points[0], points.at(-1)].map(
    (point, index) =>
      point && (
        <span
          key={point.name}
          className={styles.sticker}
          data-end={index === 0 ? 'low' : 'high'}
          style={{
            '--fill': paint(point.color).fill,
            '--on-fill': paint(point.color).text,
            '--longest': longestWord([point.name]),
            '--size-of-text': Math.sqrt(point.name.length),
          }}
          aria-hidden="true"
        >
          {point.name}
        </span>
      ),
  );
}
