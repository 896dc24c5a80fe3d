import type { Page, Request } from '@playwright/test';
import { addPerson, setReachable } from '../../scripts/identity-provider/control.ts';
import type { NewPerson, ProviderName, TestPerson } from '../../scripts/identity-provider/people.ts';
import { runningStack } from '../stack/control.ts';
import { freshIdentity } from './account.ts';
import type { Player } from './player.ts';

export type { ProviderName, TestPerson };
export const providerTitles = { google: 'Google', discord: 'Discord' } as const;

/** Somebody with an account at a provider. `fault`: what goes wrong whenever they log in there. */
export const newcomer = (provider: ProviderName, person: Partial<NewPerson> = {}): Promise<TestPerson> =>
  addPerson(runningStack().identityControlUrl, provider, { name: freshIdentity().username, ...person });

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
  await sayWho(player, provider, who);
}

/** On the provider's own page. */
export async function sayWho(
  player: Player,
  provider: ProviderName,
  who: TestPerson | 'deny',
): Promise<void> {
  const title = `Log in with the test ${providerTitles[provider]}`;
  await player.heading(title).waitFor();
  await player.press(player.button(who === 'deny' ? 'Deny' : `Continue as ${who.name}`));
}

/** The next address with this path that the page goes to, query and all, even if it forgets it at once. */
export async function addressPassed(page: Page, path: string, act: () => Promise<void>): Promise<URL> {
  const passed = page.waitForRequest((request: Request) => new URL(request.url()).pathname === path);
  await act();
  return new URL((await passed).url());
}

/**
 * From the provider's page back to our site with an answer, while the provider goes down in between: nobody answers there
 * any more when the answer arrives. It is up again afterwards.
 */
export async function answerAndGoDown(
  { page, context }: Player,
  provider: ProviderName,
  who: TestPerson,
): Promise<void> {
  const { identityControlUrl } = runningStack();
  const follow = async (url: string, form?: { subject: string }) => {
    const options = { maxRedirects: 0 };
    const response = await (form
      ? context.request.post(url, { ...options, form })
      : context.request.get(url, options));
    return response.headers().location ?? '';
  };
  const callback = await follow(await follow(page.url(), { subject: who.subject }));
  await setReachable(identityControlUrl, provider, false);
  try {
    await page.goto(callback);
  } finally {
    await setReachable(identityControlUrl, provider, true);
  }
}
