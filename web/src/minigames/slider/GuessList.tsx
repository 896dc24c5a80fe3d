import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import type { Step } from '@tallyho/game/minigames/fields';
import { bestGuessText, pointsLine } from '@tallyho/game/minigames/guess-words';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, spokenTo } from '@tallyho/game/text';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../entities/preferences/format.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { ShownGuess } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessList.module.css';
import { guessWithWords, inWords, missText } from './guess-number.ts';
import { type Guesser, leadingGuessers } from './guessers.ts';

interface GuessListProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly points: readonly Step[];
  readonly guesses: readonly ShownGuess[];
  /** The same guesses, the closest first. */
  readonly guessers: readonly Guesser[];
  /** The average of the answers. */
  readonly mean: number;
  /** What each player answered; empty with anonymous votes. */
  readonly said: ReadonlyMap<string, number>;
  readonly you: string | null;
  /** Before, they keep their place. */
  readonly isShown: boolean;
}

/** How many guesses are in view on phones, in low windows, and on low tablets. Where these are not all, a button shows the others. */
const most = { short: 2, usual: 4, high: 8 };

/**
 * Who guessed the group's average best, the closest first, with what each gave and how far it was off. Screen readers have the words of the
 * points too.
 */
export function GuessList({ question, points, guesses, guessers, mean, said, you, isShown }: GuessListProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isShort = useMedia('(width < 700px), (height < 560px)');
  const isHigh = useMedia('(width >= 1100px), (height >= 1100px)');
  // There the label on the dial says that these are guesses.
  const isLowPhone = useMedia('(width < 700px) and (height < 700px)');
  const heading = <h2 id={id}>Who guessed the average best?</h2>;
  const best = bestGuesses(guesses);
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
      {isLowPhone ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {(isWhole || !isShort || guessers.length <= leading.length) && (
        <p className={styles.rule}>{pointsLine(question)}</p>
      )}
      <ol className={styles.rows}>
        {rows.map((guesser) => (
          <GuessRow
            key={guesser.rater.user}
            guesser={guesser}
            points={points}
            mean={mean}
            said={said.get(guesser.rater.user)}
            isOwn={guesser.rater.user === you}
          />
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
      <VisuallyHidden>
        {spokenTo(
          bestGuessText(
            {
              names: best.map(({ rater }) => inSentence(rater.username)),
              guesses: best.map(({ guess }) => guess),
              points: best[0]?.points ?? 0,
              question,
              outcome: { kind: 'value', value: mean },
            },
            formatNumber,
          ),
        )}
      </VisuallyHidden>
    </section>
  );
}

interface GuessRowProps extends Pick<GuessListProps, 'points' | 'mean'> {
  readonly guesser: Guesser;
  /** What the player answered; undefined if nobody may know it. */
  readonly said: number | undefined;
  readonly isOwn: boolean;
}

function GuessRow({ guesser, points, mean, said, isOwn }: GuessRowProps) {
  const { rater, value, points: gained, isClosest } = guesser;
  const answered = said === undefined ? '' : `said ${inWords(said)}`;
  const guessed = `guessed ${inWords(value)}`;
  return (
    <li
      className={classNames(styles.row, reveal.whole)}
      data-own={isOwn}
      data-closest={isClosest}
      style={rater.seat ? { '--seat': seatColor(rater.seat) } : undefined}
      title={rater.username}
    >
      <VisuallyHidden>
        {`${rater.username} ${said === undefined ? '' : `said ${guessWithWords(said, points)}, `}guessed ${guessWithWords(value, points)}, ${missText(value, mean)}, ${gained > 0 ? pointsText(gained, formatNumber) : 'no points'}`}
      </VisuallyHidden>
      <span className={styles.face} aria-hidden="true">
        <PlayerFace
          avatar={rater.avatar}
          seat={rater.seat}
          size="stage"
          expression={isClosest ? 'delighted' : guessReaction(gained)}
        />
      </span>
      <span className={styles.said} aria-hidden="true">
        <span className={styles.name}>
          <bdi>{isOwn ? 'You' : rater.username}</bdi>
          {isClosest && (
            <>
              {' '}
              <span>{isOwn ? 'were closest' : 'was closest'}</span>
            </>
          )}
        </span>
        <span className={styles.guessed}>
          <span>
            {isClosest
              ? [guessed, answered].filter(Boolean).join(', ')
              : [answered, guessed].filter(Boolean).join(' · ')}
          </span>{' '}
          <small>{missText(value, mean)}</small>
        </span>
      </span>
      <strong className={styles.gain} data-none={gained === 0} aria-hidden="true">
        {gained > 0 ? `+${formatNumber(gained)}` : 0}
      </strong>
    </li>
  );
}
