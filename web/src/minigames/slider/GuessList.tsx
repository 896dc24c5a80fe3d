import { guessReaction } from '@tallyho/game/show/reaction';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../entities/preferences/format.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { Shape, seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessList.module.css';
import { inWords } from './guess-number.ts';
import { type Guesser, leadingGuessers } from './guessers.ts';

interface GuessListProps {
  /** The closest first. */
  readonly guessers: readonly Guesser[];
  /** The average of the answers, as it is written. */
  readonly average: string;
  readonly you: string | null;
  /** Before, they keep their place. */
  readonly isShown: boolean;
}

/** How many guesses are in view on phones, in low windows, and on low tablets. Where these are not all, a button shows the others. */
const most = { short: 2, usual: 4, high: 8 };

/** Who guessed closest to the average, the closest first. */
export function GuessList({ guessers, average, you, isShown }: GuessListProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isShort = useMedia('(width < 700px), (height < 560px)');
  const isHigh = useMedia('(width >= 1100px), (height >= 1100px)');
  const leading = leadingGuessers(guessers, you, isShort ? most.short : isHigh ? most.high : most.usual);
  const rows = isWhole ? guessers : leading;
  return (
    <section
      aria-labelledby={id}
      aria-hidden={!isShown}
      className={classNames(styles.guesses, reveal.fade)}
      data-shown={isShown}
      data-guess-rows="true"
    >
      <h2 id={id}>Who guessed closest to {average}?</h2>
      <ol className={styles.rows}>
        {rows.map((guesser) => (
          <GuessRow key={guesser.rater.user} guesser={guesser} isOwn={guesser.rater.user === you} />
        ))}
      </ol>
      {guessers.length > leading.length && (
        <button
          type="button"
          className={classNames(styles.all, reveal.whole)}
          aria-expanded={isWhole}
          onClick={(event) => {
            flushSync(() => setIsWhole(!isWhole));
            // They continue below the view of a phone.
            if (!isWhole && isShort)
              event.currentTarget.parentElement?.scrollIntoView?.({
                behavior: prefersReducedMotion() ? 'instant' : 'smooth',
              });
          }}
        >
          All guesses
          <Icon name="chevron-down" />
        </button>
      )}
    </section>
  );
}

interface GuessRowProps {
  readonly guesser: Guesser;
  readonly isOwn: boolean;
}

const GuessRow = ({ guesser: { rater, value, points, isClosest }, isOwn }: GuessRowProps) => (
  <li
    className={classNames(styles.row, reveal.whole)}
    data-own={isOwn}
    data-closest={isClosest}
    style={rater.seat ? { '--seat': seatColor(rater.seat) } : undefined}
  >
    <span className={styles.face} aria-hidden="true">
      <PlayerFace
        avatar={rater.avatar}
        seat={rater.seat}
        size="stage"
        expression={isClosest ? 'delighted' : guessReaction(points)}
      />
    </span>
    <span className={styles.who}>
      <bdi className={styles.name}>{isOwn ? 'You' : rater.username}</bdi>{' '}
      <span className={styles.guessed}>
        guessed {/* As on the dial. */}
        {rater.seat && <Shape seat={rater.seat} />}
        {inWords(value)} {isClosest && <b>closest</b>}
      </span>
    </span>
    <strong className={styles.gain} data-none={points === 0}>
      {points > 0 ? `+${formatNumber(points)}` : 0}
    </strong>
  </li>
);
