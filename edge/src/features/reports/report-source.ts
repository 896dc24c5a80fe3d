import type { Context } from 'hono';
import type { User } from '../../auth/user.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { AppEnv } from '../../http/context.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import { browserIdOf } from '../../rooms/seat-source.ts';

/** Where a guest's report comes from, besides the guest: keyed hashes. `browser` is null for a browser without an id. */
export interface GuestSource {
  address: string;
  browser: string | null;
}

/** Returns the source of a guest's report; null for an account, of whom only the account counts. */
export const readGuestSource = async <Env extends AppEnv>(
  c: Context<Env>,
  { isGuest }: Pick<User, 'isGuest'>,
): Promise<GuestSource | null> => {
  if (!isGuest) return null;
  const hash = (kind: keyof GuestSource, value: string) =>
    keyedHash(c.env.SERVICE_SECRET, 'report source', kind, value);
  const browser = browserIdOf(c);
  return {
    address: await hash('address', clientAddress(c)),
    browser: browser === null ? null : await hash('browser', browser),
  };
};
