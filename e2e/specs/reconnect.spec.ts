import type { DirectMessage } from '@tallyho/game/people/messages';
import type { Account } from '../actors/account.ts';
import { ConversationActor } from '../actors/conversation.ts';
import { twoFriends } from '../actors/friendship.ts';
import { NetworkLine } from '../actors/network-line.ts';
import { expect, test } from '../fixtures.ts';

/** The conversation as the server has it. */
async function conversation({ visitor }: Account, friend: Account): Promise<readonly DirectMessage[]> {
  const { data } = await visitor.ask<{ data: { messages: DirectMessage[] } }>(
    'GET',
    `/api/user/messages/${friend.userId}`,
  );
  return data.messages;
}

test('two pages whose sockets are cut again and again end up with the same conversation', async ({
  people,
}) => {
  const [anna, ben] = await twoFriends(people, {}, { screen: 'phone' });
  const lines = [await NetworkLine.of(anna.context), await NetworkLine.of(ben.context)] as const;
  for (const { page, recording } of [anna, ben]) {
    recording.tolerate(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
    await page.goto('/');
  }
  const talks = [
    await ConversationActor.open(anna, ben.name),
    await ConversationActor.open(ben, anna.name),
  ] as const;
  const cutAll = () => Promise.all(lines.map((line) => line.cut()));

  const rounds = 6;
  for (let round = 1; round <= rounds; round += 1) {
    const isLost = round % 2 === 1;
    const isOffline = round === 4;
    if (isLost) for (const line of lines) line.goDeaf();
    if (isOffline) await ben.context.setOffline(true);
    await Promise.all(talks.map((talk, index) => talk.write(`${index === 0 ? 'Anna' : 'Ben'} ${round}`)));
    if (isOffline) {
      // His last one too, if it was still waiting for its turn.
      await expect(talks[1].box.getByText('Not sent').last()).toBeVisible();
      await ben.context.setOffline(false);
    }
    await cutAll();
    await expect(talks[0].box.getByText('Sending...')).toHaveCount(0);
    await cutAll();
  }

  await expect.poll(async () => (await conversation(anna.account, ben.account)).length).toBe(2 * rounds);
  const said = await conversation(anna.account, ben.account);
  expect(new Set(said.map(({ content }) => content)).size).toBe(2 * rounds);
  for (const [talk, you, friend] of [
    [talks[0], anna, ben],
    [talks[1], ben, anna],
  ] as const) {
    const shown = said.map(
      ({ sender, content }) => `${sender._id === you.account.userId ? 'You' : friend.name}: ${content}`,
    );
    await expect(talk.lines).toHaveText(shown);
    await expect(talk.box.getByText(/^(Not sent|Sending\.\.\.)/)).toHaveCount(0);
  }
  // A line that is cut at once again stays away for longer.
  expect(Math.min(...lines.map(({ cuts }) => cuts))).toBeGreaterThanOrEqual(rounds / 2);
});
