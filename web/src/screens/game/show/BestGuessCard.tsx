import { guessHeadline, isNear, namedGuesses } from '@tallyho/game/awards/guess-headline';
import type { RoundRecord } from '@tallyho/game/records/game';
import { guessReaction } from '@tallyho/game/show/reaction';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './BestGuessCard.module.css';

/** Who guessed best and what it gave, below its own heading, because the awards give no points. Renders nothing if no guess was close. */
export function BestGuessCard({ record: { guesses = [] } }: { readonly record: RoundRecord }) {
  useLocale();
  const you = useCurrentPlayer();
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  const named = namedGuesses(guesses, you);
  const [first] = named;
  if (!first || !isNear(first.points)) return null;
  const own = named.some(({ guessedBy: { user } }) => user === you)
    ? undefined
    : guesses.find(({ guessedBy: { user } }) => user === you);
  return (
    <>
      <h2 className={styles.heading}>Points this round</h2>
      <article className={styles.card} data-several={named.length > 1}>
        <span className={styles.faces} aria-hidden="true">
          {named.map(({ guessedBy: { user }, points }) => (
            <AwardFace key={user} rater={raterOf(user)} size="stage" expression={guessReaction(points)} />
          ))}
        </span>
        <h3 dir="auto">
          <BreakableName name={`${guessHeadline(guesses, you, (user) => raterOf(user).username)}.`} />
        </h3>
        <p className={styles.points}>
          <strong>+{formatNumber(first.points)}</strong>
          {own && <small>You +{formatNumber(own.points)}</small>}
        </p>
      </article>
    </>
  );
}
