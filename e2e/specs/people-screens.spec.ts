import { expectPhoneLayout } from '../actors/checks.ts';
import { makeAdministrator } from '../actors/database.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { makeFriends, openHomeOnline, pushTimeout } from '../actors/friendship.ts';
import { expect, test } from '../fixtures.ts';

test('a report about a friend and a pushed warning are accessible in both schemes and fit a phone', async ({
  actors,
}) => {
  const [account, ben] = [await actors.account({ fresh: true }), await actors.account({ fresh: true })];
  await makeFriends(account, ben);
  const anna = await actors.player({ account, screen: 'narrow' });
  await openHomeOnline(anna);
  const { page } = anna;
  const panel = new FriendsPanelActor(anna);
  await panel.open();
  await expectPhoneLayout(page, 'a list of friends');
  await panel.chooseAction(ben.username, 'Report');
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
