import { openHomeOnline, pushTimeout } from '../actors/friendship.ts';
import { startGame } from '../actors/game-session.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('a browser that another one logs out during a game says so, and the other one keeps playing', async ({
  actors,
}) => {
  const account = await actors.account({ fresh: true });
  const { code, bots } = await actors.createBotLobby(2, [account]);
  const [leader, other] = bots;
  if (!leader || !other) throw new Error('No bots');
  const { client } = account;
  const phone = await actors.guest({ screen: 'phone', motion: true });
  await phone.page.goto('/login');
  await phone.logIn(account.username);
  await phone.openLobbyPage();
  await startGame({ code, leader, other, player: phone });
  await leader.choose(themes.quick);
  await phone.playRound();

  const desktop = await actors.player({ account });
  await openHomeOnline(desktop, '/user');
  phone.recording.allowErrors(/status of 401/);
  await desktop.press(desktop.page.getByRole('button', { name: /^Log out there/ }));
  await expect(phone.page.getByText('Your session has ended. Please log in again.').first()).toBeVisible(
    pushTimeout,
  );
  await expect(desktop.page.getByRole('button', { name: /^Log out there/ })).toHaveCount(0);
  await expect(phone.button('Log in again')).toBeVisible();
  await expect(phone.button('Confirm')).toHaveCount(0);

  await desktop.page.goto('/');
  await expect(desktop.page).toHaveURL(/\/game$/);
  await desktop.answer();
  await Promise.all([leader.answer(), other.answer()]);
  const { record } = await leader.inPhase('results');
  expect(record.answers).toHaveLength(3);
  expect((await client.get('/api/user/me')).status).toBe(200);
});
