import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { Folded } from '../../../minigames/show/Folded.tsx';
import { GuessRows } from './GuessRows.tsx';

/** Who guessed what, folded. Renders nothing if the line above the result has the only guess. */
export function AllGuesses({ record }: { readonly record: RoundRecord }) {
  const you = useCurrentPlayer();
  const { guesses = [] } = record;
  if (guesses.length < 2) return null;
  const { board, answers } = recordSeenBy(record, you);
  return (
    <Folded title="All guesses">
      {() => (
        <GuessRows
          guesses={guesses}
          question={guessQuestionOf(board)}
          outcome={guessOutcomeOf(board, answers)}
        />
      )}
    </Folded>
  );
}
