import type { RoundRecord } from '@tallyho/game/room/state';
import { Suspense } from 'react';
import { MiniGameResults } from '../../minigames/registry.tsx';
import { useSeats } from '../../net/room-hooks.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { raterFinder } from './raters-of.ts';

/** One round's results by its own mini-game. */
export function RoundResults({ record, staged }: { readonly record: RoundRecord; readonly staged: boolean }) {
  const seats = useSeats();
  if (record.answers.length === 0) return <EmptyState title="No ratings available for the current round." />;
  return (
    <Suspense
      fallback={
        <Loading label="Loading the results">
          <Skeleton shape="box" height="18rem" />
        </Loading>
      }
    >
      <MiniGameResults
        board={record.board}
        answers={record.answers}
        raterOf={raterFinder(record, seats)}
        staged={staged}
      />
    </Suspense>
  );
}
