import type { Step } from '@tallyho/game/minigames/fields';
import type { PlaceOnSlider } from '@tallyho/game/minigames/slider/place';
import { longestWord } from '../faces/label-size.ts';
import { foldedWidth } from './long-names.ts';
import styles from './PointNames.module.css';

/** The width of a letter in em. */
const letter = 0.6;
/** What the outer names have beyond their points, and the space between two names, in em of the smallest text. */
const beyond = 1.4;
const gap = 2;

/** Longer names are in two lines. */
const oneLine = 14;

/** Returns the width in em of a name in at most two lines. */
const widthOf = (name: string): number =>
  letter * (name.length <= oneLine ? name.length : Math.max(longestWord([name]), name.length / 2 + 3));

/** On phones a name is in as many lines as it has words, if these are not more than about three. Its words have narrow letters and a small space between them. */
const narrowLetter = 0.54;
const narrowGap = 0.4;
const mostLetters = 24;

/** If a step from one point to the next needs more than this (em), only some names fit on phones, and all in more lines on tablets; in all windows. */
const widths = [
  ['wide', 17],
  ['tablet', 11],
] as const;
/** On a small phone: the step of five points, and from the side to the first point (em). */
const phone = { step: 4.7, edge: 2 };
/** Bold letters are wider. */
const bold = 1.08;

/** Returns true if the name at `at` has room between those of the ends on a phone, each in at most two lines. */
function fitsBetweenEnds(folded: readonly number[], at: number): boolean {
  const last = folded.length - 1;
  const half = (folded[at] ?? 0) / 2 + narrowGap;
  const length = phone.step * 4;
  const place = phone.edge + (length * at) / last;
  return place - half > (folded[0] ?? 0) && place + half < length + 2 * phone.edge - (folded[last] ?? 0);
}

/** Returns what a step needs so that no name reaches into the next one. */
function stepFor(widths: readonly number[]): number {
  const last = widths.length - 1;
  const steps = widths.slice(1).map((width, at) => {
    const before = widths[at] ?? 0;
    if (last === 1) return before + width;
    if (at === 0) return Math.max(before - beyond, before / 2) + width / 2;
    return at === last - 1 ? before / 2 + Math.max(width - beyond, width / 2) : (before + width) / 2;
  });
  return Math.max(...steps, 1);
}

interface PointNamesProps {
  readonly points: readonly Step[];
  /** Where the mean is; null before it is known. Between two points it marks none. */
  readonly place: PlaceOnSlider | null;
}

/**
 * The names of the points, each below its point, the outer ones at the ends of the line; the one that the mean is at or near to is bold. Hidden from
 * screen readers, because the answers have the names.
 */
export function PointNames({ points, place }: PointNamesProps) {
  const names = points.map(({ name }) => ({ name, width: widthOf(name) }));
  const last = names.length - 1;
  const needed = stepFor(names.map(({ width }) => width)) + gap;
  const narrow = stepFor(points.map(({ name }) => narrowLetter * longestWord([name]))) + narrowGap;
  const isTightOnPhones =
    narrow * last > phone.step * 4 || points.some(({ name }) => name.length > mostLetters);
  const folded = points.map(({ name }) => bold * foldedWidth(name));
  const meant = place?.kind === 'between' ? undefined : place?.nearest;
  return (
    <ol
      className={styles.names}
      data-tight={widths.find(([, width]) => needed > width)?.[0] ?? (isTightOnPhones ? 'phone' : undefined)}
      data-level={meant !== undefined && fitsBetweenEnds(folded, meant)}
      style={{ '--last': last, '--needed': needed, '--widest': longestWord(points.map(({ name }) => name)) }}
      aria-hidden="true"
    >
      {names.map(({ name, width }, at) => (
        <li
          key={name}
          data-meant={meant === at}
          data-short={name.trim().split(/\s+/).length <= 2}
          style={{
            '--at': at,
            '--width': width,
            '--longest': longestWord([name]),
            '--folded': folded[at] ?? 0,
          }}
        >
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
