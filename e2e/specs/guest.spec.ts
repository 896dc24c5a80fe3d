import { newIdentity, password } from '../actors/account.ts';
import type { Player } from '../actors/player.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

/** Counts the presses of the page from now on. Returns the function that reads the number. */
async function countPresses({ page }: Player): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { presses: 0 });
    const count = () => Object.assign(window, { presses: Number(Reflect.get(window, 'presses')) + 1 });
    window.addEventListener('pointerdown', count, true);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'presses')));
}

/** The step of the podium on which the player of this page stands. */
const ownStep = ({ page }: Player) =>
  page.getByRole('list', { name: 'Winners' }).locator(':scope > li').filter({ hasText: 'You' });

test('a guest has a seat three presses after opening the link on a phone, keeps it over a reload, and as an account keeps seat, name and points', async ({
  actors,
}) => {
  const { code, bots } = await actors.createBotLobby(2, []);
  const [leader, other] = bots;
  if (!leader || !other) throw new Error('No bots');
  const guest = await actors.visitor({ screen: 'phone' });
  const { page } = guest;
  const { username: name, email } = newIdentity();

  const presses = await countPresses(guest);
  await guest.joinByLink(code);
  await expect(guest.heading(`${leader.account.username} invites you to play`)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Your name' });
  await expect(field).not.toHaveValue('');
  await expect(field).not.toBeFocused();
  await guest.type(field, name);
  await guest.press(page.locator('label').filter({ has: page.getByRole('radio', { name: 'Owl' }) }));
  await guest.playAsGuest();
  expect(await presses()).toBe(3);
  const seat = () => leader.view.seats.find(({ username }) => username === name);
  await leader.waitFor(({ seats }) => seats.length === 3);
  expect(seat()).toMatchObject({ guest: true, avatar: 3 });
  const user = seat()?.user;

  await leader.start();
  await Promise.all([leader.ready(), other.ready(), guest.ready()]);
  await leader.choose(themes.eachOther);
  await guest.waitForBoard();
  await page.reload();
  await guest.waitForBoard();
  expect(seat()?.user).toBe(user);
  await Promise.all([leader.answer(), other.answer(), guest.answer()]);
  await expect(guest.roundOver).toBeVisible();
  await leader.inPhase('results');
  await leader.endGame();
  await expect(guest.gameOver).toBeVisible();
  const [points = ''] = /\d+ points?/.exec((await ownStep(guest).textContent()) ?? '') ?? [];
  expect(points).not.toBe('');
  await expect(ownStep(guest)).toContainText('Guest');

  const card = page.getByRole('region', { name: `Keep your seat, ${name}` });
  await guest.press(card.getByRole('link', { name: 'Register' }));
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(name);
  await guest.type(page.getByRole('textbox', { name: 'Email' }), email);
  await guest.type(page.getByLabel('Password', { exact: true }), password);
  await guest.press(guest.button('Create account'));
  await expect(guest.gameOver).toBeVisible();
  await expect(card).toBeHidden();
  await expect(ownStep(guest)).toContainText(points);
  await leader.waitFor(({ seats }) => seats.every((other) => !other.guest));
  expect(seat()?.user).toBe(user);
  await guest.playAgain();
});
