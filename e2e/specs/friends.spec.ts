import { expectFingerSized, expectNoSidewaysScroll, expectNoViolations } from '../actors/checks.ts';
import { ConversationActor } from '../actors/conversation.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { openHomeOnline, promptly } from '../actors/friendship.ts';
import type { People } from '../actors/people.ts';
import type { Player } from '../actors/player.ts';
import type { ScreenOptions } from '../actors/screen.ts';
import { expect, test } from '../fixtures.ts';

interface Somebody {
  readonly player: Player;
  readonly name: string;
  readonly corner: FriendsPanelActor;
}

/** Somebody whom nobody knows yet, with their page open. */
async function newcomer(people: People, options: ScreenOptions = {}, path = '/'): Promise<Somebody> {
  const account = await people.account({ fresh: true });
  const player = await people.player({ ...options, account });
  await openHomeOnline(player, path);
  return { player, name: account.username, corner: new FriendsPanelActor(player) };
}

test('two pages show a friendship grow at once: found by name, asked, accepted', async ({ people }) => {
  const anna = await newcomer(people);
  const ben = await newcomer(people, { screen: 'phone', colorScheme: 'dark' }, '/user');

  await anna.corner.open();
  await expectNoViolations(anna.player.page, 'no friends yet');
  await anna.corner.turnTo('Add friends');
  await expect(anna.corner.box.getByText('Enter a username to search')).toBeVisible();
  await anna.player.type(anna.corner.searchField, 'nobody-is-called-this');
  await expect(anna.corner.box.getByText('Searching users...')).toBeVisible();
  await expect(anna.corner.box.getByText('No users found')).toBeVisible();
  await anna.corner.search(ben.name.slice(0, -1).toUpperCase());
  await expect(anna.corner.row(ben.name)).toBeVisible();
  await expectNoViolations(anna.player.page, 'people found');
  await anna.corner.ask(ben.name);

  await expect(ben.player.page.getByText(`${anna.name} wants to be friends`)).toBeVisible(promptly);
  await expect(ben.corner.opener).toHaveAccessibleName('Friends, 1 friend request', promptly);
  await ben.corner.open('Requests');
  await expectNoViolations(ben.player.page, 'a friend request');
  await expectNoSidewaysScroll(ben.player.page, 'a friend request');
  await expectFingerSized(ben.player.page, 'a friend request');
  await ben.player.press(ben.corner.button(`Accept ${anna.name}`));
  await expect(ben.corner.box.getByText('No open requests')).toBeVisible();

  await expect(anna.player.page.getByText(`You and ${ben.name} are friends now`)).toBeVisible(promptly);
  await expect(anna.corner.row(ben.name)).toContainText('Friends');
  await anna.corner.turnTo('Friends');
  await expect(anna.corner.row(ben.name)).toContainText('Online');
  await ben.corner.turnTo('Friends');
  await expect(ben.corner.row(anna.name)).toContainText('Online');
  await expectNoViolations(ben.player.page, 'a friend');
  await openHomeOnline(ben.player);
  await ben.corner.open();
  await expect(ben.corner.row(anna.name)).toBeVisible();
});

test('by real keys alone a friend is found and written to, and the focus comes back', async ({ people }) => {
  const anna = await newcomer(people, { hands: 'keyboard' });
  const { keyboard } = anna.player.page;
  const { visitor, username } = await people.account({ fresh: true });
  await anna.player.press(anna.corner.opener);
  await anna.player.press(anna.corner.tab('Friends'));
  await keyboard.press('End');
  await expect(anna.corner.tab('Add friends')).toBeFocused();
  await anna.corner.ask(username);
  const me = anna.player.account.userId;
  await visitor.ask('POST', '/api/user/friends/respond-request', { senderId: me, accept: true });
  await expect(anna.corner.row(username)).toContainText('Friends', promptly);

  const talk = await ConversationActor.open(anna.player, username);
  await expect(talk.input).toBeFocused();
  await keyboard.type('No mouse here');
  await keyboard.press('Enter');
  await expect(talk.lines).toHaveText(['You: No mouse here']);
  // Before the server has it, an answer could get an earlier place.
  await expect(talk.box.getByText('Sending...')).toHaveCount(0);
  await visitor.ask('POST', '/api/user/messages/send', { recipientId: me, content: 'Nor here' });
  await expect(talk.lines).toHaveText(['You: No mouse here', `${username}: Nor here`], promptly);
  await anna.player.press(talk.button(`Report this message of ${username}`));
  await expect(anna.player.page.getByRole('dialog', { name: 'Report this message' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(talk.button(`Report this message of ${username}`)).toBeFocused();
  await keyboard.press('Escape');
  await expect(talk.box).toBeHidden();
  await expect(anna.corner.opener).toBeFocused();
});
