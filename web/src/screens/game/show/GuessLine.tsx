import { guessPayoff } from '@tallyho/game/awards/guess-headline';
import { guessSentence, ownGuessText } from '@tallyho/game/minigames/guess-words';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { CountedGuess, RoundRecord } from '@tallyho/game/records/game';
import { guessReaction } from '@tallyho/game/show/reaction';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './GuessLine.module.css';

/** How many other close guesses have a face here. The card below has all. */
const mostOthers = 3;

/**
 * What the guesses of a round have brought, in one strip: the best one with its points, the viewer's own one, and who else was
 * close. Renders nothing if there was nothing to guess.
 */
export function GuessLine({ record: { board, answers, guesses = [] } }: { readonly record: RoundRecord }) {
  useLocale();
  const you = useCurrentPlayer();
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  const question = guessQuestionOf(board);
  const outcome = guessOutcomeOf(board, answers);
  if (guesses.length === 0)
    return question && outcome && <p className={styles.nobody}>Nobody dared to guess.</p>;
  const { best, own, others } = guessPayoff(guesses, you);
  const textOf = (guess: CountedGuess) => {
    const { user } = guess.guessedBy;
    return guessSentence(
      user === you ? 'You' : raterOf(user).username,
      guess,
      question,
      outcome,
      formatNumber,
    );
  };
  return (
    <div className={styles.line} data-best={best !== null}>
      {best && (
        <AwardFace rater={raterOf(best.guessedBy.user)} size="sm" expression={guessReaction(best.points)} />
      )}
      <div className={styles.words}>
        {question && (
          <p className={styles.question} dir="auto">
            {question.text}
          </p>
        )}
        <p className={styles.best} dir="auto">
          {best ? textOf(best) : 'The group surprised everybody.'}
        </p>
        {(own || others.length > 0) && (
          <div className={styles.rest}>
            {own && (
              <p dir="auto">
                {ownGuessText(own, question, formatNumber)}{' '}
                {own.points > 0 && <strong>{pointsOf(own)}</strong>}
              </p>
            )}
            {others.length > 0 && (
              <ul aria-label="Also close">
                {others.slice(0, mostOthers).map((guess) => {
                  const rater = raterOf(guess.guessedBy.user);
                  return (
                    <li key={rater.user} title={rater.username}>
                      <AwardFace rater={rater} size="sm" expression={guessReaction(guess.points)} />
                      <VisuallyHidden>{rater.username}: </VisuallyHidden>
                      <strong>{pointsOf(guess)}</strong>
                    </li>
                  );
                })}
              </ul>
            )}
          </div>
        )}
      </div>
      {best && <strong className={styles.points}>{pointsOf(best)}</strong>}
    </div>
  );
}

const pointsOf = ({ points }: CountedGuess): string => `+${formatNumber(points)}`;
