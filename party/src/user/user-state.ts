import { userIdSchema } from '@tallyho/game/people/person-card';
import * as v from 'valibot';
import {
  emptyTicketRegistry,
  outdatedAt,
  restoreTicketRegistry,
  ticketRegistryEntries,
  ticketRegistrySchema,
} from '../access/ticket-registry.ts';
import type { Entries } from '../ports.ts';
import { openStored, type StoredShape, type Upgrade, versionOf } from '../store/shape.ts';
import { userPresenceSchema } from './presence.ts';

const shutSchema = v.object({ reason: v.picklist(['suspended', 'sessionEnded']), until: v.number() });
/**
 * All sockets were closed permanently. Tickets made before that are rejected; they have expired after
 * `until` (epoch ms).
 */
export type Shut = v.InferOutput<typeof shutSchema>;

const memorySchema = v.object({
  /** Null: the user was not online recently. */
  presence: v.nullable(userPresenceSchema),
  admission: ticketRegistrySchema,
  shut: v.nullable(shutSchema),
});
/** The complete stored state of a user object. */
export type UserState = v.InferOutput<typeof memorySchema>;

/** The new field of used tickets is optional: the user who used it. */
const onlyTicketUsers: Upgrade = (stored) => stored;

/** How to change it: CONTRIBUTING.md, "Changing what a room stores". */
export const userShape: StoredShape<UserState> = { schema: memorySchema, upgrades: [onlyTicketUsers] };

export const blank: UserState = { presence: null, admission: emptyTicketRegistry, shut: null };

const presenceKey = 'presence';
const shutKey = 'shut';
/** The key of the shape version of the other values. Missing means version 1. */
const shapeKey = 'shape';

/** Returns the entries that change the stored state from `before` to `after`. */
export const userEntriesBetween = (before: UserState, after: UserState): Entries => {
  const changed = {
    ...(before.presence === after.presence ? {} : { [presenceKey]: after.presence }),
    ...(before.shut === after.shut ? {} : { [shutKey]: after.shut }),
    ...(before.admission === after.admission ? {} : ticketRegistryEntries(after.admission)),
  };
  const isFirst = before === blank && Object.keys(changed).length > 0;
  return isFirst ? { [shapeKey]: versionOf(userShape), ...changed } : changed;
};

type Restored = {
  memory: UserState;
  /** The shape that storage has: upgraded data and unusable data have to be written again. */
  shape: 'current' | 'older' | 'unusable';
};

/** Restores what `userEntriesBetween` wrote, in the current shape. */
export const restore = (stored: Map<string, unknown>): Restored => {
  if (stored.size === 0) return { memory: blank, shape: 'current' };
  const version = stored.get(shapeKey) ?? 1;
  const memory = openStored(userShape, version, {
    presence: stored.get(presenceKey) ?? null,
    shut: stored.get(shutKey) ?? null,
    admission: restoreTicketRegistry(stored),
  });
  return memory
    ? { memory, shape: version === versionOf(userShape) ? 'current' : 'older' }
    : { memory: { ...blank, presence: unknownPresence(stored.get(presenceKey)) }, shape: 'unusable' };
};

/**
 * Returns the presence for data whose shape this version cannot use: online, so that going offline is
 * reported.
 */
const unknownPresence = (stored: unknown): UserState['presence'] => {
  const person = v.safeParse(v.object({ user: userIdSchema }), stored);
  return person.success ? { user: person.output.user, online: true, rev: 0, offlineAt: null } : null;
};

/**
 * The tolerated delay of the clock where the object wakes next, in milliseconds. Report numbers start from
 * there.
 */
const clockDifference = 60_000;

/**
 * Returns when the state can be deleted, epoch ms, if the user is offline and the edge has stored that
 * status.
 */
export const expiresAt = ({ admission, shut, presence }: UserState): number =>
  Math.max(outdatedAt(admission), shut?.until ?? 0, presence ? presence.rev + clockDifference : 0);
