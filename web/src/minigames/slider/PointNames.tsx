import type { Step } from '@tallyho/game/minigames/fields';
import { longestWord } from '../faces/label-size.ts';
import styles from './PointNames.module.css';

/** If the names need more than this (rem), they are in two rows on phones; on tablets, too; or in three rows on phones. */
const widths = [
  ['three', 40],
  ['tablet', 26],
  ['phone', 18],
] as const;

/** The width of a letter, and of the space between two names, in rem. */
const letter = 0.36;
const gap = 0.3;

/** The names of the points, each below its column. Hidden from screen readers, because the columns have the names. */
export function PointNames({ points }: { readonly points: readonly Step[] }) {
  const letters = longestWord(points.map(({ name }) => name));
  const needed = points.length * (letters * letter + gap);
  return (
    <ol
      className={styles.names}
      data-tight={widths.find(([, width]) => needed > width)?.[0]}
      style={{ '--count': points.length, '--letters': letters }}
      aria-hidden="true"
    >
      {points.map(({ name }, at) => (
        <li key={name} style={{ '--at': at }}>
          {name}
        </li>
      ))}
    </ol>
  );
}
