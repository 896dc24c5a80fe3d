import { bestGuesses, guessHeadline, isNear } from '@tallyho/game/awards/guess-headline';
import type { RoundRecord } from '@tallyho/game/records/game';
import { guessReaction } from '@tallyho/game/show/reaction';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './BestGuessCard.module.css';

/** How many faces stand beside the sentence. */
const mostFaces = 2;

/** Who guessed best and what it gave, above the awards, which give no points. Renders nothing if no guess was close. */
export function BestGuessCard({ record: { guesses = [] } }: { readonly record: RoundRecord }) {
  useLocale();
  const you = useCurrentPlayer();
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  const best = bestGuesses(guesses);
  const [first] = best;
  if (!first || !isNear(first.points)) return null;
  return (
    <article className={styles.card}>
      <span className={styles.faces} aria-hidden="true">
        {best.slice(0, mostFaces).map(({ guessedBy: { user }, points }) => (
          <AwardFace key={user} rater={raterOf(user)} size="stage" expression={guessReaction(points)} />
        ))}
      </span>
      <h2 dir="auto">
        <BreakableName name={`${guessHeadline(guesses, you, (user) => raterOf(user).username)}.`} />
      </h2>
      <strong className={styles.points}>+{formatNumber(first.points)}</strong>
    </article>
  );
}
