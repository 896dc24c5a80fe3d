import { newIdentity, password } from '../actors/account.ts';
import { expectNoViolations } from '../actors/checks.ts';
import type { Player } from '../actors/player.ts';
import { addProviderUser, captureNavigation, logInWith } from '../actors/provider-login.ts';
import { expect, test } from '../fixtures.ts';

const isLoggedIn = (player: Player) => player.page.getByRole('button', { name: 'Log out' }).first();

async function logOut(player: Player): Promise<void> {
  // Earlier requests of the page get their responses after the logout.
  player.recording.allowErrors(/status of 401 .*\/api\//);
  await player.press(isLoggedIn(player));
  await expect(isLoggedIn(player)).toBeHidden();
}

/** Types a username into the sign-up form of the current page. */
async function chooseUsername({ page, recording }: Player, username: string): Promise<void> {
  // A browser logs the API's question for a proof of work as a failed request.
  recording.allowErrors(/status of 403 .*\/api\/user\/set-username/);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('button', { name: 'Save username' }).click();
}

test('a sign-up with Google passes three sites by redirects and cookies, and a later login returns to its start page', async ({
  actors,
}) => {
  const [player, who] = [await actors.visitor(), await addProviderUser('google')];
  const { username } = newIdentity();
  await player.page.goto('/register');
  const address = await captureNavigation(player.page, '/set-username', () =>
    logInWith(player, 'google', who),
  );
  expect([...address.searchParams.keys()]).toEqual(['userId', 'token']);
  await expect(player.heading('Choose a username')).toBeVisible();
  await expect(player.page, 'the token is out of the address').toHaveURL(/\/set-username$/);
  await expectNoViolations(player.page, 'choosing a username');
  await player.page.reload();
  // The sixth account of this machine needs a proof of work, which a worker of the page solves under the site's policy.
  for (let count = 0; count < 5; count += 1)
    await actors.apiClient().post('/api/user/register', { ...newIdentity(), password });
  await chooseUsername(player, username);
  await expect(isLoggedIn(player)).toBeVisible();
  const named = () => player.recording.responses.filter(({ path }) => path === '/api/user/set-username');
  await expect.poll(() => named().map(({ status }) => status)).toEqual([403, 200]);
  await expect(player.page).toHaveURL(/\/$/);
  await logOut(player);
  await player.page.goto('/login?next=/user');
  await logInWith(player, 'google', who);
  await expect(player.page).toHaveURL(/\/user$/);
  await expect(player.heading('Hello')).toBeVisible();
  await expect(player.page.getByText(username).first()).toBeVisible();
  const session = (await player.context.cookies()).find(({ name }) => name === 'session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});
