import { expect as anyExpect, type Page } from '@playwright/test';
import type { Account } from '../../e2e/actors/account.ts';
import type { Actors } from '../../e2e/actors/actors.ts';
import type { Player } from '../../e2e/actors/player.ts';
import { expectTimeout } from '../../e2e/stack/run.ts';

/** The timeout of the tests' configuration does not apply outside a test run, and the browsers of a tour share the machine. */
export const expect = anyExpect.configure({ timeout: expectTimeout });

const sizes = { 360: 'phone', 820: 'tablet', 1440: 'desktop' } as const;
const colorSchemes = ['light', 'dark'] as const;

/** A width and a color scheme: '360 dark'. */
export type Look = `${keyof typeof sizes} ${(typeof colorSchemes)[number]}`;

interface LookOptions {
  readonly screen: (typeof sizes)[keyof typeof sizes];
  readonly colorScheme: (typeof colorSchemes)[number];
}

/** One player for each size and color scheme. */
export type Viewers = ReadonlyMap<Look, Player>;

/** Pages by size and scheme. */
type Pages = ReadonlyMap<Look, { readonly page: Page }>;

/** Called at each screen. */
export type Capture = (name: string, viewers: Pages) => Promise<void>;

/** Returns the look of this name. Throws if there is none. */
export function lookNamed(name: string): Look {
  for (const look of looksOf().keys()) if (look === name) return look;
  throw new Error(`No such look: ${name}. There are ${[...looksOf().keys()].join(', ')}.`);
}

/** Returns every size and scheme with what opens a browser for it. `only`: only these. */
export function looksOf(only?: readonly Look[]): Map<Look, LookOptions> {
  const looks = new Map<Look, LookOptions>();
  for (const [width, screen] of Object.entries(sizes))
    for (const colorScheme of colorSchemes) {
      const look = `${width} ${colorScheme}` as Look; // the keys of `sizes` and one of the schemes
      if (!only || only.includes(look)) looks.set(look, { screen, colorScheme });
    }
  return looks;
}

/** Phones and tablets have a share sheet, which takes files; the browser of a tour has none. Runs in the page. */
function standInForShareSheet(): void {
  Object.assign(navigator, { canShare: () => true, share: async () => undefined });
}

/** Opens a browser for every size and scheme, of one account or of visitors. `only`: only these. */
export async function openViewers(
  actors: Actors,
  { account, only }: { account?: Account | undefined; only?: readonly Look[] | undefined } = {},
): Promise<Viewers> {
  const viewers = new Map<Look, Player>();
  for (const [look, options] of looksOf(only)) {
    const player = await (account ? actors.player({ ...options, account }) : actors.visitor(options));
    if (options.screen !== 'desktop') await player.context.addInitScript(standInForShareSheet);
    viewers.set(look, player);
  }
  return viewers;
}

/** Sequential: six browsers in parallel would be too much for a small machine. */
export async function forEachViewer(viewers: Viewers, act: (player: Player) => Promise<void>): Promise<void> {
  for (const player of viewers.values()) await act(player);
}

/** Registers an account with this name and avatar. */
export async function createAccount(
  actors: Actors,
  { username, avatar }: { username: string; avatar: number },
): Promise<Account> {
  const account = await actors.account({ username });
  await account.client.put(`/api/user/update-picture/${account.userId}`, { avatarNumber: avatar });
  return account;
}
