import type { Step } from '@tallyho/game/minigames/fields';
import type { PlaceOnSlider } from '@tallyho/game/minigames/slider/place';
import { longestWord } from '../faces/label-size.ts';
import styles from './PointNames.module.css';

/** The width of a letter in em. */
const letter = 0.6;
/** What the outer names have beyond their points, and the space between two names, in em of the smallest text. */
const beyond = 1;
const gap = 2;

/** Longer names are in two lines. */
const oneLine = 14;

/** Returns the width in em of a name in at most two lines. */
const widthOf = (name: string): number =>
  letter * (name.length <= oneLine ? name.length : Math.max(longestWord([name]), name.length / 2 + 3));

/** If a step from one point to the next needs more than this (em), only some names fit on phones, and all in more lines on tablets; in all windows. */
const widths = [
  ['wide', 17],
  ['tablet', 11],
  ['phone', 5],
] as const;

interface PointNamesProps {
  readonly points: readonly Step[];
  /** Where the mean is; null before it is known. */
  readonly place: PlaceOnSlider | null;
}

/**
 * The names of the points, each below its point, the outer ones at the ends of the line; those at the mean are marked. Hidden from
 * screen readers, because the answers have the names.
 */
export function PointNames({ points, place }: PointNamesProps) {
  const names = points.map(({ name }) => ({ name, width: widthOf(name) }));
  const last = names.length - 1;
  const steps = names.slice(1).map(({ width }, at) => {
    const before = names[at]?.width ?? 0;
    if (last === 1) return before + width;
    if (at === 0) return before + width / 2 - beyond;
    return at === last - 1 ? before / 2 + width - beyond : (before + width) / 2;
  });
  const needed = Math.max(...steps, 1);
  return (
    <ol
      className={styles.names}
      data-tight={widths.find(([, width]) => needed + gap > width)?.[0]}
      style={{ '--last': last, '--needed': needed + gap }}
      aria-hidden="true"
    >
      {names.map(({ name, width }, at) => (
        <li
          key={name}
          data-meant={place ? meantBy(place, at) : undefined}
          style={{ '--at': at, '--width': width }}
        >
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

/** How the name of a point tells a place; undefined if it does not. */
function meantBy(place: PlaceOnSlider, at: number): 'at' | 'low' | 'high' | undefined {
  if (place.kind !== 'between') return at === place.nearest ? 'at' : undefined;
  if (at === place.low) return 'low';
  return at === place.high ? 'high' : undefined;
}
