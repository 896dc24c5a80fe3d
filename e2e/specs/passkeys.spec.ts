import { expectNoViolations } from '../actors/checks.ts';
import { expireProof } from '../actors/database.ts';
import type { Player } from '../actors/player.ts';
import { addAuthenticator } from '../actors/virtual-authenticator.ts';
import { expect, test } from '../fixtures.ts';

const passkeys = ({ page }: Player) => page.getByRole('region', { name: 'Passkeys' });
const dialog = ({ page }: Player, name: string) => page.getByRole('dialog', { name });

test('an account adds a passkey, logs in with it, renames it, proves the identity with it and removes it', async ({
  actors,
}) => {
  const account = await actors.account({ fresh: true });
  const player = await actors.player({ account });
  const { page } = player;
  const authenticator = await addAuthenticator(page);
  await page.goto('/user');
  await player.press(passkeys(player).getByRole('button', { name: 'Add a passkey' }));
  await expectNoViolations(page, 'adding a passkey');
  await player.press(dialog(player, 'Add a passkey').getByRole('button', { name: 'Continue' }));
  const item = passkeys(player).getByRole('listitem');
  await expect(item).toContainText('Chrome on Linux');
  await expect(item).toContainText('not used yet');
  await expectNoViolations(page, 'profile with a passkey');

  // Earlier requests of the page get their responses after the logout.
  player.recording.allowErrors(/status of 401 .*\/api\//);
  await player.press(page.getByRole('button', { name: 'Log out' }).first());
  await expect(page.getByRole('button', { name: 'Log out' }).first()).toBeHidden();
  // The authenticator would answer the offer in the form by itself, before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/login?next=/user');
  await expectNoViolations(page, 'login');
  await authenticator.setVerifying(false);
  await page.getByLabel('Username or email').fill('typed');
  await player.press(page.getByRole('button', { name: 'Log in with a passkey' }));
  await expect(page.getByText('No passkey was used. Try again, or choose another way.')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue('typed');
  await authenticator.setVerifying(true);
  await player.press(page.getByRole('button', { name: 'Log in with a passkey' }));
  await expect(page).toHaveURL(/\/user$/);
  await expect(item).toContainText('last used');

  await player.press(passkeys(player).getByRole('button', { name: 'Rename Chrome on Linux' }));
  await dialog(player, 'Rename this passkey').getByRole('textbox', { name: 'Name' }).fill('Blue key');
  await player.press(dialog(player, 'Rename this passkey').getByRole('button', { name: 'Save' }));
  await expect(item).toContainText('Blue key');

  await expireProof(account);
  // The refusal that asks for the proof.
  player.recording.allowErrors(/status of 403 .*\/api\/user\/passkeys\//);
  await player.press(passkeys(player).getByRole('button', { name: 'Remove Blue key' }));
  await player.press(dialog(player, 'Remove this passkey?').getByRole('button', { name: 'Remove' }));
  const question = dialog(player, "Confirm it's you");
  await expectNoViolations(page, 'proof of identity');
  await player.press(question.getByRole('button', { name: 'Use a passkey' }));
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(item).toBeHidden();
});
