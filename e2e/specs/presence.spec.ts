import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { openHomeOnline, pushTimeout, twoFriends } from '../actors/friendship.ts';
import { openLobby } from '../actors/lobby.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('a page shows when a friend is online, in a lobby, in a game, hidden and offline; two tabs count as one user', async ({
  actors,
}) => {
  const [watcher, ben] = await twoFriends(actors, {}, { screen: 'phone' });
  await openHomeOnline(watcher);
  const panel = new FriendsPanelActor(watcher);
  await panel.open();
  const row = panel.row(ben.name);
  await expect(row).toContainText('Offline');

  await openHomeOnline(ben);
  await expect(row).toContainText('Online', pushTimeout);
  const second = await ben.openSecondTab();
  await openHomeOnline(second, '/user');

  const code = await openLobby(ben.account);
  await expect(row).toContainText('In a lobby', pushTimeout);
  await ben.openLobbyPage();
  const other = await actors.account();
  await other.client.requestJson('POST', `/api/lobby/joinLobby/${code}`, { code });
  const bot = await actors.bot(other, code);
  await ben.start();
  await Promise.all([ben.ready(), bot.ready()]);
  await expect(row).toContainText('In a game', pushTimeout);
  await ben.chooseTheme(themes.quick);
  await ben.page.close();
  await bot.sendOrThrow({ type: 'sendMessage', text: 'Where did you go?' });

  await second.page.bringToFront();
  const hidden = second.page.getByRole('switch', { name: 'Appear offline' });
  await second.press(hidden);
  await expect(row).toContainText('Offline', pushTimeout);
  await second.press(hidden);
  await expect(row).toContainText('In a game', pushTimeout);
  await ben.account.client.requestJson('POST', `/api/game/leaveGame/${code}`);
  await expect(row).toContainText('Online', pushTimeout);
  await second.page.close();
  await expect(row).toContainText('Offline');

  expect(
    watcher.recording.userMessages.flatMap((message) =>
      message.type === 'presence' ? [message.presence] : [],
    ),
  ).toEqual(['online', 'inLobby', 'inGame', 'offline', 'inGame', 'online', 'offline']);
});
