import type { Opinion } from './contract.ts';
import type { Step } from './fields.ts';
import { ranked } from './ranking.ts';

/** One answer's placement: the ids in each tier from the top. */
export type Placement = readonly (readonly string[])[];

/** A board with tiers. `ordered` false: the tiers are roles, none better than another. Absent on boards of older records: ordered. */
export type TieredBoard = { tiers: Step[]; ordered?: boolean | undefined };

/** True if the tiers of a board or config go from best to worst. */
export const isOrdered = ({ ordered }: { ordered?: boolean | undefined }): boolean => ordered !== false;

const tierIndex = (placement: Placement, id: string): number =>
  placement.findIndex((tier) => tier.includes(id));

/**
 * How one answer rates the ids. Ordered: tiers - index from the top, as a share of the tiers; what a complete answer left out
 * had no room in its tiers and is worth 0. Not ordered: the tier's name as a choice. What an unfinished answer left out, it
 * has no opinion on.
 */
export const tierOpinions = (
  board: TieredBoard,
  placement: Placement,
  ids: readonly string[],
  isComplete: boolean,
): Opinion[] =>
  ids.flatMap((subject): Opinion[] => {
    const index = tierIndex(placement, subject);
    const name = board.tiers[index]?.name;
    if (name === undefined)
      return isComplete && isOrdered(board) ? [{ subject, value: 0, said: 'Not placed' }] : [];
    if (!isOrdered(board)) return [{ subject, choice: name, said: name }];
    return [{ subject, value: (placement.length - index) / placement.length, said: name }];
  });

/** Where a thing stands: `points` summed over the answers, `average` its mean place from the top, null if never placed. */
export type TierStanding<Thing> = { thing: Thing; points: number; rank: number; average: number | null };

/** Everything by points, and the group's consensus: each thing in the tier nearest its average. */
export const tierResults = <Thing>(
  things: { id: string; thing: Thing }[],
  tiers: readonly Step[],
  placements: readonly Placement[],
): { standings: TierStanding<Thing>[]; consensus: { tier: Step; things: Thing[] }[]; unplaced: Thing[] } => {
  const scored = things.map(({ id, thing }) => {
    const places = placements.map((placement) => tierIndex(placement, id)).filter((index) => index >= 0);
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

/**
 * The role a thing got, where tiers have no order. `roles`: names of the tiers with the most votes; several are a tie, none:
 * not placed by anyone. `votes`: how many each tier got, in the order of the tiers.
 */
export type RoleStanding<Thing> = { thing: Thing; roles: string[]; votes: { tier: Step; count: number }[] };

/** How many votes the most frequent role of a thing has; 0 if it was never placed. */
export const leadingVotes = ({ votes }: Pick<RoleStanding<unknown>, 'votes'>): number =>
  Math.max(0, ...votes.map(({ count }) => count));

/**
 * Everything by its most frequent role: the clearest first, equals in the order given. `groups` has what has exactly one
 * leading role; `tied` what has several.
 */
export const roleResults = <Thing>(
  things: { id: string; thing: Thing }[],
  tiers: readonly Step[],
  placements: readonly Placement[],
): {
  standings: RoleStanding<Thing>[];
  groups: { tier: Step; things: Thing[] }[];
  tied: Thing[];
  unplaced: Thing[];
} => {
  const counted = things.map(({ id, thing }): RoleStanding<Thing> => {
    const votes = tiers.map((tier, index) => ({
      tier,
      count: placements.filter((placement) => tierIndex(placement, id) === index).length,
    }));
    const most = leadingVotes({ votes });
    const roles = votes.filter(({ count }) => count > 0 && count === most).map(({ tier }) => tier.name);
    return { thing, roles, votes };
  });
  const standings = counted.toSorted((a, b) => leadingVotes(b) - leadingVotes(a));
  const thingsOf = (has: (roles: string[]) => boolean): Thing[] =>
    standings.filter(({ roles }) => has(roles)).map(({ thing }) => thing);
  return {
    standings,
    groups: tiers.map((tier) => ({
      tier,
      things: thingsOf((roles) => roles.length === 1 && roles[0] === tier.name),
    })),
    tied: thingsOf((roles) => roles.length > 1),
    unplaced: thingsOf((roles) => roles.length === 0),
  };
};
