import type { DirectMessage } from '@tallyho/game/people/messages';
import type { Account } from '../actors/account.ts';
import { ConversationActor } from '../actors/conversation.ts';
import { twoFriends } from '../actors/friendship.ts';
import { SocketInterceptor } from '../actors/socket-interceptor.ts';
import { expect, test } from '../fixtures.ts';

/** Fetches the conversation from the server. */
async function fetchConversation({ client }: Account, friend: Account): Promise<readonly DirectMessage[]> {
  const { data } = await client.requestJson<{ data: { messages: DirectMessage[] } }>(
    'GET',
    `/api/user/messages/${friend.userId}`,
  );
  return data.messages;
}

test('two pages whose sockets are closed repeatedly end with the same conversation', async ({ actors }) => {
  const [anna, ben] = await twoFriends(actors, {}, { screen: 'phone' });
  const interceptors = [
    await SocketInterceptor.install(anna.context),
    await SocketInterceptor.install(ben.context),
  ] as const;
  for (const { page, recording } of [anna, ben]) {
    recording.allowErrors(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
    await page.goto('/');
  }
  const conversations = [
    await ConversationActor.open(anna, ben.name),
    await ConversationActor.open(ben, anna.name),
  ] as const;
  const disconnectAll = () => Promise.all(interceptors.map((interceptor) => interceptor.disconnect()));

  const rounds = 6;
  for (let round = 1; round <= rounds; round += 1) {
    const isLost = round % 2 === 1;
    const isOffline = round === 4;
    if (isLost) for (const interceptor of interceptors) interceptor.dropIncoming();
    if (isOffline) await ben.context.setOffline(true);
    await Promise.all(
      conversations.map((conversation, index) =>
        conversation.submit(`${index === 0 ? 'Anna' : 'Ben'} ${round}`),
      ),
    );
    if (isOffline) {
      // The last message fails too, if it was still queued.
      await expect(conversations[1].dialog.getByText('Not sent').last()).toBeVisible();
      await ben.context.setOffline(false);
    }
    await disconnectAll();
    await expect(conversations[0].dialog.getByText('Sending...')).toHaveCount(0);
    await disconnectAll();
  }

  await expect.poll(async () => (await fetchConversation(anna.account, ben.account)).length).toBe(2 * rounds);
  const stored = await fetchConversation(anna.account, ben.account);
  expect(new Set(stored.map(({ content }) => content)).size).toBe(2 * rounds);
  for (const [conversation, you, friend] of [
    [conversations[0], anna, ben],
    [conversations[1], ben, anna],
  ] as const) {
    const shown = stored.map(
      ({ sender, content }) => `${sender._id === you.account.userId ? 'You' : friend.name}: ${content}`,
    );
    await expect(conversation.messages).toHaveText(shown);
    await expect(conversation.dialog.getByText(/^(Not sent|Sending\.\.\.)/)).toHaveCount(0);
  }
  // The reconnect delay grows if a socket is closed again soon.
  expect(Math.min(...interceptors.map(({ disconnects: cuts }) => cuts))).toBeGreaterThanOrEqual(rounds / 2);
});
