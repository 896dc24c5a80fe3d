import { expect, test } from '../fixtures.ts';

test('by keyboard and by touch all vote for the theme, and the leader pauses the game on all screens and goes on', async ({
  actors,
}) => {
  const leader = await actors.player({ input: 'keyboard' });
  const phone = await actors.player({ screen: 'phone' });
  const players = [leader, phone];
  await actors.openLobbyPages(players);
  await leader.press(leader.button('Lobby settings'));
  await leader.press(leader.page.locator('summary', { hasText: 'What is played' }));
  await leader.page.getByLabel('Who chooses the themes').selectOption({ label: 'Everybody votes' });
  await leader.start();
  await Promise.all(players.map((player) => player.ready()));
  const cardsOf = ({ page }: (typeof players)[number]) =>
    page.getByRole('list', { name: 'Themes' }).getByRole('button');
  await expect(leader.page.getByRole('heading', { name: 'Vote for the next theme' })).toBeVisible();
  await expect(cardsOf(phone)).toHaveCount(3);
  await leader.press(cardsOf(leader).first());
  await expect(cardsOf(leader).first()).toHaveAttribute('aria-pressed', 'true');
  await phone.press(cardsOf(phone).first());
  await expect(phone.page.getByText('It has 2 of 2 votes.')).toBeVisible();
  // Any theme can win, with boards of any kind.
  for (const { page, recording } of players) {
    await expect.poll(() => recording.room?.stage.phase).toBe('playing');
    await expect(page.getByRole('button', { name: /^The chosen theme is:/ })).toBeHidden();
  }

  await leader.press(leader.button('Pause the game'));
  await expect(phone.page.getByText(`${leader.name} paused the game.`)).toBeVisible();
  await expect(phone.button('Continue the game')).toHaveCount(0);
  await leader.press(leader.button('Continue the game'));
  await expect(phone.page.getByText(`${leader.name} paused the game.`)).toBeHidden();
  await expect(leader.button('Pause the game')).toBeVisible();
});
