import { tierList } from '@tallyho/game/minigames/tier-list/rules';
import { isOrdered } from '@tallyho/game/minigames/tiers';
import { useMemo } from 'react';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import type { PlayProps } from '../contract.ts';
import { rateableItem } from '../faces/rateable-item.ts';
import { TierBoard } from '../tiers/TierBoard.tsx';

/** Tier list: each item is put into a tier; in SE mode at most one per tier. */
export default function TierListPlay({ board, answer, disabled, onChange }: PlayProps<'TierList'>) {
  const { tiers, items, seMode } = board;
  const subjects = useMemo(() => items.map(rateableItem), [items]);
  if (items.length === 0 && tiers.length > 0)
    return <EmptyState title="This game has no pictures. Confirm to go on." />;
  return (
    <TierBoard
      tiers={tiers}
      subjects={subjects}
      placement={tiers.map((_, index) => answer?.tiers[index]?.items ?? [])}
      ordered={isOrdered(board)}
      goal={tierList.progress(board, answer).max}
      oneEach={seMode}
      unknown={answer?.unknown ?? []}
      disabled={disabled}
      onChange={(placement, unknown) =>
        onChange({
          tiers: tiers.map(({ name }, index) => ({ name, items: [...(placement[index] ?? [])] })),
          ...(unknown.length > 0 && { unknown: [...unknown] }),
        })
      }
    />
  );
}
