import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { guessText, pointsLine } from '@tallyho/game/minigames/guess-words';
import type { CountedGuess } from '@tallyho/game/records/game';
import { guessReaction } from '@tallyho/game/show/reaction';
import { spokenTo } from '@tallyho/game/text';
import { formatNumber } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useView } from '../../../entities/room/room-hooks.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './GuessRows.module.css';

interface GuessRowsProps {
  readonly guesses: readonly CountedGuess[];
  /** Null if the answers are the guesses. */
  readonly question: GuessQuestion | null;
}

/** Who guessed what, with the points of each guess. */
export function GuessRows({ guesses, question }: GuessRowsProps) {
  const you = useCurrentPlayer();
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  const isCounted = useView(({ game }) => game?.pointsFor ?? 'favourite') === 'knows';
  const best = bestGuesses(guesses);
  return (
    <>
      <ul className={styles.list}>
        {guesses.map(({ guessedBy: { user }, guess, points }) => {
          const rater = raterOf(user);
          return (
            <li key={user} data-best={best.some(({ guessedBy }) => guessedBy.user === user)}>
              <AwardFace rater={rater} size="sm" expression={guessReaction(points)} />
              <span className={styles.name} dir="auto">
                {user === you ? 'You' : rater.username}
              </span>
              <span className={styles.said} dir="auto">
                {spokenTo(guessText(question, guess, formatNumber))}
              </span>
              <strong className={styles.points}>{pointsText(points, formatNumber)}</strong>
            </li>
          );
        })}
      </ul>
      {/* The line above the result has only the sum. */}
      {isCounted && question?.kind === 'ends' && <p className={styles.rule}>{pointsLine(question)}</p>}
    </>
  );
}
