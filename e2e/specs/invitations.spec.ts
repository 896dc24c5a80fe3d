import { expectFingerSized, expectNoSidewaysScroll, expectNoViolations } from '../actors/checks.ts';
import { expireInvitations } from '../actors/database.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { befriend, openHomeOnline, promptly } from '../actors/friendship.ts';
import { expect, test } from '../fixtures.ts';

test('three pages: an invitation is one tap, its answer another; one that is over says so', async ({
  people,
}) => {
  const accounts = [
    await people.account({ fresh: true }),
    await people.account({ fresh: true }),
    await people.account({ fresh: true }),
  ] as const;
  const [host, guest, late] = accounts;
  await befriend(host, guest);
  await befriend(host, late);
  const [anna, ben, carla] = [
    await people.player({ account: host }),
    await people.player({ account: guest, screen: 'phone', colorScheme: 'dark' }),
    await people.player({ account: late }),
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
  await expect(cards(ben).getByText(`${anna.name} invites you to their lobby`).last()).toBeVisible(promptly);
  await expectNoViolations(ben.page, 'an invitation');
  await expectNoSidewaysScroll(ben.page, 'an invitation');
  await expectFingerSized(ben.page, 'an invitation');
  await ben.press(ben.button(`Join ${anna.name}'s lobby`));
  await expect(ben.heading('In Another Lobby')).toBeVisible();
  await expect(cards(ben)).toHaveCount(0);
  await expect(dialog.getByText('At your table')).toBeVisible();

  await anna.press(dialog.getByRole('button', { name: `Invite ${carla.name}` }));
  await carla.press(carla.button(`Not now, ${anna.name}`));
  await expect(cards(carla)).toHaveCount(0);
  await anna.press(dialog.getByRole('button', { name: 'Close', exact: true }));

  // The other one at the table asks, from the conversation; it runs out before it is answered.
  await befriend(guest, late);
  const corner = new FriendsPanelActor(ben);
  await corner.open();
  await ben.press(corner.button(`Invite ${carla.name}`));
  const join = carla.button(`Join ${ben.name}'s lobby`);
  await expect(join).toBeVisible(promptly);
  await expireInvitations(late);
  carla.recording.tolerate(/status of 404 .*\/accept/);
  await carla.press(join);
  await expect(carla.page.getByText('That invitation has expired.')).toBeVisible();
  await expect(join).toHaveCount(0);

  // Whoever has asked is gone, and their table with them: so is what asked for it.
  const code = await people.seat([late]);
  await late.visitor.ask('POST', '/api/user/friends/invite', { friendId: host.userId });
  const accept = anna.button(`Join ${carla.name}'s lobby`);
  await expect(accept).toBeVisible(promptly);
  await late.visitor.ask('POST', `/api/lobby/leaveLobby/${code}`);
  await expect(accept).toHaveCount(0, promptly);
  await expect(anna.heading('Your Lobby')).toBeVisible();
});
