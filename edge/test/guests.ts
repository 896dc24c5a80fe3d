import type { OwnAccount } from '../src/auth/account.ts';
import { Browser } from './browser.ts';
import { freshName } from './people.ts';

/** Returns a valid key of a request that makes a guest. */
export const guestKey = (): string => crypto.randomUUID();

/** Requests a guest's seat. Missing fields get valid values. */
export const playAsGuest = (
  browser: Browser,
  code: string,
  { name = freshName(), avatar = 2, key = guestKey() }: { name?: string; avatar?: number; key?: string } = {},
): Promise<Response> => browser.post('/api/guests', { code, name, avatar, key });

/** A browser with a guest who has a seat. */
export class Guest extends Browser {
  account!: OwnAccount; // set by newGuest
}

/** Creates a guest in a lobby through the API. Requires fake rooms. */
export const newGuest = async (code: string, guest = new Guest()): Promise<Guest> => {
  const response = await playAsGuest(guest, code);
  if (response.status !== 200) throw new Error(`guest: ${response.status} ${await response.text()}`);
  guest.account = (await response.json<{ user: OwnAccount }>()).user;
  return guest;
};
