import { useId } from 'react';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import { alongArc, lineTo, turnOfValue } from './dial.ts';
import { capAngle, halfAngle, type TrackGuess, type TrackLabel, type TrackSize } from './guess-track.ts';
import styles from './Tracks.module.css';

const seatOf = ({ seat }: Rater) => (seat ? { '--seat': seatColor(seat) } : undefined);

interface BandProps {
  readonly text: string;
  readonly turn: number;
  readonly half: number;
  readonly radius: number;
  readonly size: number;
  readonly isClosest?: boolean;
  readonly isShown: boolean;
}

/** A text along the track in a band of its own. It is drawn at the top of the dial and turned to its place, so that it is never mirrored. */
function Band({ text, turn, half, radius, size, isClosest = false, isShown }: BandProps) {
  const id = useId();
  // The ends are round.
  const straight = half - capAngle(size, radius);
  const path = alongArc(100 * radius, 90 - straight, 90 + straight);
  // The letters stand on a line below the middle of the band.
  const line = alongArc(100 * (radius - 0.34 * size), 90 - half, 90 + half);
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.band, reveal.fade)}
      viewBox="0 0 200 100"
      data-closest={isClosest}
      data-shown={isShown}
      style={{ '--turn': `${turn}deg`, '--size': size * 100 }}
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
  readonly guesses: readonly TrackGuess[];
  readonly labels: readonly TrackLabel[];
  readonly size: TrackSize;
  readonly mean: number;
  /** Before, they keep their place. */
  readonly isShown: boolean;
}

/**
 * The track of the guesses around the dial: each guess is at its value, with a line to the rim. The closest is a face with a label and its
 * distance to the average in its color, the own one is a face, too, and the others are plain marks, because their faces are on the
 * arc. Hidden from screen readers, because the list of guesses says the same.
 */
export function Tracks({ guesses, labels, size, mean, isShown }: TracksProps) {
  const needle = turnOfValue(mean);
  const { track, face, mark, text } = size;
  return (
    <div
      className={styles.tracks}
      style={{ '--track': track, '--guess-face': face, '--guess-mark': mark }}
      aria-hidden="true"
    >
      <svg
        aria-hidden="true"
        className={classNames(styles.lines, reveal.fade)}
        viewBox="0 0 200 100"
        data-shown={isShown}
      >
        <path className={styles.rail} d={alongArc(100 * track, 0, 180)} />
        <path className={styles.rail} d={alongArc(100 * track, 0, 180)} />
        {guesses.map(({ rater, tip, turn }) => (
          <path key={rater.user} d={lineTo(101, tip, 100 * track, turn)} />
        ))}
        <path className={styles.average} d={lineTo(101, needle, 100 * track, needle)} />
        {labels.map(({ value, rater }) => {
          const miss = alongArc(100 * track, needle, turnOfValue(value));
          return (
            <g key={value} className={styles.miss} style={seatOf(rater)}>
              <path d={miss} />
              <path d={miss} />
            </g>
          );
        })}
      </svg>
      {guesses.map(({ rater, turn, isClosest, isFace, more }, place) => (
        <span
          key={rater.user}
          className={classNames(isFace ? styles.face : styles.mark, reveal.pop)}
          data-shown={isShown}
          // The closest are the last.
          style={{ '--turn': `${turn}deg`, '--nth': isClosest ? guesses.length : place, ...seatOf(rater) }}
        >
          {isFace && <Avatar avatar={rater.avatar} size="stage" />}
          {more > 0 && <b className={styles.more}>+{more}</b>}
        </span>
      ))}
      {guesses
        .filter(({ isOwn, isClosest }) => isOwn && !isClosest)
        .map(({ turn }) => (
          <Band
            key="own"
            text="You"
            turn={turn}
            half={halfAngle('You', text, size.own)}
            radius={size.own}
            size={text}
            isShown={isShown}
          />
        ))}
      {labels.map(({ value, rater, ...label }) => (
        <div key={value} className={styles.tracks} style={seatOf(rater)}>
          <Band {...label} radius={size.label} size={text} isClosest isShown={isShown} />
        </div>
      ))}
    </div>
  );
}
