import type { Page, Request } from '@playwright/test';
import { addPerson } from '../../scripts/identity-provider/control.ts';
import type { NewPerson, ProviderName, TestPerson } from '../../scripts/identity-provider/people.ts';
import { runningStack } from '../stack/control.ts';
import { newIdentity } from './account.ts';
import type { Player } from './player.ts';

export type { ProviderName, TestPerson };

const providerTitles = { google: 'Google', discord: 'Discord' } as const;

/** Adds a test user at a provider. `fault`: the error that each login of this user causes. */
export const addProviderUser = (
  provider: ProviderName,
  person: Partial<NewPerson> = {},
): Promise<TestPerson> =>
  addPerson(runningStack().identityControlUrl, provider, { name: newIdentity().username, ...person });

/** Follows the page's link to a provider, and logs in there as a test user or denies the request. */
export async function logInWith(
  player: Player,
  provider: ProviderName,
  who: TestPerson | 'deny',
  link = `Continue with ${providerTitles[provider]}`,
): Promise<void> {
  // Deletes the provider's session. The site's cookies belong to localhost and stay.
  await player.context.clearCookies({ domain: '127.0.0.1' });
  await player.press(player.page.getByRole('link', { name: link }));
  await chooseIdentity(player, provider, who);
}

/** Chooses the user on the provider's page. */
async function chooseIdentity(
  player: Player,
  provider: ProviderName,
  who: TestPerson | 'deny',
): Promise<void> {
  const title = `Log in with the test ${providerTitles[provider]}`;
  await player.heading(title).waitFor();
  await player.press(player.button(who === 'deny' ? 'Deny' : `Continue as ${who.name}`));
}

/** Returns the next requested URL with this path, including its query, even if the page replaces it immediately. */
export async function captureNavigation(page: Page, path: string, act: () => Promise<void>): Promise<URL> {
  const passed = page.waitForRequest((request: Request) => new URL(request.url()).pathname === path);
  await act();
  return new URL((await passed).url());
}
