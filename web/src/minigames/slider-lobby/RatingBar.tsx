import { limits } from '@tallyho/game/limits';
import type { ReactNode } from 'react';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { type SeatNumber, seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import { moodAt } from '../faces/mood.ts';
import reveal from '../show/reveal.module.css';
import { atWidth, byWidth } from '../slider/line.ts';
import type { Label } from './labels.ts';
import styles from './RatingBar.module.css';
import { heightOf, type Stacked, stack } from './stack.ts';

const { min, max } = limits.lobbyRating;
const share = (value: number): number => (value - min) / (max - min);

/** The part of the line that a face takes: a large one, a large one of many, and a small one. */
const parts = {
  leading: { narrow: 0.176, middle: 0.16, wide: 0.089 },
  crowded: { narrow: 0.144, middle: 0.11, wide: 0.061 },
  plain: { narrow: 0.096, middle: 0.085, wide: 0.053 },
} as const;

/** Large faces are largest up to this number. */
const mostLarge = 5;

/** The least length of the line, how far a label may reach beyond its ends, and what a name takes at most (px). */
const lines = { narrow: 250, middle: 400, wide: 720 };
const beyond = { narrow: 14, middle: 24, wide: 24 };
const longest = { narrow: 72, middle: 96, wide: 128 };
/** The mean width of a letter, and the space around a label (px). */
const letter = { narrow: 7, middle: 8.5, wide: 8.5 };
const around = 12;
/** Between a label and what is beside it (px). */
const gap = 5;
/** The height of a label, in heights of a face: of few, and of many. */
const labelHeight = {
  few: { narrow: 0.46, middle: 0.38, wide: 0.38 },
  many: { narrow: 0.56, middle: 0.55, wide: 0.55 },
};

type Width = keyof typeof lines;

/** Returns the width of a label in px. `room`: of its name. */
const lengthOf = ({ name, says }: Label, room: number, width: Width): number =>
  Math.min(name.length * letter[width], room) + (says.length + 1) * letter[width] + around;

/** How many heights the faces of a few may have before names are cut. */
const mostLevels = 2;

/** What a label leaves its name, as a part of the longest, in the order in which it is tried. The rated player is named beside the line, too. */
const namesLeft = [1, 0.8, 0.6];
const rooms = [
  ...namesLeft.map((others) => ({ own: others, others })),
  ...namesLeft.map((others) => ({ own: 0, others })),
];
const noRoom = { own: 0, others: 0 };

/** Returns true if the faces of a few stand side by side or in two lines. */
const isLow = ({ levels }: ReturnType<typeof placesWith>): boolean =>
  levels.length > mostLarge ||
  (new Set(levels).size <= mostLevels && levels.every((level) => level === 0 || level >= 1));

/** As `placesWith`, with the longest names that leave the faces low. */
const placesAt = (
  places: readonly number[],
  labels: readonly (Label | null)[],
  face: number,
  width: Width,
) => {
  const found = rooms.map((room) => placesWith(places, labels, face, width, room)).find(isLow);
  return found ?? placesWith(places, labels, face, width, noRoom);
};

/** Returns how high the faces stand, with their labels below them, which part of each label is before its place, and the room of its name (px). */
const placesWith = (
  places: readonly number[],
  labels: readonly (Label | null)[],
  face: number,
  width: Width,
  room: typeof noRoom,
) => {
  const height = labelHeight[places.length > mostLarge ? 'many' : 'few'];
  const names = labels.map((label) => longest[width] * (label?.isOwn ? room.own : room.others));
  const marks = places.map((at, index): Stacked => {
    const wanted = labels[index];
    const label = wanted && (width !== 'wide' && wanted.isMinor ? null : wanted);
    const length = label ? lengthOf(label, names[index] ?? 0, width) / lines[width] : 0;
    return { at, face, label: label ? { width: length, height: height[width] } : null };
  });
  const spots = stack(marks, beyond[width] / lines[width], gap / lines[width]);
  return {
    names,
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
  /** Of the player who is rated, for the color of the fill. */
  readonly seat?: SeatNumber | null;
  /** Empty: the line stands alone. */
  readonly marks: readonly { readonly rater: Rater; readonly value: number }[];
  readonly shown: boolean;
  /** The faces look as their values say, or wait for it. Default: the pictures without an expression. */
  readonly hasMoods?: boolean;
  /** The number of marks that are shown before. */
  readonly faces?: number;
  /** Shows the faces large. */
  readonly isLarge?: boolean;
  /** What stands at the end of the fill. Default: nothing. */
  readonly average?: string;
  /** The names below the faces, in the order of the marks. Default: none. */
  readonly labels?: readonly (Label | null)[];
  /** Shows the value of each mark at its face. */
  readonly hasNumbers?: boolean;
  /** What stands below the line. */
  readonly children?: ReactNode;
}

/** A line from 1 to 100 that is filled up to the mean, with the faces of the players on stems above their values. None hides another. */
export function RatingBar(props: RatingBarProps) {
  const {
    mean,
    seat,
    marks,
    shown,
    hasMoods,
    faces = 0,
    hasNumbers = false,
    isLarge = false,
    average,
    labels = [],
    children,
  } = props;
  const values = marks.map(({ value }) => share(value));
  const isCrowded = marks.length > mostLarge;
  const face = parts[isLarge ? (isCrowded ? 'crowded' : 'leading') : 'plain'];
  const stacks = byWidth((width) => placesAt(values, labels, face[width], width));
  const isShown = (index: number) => shown || index < faces;
  return (
    <div
      className={styles.bar}
      data-large={isLarge}
      data-crowded={isCrowded}
      style={{
        '--top': atWidth(byWidth((width) => stacks[width].top)),
        ...(seat && { '--seat': seatColor(seat) }),
      }}
    >
      {marks.length > 0 && (
        <ul className={styles.marks} aria-label="Who gave what">
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
              <PlayerFace
                avatar={rater.avatar}
                size="xs"
                label={`${rater.username}: ${value}`}
                seat={rater.seat}
                expression={hasMoods === undefined ? undefined : hasMoods ? moodAt(share(value)) : 'thinking'}
              />
              <MarkLabel
                label={labels[index] ?? null}
                before={atWidth(byWidth((width) => stacks[width].befores[index] ?? 0.5))}
                room={atWidth(byWidth((width) => stacks[width].names[index] ?? 0))}
              />
              {hasNumbers && <span className={styles.number}>{value}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        {mean !== null && (
          <span className={styles.fill} data-shown={shown} style={{ '--share': share(mean) }} />
        )}
        {average !== undefined && (
          <span
            className={classNames(styles.average, reveal.fade)}
            data-shown={shown}
            style={{ '--share': mean === null ? 0 : share(mean) }}
          >
            {average}
          </span>
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
  /** The most that the name takes (px). */
  readonly room: string | number;
}

/** A name below a face. Hidden from screen readers, because the face has it with the value. */
function MarkLabel({ label, before, room }: MarkLabelProps) {
  if (!label) return null;
  return (
    <span
      className={styles.label}
      data-minor={label.isMinor}
      aria-hidden="true"
      style={{ '--before': before, '--name': room }}
    >
      <span dir="auto">{label.name}</span>
      {` ${label.says}`}
    </span>
  );
}
