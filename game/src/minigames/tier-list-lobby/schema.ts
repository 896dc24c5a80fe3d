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
  /** Absent on older boards: ordered. */
  ordered: v.optional(v.boolean()),
  players: v.array(personSchema),
});
export type TierListLobbyBoard = v.InferOutput<typeof tierListLobbyBoardSchema>;

/** `points` as of a tier list. Best first; equal points share a rank. */
type PlayerTierStanding = { player: Person; points: number; rank: number; average: number | null };
export type TierListLobbyResults = RankedPlayers | PlayerRoles;
type RankedPlayers = {
  ordered: true;
  standings: PlayerTierStanding[];
  /** The group's board: each player in the tier nearest their average; whom nobody placed are in `unplaced`. */
  consensus: { tier: Step; players: Person[] }[];
  unplaced: Person[];
};

/** Tiers without order: the role each player got by most votes. No points, no ranks. */
type PlayerRoles = {
  ordered: false;
  /** The clearest first. */
  standings: (Omit<RoleStanding<Person>, 'thing'> & { player: Person })[];
  /** The group's board: each player with their one most frequent role; equals in `tied`, never placed in `unplaced`. */
  groups: { tier: Step; players: Person[] }[];
  tied: Person[];
  unplaced: Person[];
};
