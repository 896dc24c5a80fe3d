import { limits, type Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import { lobbyRecordSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import type { Entries } from './ports.ts';

const lostSchema = v.object({
  /** Its entry in the index: who has not been told yet. */
  record: lobbyRecordSchema,
  /** When the rest are given up, epoch ms. */
  until: v.number(),
});

/**
 * A room that an update of the program made unusable. It is kept for as long as a seat is, so that its players are told when
 * they come back; each is free to go elsewhere from then on.
 */
export type LostRoom = v.InferOutput<typeof lostSchema>;

const lostKey = 'lost';
const { code, leader } = lobbyRecordSchema.entries;

/** The little that is needed of a stored room; the same in all versions. */
const remainsSchema = v.object({
  state: v.object({
    code,
    version: v.pipe(v.number(), v.integer()),
    leader,
    seats: v.array(v.object({ user: leader })),
  }),
});

/** What is left of the room in storage; null if not even its code and its players can be read. */
export const lostRoomOf = (
  stored: Map<string, unknown>,
  { now, timings }: { now: number; timings: Timings },
): LostRoom | null => {
  const before = stored.get(lostKey);
  if (v.is(lostSchema, before)) return before;
  const remains = v.safeParse(remainsSchema, stored.get('room'));
  if (!remains.success) return null;
  const { state } = remains.output;
  return {
    record: {
      code: state.code,
      rev: state.version,
      isPublic: false,
      capacity: limits.capacity.max,
      phase: 'lobby',
      leader: state.leader,
      gameId: null,
      members: state.seats.map(({ user }) => user),
    },
    until: now + timings.seatGracePeriod,
  };
};

/** The same without some of its members: they are free, and the index is to learn it. */
export const without = ({ record, until }: LostRoom, users: readonly UserId[]): LostRoom => ({
  record: {
    ...record,
    rev: record.rev + 1,
    members: record.members.filter((user) => !users.includes(user)),
  },
  until,
});

export const lostEntries = (lost: LostRoom): Entries => ({ [lostKey]: lost });
