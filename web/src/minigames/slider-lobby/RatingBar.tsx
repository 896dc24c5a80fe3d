import { limits } from '@tallyho/game/limits';
import type { ReactNode } from 'react';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { type SeatNumber, seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import { atWidth, type ByWidth, byWidth, swarm } from '../slider/swarm.ts';
import { fittingNames } from './fitting-names.ts';
import type { Label } from './labels.ts';
import styles from './RatingBar.module.css';
import { heightOf, type Stacked, stack } from './stack.ts';

const { min, max } = limits.lobbyRating;
const share = (value: number): number => (value - min) / (max - min);

/** The part of the line that a face takes, in the open row, in a low one and elsewhere. */
const parts = {
  leading: { narrow: 0.14, middle: 0.11, wide: 0.063 },
  flat: { narrow: 0.18, middle: 0.1, wide: 0.056 },
  plain: { narrow: 0.096, middle: 0.085, wide: 0.053 },
} as const;

/** The highest level on which faces in a low row stand exactly above their values. With more some stand beside them, this far (faces). */
const highestFlat = { narrow: 1, middle: 0.4, wide: 0.4 };
const asideFlat = { narrow: 1, middle: 0.5, wide: 1 };
/** The height of a name in a low row (px). */
const flatLabelHeight = 18;

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
    asides: [],
    befores: spots.map(
      ({ start }, index) => ((places[index] ?? 0) - start) / (marks[index]?.label?.width ?? 1),
    ),
    top: Math.max(0, ...spots.map(({ level }, index) => level + heightOf(marks[index]))),
  };
};

/** Returns where the faces of a low row stand, near ones beside and above each other, and the names that fit below them. */
const flatPlacesAt = (places: readonly number[], width: Width, labels: readonly (Label | null)[] = []) => {
  const spots = swarm(places, parts.flat[width], highestFlat[width], asideFlat[width]);
  const line = lines[width];
  const face = parts.flat[width] * line;
  const names = spots.map(({ aside, level }, index) => {
    const label = labels[index];
    const at = (places[index] ?? 0) * line;
    return { at, aside: aside * face, bottom: level * face, name: label ? lengthOf(label, width) : null };
  });
  const starts = fittingNames(names, {
    line,
    face,
    height: flatLabelHeight,
    beyond: beyond[width],
    gap,
  });
  return {
    levels: spots.map(({ level }) => level),
    asides: spots.map(({ aside }) => aside),
    befores: names.map(({ at, aside, name }, index) => {
      const start = starts[index];
      return start == null ? null : (at + aside - start) / (name ?? 1);
    }),
    top: 1 + Math.max(0, ...spots.map(({ level }) => level)),
  };
};

/** Returns how high the faces of low rows with these values stand at most, in heights of a face, so that all of them are equally high. */
export const flatTop = (rows: readonly (readonly number[])[]): ByWidth<number> =>
  byWidth((width) => Math.max(1, ...rows.map((values) => flatPlacesAt(values.map(share), width).top)));

interface RatingBarProps {
  /** 1-100; null: there are no ratings. */
  readonly mean: number | null;
  /** Of the player who is rated, for the color of the fill. */
  readonly seat?: SeatNumber | null;
  readonly marks: readonly { readonly rater: Rater; readonly value: number }[];
  readonly shown: boolean;
  /** The viewer, whose face is over all others where many leave no room. */
  readonly you?: string;
  /** Returns the URL of a picture of the player that shows a reaction. Default: the picture without one. */
  readonly pictureOf?: (rater: Rater) => string;
  /** The number of marks that are shown before. */
  readonly faces?: number;
  /** The open row: its faces are larger. */
  readonly isLeading?: boolean;
  /** A low row: how high the faces of all such rows stand at most (`flatTop`). */
  readonly flat?: ByWidth<number>;
  /** The names below the faces, in the order of the marks. A low row leaves out those that do not fit. Default: none. */
  readonly labels?: readonly (Label | null)[];
  /** Shows the value of each mark at its face. */
  readonly hasNumbers?: boolean;
  /** What stands below the line. */
  readonly children?: ReactNode;
}

/** A line from 1 to 100 that is filled up to the mean, with the faces of all players on stems above their values. None hides another. */
export function RatingBar(props: RatingBarProps) {
  const {
    mean,
    seat,
    marks,
    shown,
    you,
    pictureOf,
    faces = 0,
    hasNumbers = false,
    isLeading = false,
    flat,
    labels = [],
    children,
  } = props;
  const values = marks.map(({ value }) => share(value));
  const face = isLeading ? parts.leading : parts.plain;
  const stacks = byWidth((width) =>
    flat ? flatPlacesAt(values, width, labels) : placesAt(values, labels, face[width], width),
  );
  const isShown = (index: number) => shown || index < faces;
  return (
    <div
      className={styles.bar}
      data-leading={isLeading}
      data-flat={flat !== undefined}
      data-labelled={labels.length > 0}
      style={{
        '--top': atWidth(flat ?? byWidth((width) => stacks[width].top)),
        ...(seat && { '--seat': seatColor(seat) }),
      }}
    >
      <ul className={styles.marks} aria-label="Who gave what">
        {marks.map(({ rater, value }, index) => (
          <li
            key={rater.user}
            className={classNames(styles.mark, reveal.fall)}
            data-shown={isShown(index)}
            data-named={labels[index] != null}
            data-own={rater.user === you}
            title={`${rater.username}: ${value}`}
            style={{
              '--share': values[index],
              '--aside': atWidth(byWidth((width) => stacks[width].asides[index] ?? 0)),
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
              fits={atWidth(byWidth((width) => (stacks[width].befores[index] === null ? 0 : 1)))}
            />
            {hasNumbers && <span className={styles.number}>{value}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        {mean !== null && (
          <span className={styles.fill} data-shown={shown} style={{ '--share': share(mean) }} />
        )}
      </div>
      {children}
    </div>
  );
}

interface MarkLabelProps {
  readonly label: Label | null;
  /** Which part of it stands before the place of the face. */
  readonly before: string | number;
  /** 1 if it fits, 0 if it does not. */
  readonly fits: string | number;
}

/** A name below a face. Hidden from screen readers, because the face has it with the value. */
function MarkLabel({ label, before, fits }: MarkLabelProps) {
  if (!label) return null;
  return (
    <span className={styles.label} aria-hidden="true" style={{ '--before': before, '--fits': fits }}>
      <span dir="auto">{label.name}</span>
      {label.says && ` ${label.says}`}
    </span>
  );
}
