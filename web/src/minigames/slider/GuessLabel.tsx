import { formatNumber } from '../../entities/preferences/format.ts';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from '../show/reveal.module.css';
import type { Guesser } from './GuessDart.tsx';
import styles from './GuessLabel.module.css';
import { inWords, offText } from './guess-number.ts';

interface GuessLabelProps {
  readonly guesser: Guesser;
  /** How many guessed the same; more than one are not named. */
  readonly count: number;
  /** The average of the answers. */
  readonly mean: number;
  readonly isYours: boolean;
  readonly isOpen: boolean;
}

/** What stands beside the large face: whose guess it is, how far off, and its points. Hidden from screen readers, which have a sentence. */
export function GuessLabel({ guesser, count, mean, isYours, isOpen }: GuessLabelProps) {
  const { rater, value, points } = guesser;
  return (
    <strong
      className={classNames(styles.label, reveal.fade)}
      data-shown={isOpen}
      style={rater.seat && count === 1 ? { '--seat': seatColor(rater.seat) } : undefined}
      aria-hidden="true"
    >
      <bdi className={styles.guess}>
        {isYours ? (
          `Your guess ${inWords(value)}`
        ) : (
          <>
            <bdi className={styles.names}>{count > 1 ? `${count} players` : rater.username}</bdi>{' '}
            <span>{inWords(value)}</span>
          </>
        )}
      </bdi>
      <bdi>{offText(value, mean)}</bdi>
      {points > 0 && <bdi className={styles.gained}>{`+${formatNumber(points)}`}</bdi>}
    </strong>
  );
}
