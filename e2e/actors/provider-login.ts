import type { Page, Request } from '@playwright/test';
import { addPerson } from '../../scripts/identity-provider/control.ts';
import type { NewPerson, ProviderName, TestPerson } from '../../scripts/identity-provider/people.ts';
import { runningStack } from '../stack/control.ts';
import { newIdentity } from './account.ts';
import type { Player } from './player.ts';

export type { ProviderName, TestPerson };

const providerTitles = { google: 'Google', discord: 'Discord' } as const;

/** Somebody with an account at a provider. `fault`: what goes wrong whenever they log in there. */
export const addProviderUser = (
  provider: ProviderName,
  person: Partial<NewPerson> = {},
): Promise<TestPerson> =>
  addPerson(runningStack().identityControlUrl, provider, { name: newIdentity().username, ...person });

/** Goes to a provider by a link of the page that is on the screen, and says there who it is, or denies. */
export async function logInWith(
  player: Player,
  provider: ProviderName,
  who: TestPerson | 'deny',
  link = `Continue with ${providerTitles[provider]}`,
): Promise<void> {
  // The site is at localhost; the provider, which would know them from last time, is not.
  await player.context.clearCookies({ domain: '127.0.0.1' });
  await player.press(player.page.getByRole('link', { name: link }));
  await chooseIdentity(player, provider, who);
}

/** On the provider's own page. */
async function chooseIdentity(
  player: Player,
  provider: ProviderName,
  who: TestPerson | 'deny',
): Promise<void> {
  const title = `Log in with the test ${providerTitles[provider]}`;
  await player.heading(title).waitFor();
  await player.press(player.button(who === 'deny' ? 'Deny' : `Continue as ${who.name}`));
}

/** The next address with this path that the page goes to, query and all, even if it forgets it at once. */
export async function captureNavigation(page: Page, path: string, act: () => Promise<void>): Promise<URL> {
  const passed = page.waitForRequest((request: Request) => new URL(request.url()).pathname === path);
  await act();
  return new URL((await passed).url());
}
