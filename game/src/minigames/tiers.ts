import type { Opinion } from './contract.ts';
import type { Step } from './fields.ts';
import { ranked } from './ranking.ts';

/** One answer's placement: the ids in each tier from the top. */
export type Placement = readonly (readonly string[])[];

/** How one answer rates each id: tiers - index from the top, unplaced 0, as a share of the tiers (decision 16). */
export const tierOpinions = (placement: Placement, ids: readonly string[]): Opinion[] =>
  ids.map((subject) => {
    const index = placement.findIndex((tier) => tier.includes(subject));
    return { subject, value: index < 0 ? 0 : (placement.length - index) / placement.length };
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
