import type { Opinion } from './contract.ts';
import type { Step } from './fields.ts';
import { ranked } from './ranking.ts';

/** One answer's placement: the ids in each tier from the top. */
export type Placement = readonly (readonly string[])[];

/**
 * How one answer rates the ids: tiers - index from the top, as a share of the tiers. What a complete answer left out had no
 * room in its tiers and is worth 0; what an unfinished one left out, it has no opinion on.
 */
export const tierOpinions = (placement: Placement, ids: readonly string[], isComplete: boolean): Opinion[] =>
  ids.flatMap((subject) => {
    const index = placement.findIndex((tier) => tier.includes(subject));
    if (index < 0) return isComplete ? [{ subject, value: 0 }] : [];
    return [{ subject, value: (placement.length - index) / placement.length }];
  });

/** Where a thing stands: `points` summed over the answers, `average` its mean place from the top, null if never placed. */
export type TierStanding<Thing> = { thing: Thing; points: number; rank: number; average: number | null };

/** Everything by points, and the group's consensus: each thing in the tier nearest its average (decisions 16, 18). */
export const tierResults = <Thing>(
  things: { id: string; thing: Thing }[],
  tiers: readonly Step[],
  placements: readonly Placement[],
): { standings: TierStanding<Thing>[]; consensus: { tier: Step; things: Thing[] }[]; unplaced: Thing[] } => {
  const scored = things.map(({ id, thing }) => {
    const places = placements
      .map((placement) => placement.findIndex((tier) => tier.includes(id)))
      .filter((index) => index >= 0);
    return {
      thing,
      points: places.reduce((sum, index) => sum + tiers.length - index, 0),
      average: places.length ? places.reduce((sum, index) => sum + index, 0) / places.length : null,
    };
  });
  const standings = ranked(scored, ({ points }) => points);
  const inTier = (index: number): Thing[] =>
    standings
      .filter(({ average }) => average !== null && Math.round(average) === index)
      .map(({ thing }) => thing);
  return {
    standings,
    consensus: tiers.map((tier, index) => ({ tier, things: inTier(index) })),
    unplaced: standings.filter(({ average }) => average === null).map(({ thing }) => thing),
  };
};
