import type { Account } from '../actors/account.ts';
import type { Actors } from '../actors/actors.ts';
import type { Player } from '../actors/player.ts';

const sizes = { 360: 'phone', 820: 'tablet', 1440: 'desktop' } as const;
const colorSchemes = ['light', 'dark'] as const;

/** A size and a scheme: '360 dark'. */
export type Look = `${keyof typeof sizes} ${(typeof colorSchemes)[number]}`;

/** Everybody who looks at the same thing, by how it looks to them. */
export type Viewers = ReadonlyMap<Look, Player>;

/** Called at each screen. */
export type Capture = (name: string, viewers: Viewers) => Promise<void>;

/** A browser for every look: all of them tabs of one account, or guests. `only`: just these looks. */
export async function openViewers(
  actors: Actors,
  { account, only }: { account?: Account | undefined; only?: readonly Look[] | undefined } = {},
): Promise<Viewers> {
  const viewers = new Map<Look, Player>();
  for (const [width, screen] of Object.entries(sizes))
    for (const colorScheme of colorSchemes) {
      const look = `${width} ${colorScheme}` as Look; // the keys of `sizes` and one of the schemes
      if (only && !only.includes(look)) continue;
      const options = { screen, colorScheme };
      viewers.set(look, await (account ? actors.player({ ...options, account }) : actors.guest(options)));
    }
  return viewers;
}

/** One after the other: six browsers at once would be too much for a small machine. */
export async function forEachViewer(viewers: Viewers, act: (player: Player) => Promise<void>): Promise<void> {
  for (const player of viewers.values()) await act(player);
}

/** A new account under this name and with this face. */
export async function createAccount(
  actors: Actors,
  { username, avatar }: { username: string; avatar: number },
): Promise<Account> {
  const account = await actors.account({ username });
  const picture = { body: { avatarNumber: avatar } };
  await account.client.request('PUT', `/api/user/update-picture/${account.userId}`, picture);
  return account;
}
