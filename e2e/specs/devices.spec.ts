import { pushTimeout } from '../actors/friendship.ts';
import { startGame } from '../actors/game-session.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('a browser whose session is ended during a game says so, and the account plays on in another browser', async ({
  actors,
}) => {
  const account = await actors.account({ fresh: true });
  const { code, bots } = await actors.createBotLobby(2, [account]);
  const [leader, other] = bots;
  if (!leader || !other) throw new Error('No bots');
  const { client } = account;
  const phone = await actors.visitor({ screen: 'phone', motion: true });
  await phone.page.goto('/login');
  await phone.logIn(account.username);
  await phone.openLobbyPage();
  await startGame({ code, leader, other, player: phone });
  await leader.choose(themes.quick);
  await phone.playRound();

  phone.recording.allowErrors(/status of 401/);
  const { sessions } = await client.requestJson<{ sessions: { _id: string; current: boolean }[] }>(
    'GET',
    '/api/user/sessions',
  );
  const { csrfToken } = await client.requestJson<{ csrfToken: string }>('GET', '/api/csrf-token');
  for (const { _id: id } of sessions.filter(({ current }) => !current))
    await client.delete(`/api/user/sessions/${id}`, undefined, { 'csrf-token': csrfToken });
  await expect(phone.page.getByText('Your session has ended. Please log in again.').first()).toBeVisible(
    pushTimeout,
  );
  await expect(phone.button('Log in again')).toBeVisible();
  await expect(phone.button('Confirm')).toHaveCount(0);

  const desktop = await actors.player({ account });
  await desktop.page.goto('/user');
  await desktop.page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(desktop.page).toHaveURL(/\/game$/);
  await desktop.answer();
  await Promise.all([leader.answer(), other.answer()]);
  const { record } = await leader.inPhase('results');
  expect(record.answers).toHaveLength(3);
  expect((await client.get('/api/user/me')).status).toBe(200);
});
