import { expectNoSidewaysScroll, expectNoViolations, expectTouchTargets } from '../actors/checks.ts';
import { expireInvitations } from '../actors/database.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { makeFriends, openHomeOnline, pushTimeout } from '../actors/friendship.ts';
import { expect, test } from '../fixtures.ts';

test('an invitation takes one tap and its answer another; an expired invitation says so', async ({
  actors,
}) => {
  const accounts = [
    await actors.account({ fresh: true }),
    await actors.account({ fresh: true }),
    await actors.account({ fresh: true }),
  ] as const;
  const [host, friend, late] = accounts;
  await makeFriends(host, friend);
  await makeFriends(host, late);
  const [anna, ben, carla] = [
    await actors.player({ account: host }),
    await actors.player({ account: friend, screen: 'phone', colorScheme: 'dark' }),
    await actors.player({ account: late }),
  ] as const;
  await openHomeOnline(anna);
  await anna.createLobby();
  await openHomeOnline(ben, '/user');
  await openHomeOnline(carla, '/privacy');

  await anna.press(anna.button('Invite'));
  const dialog = anna.page.getByRole('dialog', { name: 'Bring your friends' });
  await expect(dialog.getByRole('list', { name: 'Friends to invite' })).toContainText(ben.name);
  await expectNoViolations(anna.page, 'friends to invite');
  await anna.press(dialog.getByRole('button', { name: `Invite ${ben.name}` }));
  await expect(dialog.getByRole('button', { name: `Invited ${ben.name}` })).toBeVisible();
  const cards = (player: typeof anna) => player.page.getByRole('region', { name: 'Invitations' });
  await expect(cards(ben).getByText(`${anna.name} invites you to their lobby`).last()).toBeVisible(
    pushTimeout,
  );
  await expectNoViolations(ben.page, 'an invitation');
  await expectNoSidewaysScroll(ben.page, 'an invitation');
  await expectTouchTargets(ben.page, 'an invitation');
  await ben.press(ben.button(`Join ${anna.name}'s lobby`));
  await expect(ben.heading('In Another Lobby')).toBeVisible();
  await expect(cards(ben)).toHaveCount(0);
  await expect(dialog.getByText('At your table')).toBeVisible();

  await anna.press(dialog.getByRole('button', { name: `Invite ${carla.name}` }));
  await carla.press(carla.button(`Not now, ${anna.name}`));
  await expect(cards(carla)).toHaveCount(0);
  await anna.press(dialog.getByRole('button', { name: 'Close', exact: true }));

  // The other member invites from the conversation. The invitation expires before the answer.
  await makeFriends(friend, late);
  const panel = new FriendsPanelActor(ben);
  await panel.open();
  await ben.press(panel.button(`Invite ${carla.name}`));
  const join = carla.button(`Join ${ben.name}'s lobby`);
  await expect(join).toBeVisible(pushTimeout);
  await expireInvitations(late);
  carla.recording.allowErrors(/status of 404 .*\/accept/);
  await carla.press(join);
  await expect(carla.page.getByText('That invitation has expired.')).toBeVisible();
  await expect(join).toHaveCount(0);

  // The sender and the lobby are gone, so the invitation disappears.
  const code = await actors.createLobby([late]);
  await late.client.requestJson('POST', '/api/user/friends/invite', { friendId: host.userId });
  const accept = anna.button(`Join ${carla.name}'s lobby`);
  await expect(accept).toBeVisible(pushTimeout);
  await late.client.requestJson('POST', `/api/lobby/leaveLobby/${code}`);
  await expect(accept).toHaveCount(0, pushTimeout);
  await expect(anna.heading('Your Lobby')).toBeVisible();
});
