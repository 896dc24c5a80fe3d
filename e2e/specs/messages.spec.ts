import type { Route } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, expectTouchTargets } from '../actors/checks.ts';
import { ConversationActor } from '../actors/conversation.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { openHomeOnline, pushTimeout, twoFriends } from '../actors/friendship.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('two pages exchange messages, over the profile and in the middle of a game', async ({ actors }) => {
  const [anna, ben] = await twoFriends(actors, {}, { screen: 'phone', colorScheme: 'dark' });
  const { bots } = await actors.createBotLobby(1, [ben.account]);
  const [bot] = bots;
  if (!bot) throw new Error('No bot');
  await openHomeOnline(anna, '/user');
  await openHomeOnline(ben);
  const panel = new FriendsPanelActor(ben);

  await anna.press(anna.page.getByRole('button', { name: new RegExp(`^Message\\s+${ben.name}`) }));
  const hers = new ConversationActor(anna, ben.name);
  await expect(hers.dialog.getByText('No messages yet. Start the conversation!')).toBeVisible();
  await expectNoViolations(anna.page, 'an empty conversation over the profile');
  await hers.send('Are you there?');
  await expect(ben.page.getByText(`${anna.name} sent you a message`)).toBeVisible(pushTimeout);
  await expect(panel.opener).toHaveAccessibleName('Friends, 1 unread message');
  await ben.press(ben.button('Reply'));
  const his = new ConversationActor(ben, anna.name);
  await expect(his.messages).toHaveText([`${anna.name}: Are you there?`]);
  await expect(hers.log).toContainText('Read', pushTimeout);
  await his.send('Right here 👋');
  await expect(hers.messages.last()).toHaveText(`${ben.name}: Right here 👋`, pushTimeout);
  await expectNoViolations(ben.page, 'a conversation on a phone, dark');
  await expectNoSidewaysScroll(ben.page, 'a conversation on a phone');
  await expectTouchTargets(ben.page, 'a conversation on a phone');
  await his.close();
  await expect(panel.opener).toHaveAccessibleName('Friends');

  await bot.start();
  await Promise.all([bot.ready(), ben.ready()]);
  await bot.choose(themes.quick);
  await ben.playRound();
  await hers.submit('In the middle of it?');
  await expect(panel.opener).toHaveAccessibleName('Friends, 1 unread message', pushTimeout);
  await hers.send('Then good luck');
  await expect(panel.opener).toHaveAccessibleName('Friends, 2 unread messages', pushTimeout);
  await expect(ben.page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
  await openHomeOnline(ben, '/game');
  await expect(panel.opener).toHaveAccessibleName('Friends, 2 unread messages');
  await panel.open();
  await expectNoViolations(ben.page, 'the friends’ corner in a game');
  await expect(panel.row(anna.name)).toContainText('2');
  await ConversationActor.open(ben, anna.name);
  await expect(his.messages).toHaveText([
    `${anna.name}: Are you there?`,
    'You: Right here 👋',
    `${anna.name}: In the middle of it?`,
    `${anna.name}: Then good luck`,
  ]);
  await expect(his.log.getByText('New', { exact: true })).toBeVisible();
  await his.send('Thanks');
  await his.close();
  await expect(hers.messages.last()).toHaveText(`${ben.name}: Thanks`, pushTimeout);
  await expectNoViolations(anna.page, 'a conversation over the profile');
  await ben.answer();
  await bot.answer();
  await expect(ben.roundOver).toBeVisible();
});

test('a real reload keeps a draft and an unsent message; sent again, it arrives once', async ({ actors }) => {
  const [anna, ben] = await twoFriends(actors, { screen: 'narrow' });
  await openHomeOnline(anna);
  await openHomeOnline(ben);
  anna.recording.allowErrors(/ERR_FAILED/, /status of 429/);
  const sending = '**/api/user/messages/send';
  let hers = await ConversationActor.open(anna, ben.name);
  await hers.input.fill('Half a thou');
  await openHomeOnline(anna);
  hers = await ConversationActor.open(anna, ben.name);
  await expect(hers.input).toHaveValue('Half a thou');

  await anna.context.route(sending, (route) => route.abort());
  await hers.submit('Lost on the way');
  await expect(hers.dialog.getByText('Failed to send message')).toBeVisible();
  await expect(hers.dialog.getByText('Not sent')).toBeVisible();
  await expectNoViolations(anna.page, 'a message that was not sent');
  await expectNoSidewaysScroll(anna.page, 'a message that was not sent');
  await expectTouchTargets(anna.page, 'a message that was not sent');
  await expect(hers.dialog.getByText('Failed to send message')).toHaveCount(0);
  await openHomeOnline(anna);
  hers = await ConversationActor.open(anna, ben.name);
  await expect(hers.messages).toHaveText(['You: Lost on the way']);
  await expect(hers.dialog.getByText('Not sent')).toBeVisible();
  await hers.submit('Better not');
  await expect(hers.button('Retry')).toHaveCount(2);
  await anna.press(hers.button('Discard').last());
  await expect(hers.messages).toHaveText(['You: Lost on the way']);

  // The server takes it and the answer is lost: one's own socket says that it is there.
  await anna.context.unroute(sending);
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await anna.context.route(sending, loseAnswer, { times: 1 });
  const his = await ConversationActor.open(ben, anna.name);
  await anna.press(hers.button('Retry'));
  await expect(his.messages).toHaveText([`${anna.name}: Lost on the way`]);
  await expect(hers.dialog.getByText('Not sent')).toHaveCount(0);
  await hers.send('And this');
  await expect(his.messages).toHaveText([`${anna.name}: Lost on the way`, `${anna.name}: And this`]);
  await expect(hers.messages).toHaveText(['You: Lost on the way', 'You: And this']);
});
