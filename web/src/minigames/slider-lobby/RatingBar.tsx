import { limits } from '@tallyho/game/limits';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { type SeatNumber, seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import { atWidth, byWidth } from '../slider/swarm.ts';
import type { Label } from './labels.ts';
import styles from './RatingBar.module.css';
import { type Stacked, stack } from './stack.ts';

const { min, max } = limits.lobbyRating;
const share = (value: number): number => (value - min) / (max - min);

/** The part of the line that a face takes, in the open row and elsewhere. */
const parts = {
  leading: { narrow: 0.14, middle: 0.11, wide: 0.07 },
  plain: { narrow: 0.096, middle: 0.085, wide: 0.053 },
} as const;

/** The least length of the line, how far a label may reach beyond its ends, and what a name takes at most (px). */
const lines = { narrow: 250, middle: 400, wide: 640 };
const beyond = { narrow: 14, middle: 24, wide: 24 };
const longest = { narrow: 64, middle: 80, wide: 96 };
/** The mean width of a letter, and the space around a label (px). */
const letter = { narrow: 7, middle: 8, wide: 8 };
const around = 14;
/** The height of a label, in heights of a face. */
const labelHeight = { narrow: 0.5, middle: 0.42, wide: 0.42 };

type Width = keyof typeof lines;

/** Returns the width of a label in px. */
const lengthOf = ({ name, says = '' }: Label, width: Width): number =>
  Math.min(name.length * letter[width], longest[width]) + (says.length + 1) * letter[width] + around;

/** Returns which part of a label stands before its place: half of it, unless it would reach too far beyond an end of the line. */
const partBefore = (place: number, label: Label, width: Width): number => {
  const roomAt = (at: number) => (at * lines[width] + beyond[width]) / lengthOf(label, width);
  return Math.max(1 - roomAt(1 - place), Math.min(0.5, roomAt(place)));
};

/** Returns how high the faces stand, with their labels below them. */
const levelsAt = (
  places: readonly number[],
  labels: readonly (Label | null)[],
  face: number,
  width: Width,
) => {
  const boxes = places.map((at, index): Stacked => {
    const label = labels[index];
    if (!label) return { at, width: face, height: 1 };
    const part = lengthOf(label, width) / lines[width];
    // A label that is moved to one side reaches farther to it.
    const reach = Math.max(0.5, partBefore(at, label, width), 1 - partBefore(at, label, width));
    return { at, width: Math.max(face, 2 * reach * part), height: 1 + labelHeight[width] };
  });
  const levels = stack(boxes);
  return { levels, top: Math.max(0, ...levels.map((level, index) => level + (boxes[index]?.height ?? 1))) };
};

interface RatingBarProps {
  /** 1-100; null: there are no ratings. */
  readonly mean: number | null;
  /** The mean as it is written at the end of the fill. Absent: it is not written. */
  readonly written?: string;
  /** Of the player who is rated, for the color of the fill. */
  readonly seat?: SeatNumber | null;
  readonly marks: readonly { readonly rater: Rater; readonly value: number }[];
  readonly shown: boolean;
  /** Returns the URL of a picture of the player that shows a reaction. Default: the picture without one. */
  readonly pictureOf?: (rater: Rater) => string;
  /** The number of marks that are shown before. */
  readonly faces?: number;
  /** The open row: its faces are larger, none hides another, and the number of the mean says what it is. */
  readonly isLeading?: boolean;
  /** All faces stand on the line, near ones over each other, so that each such bar is equally high. */
  readonly isFlat?: boolean;
  /** The names below the faces, in the order of the marks. Default: none. */
  readonly labels?: readonly (Label | null)[];
  /** Shows the value of each mark at its face. */
  readonly hasNumbers?: boolean;
}

/** A line from 1 to 100 that is filled up to the mean, where its number stands, with the faces of all players on stems exactly above their values, near ones above each other. */
export function RatingBar(props: RatingBarProps) {
  const {
    mean,
    written,
    seat,
    marks,
    shown,
    pictureOf,
    faces = 0,
    hasNumbers = false,
    isLeading = false,
    isFlat = false,
    labels = [],
  } = props;
  const values = marks.map(({ value }) => share(value));
  const face = parts[isLeading ? 'leading' : 'plain'];
  const stacks = byWidth((width) =>
    isFlat ? { levels: values.map(() => 0), top: 1 } : levelsAt(values, labels, face[width], width),
  );
  const isShown = (index: number) => shown || index < faces;
  return (
    <div
      className={styles.bar}
      data-leading={isLeading}
      data-flat={isFlat}
      style={seat ? { '--seat': seatColor(seat) } : undefined}
    >
      <ul
        className={styles.marks}
        aria-label="Who gave what"
        style={{ '--top': atWidth(byWidth((width) => stacks[width].top)) }}
      >
        {marks.map(({ rater, value }, index) => (
          <li
            key={rater.user}
            className={classNames(styles.mark, reveal.fall)}
            data-shown={isShown(index)}
            data-named={labels[index] != null}
            title={`${rater.username}: ${value}`}
            style={{
              '--share': values[index],
              '--level': atWidth(byWidth((width) => stacks[width].levels[index] ?? 0)),
            }}
          >
            <PlayerAvatar
              avatar={rater.avatar}
              size="xs"
              label={`${rater.username}: ${value}`}
              seat={rater.seat}
              {...(pictureOf && { picture: pictureOf(rater) })}
            />
            <MarkLabel label={labels[index] ?? null} at={values[index] ?? 0} />
            {hasNumbers && <span className={styles.number}>{value}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        {mean !== null && (
          <span className={styles.fill} data-shown={shown} style={{ '--share': share(mean) }} />
        )}
        {written !== undefined && (
          <strong
            className={classNames(styles.mean, reveal.pop)}
            data-shown={shown}
            style={{ '--share': share(mean ?? min) }}
          >
            {written}
            {isLeading && mean !== null && <small>average</small>}
          </strong>
        )}
      </div>
    </div>
  );
}

/** A name below a face. Hidden from screen readers, because the face has it with the value. */
function MarkLabel({ label, at }: { readonly label: Label | null; readonly at: number }) {
  if (!label) return null;
  return (
    <span
      className={styles.label}
      aria-hidden="true"
      style={{ '--before': atWidth(byWidth((width) => partBefore(at, label, width))) }}
    >
      <span dir="auto">{label.name}</span>
      {label.says && ` ${label.says}`}
    </span>
  );
}
