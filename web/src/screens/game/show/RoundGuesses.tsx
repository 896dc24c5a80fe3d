import { bestGuesses, guessGroups, guessHeadline } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import { guessText, isToldWhole, truthSentence } from '@tallyho/game/minigames/guess-words';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { guessReaction } from '@tallyho/game/show/reaction';
import { spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { isSupportedGame, showsGuesses } from '../../../minigames/registry.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardCard } from './AwardCard.tsx';
import { AwardFace } from './AwardFace.tsx';
import styles from './RoundGuesses.module.css';

interface RoundGuessesProps {
  readonly record: RoundRecord;
  /**
   * `stage`: the card has the stage to itself. `list`: folded below the lines that say who guessed best and what it was
   * (`GuessLine`), with the guesses that they leave out; not if the mini-game shows the guesses itself.
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
  if (!isKnown || guesses.length === 0) return null;
  const best = bestGuesses(guesses);
  const told = guessGroups(guesses, you)
    .map((group) => group.guesses)
    .filter((same) =>
      isToldWhole(
        question,
        same.map(({ guess }) => guess),
      ),
    )
    .flat();
  const listOf = (shown: typeof guesses) => (
    <ul className={styles.list}>
      {shown.map(({ guessedBy: { user }, guess, points }) => {
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
  );
  if (form === 'list') {
    const more = guesses.filter((guess) => !told.includes(guess));
    if (more.length === 0 || showsGuesses(board.type)) return null;
    return (
      <section className={styles.guesses} aria-label="Guesses">
        <details className={styles.folded}>
          <summary>
            <h2>{more.length === guesses.length ? 'All guesses' : 'More guesses'}</h2>
            <Icon name="chevron-down" />
          </summary>
          {listOf(more)}
        </details>
      </section>
    );
  }
  return (
    <section className={styles.guesses} aria-label="Guesses" data-staged={form === 'stage'}>
      <AwardCard title={guessHeadline(guesses, you, (user) => raterOf(user).username)} tone="together">
        <div className={styles.body}>
          {form === 'stage' && best.length > 0 && (
            <div className={styles.faces} aria-hidden="true">
              {best.slice(0, 3).map(({ guessedBy: { user }, points }) => (
                <AwardFace key={user} rater={raterOf(user)} size="lg" expression={guessReaction(points)} />
              ))}
            </div>
          )}
          {question && outcome && (
            <p className={styles.outcome} dir="auto">
              {spokenTo(truthSentence(question, outcome, formatNumber))}
            </p>
          )}
          {listOf(guesses)}
        </div>
      </AwardCard>
    </section>
  );
}
