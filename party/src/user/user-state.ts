import { userIdSchema } from '@tallyho/game/people/person-card';
import * as v from 'valibot';
import type { Entries } from '../ports.ts';
import { openStored, type Shape, versionOf } from '../shape.ts';
import {
  admissionSchema,
  emptyTicketRegistry,
  outdatedAt,
  restoreTicketRegistry,
  ticketRegistryEntries,
} from '../ticket-registry.ts';
import { presenceSchema } from './presence.ts';

const shutSchema = v.object({ reason: v.picklist(['suspended', 'sessionEnded']), until: v.number() });
/** All sockets were closed for good: tickets made before it (they are past `until`, epoch ms) get in no more. */
export type ClosedState = v.InferOutput<typeof shutSchema>;

const memorySchema = v.object({
  /** Null: they have not been here lately. */
  presence: v.nullable(presenceSchema),
  admission: admissionSchema,
  shut: v.nullable(shutSchema),
});
/** All that a person's object keeps. */
export type UserState = v.InferOutput<typeof memorySchema>;

/** How to change it: CONTRIBUTING.md, "Changing what a room stores". */
export const personShape: Shape<UserState> = { schema: memorySchema, upgrades: [] };

export const blank: UserState = { presence: null, admission: emptyTicketRegistry, shut: null };

const presenceKey = 'presence';
const shutKey = 'shut';
/** The version of the shape of the others; without it they are of the first. */
const shapeKey = 'shape';

/** What has to be written so that storage holds `after` instead of `before`. */
export const entriesBetween = (before: UserState, after: UserState): Entries => {
  const changed = {
    ...(before.presence === after.presence ? {} : { [presenceKey]: after.presence }),
    ...(before.shut === after.shut ? {} : { [shutKey]: after.shut }),
    ...(before.admission === after.admission ? {} : ticketRegistryEntries(after.admission)),
  };
  const isFirst = before === blank && Object.keys(changed).length > 0;
  return isFirst ? { [shapeKey]: versionOf(personShape), ...changed } : changed;
};

/** What `entriesBetween` wrote, in the shape of now, and whether storage has that shape too. */
export const restore = (stored: Map<string, unknown>): { memory: UserState; isStored: boolean } => {
  if (stored.size === 0) return { memory: blank, isStored: true };
  const version = stored.get(shapeKey) ?? 1;
  const memory = openStored(personShape, version, {
    presence: stored.get(presenceKey) ?? null,
    shut: stored.get(shutKey) ?? null,
    admission: restoreTicketRegistry(stored),
  });
  return memory
    ? { memory, isStored: version === versionOf(personShape) }
    : { memory: { ...blank, presence: unknownPresence(stored.get(presenceKey)) }, isStored: false };
};

/** Of a shape that this version cannot use only the person counts: as online, so that going offline is reported. */
const unknownPresence = (stored: unknown): UserState['presence'] => {
  const person = v.safeParse(v.object({ user: userIdSchema }), stored);
  return person.success ? { user: person.output.user, online: true, rev: 0, offlineAt: null } : null;
};

/** By how much the clock may be behind where the object wakes next, in milliseconds: its reports' numbers start from there. */
const clockDifference = 60_000;

/** When it may all be forgotten, epoch ms, provided that they are offline and the edge knows it. */
export const expiresAt = ({ admission, shut, presence }: UserState): number =>
  Math.max(outdatedAt(admission), shut?.until ?? 0, presence ? presence.rev + clockDifference : 0);
