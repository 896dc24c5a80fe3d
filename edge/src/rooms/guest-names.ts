import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { guestName } from '@tallyho/game/accounts/guest-names';
import { normalizedName } from '@tallyho/game/text';
import { inArray } from 'drizzle-orm';

const count = 5;

/** Returns a number in [0, 1). */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Returns random names for a guest. The last one has a number, so that it is free with near certainty. */
export const guestNameCandidates = (): string[] => [
  ...Array.from({ length: count - 1 }, () => guestName(random)),
  `${guestName(random)} ${100 + Math.floor(random() * 900)}`,
];

/** Returns the statement that selects the names that members have. */
export const takenNames = (db: Database, names: readonly string[]) =>
  db
    .select({ name: users.usernameNormalized })
    .from(users)
    .where(inArray(users.usernameNormalized, names.map(normalizedName)));

/** Returns the first candidate that no member has. */
export const freeNameOf = (candidates: readonly string[], taken: readonly { name: string }[]): string => {
  const isTaken = new Set(taken.map(({ name }) => name));
  const free = candidates.find((name) => !isTaken.has(normalizedName(name)));
  return free ?? candidates.at(-1) ?? guestName(random);
};

/** Returns a name that no member has. */
export const suggestName = async (db: Database): Promise<string> => {
  const candidates = guestNameCandidates();
  return freeNameOf(candidates, await takenNames(db, candidates));
};
