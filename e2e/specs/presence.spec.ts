import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { openHomeOnline, promptly, twoFriends } from '../actors/friendship.ts';
import { openLobby } from '../actors/lobby.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('a page shows a friend come, sit down, play, hide and go, with two real tabs as one person', async ({
  people,
}) => {
  const [watcher, ben] = await twoFriends(people, {}, { screen: 'phone' });
  await openHomeOnline(watcher);
  const corner = new FriendsPanelActor(watcher);
  await corner.open();
  const row = corner.row(ben.name);
  await expect(row).toContainText('Offline');

  await openHomeOnline(ben);
  await expect(row).toContainText('Online', promptly);
  const second = await ben.secondTab();
  await openHomeOnline(second, '/user');

  const code = await openLobby(ben.account);
  await expect(row).toContainText('In a lobby', promptly);
  await ben.sitDown();
  const other = await people.account();
  await other.visitor.ask('POST', `/api/lobby/joinLobby/${code}`, { code });
  const bot = await people.bot(other, code);
  await ben.start();
  await Promise.all([ben.ready(), bot.ready()]);
  await expect(row).toContainText('In a game', promptly);
  await ben.chooseTheme(themes.quick);
  await ben.page.close();
  await bot.do({ type: 'sendMessage', text: 'Where did you go?' });

  await second.page.bringToFront();
  const hidden = second.page.getByRole('switch', { name: 'Appear offline' });
  await second.press(hidden);
  await expect(row).toContainText('Offline', promptly);
  await second.press(hidden);
  await expect(row).toContainText('In a game', promptly);
  await ben.account.visitor.ask('POST', `/api/game/leaveGame/${code}`);
  await expect(row).toContainText('Online', promptly);
  await second.page.close();
  await expect(row).toContainText('Offline');

  expect(
    watcher.recording.told.flatMap((message) => (message.type === 'presence' ? [message.presence] : [])),
  ).toEqual(['online', 'inLobby', 'inGame', 'offline', 'inGame', 'online', 'offline']);
});
