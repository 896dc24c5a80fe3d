import type { Actors } from '../actors/actors.ts';
import type { Player } from '../actors/player.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

const theme = themes.threeKinds;

async function forAllPlayers(
  players: readonly Player[],
  act: (player: Player, index: number) => Promise<void>,
) {
  await Promise.all(players.map(act));
}

/** Three new users reach the same lobby, each in a different way. */
async function meet(actors: Actors): Promise<{ players: [Player, Player, Player]; code: string }> {
  const registered = await actors.account({ fresh: true });
  const leader = await actors.guest();
  const phone = await actors.guest({ screen: 'phone', motion: true });
  const linked = await actors.guest({ colorScheme: 'dark' });

  await leader.page.goto('/register');
  await leader.register();
  await leader.createLobby();
  const code = await leader.readCode();
  expect(code).toMatch(/^[A-Z2-9]{6}$/);

  await phone.page.goto('/register');
  await phone.register();
  await phone.joinByCode(code.toLowerCase());

  await linked.joinByLink(code);
  await expect(linked.heading(`${leader.name} invites you to play`)).toBeVisible();
  await linked.press(linked.page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }));
  await linked.logIn(registered.username);
  await expect(linked.heading('In Another Lobby')).toBeVisible();
  return { players: [leader, phone, linked], code };
}

test('three browsers register, join a lobby, play a theme with three mini-games, and return to the lobby', async ({
  actors,
}) => {
  test.setTimeout(120_000);
  const { players, code } = await meet(actors);
  const [leader, phone, linked] = players;
  await forAllPlayers(players, async ({ page }) => {
    await expect(page.getByText('Waiting for Player').first()).toBeVisible();
  });

  await phone.sendMessage('Hello from the phone');
  await leader.expectMessage('Hello from the phone');
  await linked.sendMessage('Hello from the link');
  await phone.expectMessage('Hello from the link');

  await leader.start();
  await forAllPlayers(players, (player) => expect(player.page).toHaveURL(/\/game$/));
  await leader.ready();
  await expect(phone.page.getByRole('listitem').filter({ hasText: leader.name })).toContainText('Confirmed');
  await expect(phone.page.getByText('Not Confirmed').first()).toBeVisible();
  await phone.ready();
  await linked.ready();

  await expect(phone.choosingNotice).toBeVisible();
  await expect(linked.choosingNotice).toBeVisible();
  await leader.chooseTheme(theme);
  await expect(phone.page.getByText(`The chosen theme is: ${theme}`)).toBeVisible();

  const played = new Set<string>();
  for (const round of [0, 1, 2]) {
    await forAllPlayers(players, async (player, index) => {
      played.add(await player.playRound((item, options) => (item + index + round) % options));
      await player.confirm();
      await player.send();
    });
    await forAllPlayers(players, ({ roundOver }) => expect(roundOver).toBeVisible());
    await forAllPlayers(players, ({ page }) =>
      expect(page.getByRole('log')).toHaveCount(page === phone.page ? 0 : 1),
    );
    await leader.nextRound();
  }
  expect([...played].sort()).toEqual(['Choose', 'Slider', 'TierList']);

  await expect(phone.choosingNotice).toBeVisible();
  await leader.press(leader.button('Show played themes'));
  const used = leader.button(theme).or(leader.page.getByRole('button', { name: theme }));
  await expect(used.first()).toBeDisabled();
  await expect(used.first()).toHaveAttribute('title', 'Theme already used');
  await leader.endGame();

  await forAllPlayers(players, async (player) => {
    await expect(player.gameOver).toBeVisible();
    await expect(player.page.getByText('Thanks for Playing!')).toBeVisible();
    const pager = player.page.getByRole('region', { name: 'Results by round' });
    const titles = new Set<string | null>();
    for (const page of [3, 2, 1]) {
      await expect(pager.getByText(`Round ${page} of 3`)).toBeVisible();
      titles.add(await pager.getByRole('heading', { level: 2 }).first().textContent());
      if (page > 1) await player.press(pager.getByRole('button', { name: 'Previous' }));
    }
    expect(titles.size).toBe(3);
    await player.press(pager.getByRole('button', { name: 'Next' }));
    await expect(pager.getByText('Round 2 of 3')).toBeVisible();
  });

  await phone.playAgain();
  await expect(leader.page.getByText(`${phone.name} wants another round`)).toBeVisible();
  await forAllPlayers(
    players.filter((player) => player !== phone),
    (player) => player.playAgain(),
  );
  await forAllPlayers(players, ({ page }) => expect(page).toHaveURL(/\/(\?|$)/));
  await expect(leader.heading('Your Lobby')).toBeVisible();
  await expect(linked.heading('In Another Lobby')).toBeVisible();
  expect(await leader.readCode()).toBe(code);
});
