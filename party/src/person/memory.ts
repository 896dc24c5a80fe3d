import {
  type Admission,
  admissionEntries,
  noAdmissions,
  outdatedAt,
  restoreAdmission,
} from '../admission.ts';
import type { Entries } from '../storage.ts';
import type { Presence } from './presence.ts';

/** All sockets were closed for good: tickets made before it (they are past `until`, epoch ms) get in no more. */
export type Shut = { reason: 'suspended' | 'sessionEnded'; until: number };

/** All that a person's object keeps. */
export type Memory = {
  /** Null: they have not been here lately. */
  presence: Presence | null;
  admission: Admission;
  shut: Shut | null;
};

export const blank: Memory = { presence: null, admission: noAdmissions, shut: null };

const presenceKey = 'presence';
const shutKey = 'shut';

/** What has to be written so that storage holds `after` instead of `before`. */
export const entriesBetween = (before: Memory, after: Memory): Entries => ({
  ...(before.presence === after.presence ? {} : { [presenceKey]: after.presence }),
  ...(before.shut === after.shut ? {} : { [shutKey]: after.shut }),
  ...(before.admission === after.admission ? {} : admissionEntries(after.admission)),
});

/** What `entriesBetween` wrote. */
export const restore = (stored: Map<string, unknown>): Memory =>
  stored.size === 0
    ? blank
    : {
        // Only entriesBetween writes these keys, so their types are known.
        presence: (stored.get(presenceKey) as Presence | undefined) ?? null,
        shut: (stored.get(shutKey) as Shut | undefined) ?? null,
        admission: restoreAdmission(stored),
      };

/** By how much the clock may be behind where the object wakes next, in milliseconds: its reports' numbers start from there. */
const clockDifference = 60_000;

/** When it may all be forgotten, epoch ms, provided that they are offline and the edge knows it. */
export const forgettableAt = ({ admission, shut, presence }: Memory): number =>
  Math.max(outdatedAt(admission), shut?.until ?? 0, presence ? presence.rev + clockDifference : 0);
