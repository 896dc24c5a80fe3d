import { closeGuesses } from '@tallyho/game/awards/guess-headline';
import type { RoundRecord } from '@tallyho/game/records/game';
import { guessReaction } from '@tallyho/game/show/reaction';
import { useId } from 'react';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './GuessLine.module.css';

/** One line with the players whose guess was close: their faces and their points. Renders nothing if there are none. */
export function GuessLine({ record: { guesses = [] } }: { readonly record: RoundRecord }) {
  useLocale();
  const id = useId();
  const shown = closeGuesses(guesses);
  const raterOf = useRaterFinder(shown.map(({ guessedBy }) => guessedBy));
  if (shown.length === 0) return null;
  return (
    <div className={styles.line}>
      <span id={id}>Guessed well</span>
      <ul aria-labelledby={id}>
        {shown.map(({ guessedBy: { user }, points }) => (
          <li key={user} title={raterOf(user).username}>
            <AwardFace rater={raterOf(user)} size="sm" expression={guessReaction(points)} />
            <VisuallyHidden>{raterOf(user).username}: </VisuallyHidden>
            <strong>+{formatNumber(points)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
