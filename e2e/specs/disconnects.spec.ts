import type { RoomView } from '@tallyho/game/protocol/view';
import { startGame } from '../actors/game-session.ts';
import { joinLobby } from '../actors/lobby.ts';
import { placedPictures, tierKeys } from '../actors/mini-games.ts';
import { Network } from '../actors/network.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('a closed tab is shown as away, the others reach Round Over, and the seat is kept', async ({
  actors,
}) => {
  const vanishing = await actors.player();
  const { code, leader, other, player } = await actors.createGameSession();
  await joinLobby(vanishing.account, code);
  await vanishing.openLobbyPage();
  await startGame({ code, leader, other, player });
  await vanishing.ready();
  await leader.choose(themes.quick);
  await vanishing.waitForBoard();
  await player.answer();
  await Promise.all([leader.answer(), other.answer()]);
  await expect(player.waitingNotice).toBeVisible();
  await vanishing.page.close();
  const seat = player.page
    .getByRole('list', { name: 'Players' })
    .getByRole('listitem')
    .filter({ hasText: vanishing.name });
  await expect(seat).toContainText('Away');
  await expect(player.roundOver).toBeVisible();

  // The seat is kept: a player who reconnects continues.
  const again = await vanishing.openSecondTab();
  await again.page.goto('/');
  await expect(again.page).toHaveURL(/\/game$/);
  await expect(again.roundOver).toBeVisible();
  await leader.nextRound();
  await again.answer();
  await expect(player.page.getByText('1 of 4 answers are in')).toBeAttached();
});

test('both sides detect a network failure without a close; the draft is kept and the others continue', async ({
  actors,
}) => {
  const network = await Network.open();
  try {
    const { leader, other, player } = await actors.createGameSession({ theme: themes.threeKinds, network });
    const { page } = player;
    player.recording.allowErrors(/WebSocket connection/, /ERR_TIMED_OUT/);
    const reconnecting = page.getByText('Reconnecting...');
    const presence = ({ seats }: RoomView) =>
      seats.find(({ user }) => user === player.account.userId)?.presence;
    await player.waitForBoard();
    const tiers = tierKeys(page);
    await player.press(tiers.nth(0));
    await expect(placedPictures(page)).toHaveCount(1);

    network.cut();
    // Either side can detect it first, and the player is away for one second only before being absent.
    await Promise.all([
      expect(reconnecting).toBeVisible({ timeout: 10_000 }),
      leader.waitFor((view) => presence(view) === 'away'),
    ]);
    await player.press(tiers.nth(1));
    await expect(placedPictures(page)).toHaveCount(2);
    network.restore();
    await expect(reconnecting).toBeHidden({ timeout: 20_000 });
    await leader.waitFor((view) => presence(view) === 'here');
    await expect(placedPictures(page)).toHaveCount(2);

    network.cut();
    await Promise.all([leader.answer(), other.answer()]);
    const { record } = await leader.inPhase('results');
    // What the player had placed counts, too.
    expect(record.answers).toHaveLength(3);
    await expect(reconnecting).toBeVisible();
    network.restore();
    await expect(player.roundOver).toBeVisible();
    await expect(
      page.getByText(/^The round ended while you were away: what you had placed counts/),
    ).toBeVisible();
  } finally {
    network.close();
  }
});
