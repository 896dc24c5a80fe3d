import { limits } from '@tallyho/game/limits';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { type SeatNumber, seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import { atWidth, byWidth } from '../slider/swarm.ts';
import type { Label } from './labels.ts';
import styles from './RatingBar.module.css';
import { heightOf, type Stacked, stack } from './stack.ts';

const { min, max } = limits.lobbyRating;
const share = (value: number): number => (value - min) / (max - min);

/** The part of the line that a face takes, in the open row and elsewhere. */
const parts = {
  leading: { narrow: 0.14, middle: 0.11, wide: 0.063 },
  plain: { narrow: 0.096, middle: 0.085, wide: 0.053 },
} as const;

/** The least length of the line, how far a label may reach beyond its ends, and what a name takes at most (px). */
const lines = { narrow: 250, middle: 400, wide: 720 };
const beyond = { narrow: 14, middle: 24, wide: 24 };
const longest = { narrow: 64, middle: 80, wide: 96 };
/** The mean width of a letter, and the space around a label (px). */
const letter = { narrow: 6, middle: 7, wide: 7 };
const around = 12;
/** Between a label and what is beside it (px). */
const gap = 5;
/** The height of a label, in heights of a face. */
const labelHeight = { narrow: 0.5, middle: 0.42, wide: 0.42 };

type Width = keyof typeof lines;

/** Returns the width of a label in px. */
const lengthOf = ({ name, says = '' }: Label, width: Width): number =>
  Math.min(name.length * letter[width], longest[width]) + (says.length + 1) * letter[width] + around;

/** Returns how high the faces stand, with their labels below them, and which part of each label is before its place. */
const placesAt = (
  places: readonly number[],
  labels: readonly (Label | null)[],
  face: number,
  width: Width,
) => {
  const marks = places.map((at, index): Stacked => {
    const label = labels[index];
    const length = label ? lengthOf(label, width) / lines[width] : 0;
    return { at, face, label: label ? { width: length, height: labelHeight[width] } : null };
  });
  const spots = stack(marks, beyond[width] / lines[width], gap / lines[width]);
  return {
    levels: spots.map(({ level }) => level),
    befores: spots.map(
      ({ start }, index) => ((places[index] ?? 0) - start) / (marks[index]?.label?.width ?? 1),
    ),
    top: Math.max(0, ...spots.map(({ level }, index) => level + heightOf(marks[index]))),
  };
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
    isFlat
      ? { levels: values.map(() => 0), befores: [], top: 1 }
      : placesAt(values, labels, face[width], width),
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
            <MarkLabel
              label={labels[index] ?? null}
              before={atWidth(byWidth((width) => stacks[width].befores[index] ?? 0.5))}
            />
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

interface MarkLabelProps {
  readonly label: Label | null;
  /** Which part of it stands before the place of the face. */
  readonly before: string | number;
}

/** A name below a face. Hidden from screen readers, because the face has it with the value. */
function MarkLabel({ label, before }: MarkLabelProps) {
  if (!label) return null;
  return (
    <span className={styles.label} aria-hidden="true" style={{ '--before': before }}>
      <span dir="auto">{label.name}</span>
      {label.says && ` ${label.says}`}
    </span>
  );
}
