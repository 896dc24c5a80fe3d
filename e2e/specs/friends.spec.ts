import { expectFingerSized, expectNoSidewaysScroll, expectNoViolations } from '../actors/checks.ts';
import { FriendsCorner } from '../actors/friends-corner.ts';
import { arrive, befriend, promptly } from '../actors/friendship.ts';
import type { People } from '../actors/people.ts';
import type { Player } from '../actors/player.ts';
import type { ScreenOptions } from '../actors/screen.ts';
import { Talk } from '../actors/talk.ts';
import { expect, test } from '../fixtures.ts';

interface Somebody {
  readonly player: Player;
  readonly name: string;
  readonly corner: FriendsCorner;
}

/** Somebody whom nobody knows yet, with their page open. */
async function newcomer(people: People, options: ScreenOptions = {}, path = '/'): Promise<Somebody> {
  const account = await people.account({ fresh: true });
  const player = await people.player({ ...options, account });
  await arrive(player, path);
  return { player, name: account.username, corner: new FriendsCorner(player) };
}

test('two strangers become friends: found by name, asked, accepted, on both screens at once', async ({
  people,
}) => {
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
  await arrive(ben.player);
  await ben.corner.open();
  await expect(ben.corner.row(anna.name)).toBeVisible();
});

test('requests that cross make a friendship; removed, declined and withdrawn, the other screen follows', async ({
  people,
}) => {
  const anna = await newcomer(people);
  const ben = await newcomer(people, { screen: 'phone' });
  const both = [
    [anna, ben],
    [ben, anna],
  ] as const;
  const answers = await Promise.all(
    both.map(([one, other]) =>
      one.player.account.visitor.ask<{ friends: boolean }>('POST', '/api/user/friends/send-request', {
        username: other.name,
      }),
    ),
  );
  expect(answers.filter(({ friends }) => friends)).toHaveLength(1);
  await Promise.all(
    both.map(([one, other]) =>
      expect(one.player.page.getByText(`You and ${other.name} are friends now`)).toBeVisible(),
    ),
  );
  for (const [one, other] of both) {
    await one.corner.open();
    await expect(one.corner.row(other.name)).toHaveCount(1);
  }

  await anna.corner.choose(ben.name, 'Remove friend');
  await expectNoViolations(anna.player.page, 'asked before removing a friend');
  await anna.corner.confirm('Remove');
  await expect(anna.corner.row(ben.name)).toHaveCount(0);
  await expect(ben.corner.row(anna.name)).toHaveCount(0, promptly);

  await ben.corner.ask(anna.name);
  await anna.corner.turnTo('Requests');
  await anna.player.press(anna.corner.button(`Decline ${ben.name}`));
  await expect(anna.corner.box.getByText('No open requests')).toBeVisible();
  await expect(ben.corner.button(`Add ${anna.name}`)).toBeVisible(promptly);

  await anna.corner.ask(ben.name);
  await ben.corner.turnTo('Requests');
  await expect(ben.corner.button(`Accept ${anna.name}`)).toBeVisible(promptly);
  await anna.corner.turnTo('Requests');
  await expect(anna.corner.row(ben.name)).toContainText('No answer yet');
  await anna.player.press(anna.corner.button(`Withdraw the request to ${ben.name}`));
  await expect(anna.corner.row(ben.name)).toHaveCount(0);
  await expect(ben.corner.box.getByText('No open requests')).toBeVisible(promptly);
});

test('whoever is blocked finds and reaches nobody, and what they say in a lobby is hidden from the one who blocked', async ({
  people,
}) => {
  const anna = await newcomer(people);
  const ben = await newcomer(people, { screen: 'phone' });
  const witness = await people.account();
  await befriend(anna.player.account, ben.player.account);
  const code = await people.gather([anna.player, ben.player]);
  await witness.visitor.ask('POST', `/api/lobby/joinLobby/${code}`, { code });
  const bot = await people.bot(witness, code);
  await ben.player.say('Seen by everybody');
  await anna.player.hears('Seen by everybody');
  const talk = await Talk.open(ben.player, anna.name);
  ben.player.recording.tolerate(/status of 403 .*\/api\/user\/messages/);

  await anna.corner.open();
  await anna.corner.choose(ben.name, 'Block');
  await anna.corner.confirm('Block');
  await expect(anna.corner.box.getByText('Blocked people (1)')).toBeVisible();
  await anna.corner.close();
  await expect(anna.player.chat.getByText('Seen by everybody')).toHaveCount(0);

  await expect(
    talk.box.getByText(`You and ${anna.name} are not friends, so you cannot write to each other.`),
  ).toBeVisible(promptly);
  await expect(talk.input).toHaveCount(0);
  await expectNoViolations(ben.player.page, 'a conversation that is closed');
  await talk.close();
  const written = await ben.player.account.visitor.post('/api/user/messages/send', {
    recipientId: anna.player.account.userId,
    content: 'Why?',
  });
  expect([written.status, await written.json()]).toMatchObject([403, { error: 'notFriends' }]);
  await ben.corner.search(anna.name);
  await expect(ben.corner.box.getByText('No users found')).toBeVisible();
  await ben.corner.close();
  await ben.player.say('Nobody hears this');
  await bot.until((_, { chat }) => chat.some((line) => line.endsWith('Nobody hears this')));
  await bot.do({ type: 'sendMessage', text: 'I hear both' });
  await anna.player.hears('I hear both');
  await expect(anna.player.chat.getByText('Nobody hears this')).toHaveCount(0);

  await anna.corner.open();
  await anna.player.press(anna.corner.box.getByText('Blocked people (1)'));
  await expectNoViolations(anna.player.page, 'blocked people');
  await anna.player.press(anna.corner.button(`Unblock ${ben.name}`));
  await anna.corner.close();
  await anna.player.hears('Nobody hears this');
  await ben.corner.search(anna.name);
  await expect(ben.corner.row(anna.name)).toBeVisible();
});

test('by keyboard alone one finds somebody, writes to them, and is back where one was', async ({
  people,
}) => {
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

  const talk = await Talk.open(anna.player, username);
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
