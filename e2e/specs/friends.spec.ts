import type { Actors } from '../actors/actors.ts';
import { expectNoSidewaysScroll, expectNoViolations, expectTouchTargets } from '../actors/checks.ts';
import { ConversationActor } from '../actors/conversation.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { openHomeOnline, pushTimeout } from '../actors/friendship.ts';
import type { Player } from '../actors/player.ts';
import type { ScreenOptions } from '../actors/screen.ts';
import { expect, test } from '../fixtures.ts';

interface NewUser {
  readonly player: Player;
  readonly name: string;
  readonly panel: FriendsPanelActor;
}

/** Opens the page of a new account without friends. */
async function openNewUser(actors: Actors, options: ScreenOptions = {}, path = '/'): Promise<NewUser> {
  const account = await actors.account({ fresh: true });
  const player = await actors.player({ ...options, account });
  await openHomeOnline(player, path);
  return { player, name: account.username, panel: new FriendsPanelActor(player) };
}

test('both pages show a new friendship immediately: search, request, acceptance', async ({ actors }) => {
  const anna = await openNewUser(actors);
  const ben = await openNewUser(actors, { screen: 'phone', colorScheme: 'dark' }, '/user');

  await anna.panel.open();
  await expectNoViolations(anna.player.page, 'no friends yet');
  await anna.panel.openTab('Add friends');
  await expect(anna.panel.dialog.getByText('Enter a username to search')).toBeVisible();
  await anna.player.type(anna.panel.searchField, 'nobody-is-called-this');
  await expect(anna.panel.dialog.getByText('Searching users...')).toBeVisible();
  await expect(anna.panel.dialog.getByText('No users found')).toBeVisible();
  await anna.panel.search(ben.name.slice(0, -1).toUpperCase());
  await expect(anna.panel.row(ben.name)).toBeVisible();
  await expectNoViolations(anna.player.page, 'people found');
  await anna.panel.sendRequest(ben.name);

  await expect(ben.player.page.getByText(`${anna.name} wants to be friends`)).toBeVisible(pushTimeout);
  await expect(ben.panel.opener).toHaveAccessibleName('Friends, 1 friend request', pushTimeout);
  await ben.panel.open('Requests');
  await expectNoViolations(ben.player.page, 'a friend request');
  await expectNoSidewaysScroll(ben.player.page, 'a friend request');
  await expectTouchTargets(ben.player.page, 'a friend request');
  await ben.player.press(ben.panel.button(`Accept ${anna.name}`));
  await expect(ben.panel.dialog.getByText('No open requests')).toBeVisible();

  await expect(anna.player.page.getByText(`You and ${ben.name} are friends now`)).toBeVisible(pushTimeout);
  await expect(anna.panel.row(ben.name)).toContainText('Friends');
  await anna.panel.openTab('Friends');
  await expect(anna.panel.row(ben.name)).toContainText('Online');
  await ben.panel.openTab('Friends');
  await expect(ben.panel.row(anna.name)).toContainText('Online');
  await expectNoViolations(ben.player.page, 'a friend');
  await openHomeOnline(ben.player);
  await ben.panel.open();
  await expect(ben.panel.row(anna.name)).toBeVisible();
});

test('with the keyboard alone a user adds a friend and sends a message, and the focus returns', async ({
  actors,
}) => {
  const anna = await openNewUser(actors, { input: 'keyboard' });
  const { keyboard } = anna.player.page;
  const { client, username } = await actors.account({ fresh: true });
  await anna.player.press(anna.panel.opener);
  await anna.player.press(anna.panel.tab('Friends'));
  await keyboard.press('End');
  await expect(anna.panel.tab('Add friends')).toBeFocused();
  await anna.panel.sendRequest(username);
  const me = anna.player.account.userId;
  await client.requestJson('POST', '/api/user/friends/respond-request', { senderId: me, accept: true });
  await expect(anna.panel.row(username)).toContainText('Friends', pushTimeout);

  const conversation = await ConversationActor.open(anna.player, username);
  await expect(conversation.input).toBeFocused();
  await keyboard.type('No mouse here');
  await keyboard.press('Enter');
  await expect(conversation.messages).toHaveText(['You: No mouse here']);
  // The reply could get an earlier position before the server has stored the message.
  await expect(conversation.dialog.getByText('Sending...')).toHaveCount(0);
  await client.requestJson('POST', '/api/user/messages/send', { recipientId: me, content: 'Nor here' });
  await expect(conversation.messages).toHaveText(
    ['You: No mouse here', `${username}: Nor here`],
    pushTimeout,
  );
  await anna.player.press(conversation.button(`Report this message of ${username}`));
  await expect(anna.player.page.getByRole('dialog', { name: 'Report this message' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(conversation.button(`Report this message of ${username}`)).toBeFocused();
  await keyboard.press('Escape');
  await expect(conversation.dialog).toBeHidden();
  await expect(anna.panel.opener).toBeFocused();
});
