import { expectPhoneLayout } from '../actors/checks.ts';
import { makeAdministrator } from '../actors/database.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { openHomeOnline, pushTimeout, twoFriends } from '../actors/friendship.ts';
import { expect, test } from '../fixtures.ts';

/** Checks accessibility and phone layout of screens that no other test opens, in both color schemes. */

test('the dialogs of the profile', async ({ actors }) => {
  const player = await actors.player({ screen: 'narrow' });
  const { page } = player;
  await openHomeOnline(player, '/user');
  for (const [opener, title, way] of [
    ['Change', 'Change password', 'Cancel'],
    ['Delete my account', 'Delete your account?', 'Keep my account'],
    ['Chat settings', 'Chat settings', 'Close'],
  ] as const) {
    await player.press(player.button(opener));
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expectPhoneLayout(page, title);
    await player.press(dialog.getByRole('button', { name: way, exact: true }));
    await expect(dialog).toBeHidden();
  }
  await player.press(player.button('Unlink Password'));
  await expect(
    page.getByText('Cannot unlink the only authentication method. Add another method first.'),
  ).toBeVisible();
  await expectPhoneLayout(page, 'a refusal as a toast');
});

test('the last step of a sign-up, and the page that returns to the app', async ({ actors }) => {
  const guest = await actors.guest({ screen: 'narrow' });
  for (const [path, title] of [
    ['/set-username?userId=somebody&token=something', 'Choose a username'],
    [`/return-to-app?code=${'x'.repeat(43)}`, 'Back to Tallyho'],
    ['/return-to-app?error=access_denied&provider=google', 'Back to Tallyho'],
  ] as const) {
    await guest.page.goto(path);
    await expect(guest.heading(title)).toBeVisible();
    await expectPhoneLayout(guest.page, path);
  }
});

test('a report about a friend, and a warning', async ({ actors }) => {
  const [anna, ben] = await twoFriends(actors, { screen: 'narrow' });
  await openHomeOnline(anna);
  const { page } = anna;
  const panel = new FriendsPanelActor(anna);
  await panel.open();
  await expectPhoneLayout(page, 'a list of friends');
  await panel.chooseAction(ben.name, 'Report');
  await anna.press(anna.button('Send report'));
  await expect(page.getByText('Please choose a reason')).toBeVisible();
  await expectPhoneLayout(page, 'a report without a reason');
  await page.getByRole('radio', { name: 'Spam or advertising' }).check();
  await anna.press(anna.button('Send report'));
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await expectPhoneLayout(page, 'thanks for a report');
  await anna.press(anna.button('Done'));

  const moderator = await actors.account({ fresh: true });
  await makeAdministrator(moderator);
  await moderator.client.requestJson('POST', `/api/admin/users/${anna.account.userId}/sanction`, {
    kind: 'warn',
    reason: 'That was not spam.',
  });
  const warning = page.getByRole('dialog', { name: 'A warning for you' });
  await expect(warning).toContainText('That was not spam.', pushTimeout);
  await expectPhoneLayout(page, 'a warning');
  await anna.press(warning.getByRole('button', { name: 'I understand' }));
  await expect(warning).toBeHidden();
});
