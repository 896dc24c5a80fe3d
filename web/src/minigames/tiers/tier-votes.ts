import type { Step } from '@tallyho/game/minigames/fields';
import type { Placement } from '@tallyho/game/minigames/tiers';
import type { Rater } from '../contract.ts';
import { paint } from '../faces/paint.ts';
import type { Vote } from '../show/Votes.tsx';
import { tierOf } from './placement.ts';

/** The placement of one player. */
export interface RatedPlacement {
  readonly rater: Rater;
  readonly placement: Placement;
  /** What the player does not know. */
  readonly unknown?: readonly string[] | undefined;
}

/** More votes than these need a wider stage. */
export const crowdAbove = 5;

/** Returns the votes for an item: the players per tier, those who did not place it, and those who do not know it. */
export function tierVotes(tiers: readonly Step[], answers: readonly RatedPlacement[], id: string): Vote[] {
  const isUnknown = ({ unknown }: RatedPlacement) => unknown?.includes(id) ?? false;
  const knowing = answers.filter((answer) => !isUnknown(answer));
  const from = (tier: number | null) =>
    knowing.filter(({ placement }) => tierOf(placement, id) === tier).map(({ rater }) => rater);
  return [
    ...tiers.map(({ name, color }, index) => ({ label: name, paint: paint(color), raters: from(index) })),
    { label: 'Not placed', paint: null, raters: from(null) },
    { label: 'Not known', paint: null, raters: answers.filter(isUnknown).map(({ rater }) => rater) },
  ];
}
