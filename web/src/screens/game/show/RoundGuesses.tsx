import { bestGuesses, guessHeadline } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import { guessText, truthSentence } from '@tallyho/game/minigames/guess-words';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { guessReaction } from '@tallyho/game/show/reaction';
import { spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { isSupportedGame, showsGuesses } from '../../../minigames/registry.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardCard } from './AwardCard.tsx';
import { AwardFace } from './AwardFace.tsx';
import styles from './RoundGuesses.module.css';

interface RoundGuessesProps {
  readonly record: RoundRecord;
  /**
   * `stage`: the card has the stage to itself. `list`: below a line that says who guessed best and what it was (`GuessLine`), which
   * the card does not say again; not if the mini-game shows the guesses itself.
   */
  readonly form?: 'stage' | 'summary' | 'list';
}

/**
 * Who knew what the group would say: the best guesses in one sentence, what it was, and the points of each guess. Renders nothing
 * without guesses.
 */
export function RoundGuesses({ record, form = 'summary' }: RoundGuessesProps) {
  useLocale();
  const you = useCurrentPlayer();
  const { guesses = [] } = record;
  const { board, answers } = recordSeenBy(record, you);
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  // A mini-game that this version of the page does not know has neither. Answers that are guesses have no question besides.
  const isKnown = isSupportedGame(board.type);
  const question = isKnown ? guessQuestionOf(board) : null;
  const outcome = isKnown ? guessOutcomeOf(board, answers) : null;
  if (!isKnown || guesses.length === 0 || (form === 'list' && showsGuesses(board.type))) return null;
  const best = bestGuesses(guesses);
  const title =
    form === 'list' ? 'All guesses' : guessHeadline(guesses, you, (user) => raterOf(user).username);
  return (
    <section className={styles.guesses} aria-label="Guesses" data-staged={form === 'stage'}>
      <AwardCard title={title} tone="together">
        <div className={styles.body}>
          {form === 'stage' && best.length > 0 && (
            <div className={styles.faces} aria-hidden="true">
              {best.slice(0, 3).map(({ guessedBy: { user }, points }) => (
                <AwardFace key={user} rater={raterOf(user)} size="lg" expression={guessReaction(points)} />
              ))}
            </div>
          )}
          {form !== 'list' && question && outcome && (
            <p className={styles.outcome} dir="auto">
              {spokenTo(truthSentence(question, outcome, formatNumber))}
            </p>
          )}
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
                  <strong className={styles.points}>
                    {points > 0 ? pointsText(points, formatNumber) : 'no points'}
                  </strong>
                </li>
              );
            })}
          </ul>
        </div>
      </AwardCard>
    </section>
  );
}
