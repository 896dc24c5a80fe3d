import type { Route } from '@playwright/test';
import {
  expectDrawn,
  expectNoSidewaysScroll,
  expectNotCovered,
  expectNoViolations,
  expectTouchTargets,
} from '../actors/checks.ts';
import { ConversationActor } from '../actors/conversation.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { openHomeOnline, pushTimeout, twoFriends } from '../actors/friendship.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('two pages exchange messages, on the profile page and during a game', async ({ actors }) => {
  const [anna, ben] = await twoFriends(actors, {}, { screen: 'phone', colorScheme: 'dark' });
  const { bots } = await actors.createBotLobby(1, [ben.account]);
  const [bot] = bots;
  if (!bot) throw new Error('No bot');
  await openHomeOnline(anna, '/user');
  await openHomeOnline(ben);
  const panel = new FriendsPanelActor(ben);

  await anna.press(anna.page.getByRole('button', { name: new RegExp(`^Message\\s+${ben.name}`) }));
  const annaView = new ConversationActor(anna, ben.name);
  await expect(annaView.dialog.getByText('No messages yet. Start the conversation!')).toBeVisible();
  await expectNoViolations(anna.page, 'an empty conversation over the profile');
  await annaView.send('Are you there?');
  await expect(ben.page.getByText(`${anna.name} sent you a message`)).toBeVisible(pushTimeout);
  await expect(panel.opener).toHaveAccessibleName('Friends, 1 unread message');
  const toast = ben.page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  const actions = ben.page.getByRole('button', { name: /^(Leave Lobby|Open chat|Friends, )/ });
  await expectNotCovered(toast, actions, 'the actions of a lobby by a message');
  await ben.press(ben.button('Reply'));
  const benView = new ConversationActor(ben, anna.name);
  await expect(benView.messages).toHaveText([`${anna.name}: Are you there?`]);
  await expect(annaView.log).toContainText('Read', pushTimeout);
  await benView.send('Right here 👋');
  await expect(annaView.messages.last()).toHaveText(`${ben.name}: Right here 👋`, pushTimeout);
  await expectNoViolations(ben.page, 'a conversation on a phone, dark');
  await expectNoSidewaysScroll(ben.page, 'a conversation on a phone');
  await expectTouchTargets(ben.page, 'a conversation on a phone');
  await benView.close();
  await expect(panel.opener).toHaveAccessibleName('Friends');

  await bot.start();
  await Promise.all([bot.ready(), ben.ready()]);
  await bot.choose(themes.quick);
  await ben.playRound();
  await annaView.submit('In the middle of it?');
  // In a game a phone has the friends in the menu.
  await ben.press(ben.button('Menu'));
  await expect(panel.opener).toHaveAccessibleName('Friends, 1 unread message', pushTimeout);
  await annaView.send('Then good luck');
  await expect(panel.opener).toHaveAccessibleName('Friends, 2 unread messages', pushTimeout);
  await expect(ben.page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
  await openHomeOnline(ben, '/game');
  await ben.press(ben.button('Menu'));
  await expect(panel.opener).toHaveAccessibleName('Friends, 2 unread messages');
  await panel.open();
  await expectNoViolations(ben.page, 'the friends’ corner in a game');
  await expect(panel.row(anna.name)).toContainText('2');
  await ConversationActor.open(ben, anna.name);
  await expect(benView.messages).toHaveText([
    `${anna.name}: Are you there?`,
    'You: Right here 👋',
    `${anna.name}: In the middle of it?`,
    `${anna.name}: Then good luck`,
  ]);
  await expect(benView.log.getByText('New', { exact: true })).toBeVisible();
  // Too much for the window, so that the messages scroll.
  const long = Array.from({ length: 90 }, () => 'Thanks').join(' ');
  await benView.send(long);
  await benView.send('You are welcome');
  await benView.close();
  await expect(annaView.messages.last()).toHaveText(`${ben.name}: You are welcome`, pushTimeout);
  await expectNoViolations(anna.page, 'a conversation over the profile');
  // All messages are there from the first frame on.
  await annaView.close();
  await ConversationActor.open(anna, ben.name);
  await expectDrawn(annaView.messages.last(), 'a message in a conversation that opens at its end');
  await ben.answer();
  await bot.answer();
  await expect(ben.roundOver).toBeVisible();
});

test('a reload keeps a draft and an unsent message; a retry delivers it once', async ({ actors }) => {
  const [anna, ben] = await twoFriends(actors, { screen: 'narrow' });
  await openHomeOnline(anna);
  await openHomeOnline(ben);
  anna.recording.allowErrors(/ERR_FAILED/, /status of 429/);
  const sending = '**/api/user/messages/send';
  let annaView = await ConversationActor.open(anna, ben.name);
  await annaView.input.fill('Half a thou');
  await openHomeOnline(anna);
  annaView = await ConversationActor.open(anna, ben.name);
  await expect(annaView.input).toHaveValue('Half a thou');

  await anna.context.route(sending, (route) => route.abort());
  await annaView.submit('Lost on the way');
  await expect(annaView.dialog.getByText('Failed to send message')).toBeVisible();
  await expect(annaView.dialog.getByText('Not sent')).toBeVisible();
  await expectNoViolations(anna.page, 'a message that was not sent');
  await expectNoSidewaysScroll(anna.page, 'a message that was not sent');
  await expectTouchTargets(anna.page, 'a message that was not sent');
  await expect(annaView.dialog.getByText('Failed to send message')).toHaveCount(0);
  await openHomeOnline(anna);
  annaView = await ConversationActor.open(anna, ben.name);
  await expect(annaView.messages).toHaveText(['You: Lost on the way']);
  await expect(annaView.dialog.getByText('Not sent')).toBeVisible();
  await annaView.submit('Better not');
  await expect(annaView.button('Retry')).toHaveCount(2);
  await anna.press(annaView.button('Discard').last());
  await expect(annaView.messages).toHaveText(['You: Lost on the way']);

  // The server stores the message and the response is lost: the person socket confirms the message.
  await anna.context.unroute(sending);
  const dropResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await anna.context.route(sending, dropResponse, { times: 1 });
  const benView = await ConversationActor.open(ben, anna.name);
  await anna.press(annaView.button('Retry'));
  await expect(benView.messages).toHaveText([`${anna.name}: Lost on the way`]);
  await expect(annaView.dialog.getByText('Not sent')).toHaveCount(0);
  await annaView.send('And this');
  await expect(benView.messages).toHaveText([`${anna.name}: Lost on the way`, `${anna.name}: And this`]);
  await expect(annaView.messages).toHaveText(['You: Lost on the way', 'You: And this']);
});
