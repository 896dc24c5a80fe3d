import { ordinal } from '@tallyho/game/minigames/ordinal';
import { endsOf } from '@tallyho/game/minigames/row-ends';
import { useMemo } from 'react';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import type { PlayProps } from '../contract.ts';
import { rateableItem } from '../faces/rateable-item.ts';
import { RowBoard } from '../row/RowBoard.tsx';

/** Rank them: the items in order, the best first. */
export default function RankThemPlay({ board, answer, disabled, onChange }: PlayProps<'RankThem'>) {
  const subjects = useMemo(() => board.items.map(rateableItem), [board.items]);
  if (subjects.length === 0) return <EmptyState title="This game has no pictures. Confirm to go on." />;
  const { worst, best } = endsOf(board);
  return (
    <RowBoard
      subjects={subjects}
      order={answer?.ranking ?? []}
      places={subjects.map((_, index) => {
        const rank = ordinal(index + 1);
        return { rank, label: rank };
      })}
      ends={{ first: best, last: worst }}
      isBestFirst
      unknown={answer?.unknown ?? []}
      disabled={disabled}
      onChange={(ranking, unknown) =>
        onChange({ ranking: [...ranking], ...(unknown.length > 0 && { unknown: [...unknown] }) })
      }
    />
  );
}
