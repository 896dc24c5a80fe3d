import type { RoomView } from '@tallyho/game/protocol/view';
import type { Bot } from '../actors/bot.ts';
import { placedPictures, tierKeys, waitingPictures } from '../actors/mini-games.ts';
import type { Player } from '../actors/player.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

/** The part of another player's view that a reload must not change. */
const bystanderView = ({ view, chat }: Bot) =>
  JSON.stringify([
    view.stage,
    view.game,
    view.seats.map(({ user, confirmation }) => [user, confirmation]),
    chat,
  ]);

async function reload(player: Player, bystander: Bot): Promise<void> {
  const before = bystanderView(bystander);
  await player.page.reload();
  await bystander.waitFor(({ seats }) => seats.every(({ presence }) => presence === 'here'));
  expect(bystanderView(bystander)).toBe(before);
}

test('a reload in any phase shows the same screen again and changes nothing for other players', async ({
  actors,
}) => {
  const { leader, other, player } = await actors.createGameSession();
  const { page, account } = player;
  const confirm = player.button('Confirm');
  const confirmation = ({ seats }: RoomView) =>
    seats.find(({ user }) => user === account.userId)?.confirmation;

  await test.step('lobby', async () => {
    await player.sendMessage('Before the reload');
    await other.waitFor((_, { chat }) => chat.some((line) => line.endsWith('Before the reload')));
    await reload(player, other);
    await expect(player.heading('In Another Lobby')).toBeVisible();
    await player.expectMessage('Before the reload');
  });

  await test.step('readyCheck', async () => {
    await leader.start();
    await player.ready();
    await reload(player, other);
    await expect(player.heading('Confirm to start the game')).toBeVisible();
    await expect(player.button('Ready Confirmed')).toBeVisible();
  });

  await test.step('choosing', async () => {
    await leader.ready();
    await other.ready();
    await expect(player.choosingNotice).toBeVisible();
    await reload(player, other);
    await expect(player.choosingNotice).toBeVisible();
  });

  await test.step('playing, with an incomplete draft', async () => {
    await leader.choose(themes.threeKinds);
    await player.waitForBoard();
    const tiers = tierKeys(page);
    for (const tier of [0, 2, 4]) await player.press(tiers.nth(tier));
    await expect(placedPictures(page)).toHaveCount(3);
    // The room stores the draft for other browsers.
    await expect.poll(() => player.recording.sent.at(-1)).toContain('saveDraft');
    const placed = await placedPictures(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label')),
    );
    await reload(player, other);
    await expect(placedPictures(page)).toHaveCount(3);
    expect(
      await placedPictures(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual(placed);
    await expect(confirm).toBeDisabled();
  });

  await test.step('the room sends the draft of another browser', async () => {
    const elsewhere = await actors.player({ account, screen: 'phone' });
    await elsewhere.page.goto('/game');
    await expect(placedPictures(elsewhere.page)).toHaveCount(3);
    await elsewhere.close();
  });

  await test.step('locked', async () => {
    await player.playRound();
    await player.confirm();
    await other.waitFor((view) => confirmation(view) === 'locked');
    await expect(player.lockedNotice).toBeVisible();
    await expect(waitingPictures(page)).toHaveCount(0);
    await player.goBack();
    await expect(confirm).toBeEnabled();
    await player.confirm();
  });

  await test.step('sent', async () => {
    await player.send();
    await other.waitFor((view) => confirmation(view) === 'sent');
    await reload(player, other);
    await expect(player.waitingNotice).toBeVisible();
    await expect(confirm).toBeHidden();
  });

  await test.step('results', async () => {
    await leader.answer();
    await other.answer();
    await expect(player.roundOver).toBeVisible();
    await reload(player, other);
    await expect(player.roundOver).toBeVisible();
    await leader.skipShow();
    await expect(page.getByRole('region', { name: 'First place' })).toBeVisible();
  });

  await test.step('the next round starts without data of the last one', async () => {
    await leader.nextRound();
    await other.waitFor(({ stage }) => stage.phase === 'playing');
    await reload(player, other);
    await expect(page.getByRole('slider', { name: 'Your rating, 0 to 10' })).toHaveAttribute(
      'aria-valuetext',
      'Not rated yet',
    );
  });

  await test.step('Game Over', async () => {
    await leader.endGame();
    await expect(player.gameOver).toBeVisible();
    await reload(player, other);
    await expect(player.gameOver).toBeVisible();
    await expect(page.getByText('Round 1 of 1')).toBeVisible();
  });
});
