import { limits, type Timings } from '@tallyho/game/limits';
import { lobbyRecordSchema } from '@tallyho/game/protocol/service';
import { type LostRoom, lostRoomSchema } from '@tallyho/game/room/host/lost-room';
import * as v from 'valibot';
import type { Entries } from '../ports.ts';

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
  if (v.is(lostRoomSchema, before)) return before;
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

export const lostEntries = (lost: LostRoom): Entries => ({ [lostKey]: lost });
