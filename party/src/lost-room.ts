import { limits, type Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import { lobbyRecordSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import type { Entries } from './ports.ts';

const lostSchema = v.object({
  /** Its lobby record. The members are those who have not been notified yet. */
  record: lobbyRecordSchema,
  /** When the remaining seats are removed, epoch ms. */
  until: v.number(),
});

/**
 * A room that a new version of the program cannot read. It is stored as long as a seat would be, so that its
 * players are notified when they return. A notified player can join other lobbies.
 */
export type LostRoom = v.InferOutput<typeof lostSchema>;

const lostKey = 'lost';
const { code, leader } = lobbyRecordSchema.entries;

/** The fields of a stored room that are needed here. They are the same in all versions. */
const remainsSchema = v.object({
  state: v.object({
    code,
    version: v.pipe(v.number(), v.integer()),
    leader,
    seats: v.array(v.object({ user: leader })),
  }),
});

/** Returns the readable remains of a stored room; null if even its code or its players cannot be read. */
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

/** Returns the lost room without some members. They are released, and the API is notified. */
export const withoutMembers = ({ record, until }: LostRoom, users: readonly UserId[]): LostRoom => ({
  record: {
    ...record,
    rev: record.rev + 1,
    members: record.members.filter((user) => !users.includes(user)),
  },
  until,
});

export const lostEntries = (lost: LostRoom): Entries => ({ [lostKey]: lost });
