import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { type Person, personSchema } from '../../model/person.ts';
import { labelSchema, orderedSchema, type Step, stepSchema, tiersSchema } from '../fields.ts';
import type { RoleStanding } from '../tiers.ts';

export const tierListLobbyConfigSchema = v.object({ tiers: tiersSchema, ordered: orderedSchema });

/** Players by id, per tier from the top, in the order of the board's tiers. */
export const tierListLobbyAnswerSchema = v.object({
  tiers: v.pipe(
    v.array(
      v.object({
        name: labelSchema,
        players: v.pipe(v.array(personSchema.entries.user), v.maxLength(limits.capacity.max)),
      }),
    ),
    v.maxLength(limits.tiers.max),
  ),
});

export const tierListLobbyBoardSchema = v.object({
  type: v.literal('TierListLobby'),
  tiers: v.array(stepSchema),
  /** Absent on older boards, which are ordered. */
  ordered: v.optional(v.boolean()),
  players: v.array(personSchema),
});
export type TierListLobbyBoard = v.InferOutput<typeof tierListLobbyBoardSchema>;

/** `points` as in a tier list. Best first; equal points share a rank. */
type PlayerTierStanding = { player: Person; points: number; rank: number; average: number | null };
export type TierListLobbyResults = RankedPlayers | PlayerRoles;
type RankedPlayers = {
  ordered: true;
  standings: PlayerTierStanding[];
  /**
   * The consensus board of the group: each player in the tier nearest to the average; players without a
   * placement are in `unplaced`.
   */
  consensus: { tier: Step; players: Person[] }[];
  unplaced: Person[];
};

/** Unordered tiers: the most frequent role of each player. No points, no ranks. */
type PlayerRoles = {
  ordered: false;
  /** Most votes first. */
  standings: (Omit<RoleStanding<Person>, 'subject'> & { player: Person })[];
  /**
   * The consensus board of the group: each player with exactly one most frequent role; ties are in `tied`,
   * players without a placement in `unplaced`.
   */
  groups: { tier: Step; players: Person[] }[];
  tied: Person[];
  unplaced: Person[];
};
