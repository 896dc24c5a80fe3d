import { limits } from '@tallyho/game/limits';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { type SeatNumber, seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import { Leads } from '../show/Leads.tsx';
import reveal from '../show/reveal.module.css';
import { spreadApart } from '../show/spread-apart.ts';
import styles from './RatingBar.module.css';

const { min, max } = limits.lobbyRating;
const share = (value: number): number => (value - min) / (max - min);

/** The part of the line that a face takes: in narrow, middle and wide results. */
const gaps = { narrow: 0.09, middle: 0.083, wide: 0.066 };

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
  /** A bracket above the faces of the lowest and the highest mark says how far they are apart. */
  readonly hasGap?: boolean;
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

/** A line from 1 to 100 that is filled up to the mean, where its number stands, with the faces of all players on stems at their values, near ones side by side. */
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
  } = props;
  const values = marks.map(({ value }) => share(value));
  const narrow = spreadApart(values, gaps.narrow);
  const middle = spreadApart(values, gaps.middle);
  const wide = spreadApart(values, gaps.wide);
  const [low, high] = endsOf(marks.map(({ value }) => value));
  const isShown = (index: number) => shown || index < faces;
  const stemsFrom = (places: readonly number[]) =>
    marks.map(({ rater }, index) => ({
      key: rater.user,
      from: places[index] ?? 0,
      to: values[index] ?? 0,
      shown: isShown(index),
    }));
  return (
    <div className={styles.bar} style={seat ? { '--seat': seatColor(seat) } : undefined}>
      {hasGap && (
        <p className={styles.gap}>
          <span
            style={{
              '--narrow': narrow[low],
              '--narrow-end': narrow[high],
              '--middle': middle[low],
              '--middle-end': middle[high],
              '--wide': wide[low],
              '--wide-end': wide[high],
            }}
          >
            <strong>{gapOf(marks)} apart</strong>
          </span>
        </p>
      )}
      <ul className={styles.marks} aria-label="Who gave what">
        {marks.map(({ rater, value }, index) => (
          <li
            key={rater.user}
            className={classNames(styles.mark, reveal.fall)}
            data-shown={isShown(index)}
            title={`${rater.username}: ${value}`}
            style={{ '--narrow': narrow[index], '--middle': middle[index], '--wide': wide[index] }}
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
        <Leads lines={stemsFrom(narrow)} width="narrow" className={styles.leads} />
        <Leads lines={stemsFrom(middle)} width="middle" className={styles.leads} />
        <Leads lines={stemsFrom(wide)} width="wide" className={styles.leads} />
        {marks.map(({ rater, value }, index) => (
          <span
            key={rater.user}
            className={classNames(styles.tick, reveal.fade)}
            data-shown={isShown(index)}
            style={{ '--share': share(value) }}
          />
        ))}
        {written !== undefined && (
          <strong
            className={classNames(styles.mean, reveal.pop)}
            data-shown={shown}
            style={{ '--share': share(mean ?? min) }}
          >
            {written}
          </strong>
        )}
      </div>
    </div>
  );
}
