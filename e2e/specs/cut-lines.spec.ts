import type { DirectMessage } from '@tallyho/game/people/messages';
import type { Account } from '../actors/account.ts';
import { befriend, twoFriends } from '../actors/friendship.ts';
import { Line } from '../actors/line.ts';
import { openPersonSocket, type PersonSocket } from '../actors/person-socket.ts';
import { Talk } from '../actors/talk.ts';
import { expect, test } from '../fixtures.ts';

/** The conversation as the server has it. */
async function conversation({ visitor }: Account, friend: Account): Promise<readonly DirectMessage[]> {
  const { data } = await visitor.ask<{ data: { messages: DirectMessage[] } }>(
    'GET',
    `/api/user/messages/${friend.userId}`,
  );
  return data.messages;
}

const pushedBy = (sockets: readonly PersonSocket[]): readonly DirectMessage[] =>
  sockets.flatMap(({ messages }) =>
    messages.flatMap((message) => (message.type === 'directMessage' ? [message.message] : [])),
  );

test('two friends write to each other while their lines are cut again and again: both have the same conversation', async ({
  people,
}) => {
  const [anna, ben] = await twoFriends(people, {}, { screen: 'phone' });
  const lines = [await Line.of(anna.context), await Line.of(ben.context)] as const;
  for (const { page, recording } of [anna, ben]) {
    recording.tolerate(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
    await page.goto('/');
  }
  const talks = [await Talk.open(anna, ben.name), await Talk.open(ben, anna.name)] as const;
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

test('a hundred cuts of somebody’s own socket bring nothing twice and lose nothing; a message takes less than a second', async ({
  people,
}) => {
  const ben = await people.account({ fresh: true });
  const friends: Account[] = [];
  while (friends.length < 6) {
    const friend = await people.account({ fresh: true });
    await befriend(ben, friend);
    friends.push(friend);
  }
  const write = ({ visitor }: Account, content: string) =>
    visitor.post('/api/user/messages/send', { recipientId: ben.userId, content });

  const sockets: PersonSocket[] = [];
  const sending: Promise<Response>[] = [];
  const known = new Map<number, DirectMessage>();
  for (let time = 0; time < 100; time += 1) {
    const friend = friends[time % friends.length];
    // Whoever has just written is refused, which is as well.
    if (friend && time % 4 === 0) sending.push(write(friend, `At cut ${time}`));
    const socket = await openPersonSocket(ben);
    sockets.push(socket);
    socket.close();
  }
  const answers = await Promise.all(sending);
  const taken = answers.filter(({ ok }) => ok).length;
  expect(answers.map(({ status }) => status).filter((status) => ![200, 429].includes(status))).toEqual([]);

  const last = await openPersonSocket(ben);
  sockets.push(last);
  for (const friend of friends)
    for (const message of await conversation(ben, friend)) known.set(message.seq, message);
  expect(known.size).toBe(taken);
  const seqs = pushedBy(sockets).map(({ seq }) => seq);
  expect(new Set(seqs).size).toBe(seqs.length);
  expect(seqs.filter((seq) => !known.has(seq))).toEqual([]);

  const took: number[] = [];
  for (const friend of friends.slice(0, 3)) {
    const from = performance.now();
    await expect.poll(async () => (await write(friend, 'How long?')).status).toBe(200);
    await expect.poll(() => pushedBy([last]).at(-1)?.sender._id, { intervals: [10] }).toBe(friend.userId);
    took.push(performance.now() - from);
  }
  expect(Math.min(...took)).toBeLessThan(1_000);
  last.close();
});
