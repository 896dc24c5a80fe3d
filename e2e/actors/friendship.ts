import { expect } from '@playwright/test';
import type { Account } from './account.ts';
import type { Actors } from './actors.ts';
import type { Player } from './player.ts';
import type { ScreenOptions } from './screen.ts';

/** Makes two people friends over the API: their requests cross. */
export async function makeFriends(one: Account, other: Account): Promise<void> {
  const ask = ({ client }: Account, { username }: Account) =>
    client.requestJson<{ friends: boolean }>('POST', '/api/user/friends/send-request', { username });
  await ask(one, other);
  const { friends } = await ask(other, one);
  if (!friends) throw new Error(`${one.username} and ${other.username} did not become friends`);
}

/** The browsers of two friends whom nobody else knows. */
export async function twoFriends(
  actors: Actors,
  ofFirst: ScreenOptions = {},
  ofSecond: ScreenOptions = {},
): Promise<[Player, Player]> {
  const [first, second] = [await actors.account({ fresh: true }), await actors.account({ fresh: true })];
  await makeFriends(first, second);
  return [
    await actors.player({ ...ofFirst, account: first }),
    await actors.player({ ...ofSecond, account: second }),
  ];
}

const countWelcomes = ({ recording }: Player) =>
  recording.personMessages.filter(({ type }) => type === 'welcome').length;

/**
 * Opens a page and waits until the person's own socket is connected: from then on everything arrives by itself. The page opens
 * that socket at the first sign of activity, or two seconds later: so the pointer moves meanwhile.
 */
export async function openHomeOnline(player: Player, path = '/'): Promise<void> {
  // The page before hears nothing more from here on; its socket may just have been about to open.
  await player.page.goto(path, { waitUntil: 'commit' });
  const before = countWelcomes(player);
  const movePointerAndCount = async () => {
    await player.page.evaluate(() => window.dispatchEvent(new Event('pointermove', { bubbles: true })));
    return countWelcomes(player);
  };
  await expect
    .poll(movePointerAndCount, { intervals: [50], timeout: connectTimeout })
    .toBeGreaterThan(before);
}

/** As in the configuration of the tests, for the scripts as well. */
const connectTimeout = 20_000;

/**
 * How long what comes by itself may take on the screen of a busy machine: far less than the 15 s after which it would be
 * asked for. That the line itself takes less than a second is measured without browsers.
 */
export const pushTimeout = { timeout: 6_000 } as const;
