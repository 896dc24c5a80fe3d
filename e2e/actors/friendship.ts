import { expect } from '@playwright/test';
import type { Account } from './account.ts';
import type { Actors } from './actors.ts';
import type { Player } from './player.ts';
import type { ScreenOptions } from './screen.ts';

/** Makes two accounts friends over the API: each sends a request to the other. */
export async function makeFriends(one: Account, other: Account): Promise<void> {
  const sendRequest = ({ client }: Account, { username }: Account) =>
    client.requestJson<{ friends: boolean }>('POST', '/api/user/friends/send-request', { username });
  await sendRequest(one, other);
  const { friends } = await sendRequest(other, one);
  if (!friends) throw new Error(`${one.username} and ${other.username} did not become friends`);
}

/** Opens the browsers of two new accounts that are friends. */
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
  recording.userMessages.filter(({ type }) => type === 'welcome').length;

/**
 * Opens a page and waits until its person socket is connected, so that it receives pushed messages. The page opens
 * that socket at the first user activity, or after two seconds: therefore the pointer moves.
 */
export async function openHomeOnline(player: Player, path = '/'): Promise<void> {
  // The previous page might still open its socket until the navigation is committed.
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

/** The same as in the configuration of the tests, which does not apply to the scripts. */
const connectTimeout = 40_000;

/**
 * The timeout for a pushed message to appear on a busy machine. It is much shorter than the 15 s after which the page would
 * fetch the data. The latency of the push itself is measured without browsers.
 */
export const pushTimeout = { timeout: 6_000 } as const;
