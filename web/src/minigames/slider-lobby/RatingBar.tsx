import { limits } from '@tallyho/game/limits';
import type { ReactNode } from 'react';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { type SeatNumber, seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import { moodAt } from '../faces/mood.ts';
import reveal from '../show/reveal.module.css';
import { spaced } from '../slider/hang.ts';
import { atWidth, byWidth } from '../slider/swarm.ts';
import type { Label } from './labels.ts';
import styles from './RatingBar.module.css';
import { heightOf, type Stacked, stack } from './stack.ts';

const { min, max } = limits.lobbyRating;
const share = (value: number): number => (value - min) / (max - min);

/** The part of the line that a face takes: in the open row, there if it has many faces, and elsewhere. */
const parts = {
  leading: { narrow: 0.17, middle: 0.12, wide: 0.065 },
  crowded: { narrow: 0.14, middle: 0.11, wide: 0.06 },
  plain: { narrow: 0.096, middle: 0.085, wide: 0.053 },
} as const;

/** The open row has large faces up to this number. */
const mostLarge = 5;

/** The least length of the line, how far a label may reach beyond its ends, and what a name takes at most (px). */
const lines = { narrow: 250, middle: 400, wide: 720 };
const beyond = { narrow: 14, middle: 24, wide: 24 };
const longest = { narrow: 64, middle: 80, wide: 112 };
/** The mean width of a letter, and the space around a label (px). */
const letter = { narrow: 6, middle: 7, wide: 7.5 };
const around = 12;
/** Between a label and what is beside it (px). */
const gap = 5;
/** The height of a label, in heights of a face. */
const labelHeight = { narrow: 0.43, middle: 0.42, wide: 0.42 };

type Width = keyof typeof lines;

/** Returns the width of a label in px. */
const lengthOf = ({ name, says }: Label, width: Width): number =>
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
    asides: [] as number[],
    levels: spots.map(({ level }) => level),
    befores: spots.map(
      ({ start }, index) => ((places[index] ?? 0) - start) / (marks[index]?.label?.width ?? 1),
    ),
    top: Math.max(0, ...spots.map(({ level }, index) => level + heightOf(marks[index]))),
  };
};

/** What is seen of a face beside the next one, in faces: of few, and of many. */
const seen = { few: 0.8, many: 0.55 };

/** Returns how far faces on the line stand beside their values, in faces. */
const besideAt = (places: readonly number[], face: number): ReturnType<typeof placesAt> => {
  const order = places.map((at, index) => ({ at: at / face, index })).toSorted((a, b) => a.at - b.at);
  const spread = spaced(
    order.map(({ at }) => at),
    places.length > mostLarge ? seen.many : seen.few,
    1 / face,
  );
  const asides = places.map((_, index) => {
    const position = order.findIndex((one) => one.index === index);
    return (spread[position] ?? 0) - (order[position]?.at ?? 0);
  });
  return { asides, levels: [], befores: [], top: 1 };
};

interface RatingBarProps {
  /** 1-100; null: there are no ratings. */
  readonly mean: number | null;
  /** Of the player who is rated, for the color of the fill. */
  readonly seat?: SeatNumber | null;
  /** Empty in a closed row. */
  readonly marks: readonly { readonly rater: Rater; readonly value: number }[];
  readonly shown: boolean;
  /** The viewer, whose face is over all others where many leave no room. */
  readonly you?: string;
  /** The player whom the marks are about, whose own one has a ring. */
  readonly rated?: string;
  /** The faces look as their values say, or wait for it. Default: the pictures without an expression. */
  readonly hasMoods?: boolean;
  /** The number of marks that are shown before. */
  readonly faces?: number;
  /** `open`: with large faces; `closed`: with faces beside each other on the line, none on phones, and only the rated player's value. Default: small ones above each other. */
  readonly layout?: 'open' | 'closed';
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
    you,
    rated,
    hasMoods,
    faces = 0,
    hasNumbers = false,
    layout,
    labels = [],
    children,
  } = props;
  const values = marks.map(({ value }) => share(value));
  const isCrowded = marks.length > mostLarge;
  const face = parts[layout === 'open' ? (isCrowded ? 'crowded' : 'leading') : 'plain'];
  const stacks = byWidth((width) =>
    layout === 'closed' ? besideAt(values, face[width]) : placesAt(values, labels, face[width], width),
  );
  const isShown = (index: number) => shown || index < faces;
  return (
    <div
      className={styles.bar}
      data-layout={layout}
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
              data-own={rater.user === you}
              data-rated={rater.user === rated}
              title={`${rater.username}: ${value}`}
              style={{
                '--share': values[index],
                '--aside': atWidth(byWidth((width) => stacks[width].asides[index] ?? 0)),
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
              />
              {hasNumbers && <span className={styles.number}>{value}</span>}
              {layout === 'closed' && rater.user === rated && (
                <span className={styles.number} aria-hidden="true">
                  {rater.user === you ? 'say' : 'says'} {value}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
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
}

/** A name below a face. Hidden from screen readers, because the face has it with the value. */
function MarkLabel({ label, before }: MarkLabelProps) {
  if (!label) return null;
  return (
    <span className={styles.label} aria-hidden="true" style={{ '--before': before }}>
      <span dir="auto">{label.name}</span>
      {` ${label.says}`}
    </span>
  );
}
