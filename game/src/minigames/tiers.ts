import type { Opinion, Reveal, ScaleEnds } from './contract.ts';
import type { Step } from './fields.ts';
import { placeReveals } from './places.ts';
import { ranked } from './ranking.ts';

/** The placement of one answer: the ids in each tier, from the top. */
export type Placement = readonly (readonly string[])[];

/**
 * A board with tiers. `ordered` false: the tiers are roles of equal rank. It is absent on boards of older
 * records, which are ordered.
 */
export type TieredBoard = { tiers: Step[]; ordered?: boolean | undefined };

/** Returns true if the tiers of a board or config go from best to worst. */
export const isOrdered = ({ ordered }: { ordered?: boolean | undefined }): boolean => ordered !== false;

const tierIndex = (placement: Placement, id: string): number =>
  placement.findIndex((tier) => tier.includes(id));

/**
 * Returns the opinions of one answer about the ids. Ordered tiers: the value is (number of tiers - index
 * from the top) / number of tiers. An id that a complete answer leaves out did not fit into its tiers and
 * gets 0. Unordered tiers: the opinion is the name of the tier. An unfinished answer has no opinion about
 * the ids that it leaves out.
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

/** Returns the lowest and the highest tier as the ends of a scale; null if tiers are roles. */
export const tierEnds = (board: TieredBoard): ScaleEnds | null =>
  isOrdered(board)
    ? {
        lowest: 1 / board.tiers.length,
        low: board.tiers.at(-1)?.name ?? '',
        high: board.tiers[0]?.name ?? '',
      }
    : null;

/** The two votes for an item that are farthest apart: tier indexes and the numbers of the answers. */
type Extremes = { high: { tier: number; answer: number }; low: { tier: number; answer: number } };

/** Returns the highest and the lowest vote for an item; null if no answer placed it. */
const extremesOf = (placements: readonly Placement[], id: string): Extremes | null => {
  const votes = placements
    .map((placement, answer) => ({ tier: tierIndex(placement, id), answer }))
    .filter(({ tier }) => tier >= 0)
    .toSorted((one, other) => one.tier - other.tier);
  const [high, low] = [votes[0], votes.at(-1)];
  return high && low ? { high, low } : null;
};

/** Votes are far apart at this many tiers, or at opposite ends if there are only three tiers. */
const contestedApart = 3;
/** The maximum number of contested items in a round: those with the widest gap. */
const mostContested = 4;

/**
 * Returns the items whose votes are far apart, the widest gap first; equal gaps keep the order of `ids`. Empty with fewer than
 * three tiers.
 */
export const contestedIds = (
  ids: readonly string[],
  tierCount: number,
  placements: readonly Placement[],
): string[] => {
  if (tierCount < contestedApart) return [];
  const gapOf = (id: string) => {
    const extremes = extremesOf(placements, id);
    return extremes ? extremes.low.tier - extremes.high.tier : 0;
  };
  return ids
    .filter((id) => gapOf(id) >= Math.min(contestedApart, tierCount - 1))
    .toSorted((one, other) => gapOf(other) - gapOf(one))
    .slice(0, mostContested);
};

/**
 * Returns the items without a clear role: at least two roles were named, and none has more than half of the votes. Those with
 * most roles come first; equal ones keep the order of `ids`.
 */
export const contestedRoles = (ids: readonly string[], placements: readonly Placement[]): string[] => {
  const rolesOf = (id: string) => {
    const tiers = placements.map((placement) => tierIndex(placement, id)).filter((tier) => tier >= 0);
    const roles = [...new Set(tiers)];
    const most = Math.max(0, ...roles.map((role) => tiers.filter((tier) => tier === role).length));
    return { count: roles.length, isOpen: roles.length > 1 && most * 2 <= tiers.length };
  };
  return ids
    .filter((id) => rolesOf(id).isOpen)
    .toSorted((one, other) => rolesOf(other).count - rolesOf(one).count)
    .slice(0, mostContested);
};

/** Returns the steps that reveal a tier list. `bestFirst`: the ids by rank, or by agreement if the tiers are roles. */
export const tierReveals = (
  board: TieredBoard,
  bestFirst: readonly string[],
  placements: readonly Placement[],
): Reveal[] => {
  const contested = isOrdered(board)
    ? contestedIds(bestFirst, board.tiers.length, placements)
    : contestedRoles(bestFirst, placements);
  return placeReveals(bestFirst.length, placements.length, (place) =>
    contested.includes(bestFirst[place - 1] ?? ''),
  );
};

/**
 * The standing of an item or player. `points` is summed over the answers. `average` is the mean position
 * from the top; null if it was never placed.
 */
export type TierStanding<Subject> = {
  subject: Subject;
  points: number;
  rank: number;
  average: number | null;
};

/**
 * Returns all items or players by points, and the consensus of the group: each one is in the tier nearest to
 * its average. `unknown`: for each answer the ids that it has no opinion about; it counts for them as much as the average of the
 * other answers, rounded.
 */
export const tierResults = <Subject>(
  subjects: { id: string; subject: Subject }[],
  tiers: readonly Step[],
  placements: readonly Placement[],
  unknown: readonly (readonly string[])[] = [],
): {
  standings: TierStanding<Subject>[];
  consensus: { tier: Step; subjects: Subject[] }[];
  unplaced: Subject[];
} => {
  const scored = subjects.map(({ id, subject }) => {
    const places = placements.map((placement) => tierIndex(placement, id)).filter((index) => index >= 0);
    const sum = places.reduce((points, index) => points + tiers.length - index, 0);
    const knowing = placements.length - unknown.filter((ids) => ids.includes(id)).length;
    return {
      subject,
      points: knowing > 0 ? Math.round((sum * placements.length) / knowing) : 0,
      average: places.length ? places.reduce((sum, index) => sum + index, 0) / places.length : null,
    };
  });
  const standings = ranked(scored, ({ points }) => points);
  const inTier = (index: number): Subject[] =>
    standings
      .filter(({ average }) => average !== null && Math.round(average) === index)
      .map(({ subject }) => subject);
  return {
    standings,
    consensus: tiers.map((tier, index) => ({ tier, subjects: inTier(index) })),
    unplaced: standings.filter(({ average }) => average === null).map(({ subject }) => subject),
  };
};

/**
 * The standing of an item or player when tiers are roles. `roles`: the names of the tiers with the most
 * votes. Several names are a tie; an empty list means that no answer placed it. `votes`: the number of votes
 * per tier, in the order of the tiers.
 */
export type RoleStanding<Subject> = {
  subject: Subject;
  roles: string[];
  votes: { tier: Step; count: number }[];
};

/** Returns the number of votes of the most frequent role; 0 if it was never placed. */
export const leadingVotes = ({ votes }: Pick<RoleStanding<unknown>, 'votes'>): number =>
  Math.max(0, ...votes.map(({ count }) => count));

/**
 * Returns all items or players by their most frequent role, most votes first; ties keep the input order.
 * `groups` has those with exactly one leading role, `tied` those with several.
 */
export const roleResults = <Subject>(
  subjects: { id: string; subject: Subject }[],
  tiers: readonly Step[],
  placements: readonly Placement[],
): {
  standings: RoleStanding<Subject>[];
  groups: { tier: Step; subjects: Subject[] }[];
  tied: Subject[];
  unplaced: Subject[];
} => {
  const counted = subjects.map(({ id, subject }): RoleStanding<Subject> => {
    const votes = tiers.map((tier, index) => ({
      tier,
      count: placements.filter((placement) => tierIndex(placement, id) === index).length,
    }));
    const most = leadingVotes({ votes });
    const roles = votes.filter(({ count }) => count > 0 && count === most).map(({ tier }) => tier.name);
    return { subject, roles, votes };
  });
  const standings = counted.toSorted((a, b) => leadingVotes(b) - leadingVotes(a));
  const subjectsOf = (has: (roles: string[]) => boolean): Subject[] =>
    standings.filter(({ roles }) => has(roles)).map(({ subject }) => subject);
  return {
    standings,
    groups: tiers.map((tier) => ({
      tier,
      subjects: subjectsOf((roles) => roles.length === 1 && roles[0] === tier.name),
    })),
    tied: subjectsOf((roles) => roles.length > 1),
    unplaced: subjectsOf((roles) => roles.length === 0),
  };
};
