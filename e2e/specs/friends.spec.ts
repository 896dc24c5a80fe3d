import { ConversationActor } from '../actors/conversation.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { openHomeOnline, pushTimeout } from '../actors/friendship.ts';
import { expect, test } from '../fixtures.ts';

test('with the keyboard alone a user adds a friend and sends a message, and the focus returns', async ({
  actors,
}) => {
  const anna = await actors.player({
    account: await actors.account({ fresh: true }),
    input: 'keyboard',
  });
  await openHomeOnline(anna);
  const panel = new FriendsPanelActor(anna);
  const { keyboard } = anna.page;
  const { client, username } = await actors.account({ fresh: true });
  await anna.press(panel.opener);
  await anna.press(panel.tab('Friends'));
  await keyboard.press('End');
  await expect(panel.tab('Add friends')).toBeFocused();
  await panel.sendRequest(username);
  const me = anna.account.userId;
  await client.requestJson('POST', '/api/user/friends/respond-request', { senderId: me, accept: true });
  await expect(panel.row(username)).toContainText('Friends', pushTimeout);

  const conversation = await ConversationActor.open(anna, username);
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
  await anna.press(conversation.button(`Report this message of ${username}`));
  await expect(anna.page.getByRole('dialog', { name: 'Report this message' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(conversation.button(`Report this message of ${username}`)).toBeFocused();
  await keyboard.press('Escape');
  await expect(conversation.dialog).toBeHidden();
  await expect(panel.opener).toBeFocused();
});
