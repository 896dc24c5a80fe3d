import { defaultRules, guestsRuleFor } from '../../model/default-rules.ts';
import type { Person, Source } from '../../model/person.ts';
import type { RoomRules } from '../../model/room-rules.ts';
import type { RoomState } from './state.ts';
import { personOf } from './transition.ts';

/**
 * Returns a new room with its owner as leader in a seat. The owner has no socket yet, so the grace period
 * runs from `now` (epoch ms). `capacity` is 2-8, validated by the caller's schema. `seed` is any 32-bit
 * integer and the only source of randomness of the room.
 */
export const createRoom = (input: {
  code: string;
  owner: Person;
  isPublic: boolean;
  capacity: number;
  /** The default rules if omitted. Guests of a new public lobby always need the code or a link. */
  rules?: RoomRules | undefined;
  source?: Source | undefined;
  seed: number;
  now: number;
}): RoomState => ({
  code: input.code,
  version: 1,
  isPublic: input.isPublic,
  capacity: input.capacity,
  rules: rulesFor(input.isPublic, input.rules ?? defaultRules),
  customThemes: [],
  seats: [
    {
      ...personOf(input.owner),
      color: 0,
      presence: { status: 'lost', since: input.now },
      ...(input.source && { source: input.source }),
    },
  ],
  leader: input.owner.user,
  formerLeader: null,
  waitsUntil: null,
  pause: null,
  turns: [],
  removed: [],
  entryRequests: [],
  random: input.seed | 0,
  gamesStarted: 0,
  done: [],
  stage: { phase: 'lobby' },
});

const rulesFor = (isPublic: boolean, rules: RoomRules): RoomRules => ({
  ...rules,
  guestsMayJoin: guestsRuleFor(isPublic, rules.guestsMayJoin),
});
