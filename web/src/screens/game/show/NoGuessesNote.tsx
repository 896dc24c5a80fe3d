import { givesPointsFor } from '@tallyho/game/awards/knows';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import styles from './NoGuessesNote.module.css';

/** Where the points of guesses would stand, in a round without guesses: that there are none, or that the ratings give the points. Nothing if there was no question to guess. */
export function NoGuessesNote({ record }: { readonly record: RoundRecord }) {
  const { guesses = [], board, answers } = record;
  const title = useView(({ game }) => game?.pointsFor ?? 'favourite');
  const isRated = title === 'favourite' && givesPointsFor(record, title);
  if (guesses.length > 0 || !guessQuestionOf(board) || !guessOutcomeOf(board, answers)) return null;
  return (
    <p className={styles.note} data-note>
      <Icon name="guess" />
      {isRated
        ? 'No guesses. The ratings give the points.'
        : 'No guesses this time. Next round, guess while you wait: up to 100 points.'}
    </p>
  );
}
