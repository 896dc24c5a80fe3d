import type { PreferenceChange, Preferences } from '@tallyho/game/accounts/preferences';
import { request } from '../../shared/api/api.ts';

/** Changes of the user's preferences on this page, numbered from 1. */
let last = 0;
const lastOf = new Map<string, number>();
const underWay = new Set<number>();

/** Stores one preference in the account. Resolves to true if it is stored; never rejects. */
export async function storePreference<Key extends keyof Preferences>(
  key: Key,
  value: Preferences[Key],
): Promise<boolean> {
  last += 1;
  const change = last;
  lastOf.set(key, change);
  underWay.add(change);
  try {
    // The value matches the key, but TypeScript loses this relation when both are variables.
    await request('POST', '/api/user/preferences', { body: { key, value } as PreferenceChange });
    return true;
  } catch {
    return false;
  } finally {
    underWay.delete(change);
  }
}

/** Returns the number of the last change that the account has stored. Read it before the account is requested. */
export const changeMark = (): number => Math.min(last, ...[...underWay].map((change) => change - 1));

/** Returns true if the response to an account request sent at `mark` can be newer than the local choice. */
export const isUnchangedSince = (key: string, mark: number): boolean => (lastOf.get(key) ?? 0) <= mark;
