import type { OwnAccount } from '../src/auth/user.ts';
import { Browser } from './browser.ts';
import { freshName } from './people.ts';

/** Returns a valid key of a request that makes a guest. */
export const guestKey = (): string => crypto.randomUUID();

interface GuestInput {
  readonly name?: string;
  readonly avatar?: number;
  readonly key?: string;
  /** By default the browser's own. */
  readonly address?: string;
}

/** Gives the browser the id that requests of guests need. Like an app that was open already it sends a request that is refused. */
export const giveBrowserId = async (browser: Browser): Promise<void> => {
  if (!browser.cookies.has('guest-browser')) await browser.post('/api/guests', {});
};

/** Requests a guest's seat. Missing fields get valid values. */
export const playAsGuest = async (
  browser: Browser,
  code: string,
  { name = freshName(), avatar = 2, key = guestKey(), address = browser.address }: GuestInput = {},
): Promise<Response> => {
  await giveBrowserId(browser);
  return browser.post('/api/guests', { code, name, avatar, key }, { 'CF-Connecting-IP': address });
};

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
