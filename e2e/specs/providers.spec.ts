import { newIdentity } from '../actors/account.ts';
import { expectNoViolations } from '../actors/checks.ts';
import type { Player } from '../actors/player.ts';
import { addProviderUser, captureNavigation, logInWith } from '../actors/provider-login.ts';
import { expect, test } from '../fixtures.ts';

const isMember = (player: Player) => player.page.getByRole('button', { name: 'Log out' }).first();

async function logOut(player: Player): Promise<void> {
  // Earlier requests of the page get their responses after the logout.
  player.recording.allowErrors(/status of 401 .*\/api\//);
  await player.press(isMember(player));
  await expect(isMember(player)).toBeHidden();
}

/** Types a username into the sign-up form of the current page. */
async function chooseUsername({ page }: Player, username: string): Promise<void> {
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
  await chooseUsername(player, username);
  await expect(isMember(player)).toBeVisible();
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

test('the profile links and unlinks Google by redirects, with a text for a denial', async ({ actors }) => {
  const player = await actors.player({ account: await actors.account({ fresh: true }) });
  const { page } = player;
  const link = 'Link Google';
  await page.goto('/user');
  await logInWith(player, 'google', 'deny', link);
  await expect(page.getByText('Failed to link Google account:')).toBeVisible();
  await logInWith(player, 'google', await addProviderUser('google'), link);
  await expect(page.getByText('Successfully linked Google account!')).toBeVisible();
  await expect(page).toHaveURL(/\/user$/);
  await expectNoViolations(page, 'profile with a linked account');
  await player.press(player.button('Unlink Google'));
  await player.press(page.getByRole('dialog').getByRole('button', { name: 'Unlink' }));
  await expect(page.getByRole('link', { name: link })).toBeVisible();
});
