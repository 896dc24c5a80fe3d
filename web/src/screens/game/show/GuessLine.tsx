import { guessPayoff } from '@tallyho/game/awards/guess-headline';
import { givesPointsFor } from '@tallyho/game/awards/knows';
import { bestGuessText, ownGuessText, truthSentence } from '@tallyho/game/minigames/guess-words';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { CountedGuess, RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useView } from '../../../entities/room/room-hooks.tsx';
import { showsGuesses } from '../../../minigames/registry.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './GuessLine.module.css';

/** How many of those who guessed best, and of the others who were close, have a face here. The card below has all. */
const most = { best: 3, others: 3 } as const;

/**
 * The result of a round's guesses in one strip: what was guessed about, who guessed best, the points, the viewer's own guess, and who
 * else was close. Renders nothing if there was no question to guess, or if the mini-game shows the guesses itself.
 */
export function GuessLine({ record }: { readonly record: RoundRecord }) {
  useLocale();
  const you = useCurrentPlayer();
  const { guesses = [] } = record;
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  const { board, answers } = recordSeenBy(record, you);
  const question = guessQuestionOf(board);
  const outcome = guessOutcomeOf(board, answers);
  const title = useView(({ game }) => game?.pointsFor ?? 'favourite');
  const isRated = title === 'favourite' && givesPointsFor(record, title);
  if (guesses.length === 0)
    return (
      question &&
      outcome && (
        <p className={styles.noGuesses}>
          {isRated ? 'No guesses. The ratings give the points.' : 'Nobody guessed.'}
        </p>
      )
    );
  if (showsGuesses(board.type)) return null;
  const { best, own, others } = guessPayoff(guesses, you);
  const names = best.map(({ guessedBy }) => inSentence(raterOf(guessedBy.user).username));
  const [first] = best;
  const shown = best.slice(0, most.best);
  return (
    <div className={styles.line} data-best={first !== undefined}>
      <p className={styles.truth} dir="auto">
        {question && outcome
          ? spokenTo(truthSentence(question, outcome, formatNumber))
          : 'Who knew who wrote what?'}
      </p>
      {shown.length > 0 && (
        <div className={styles.faces} aria-hidden="true">
          {shown.map(({ guessedBy: { user }, points }) => (
            <AwardFace key={user} rater={raterOf(user)} size="sm" expression={guessReaction(points)} />
          ))}
          {best.length > shown.length && (
            <span className={styles.more}>+{formatNumber(best.length - shown.length, 0)}</span>
          )}
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.best} dir="auto">
          {spokenTo(bestGuessText({ names, best, question, outcome }, formatNumber))}
        </p>
        {(own || others.length > 0) && (
          <div className={styles.rest}>
            {own && (
              <p dir="auto">
                {spokenTo(ownGuessText(own, question, outcome, formatNumber))}{' '}
                {own.points > 0 && <strong>{pointsOf(own)}</strong>}
              </p>
            )}
            {others.length > 0 && (
              <ul aria-label="Also close">
                {others.slice(0, most.others).map((guess) => {
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
      {first && <strong className={styles.points}>{pointsOf(first)}</strong>}
    </div>
  );
}

const pointsOf = ({ points }: CountedGuess): string => `+${formatNumber(points)}`;
