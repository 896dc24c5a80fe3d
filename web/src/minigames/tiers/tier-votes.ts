import type { Step } from '@tallyho/game/minigames/fields';
import type { Placement } from '@tallyho/game/minigames/tiers';
import type { Rater } from '../contract.ts';
import { paint } from '../paint.ts';
import type { Vote } from '../show/Votes.tsx';
import { tierOf } from './placement.ts';

/** The placement of one player. */
export interface RatedPlacement {
  readonly rater: Rater;
  readonly placement: Placement;
}

/** Returns the votes for an item: the players per tier, and those who did not place it. */
export function tierVotes(tiers: readonly Step[], answers: readonly RatedPlacement[], id: string): Vote[] {
  const from = (tier: number | null) =>
    answers.filter(({ placement }) => tierOf(placement, id) === tier).map(({ rater }) => rater);
  return [
    ...tiers.map(({ name, color }, index) => ({ label: name, paint: paint(color), raters: from(index) })),
    { label: 'Not placed', paint: null, raters: from(null) },
  ];
}
