import { formatNumber } from '../../entities/preferences/format.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from '../show/reveal.module.css';
import { alongRim, turnOfValue } from './dial.ts';
import { inWords } from './guess-number.ts';
import styles from './Pins.module.css';
import type { Pin } from './pins.ts';

interface PinsProps {
  /** The closest guess first. */
  readonly pins: readonly Pin[];
  readonly mean: number;
  /** Before, they keep their place. */
  readonly isShown: boolean;
}

/**
 * The closest guess and the viewer's own around the dial, each a face whose pin touches the rim at its value, with a label; from the
 * needle to the closest goes a line. In wide windows a legend is below the dial. Hidden from screen readers, because the list of guesses says the same.
 */
export function Pins({ pins, mean, isShown }: PinsProps) {
  const needle = turnOfValue(mean);
  return (
    <div className={styles.pins} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={classNames(styles.miss, reveal.fade)}
        viewBox="0 0 200 100"
        data-shown={isShown}
      >
        {pins
          .filter(({ guesser }) => guesser.isClosest)
          .map(({ guesser: { rater }, tip }) => (
            <g key={rater.user} style={rater.seat ? { '--seat': seatColor(rater.seat) } : undefined}>
              <path d={alongRim(needle, tip)} />
              <path d={alongRim(needle, tip)} />
            </g>
          ))}
      </svg>
      {pins.map(({ guesser: { rater, value, isClosest, points }, isOwn, tip, turn, label }, place) => (
        <span
          key={rater.user}
          className={classNames(styles.pin, reveal.pop)}
          data-closest={isClosest}
          data-shown={isShown}
          style={{
            '--turn': `${turn}deg`,
            '--tip': `${tip}deg`,
            '--side': label.side,
            '--up': label.isAbove ? 1 : 0,
            // The closest is the last.
            '--nth': pins.length - 1 - place,
            ...(rater.seat && { '--seat': seatColor(rater.seat) }),
          }}
        >
          <span className={styles.label}>
            <span>
              {isOwn ? 'you ' : ''}
              <span>guessed {inWords(value)}</span>
            </span>
            {isClosest && points > 0 && <strong>+{formatNumber(points)}</strong>}
          </span>
          <span className={styles.head} />
          <svg aria-hidden="true" className={styles.point} viewBox="0 0 10 10" preserveAspectRatio="none">
            <path d="M0 0 5 10 10 0" />
          </svg>
          <span className={styles.face}>
            <Avatar avatar={rater.avatar} size="stage" />
          </span>
        </span>
      ))}
      <p className={classNames(styles.legend, reveal.fade)} data-shown={isShown}>
        <span>
          <svg aria-hidden="true" viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="9" />
            <path d="M9 9.5v1M15 9.5v1M8.5 14.5q3.5 3 7 0" />
          </svg>
          What each said
        </span>
        <span>
          <svg aria-hidden="true" viewBox="0 0 24 24">
            <path d="M12 23 5.5 14.3A8 8 0 1 1 18.5 14.3Z" />
            <path d="M9.5 7.5v1M14.5 7.5v1M9 11.5q3 2.5 6 0" />
          </svg>
          Guess of the average
        </span>
      </p>
    </div>
  );
}
