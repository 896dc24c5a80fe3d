import type { Locator } from '@playwright/test';
import type { Actors } from '../../actors/actors.ts';
import { expectNoSidewaysScroll, expectNotCovered } from '../../actors/checks.ts';
import { tierKeys } from '../../actors/mini-games.ts';
import type { Player } from '../../actors/player.ts';
import { answerRound, resultsSeenBy } from '../../actors/rounds.ts';
import { expect, test } from '../../fixtures.ts';
import { themes } from '../../stack/themes.ts';

interface Table {
  /** The leader, on a desktop. */
  readonly host: Player;
  /** A phone in portrait orientation. */
  readonly friend: Player;
  /** A phone in landscape orientation. */
  readonly third: Player;
}

/** The host registers, the friend opens the link, the third types the code in small letters. */
async function meet(actors: Actors): Promise<Table> {
  const host = await actors.visitor();
  const friend = await actors.player({ screen: 'phone' });
  const third = await actors.player({ screen: 'landscape' });

  await host.page.goto('/register');
  await host.register();
  await host.createLobby();
  const code = await host.readCode();

  await friend.joinByLink(code);
  await expect(friend.heading('In Another Lobby')).toBeVisible();

  await third.page.goto('/');
  await third.joinByCode(code.toLowerCase());
  return { host, friend, third };
}

/** The face that a player pulls in the lobby is seen on the host's screen, for a moment. */
async function pullFace({ host, friend }: Table): Promise<void> {
  await friend.press(friend.button('Pull a face'));
  await friend.press(friend.button('Shocked'));
  const shocked = host.page.getByRole('list', { name: 'Players' }).locator('img[src$="#shocked"]');
  await expect(shocked).toBeVisible();
  await friend.page.keyboard.press('Escape');
  await expect(friend.button('Shocked')).toBeHidden();
}

/** Presses the leave button and cancels the dialog. */
async function cancelLeaving(player: Player, what: 'Lobby' | 'Game'): Promise<void> {
  if (what === 'Game') await player.pressLeaveGame();
  else await player.press(player.button('Leave Lobby'));
  const dialog = player.page.getByRole('dialog', { name: `Leave the ${what.toLowerCase()}?` });
  await expect(dialog.getByText('You give up your seat.')).toBeVisible();
  await player.press(dialog.getByRole('button', { name: 'Stay' }));
  await expect(dialog).toBeHidden();
}

/** Expects each target to be completely inside the window. */
async function expectInSight(player: Player, targets: Locator): Promise<void> {
  const { width, height } = player.page.viewportSize() ?? { width: 0, height: 0 };
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    if (!box) throw new Error(`Not on the page: ${target}`);
    expect.soft(Math.floor(box.x), `left of ${target}`).toBeGreaterThanOrEqual(0);
    expect.soft(Math.floor(box.y), `top of ${target}`).toBeGreaterThanOrEqual(0);
    expect.soft(Math.floor(box.x + box.width), `right of ${target}`).toBeLessThanOrEqual(width);
    expect.soft(Math.floor(box.y + box.height), `bottom of ${target}`).toBeLessThanOrEqual(height);
  }
}

/** In landscape the whole tier list and Confirm are inside the window, before and after placing the items. */
async function answerInLandscape(third: Player): Promise<void> {
  const tiers = third.page.getByRole('listitem', { name: /^Tier / });
  await third.waitForBoard();
  await expect(tiers).toHaveCount(5);
  await expectInSight(third, tiers);
  await expectInSight(third, third.button('Confirm'));
  await expectNoSidewaysScroll(third.page, 'a tier list on a phone on its side');
  await third.playRound();
  await expectInSight(third, tiers);
  await expectInSight(third, third.button('Confirm'));
  await third.confirm();
  await third.send();
}

/** The host and the third player answer. The friend has placed one picture and is nudged. Then the leader ends the round. */
async function endRoundEarly({ host, friend, third }: Table): Promise<void> {
  expect(await friend.waitForBoard()).toBe('TierList');
  await friend.press(tierKeys(friend.page).first());
  await expect(friend.page.getByText('1 of 5 placed').first()).toBeVisible();
  await answerInLandscape(third);
  await host.answer();
  await expect(host.waitingNotice).toBeVisible();
  await expectInSight(third, third.waitingNotice);

  await host.press(host.button('Leader tools'));
  await host.press(host.button('Nudge'));
  await expect(friend.page.getByText(`${host.name} is waiting for you`).first()).toBeVisible();
  await expectInSight(friend, friend.button('Confirm'));
  await expect(host.page.getByRole('button', { name: /^Nudged \(/ })).toBeVisible();

  await host.press(host.button('End round'));
  const question = host.page.getByRole('dialog', { name: 'End the round now?' });
  await expect(question).toContainText(friend.name);
  await host.press(question.getByRole('button', { name: 'End the round' }));
  await Promise.all([host, friend, third].map(({ roundOver }) => expect(roundOver).toBeVisible()));
  expect(resultsSeenBy(friend).record.answers).toHaveLength(3);
  await host.nextRound();
}

/** Checks that need real windows: what is visible, navigation, and stacking order. */
test('a first game on a desktop, a phone and a phone in landscape: all players reach the lobby, see the whole board, and confirm in dialogs', async ({
  actors,
}) => {
  const table = await meet(actors);
  const { host, friend, third } = table;
  const players = [host, friend, third];
  await pullFace(table);
  await cancelLeaving(third, 'Lobby');

  await host.start();
  await Promise.all(players.map((player) => player.ready()));
  await cancelLeaving(friend, 'Game');
  await host.chooseTheme(themes.threeKinds);
  await endRoundEarly(table);
  for (const round of [1, 2]) {
    await answerRound(players, round);
    await expectNoSidewaysScroll(third.page, 'results on a phone on its side');
    await host.nextRound();
  }
  await host.endGame();

  await expect(friend.gameOver).toBeVisible();
  await friend.press(friend.button('Share the result'));
  const sharing = friend.page.getByRole('dialog', { name: 'Share the result' });
  await expect(sharing.getByRole('img').first()).toBeVisible();
  await third.playAgain();
  await expect(sharing.getByText(`${third.name} wants another round`)).toBeVisible();
  const toast = sharing.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expectNotCovered(toast, sharing.getByRole('button', { name: /^(Close|Save|Share|Copy)/ }), 'sharing');
  await friend.press(sharing.getByRole('button', { name: 'Close', exact: true }));
  await expect(sharing).toBeHidden();
  await expect(friend.gameOver).toBeVisible();
  await friend.press(friend.button('Join'));
  await expect(friend.heading('In Another Lobby')).toBeVisible();
});
