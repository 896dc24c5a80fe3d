import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { GuessOutcome, GuessQuestion } from '@tallyho/game/minigames/contract';
import { guessText } from '@tallyho/game/minigames/guess-words';
import type { CountedGuess } from '@tallyho/game/records/game';
import { guessReaction } from '@tallyho/game/show/reaction';
import { spokenTo } from '@tallyho/game/text';
import { formatNumber } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import { BestBadge, GuessChips } from './GuessChips.tsx';
import styles from './GuessRows.module.css';

interface GuessRowsProps {
  readonly guesses: readonly CountedGuess[];
  /** Null if the answers are the guesses. */
  readonly question: GuessQuestion | null;
  readonly outcome: GuessOutcome | null;
}

/** Who guessed what, with the points of each guess. */
export function GuessRows({ guesses, question, outcome }: GuessRowsProps) {
  const you = useCurrentPlayer();
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  const best = bestGuesses(guesses);
  const isEnds = question?.kind === 'ends';
  return (
    <div className={styles.guesses} data-ends={isEnds}>
      <ul className={styles.list}>
        {guesses.map(({ guessedBy: { user }, guess, points }) => {
          const rater = raterOf(user);
          const isBest = best.some(({ guessedBy }) => guessedBy.user === user);
          return (
            <li key={user} data-best={isBest}>
              <AwardFace rater={rater} size="sm" expression={guessReaction(points)} />
              <span className={styles.name}>
                <span dir="auto">
                  <strong>{user === you ? 'You' : rater.username}</strong> guessed
                </span>
                {isBest && (
                  <>
                    {' '}
                    <BestBadge question={question} />
                  </>
                )}
              </span>{' '}
              <span className={styles.said} dir="auto">
                <VisuallyHidden>{spokenTo(guessText(question, guess, formatNumber))}</VisuallyHidden>
                <GuessChips
                  question={question}
                  outcome={outcome}
                  guess={guess}
                  form="row"
                  isOwn={user === you}
                />
              </span>{' '}
              <strong className={styles.points}>{pointsText(points, formatNumber)}</strong>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
