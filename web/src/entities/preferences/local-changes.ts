import type { PreferenceChange, Preferences } from '@tallyho/game/accounts/preferences';
import { request } from '../../shared/api/api.ts';

/** Changes of one's preferences on this page, numbered from 1. */
let last = 0;
const lastOf = new Map<string, number>();
const underWay = new Set<number>();

/** Stores one preference with the account. Answers whether it is stored; never rejects. */
export async function storePreference<Key extends keyof Preferences>(
  key: Key,
  value: Preferences[Key],
): Promise<boolean> {
  last += 1;
  const change = last;
  lastOf.set(key, change);
  underWay.add(change);
  try {
    // The value is the key's, which is lost where both are variables.
    await request('POST', '/api/user/preferences', { body: { key, value } as PreferenceChange });
    return true;
  } catch {
    return false;
  } finally {
    underWay.delete(change);
  }
}

/** Up to which change the account has been told: to be noted before it is asked what it has. */
export const changeMark = (): number => Math.min(last, ...[...underWay].map((change) => change - 1));

/** Whether the account's answer to a question asked at `mark` can be newer than what was chosen here. */
export const isChangedSince = (key: string, mark: number): boolean => (lastOf.get(key) ?? 0) <= mark;
