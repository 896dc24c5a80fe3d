import { Fragment, useId } from 'react';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import { alongArc, lineTo, turnOfValue } from './dial.ts';
import { type ClosestGuess, capAngle, type TrackSize } from './guess-track.ts';
import styles from './Tracks.module.css';

const seatOf = ({ seat }: Rater) => (seat ? { '--seat': seatColor(seat) } : undefined);

interface LabelProps {
  readonly guess: ClosestGuess;
  readonly size: TrackSize;
  readonly isShown: boolean;
}

/** A text along the track in a band of its own. It is drawn at the top of the dial and turned to its place, so that it is never mirrored. */
function Label({ guess: { text, middle, half, rater }, size: { label, text: size }, isShown }: LabelProps) {
  const id = useId();
  // The ends are round.
  const straight = half - capAngle(size, label);
  const path = alongArc(100 * label, 90 - straight, 90 + straight);
  // The letters stand on a line below the middle of the band.
  const line = alongArc(100 * (label - 0.34 * size), 90 - half, 90 + half);
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.label, reveal.fade)}
      viewBox="0 0 200 100"
      data-shown={isShown}
      style={{ '--turn': `${middle}deg`, '--size': size * 100, ...seatOf(rater) }}
    >
      <path className={styles.edge} d={path} />
      <path className={styles.ground} d={path} />
      <path id={id} d={line} />
      <text>
        <textPath href={`#${id}`} startOffset="50%">
          {text}
        </textPath>
      </text>
    </svg>
  );
}

interface TracksProps {
  readonly closest: readonly ClosestGuess[];
  readonly size: TrackSize;
  readonly mean: number;
  /** Before, they keep their place. */
  readonly isShown: boolean;
}

/**
 * The track of the guesses around the dial. Only the closest guesses are on it, each a face with a label and its distance to the average
 * in the color of the player. Hidden from screen readers, because the list of guesses says the same.
 */
export function Tracks({ closest, size, mean, isShown }: TracksProps) {
  const needle = turnOfValue(mean);
  const { track, face } = size;
  const rail = alongArc(100 * track, 0, 180);
  return (
    <div className={styles.tracks} style={{ '--track': track, '--guess-face': face }} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={classNames(styles.lines, reveal.fade)}
        viewBox="0 0 200 100"
        data-shown={isShown}
      >
        <path className={styles.rail} d={rail} />
        <path className={styles.rail} d={rail} />
        <path className={styles.average} d={lineTo(101, needle, 100 * track, needle)} />
        {closest.map(({ value, rater }) => {
          const miss = alongArc(100 * track, needle, turnOfValue(value));
          return (
            <g key={value} className={styles.miss} style={seatOf(rater)}>
              <path d={miss} />
              <path d={miss} />
            </g>
          );
        })}
      </svg>
      {closest.map((guess) => (
        <Fragment key={guess.value}>
          <span
            className={classNames(styles.face, reveal.pop)}
            data-shown={isShown}
            style={{ '--turn': `${guess.turn}deg`, ...seatOf(guess.rater) }}
          >
            <Avatar avatar={guess.rater.avatar} size="stage" />
            {guess.more > 0 && <b className={styles.more}>+{guess.more}</b>}
          </span>
          <Label guess={guess} size={size} isShown={isShown} />
        </Fragment>
      ))}
    </div>
  );
}
