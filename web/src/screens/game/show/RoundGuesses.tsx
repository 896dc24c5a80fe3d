import { bestGuesses, guessHeadline } from '@tallyho/game/awards/guess-headline';
import { truthSentence } from '@tallyho/game/minigames/guess-words';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { guessReaction } from '@tallyho/game/show/reaction';
import { spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { isSupportedGame } from '../../../minigames/registry.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardCard } from './AwardCard.tsx';
import { AwardFace } from './AwardFace.tsx';
import { GuessRows } from './GuessRows.tsx';
import styles from './RoundGuesses.module.css';

interface RoundGuessesProps {
  readonly record: RoundRecord;
  /** `stage`: the card has the stage to itself. */
  readonly form?: 'stage' | 'summary';
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
  return (
    <section className={styles.guesses} aria-label="Guesses" data-staged={form === 'stage'}>
      <AwardCard title={guessHeadline(guesses, you, (user) => raterOf(user).username)}>
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
          <GuessRows guesses={guesses} question={question} outcome={outcome} />
        </div>
      </AwardCard>
    </section>
  );
}
