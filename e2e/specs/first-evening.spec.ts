import type { Locator } from '@playwright/test';
import type { Actors } from '../actors/actors.ts';
import { expectNoSidewaysScroll } from '../actors/checks.ts';
import { tierKeys } from '../actors/mini-games.ts';
import type { Player } from '../actors/player.ts';
import { answerRound, recordSeenBy } from '../actors/rounds.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

interface Table {
  /** Leads, on a desktop. */
  readonly host: Player;
  /** A phone held upright. */
  readonly guest: Player;
  /** A phone on its side. */
  readonly third: Player;
}

/** The host registers, the guest comes by the link and registers from the header, the third types the code. */
async function meet(actors: Actors): Promise<Table> {
  const host = await actors.guest();
  const guest = await actors.guest({ screen: 'phone' });
  const third = await actors.player({ screen: 'landscape' });

  await host.page.goto('/register');
  await host.register();
  await host.createLobby();
  const code = await host.readCode();

  await guest.joinByLink(code);
  await expect(guest.heading(`${host.name} invites you to play`)).toBeVisible();
  await guest.press(
    guest.page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Register' }),
  );
  await guest.register();
  await expect(guest.heading('In Another Lobby')).toBeVisible();

  await third.page.goto('/');
  await third.joinByCode(code);
  return { host, guest, third };
}

/** Presses what gives up the seat, reads the question, and stays. */
async function staysAfterAll(player: Player, what: 'Lobby' | 'Game'): Promise<void> {
  await player.press(player.button(`Leave ${what}`));
  const dialog = player.page.getByRole('dialog', { name: `Leave the ${what.toLowerCase()}?` });
  await expect(dialog.getByText('You give up your seat.')).toBeVisible();
  await player.press(dialog.getByRole('button', { name: 'Stay' }));
  await expect(dialog).toBeHidden();
}

/** The window shows all of each of these. */
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

/** A phone on its side has the whole tier list and Confirm in its window, before and after it is filled. */
async function answersOnItsSide(third: Player): Promise<void> {
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

/** The host and the third answer; the guest, who has placed one picture, is nudged, and the round ends without more. */
async function endsRoundWithWhatIsThere({ host, guest, third }: Table): Promise<void> {
  expect(await guest.waitForBoard()).toBe('TierList');
  await guest.press(tierKeys(guest.page).first());
  await expect(guest.page.getByText('1 of 5 placed').first()).toBeVisible();
  await answersOnItsSide(third);
  await host.answer();
  await expect(host.waitingNotice).toBeVisible();
  await expectInSight(third, third.waitingNotice);

  await host.press(host.button('Nudge'));
  await expect(guest.page.getByText(`${host.name} is waiting for you`).first()).toBeVisible();
  await expectInSight(guest, guest.button('Confirm'));
  await expect(host.page.getByRole('button', { name: /^Nudged \(/ })).toBeVisible();

  await host.press(host.button('End round'));
  const question = host.page.getByRole('dialog', { name: 'End the round now?' });
  await expect(question).toContainText(guest.name);
  await host.press(question.getByRole('button', { name: 'End the round' }));
  await Promise.all([host, guest, third].map(({ roundOver }) => expect(roundOver).toBeVisible()));
  expect(recordSeenBy(guest).answers).toHaveLength(3);
  await host.nextRound();
}

/** What only real windows show: what is in sight, where pages lead, and what lies on top of what. */
test('a first evening on a desktop, a phone and a phone on its side: each gets to the table, sees the whole board, and is asked under an open dialog', async ({
  actors,
}) => {
  const table = await meet(actors);
  const { host, guest, third } = table;
  const everybody = [host, guest, third];
  await staysAfterAll(third, 'Lobby');

  await host.start();
  await Promise.all(everybody.map((player) => player.ready()));
  await staysAfterAll(guest, 'Game');
  await host.chooseTheme(themes.threeKinds);
  await endsRoundWithWhatIsThere(table);
  for (const round of [1, 2]) {
    await answerRound(everybody, { round });
    await expectNoSidewaysScroll(third.page, 'results on a phone on its side');
    await host.nextRound();
  }
  await host.endGame();

  await expect(guest.gameOver).toBeVisible();
  await guest.press(guest.button('Share the result'));
  const sharing = guest.page.getByRole('dialog', { name: 'Share the result' });
  await expect(sharing.getByRole('img')).toBeVisible();
  await third.playAgain();
  await expect(sharing.getByText(`${third.name} wants another round`)).toBeVisible();
  await guest.press(sharing.getByRole('button', { name: 'Close', exact: true }));
  await expect(sharing).toBeHidden();
  await expect(guest.gameOver).toBeVisible();
  await guest.press(guest.button('Join'));
  await expect(guest.heading('In Another Lobby')).toBeVisible();
});
