import { revealsOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { MiniGameResults } from '../../../minigames/registry.tsx';
import { EmptyState } from '../../../shared/ui/layout/EmptyState.tsx';
import { LazyFallback } from '../../../shared/ui/layout/lazy-part.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { peopleOf, useRaterFinder } from './raters-of.ts';

interface RoundResultsProps {
  readonly record: RoundRecord;
  /** How much of the show to reveal; absent: all of it. */
  readonly moment?: { readonly revealed: number; readonly verdict: boolean };
}

/** The results of one round, drawn by its mini-game. */
export function RoundResults({ record, moment }: RoundResultsProps) {
  const raterOf = useRaterFinder(peopleOf(record));
  const { board, answers } = record;
  if (answers.length === 0) return <EmptyState title="No ratings available for the current round." />;
  return (
    <LazyFallback
      show={
        <Loading label="Loading the results">
          <Skeleton shape="box" height="18rem" />
        </Loading>
      }
    >
      <MiniGameResults
        board={board}
        answers={answers}
        raterOf={raterOf}
        revealed={moment ? moment.revealed : revealsOf(board, answers)}
        verdict={moment ? moment.verdict : true}
      />
    </LazyFallback>
  );
}
