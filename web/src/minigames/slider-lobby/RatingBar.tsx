import { limits } from '@tallyho/game/limits';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { type SeatNumber, seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import { atWidth, byWidth } from '../slider/swarm.ts';
import styles from './RatingBar.module.css';
import { largeFace, stack } from './stack.ts';

const { min, max } = limits.lobbyRating;
const share = (value: number): number => (value - min) / (max - min);

/** The part of the line that a face takes: in narrow, middle and wide results. */
const parts = { narrow: 0.09, middle: 0.07, wide: 0.044 };

/** The least length of the line, how far a name may reach beyond its ends, and the mean width of a letter (px). */
const lines = { narrow: 250, middle: 400, wide: 640 };
const beyond = { narrow: 14, middle: 24, wide: 24 };
const letter = 8;

/** Returns which part of a name stands before its place: half of it, unless it would reach too far beyond an end of the line. */
const partBefore = (place: number, name: string, width: keyof typeof lines): number => {
  const length = letter * (name.length + 1);
  const roomAt = (at: number) => (at * lines[width] + beyond[width]) / length;
  return Math.max(1 - roomAt(1 - place), Math.min(0.5, roomAt(place)));
};

/** How far a mark is from all others if its name has room, as a part of the line. */
const clear = 0.12;

/** Returns true if a mark is neither the lowest nor the highest one, and its name has room in wide results. */
const isClear = (values: readonly number[], index: number): boolean => {
  const value = values[index] ?? 0;
  return (
    value > Math.min(...values) &&
    value < Math.max(...values) &&
    values.every((other, at) => at === index || Math.abs(other - value) >= clear)
  );
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
  /** A bracket above the faces, from the lowest mark to the highest one, says how far they are apart. */
  readonly hasGap?: boolean;
  /** The bracket says that these marks are farther apart than those of the first player. */
  readonly isContested?: boolean;
  /** The faces of the lowest and the highest mark are large, and the number of the mean says what it is. */
  readonly isLeading?: boolean;
  /** All faces stand on the line, near ones over each other, so that each such bar is equally high. */
  readonly isFlat?: boolean;
  /** Whose own mark has a ring. */
  readonly own?: string;
  /** The names below the lowest and the highest mark, and in wide results below each mark that has room for it (`all`, in the order of the marks). */
  readonly names?: { readonly low: string; readonly high: string; readonly all: readonly string[] } | null;
  /** Shows the value of each mark at its face. */
  readonly hasNumbers?: boolean;
}

/** Returns the indexes of the lowest and of the highest value. */
const endsOf = (values: readonly number[]): [low: number, high: number] => [
  values.indexOf(Math.min(...values)),
  values.indexOf(Math.max(...values)),
];

/** Returns how far the two marks are apart that are farthest from each other. */
export const gapOf = (marks: readonly { readonly value: number }[]): number => {
  const values = marks.map(({ value }) => value);
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
};

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
    hasGap = false,
    isContested = false,
    isLeading = false,
    isFlat = false,
    own,
    names = null,
  } = props;
  const values = marks.map(({ value }) => share(value));
  const [low, high] = endsOf(values);
  const large = isLeading && names !== null ? [low, high] : [];
  const levels = byWidth((width) => (isFlat ? values.map(() => 0) : stack(values, parts[width], large)));
  const sizeOf = (index: number) => (large.includes(index) ? largeFace : 1);
  const top = byWidth((width) => Math.max(0, ...levels[width].map((level, index) => level + sizeOf(index))));
  const isShown = (index: number) => shown || index < faces;
  return (
    <div
      className={styles.bar}
      data-leading={isLeading}
      data-named={names !== null}
      data-flat={isFlat}
      style={seat ? { '--seat': seatColor(seat) } : undefined}
    >
      {hasGap && (
        <p className={styles.gap}>
          <span style={{ '--from': values[low], '--to': values[high] }}>
            <strong>
              {isContested ? 'Most split: ' : ''}
              {gapOf(marks)} apart
            </strong>
          </span>
        </p>
      )}
      <ul className={styles.marks} aria-label="Who gave what" style={{ '--top': atWidth(top) }}>
        {marks.map(({ rater, value }, index) => (
          <li
            key={rater.user}
            className={classNames(styles.mark, reveal.fall)}
            data-shown={isShown(index)}
            data-own={rater.user === own}
            title={`${rater.username}: ${value}`}
            style={{
              '--share': values[index],
              '--size': sizeOf(index),
              '--level': atWidth(byWidth((width) => levels[width][index] ?? 0)),
            }}
          >
            <PlayerAvatar
              avatar={rater.avatar}
              size="xs"
              label={`${rater.username}: ${value}`}
              seat={rater.seat}
              {...(pictureOf && { picture: pictureOf(rater) })}
            />
            {hasNumbers && <span className={styles.number}>{value}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        {mean !== null && (
          <span className={styles.fill} data-shown={shown} style={{ '--share': share(mean) }} />
        )}
        {names !== null &&
          (['low', 'high'] as const).map((end) => {
            const index = end === 'low' ? low : high;
            const place = values[index] ?? 0;
            return (
              <span
                key={end}
                className={classNames(styles.name, reveal.fade)}
                data-shown={isShown(index)}
                aria-hidden="true"
                dir="auto"
                style={{
                  '--share': place,
                  '--before': atWidth(byWidth((width) => partBefore(place, names[end], width))),
                }}
              >
                {names[end]}
              </span>
            );
          })}
        {names !== null &&
          names.all.map(
            (name, index) =>
              isClear(values, index) && (
                <span
                  key={marks[index]?.rater.user}
                  className={classNames(styles.name, styles.between, reveal.fade)}
                  data-shown={isShown(index)}
                  aria-hidden="true"
                  dir="auto"
                  style={{ '--share': values[index], '--before': 0.5 }}
                >
                  {name}
                </span>
              ),
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
