import { type Account, openUserSocket } from '../actors/account.ts';
import { expectPhoneLayout } from '../actors/checks.ts';
import { makeAdministrator } from '../actors/database.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { makeFriends, openHomeOnline, pushTimeout } from '../actors/friendship.ts';
import { openLobby } from '../actors/lobby.ts';
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

const invitationCodes = async ({ client }: Account): Promise<readonly string[]> => {
  const { invitations } = await client.requestJson<{ invitations: { code: string }[] }>(
    'GET',
    '/api/user/invitations',
  );
  return invitations.map((invitation) => invitation.code);
};

test('an open page shows immediately what friends do: a request, presence, invitations, a question to join; accessible in both schemes and fit for a phone', async ({
  actors,
}) => {
  const [account, ben] = [await actors.account({ fresh: true }), await actors.account({ fresh: true })];
  const carla = await actors.account({ fresh: true });
  const anna = await actors.player({ account, screen: 'narrow' });
  const { page } = anna;
  await openHomeOnline(anna);
  const panel = new FriendsPanelActor(anna);
  await panel.open();
  await expectPhoneLayout(page, 'no friends yet');
  await panel.search(ben.username.slice(0, -1).toUpperCase());
  await expect(panel.row(ben.username)).toBeVisible();
  await expectPhoneLayout(page, 'people found');
  await panel.close();

  await ben.client.requestJson('POST', '/api/user/friends/send-request', { username: account.username });
  await expect(page.getByText(`${ben.username} wants to be friends`)).toBeVisible(pushTimeout);
  await expect(panel.opener).toHaveAccessibleName('Friends, 1 friend request', pushTimeout);
  await panel.open('Requests');
  await expectPhoneLayout(page, 'a friend request');
  await anna.press(panel.button(`Accept ${ben.username}`));
  await expect(panel.dialog.getByText('No open requests')).toBeVisible();

  await panel.openTab('Friends');
  await expect(panel.row(ben.username)).toContainText('Offline');
  const socket = await openUserSocket(ben);
  await expect(panel.row(ben.username)).toContainText('Online', pushTimeout);
  const code = await openLobby(ben);
  await expect(panel.row(ben.username)).toContainText('In a lobby', pushTimeout);
  await panel.close();

  const invitations = page.getByRole('region', { name: 'Invitations' });
  await ben.client.requestJson('POST', '/api/user/friends/invite', { friendId: account.userId });
  await expect(invitations.getByText(`${ben.username} invites you to their lobby`).last()).toBeVisible(
    pushTimeout,
  );
  await expectPhoneLayout(page, 'an invitation');
  await anna.press(anna.button(`Join ${ben.username}'s lobby`));
  await expect(anna.heading('In Another Lobby')).toBeVisible();
  await expect(invitations).toHaveCount(0);

  await makeFriends(carla, account);
  await anna.press(anna.button('Invite'));
  const dialog = page.getByRole('dialog', { name: 'Bring your friends' });
  await expect(dialog.getByText('At your table')).toBeVisible();
  await anna.press(dialog.getByRole('button', { name: `Invite ${carla.username}` }));
  await expect(dialog.getByRole('button', { name: `Invited ${carla.username}` })).toBeVisible();
  await expectPhoneLayout(page, 'friends to invite');
  expect(await invitationCodes(carla)).toEqual([code]);
  await anna.page.keyboard.press('Escape');

  const dora = await actors.account({ fresh: true });
  await makeFriends(dora, account);
  await dora.client.requestJson('POST', '/api/user/friends/ask-to-join', { friendId: account.userId });
  const invite = anna.button(`Invite ${dora.username} to your table`);
  await expect(invite).toBeVisible(pushTimeout);
  await expect(page.getByText(`${dora.username} asks to join your table`).last()).toBeVisible();
  await expectPhoneLayout(page, 'a friend who asks to join');
  await anna.press(invite);
  await expect(invite).toBeHidden();
  expect(await invitationCodes(dora)).toEqual([code]);
  socket.close();
});
