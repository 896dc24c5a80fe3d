import { guessHeadline, isNear, namedGuesses } from '@tallyho/game/awards/guess-headline';
import { answerText, guessedQuestion, guessText } from '@tallyho/game/minigames/guess-words';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { guessReaction } from '@tallyho/game/show/reaction';
import { isViewer, spokenTo, withCapital } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { isSupportedGame, showsGuesses } from '../../../minigames/registry.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './BestGuessCard.module.css';

/**
 * Returns true if a round has the card (`BestGuessCard`): this version knows the mini-game, the best guess was close, and the result
 * does not list the guesses.
 */
export const hasBestGuessCard = ({ board, guesses = [] }: RoundRecord): boolean =>
  isSupportedGame(board.type) && !showsGuesses(board.type) && guesses.some(({ points }) => isNear(points));

/**
 * What was guessed, what it was, who guessed best and what it gave, below its own heading, because the awards give no points. Renders
 * nothing if no guess was close, or if the result lists the guesses.
 */
export function BestGuessCard({ record }: { readonly record: RoundRecord }) {
  useLocale();
  const you = useCurrentPlayer();
  const { guesses = [] } = record;
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  if (!hasBestGuessCard(record)) return null;
  const { board, answers } = recordSeenBy(record, you);
  const question = guessQuestionOf(board);
  const outcome = guessOutcomeOf(board, answers);
  const named = namedGuesses(guesses, you);
  const own = named.some(({ guessedBy: { user } }) => user === you)
    ? undefined
    : guesses.find(({ guessedBy: { user } }) => user === you);
  // The first and the last item.
  const isPair = question?.kind === 'ends';
  const answer = question && outcome ? answerText(question, outcome, formatNumber) : '';
  const ownText = own && question ? guessText(question, own.guess, formatNumber) : null;
  const headline = guessHeadline(guesses, you, (user) => raterOf(user).username);
  return (
    <>
      <h2 className={styles.heading}>Points this round</h2>
      <article className={styles.card}>
        {question && outcome && (
          <p className={styles.question} dir="auto">
            {guessedQuestion(question)}{' '}
            <strong>
              <BreakableName name={spokenTo(isPair ? withCapital(answer) : `It was ${answer}.`)} />
            </strong>
          </p>
        )}
        <span className={styles.faces} aria-hidden="true">
          {named.map(({ guessedBy: { user }, points }) => (
            <AwardFace key={user} rater={raterOf(user)} size="stage" expression={guessReaction(points)} />
          ))}
        </span>
        <h3 dir="auto">
          <BreakableName name={headline} />
        </h3>{' '}
        <strong className={styles.points}>
          +{formatNumber(Math.max(...guesses.map(({ points }) => points)))}
        </strong>
        {own && (
          <p className={styles.own}>
            <bdi>
              You
              {ownText !== null &&
                `${isPair ? ': ' : ' guessed '}${isViewer(ownText) ? 'yourself' : spokenTo(ownText)}`}
            </bdi>{' '}
            <span>+{formatNumber(own.points)}</span>
          </p>
        )}
      </article>
    </>
  );
}
