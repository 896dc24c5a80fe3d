import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { type Person, personSchema } from '../../room/person.ts';
import { labelSchema, type Step, stepSchema, tiersSchema } from '../fields.ts';

export const tierListLobbyConfigSchema = v.object({ tiers: tiersSchema });

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
  players: v.array(personSchema),
});
export type TierListLobbyBoard = v.InferOutput<typeof tierListLobbyBoardSchema>;

/** `points` as of a tier list (decision 16). Best first; equal points share a rank. */
type PlayerTierStanding = { player: Person; points: number; rank: number; average: number | null };
export type TierListLobbyResults = {
  standings: PlayerTierStanding[];
  /** The group's board: each player in the tier nearest their average; whom nobody placed are in `unplaced`. */
  consensus: { tier: Step; players: Person[] }[];
  unplaced: Person[];
};
