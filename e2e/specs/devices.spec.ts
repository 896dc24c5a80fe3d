import { openHomeOnline, promptly } from '../actors/friendship.ts';
import { startGame } from '../actors/game-session.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('a browser that is logged out from another one in the middle of a game says so, and the seat plays on there', async ({
  people,
}) => {
  const account = await people.account({ fresh: true });
  const { code, bots } = await people.botsTable(2, [account]);
  const [leader, other] = bots;
  if (!leader || !other) throw new Error('No bots');
  const { visitor } = account;
  const phone = await people.guest({ screen: 'phone' });
  await phone.page.goto('/login');
  await phone.logIn(account.username);
  await phone.sitDown();
  await startGame({ code, leader, other, player: phone });
  await leader.choose(themes.quick);
  await phone.playRound();

  const desktop = await people.player({ account });
  await openHomeOnline(desktop, '/user');
  phone.recording.tolerate(/status of 401/);
  await desktop.press(desktop.page.getByRole('button', { name: /^Log out there/ }));
  await expect(phone.page.getByText('Your session has ended. Please log in again.').first()).toBeVisible(
    promptly,
  );
  await expect(desktop.page.getByRole('button', { name: /^Log out there/ })).toHaveCount(0);
  await expect(phone.button('Log in again')).toBeVisible();
  await expect(phone.button('Confirm')).toHaveCount(0);

  await desktop.page.goto('/');
  await expect(desktop.page).toHaveURL(/\/game$/);
  await desktop.answer();
  await Promise.all([leader.answer(), other.answer()]);
  const { record } = await leader.untilPhase('results');
  expect(record.answers).toHaveLength(3);
  expect((await visitor.get('/api/user/me')).status).toBe(200);
});
