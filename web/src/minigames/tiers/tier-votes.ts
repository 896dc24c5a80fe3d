import type { Step } from '@tallyho/game/minigames/fields';
import type { Rater } from '../contract.ts';
import { paint } from '../paint.ts';
import type { Vote } from '../show/Votes.tsx';
import { type Placement, tierOf } from './placement.ts';

/** One player's whole placement. */
export interface RatedPlacement {
  readonly rater: Rater;
  readonly placement: Placement;
}

/** Who put a thing into which tier. */
export function tierVotes(tiers: readonly Step[], answers: readonly RatedPlacement[], id: string): Vote[] {
  const from = (tier: number | null) =>
    answers.filter(({ placement }) => tierOf(placement, id) === tier).map(({ rater }) => rater);
  return [
    ...tiers.map(({ name, color }, index) => ({ label: name, paint: paint(color), raters: from(index) })),
    { label: 'Not placed', paint: null, raters: from(null) },
  ];
}
