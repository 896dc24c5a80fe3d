import type { Actors } from '../../actors/actors.ts';
import { expectPhoneLayout, expectScreenLayouts, expectTrustedTypes } from '../../actors/checks.ts';
import { openHomeOnline } from '../../actors/friendship.ts';
import { joinLobby } from '../../actors/lobby.ts';
import type { Player } from '../../actors/player.ts';
import { expect, test } from '../../fixtures.ts';

/** Checks that screens are accessible and fit a phone. whole-games.spec.ts checks the phases of a game. */

const visitorRoutes = [
  ...['/', '/login', '/register', '/privacy', '/contact', '/terms-of-service', '/credits'],
  ...['/game', '/join/ABCDEF', '/no-such-page', '/set-username?userId=new-user&token=invalid'],
  ...[`/return-to-app?code=${'x'.repeat(43)}`, '/return-to-app?error=access_denied&provider=google'],
] as const;

/** The browser's error message for a code without a lobby. */
const noSuchLobby = /status of 404 .*\/api\/(lobby\/joinLobby|join)\//;

/** The path of a lobby's invite link. The leader stays connected, so that the lobby and the lead last as long as the test. */
const invitation = async (actors: Actors): Promise<string> =>
  `/join/${(await actors.createBotLobby(1, [])).code}`;

/** Opens each path, waits until the page has replaced its placeholder, and checks it. */
async function checkRoutes(visitor: Player, paths: readonly string[]): Promise<void> {
  const { page } = visitor;
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectScreenLayouts(page, path);
    await expectTrustedTypes(visitor, path);
  }
}

test('every route for visitors is accessible in both schemes and fits a phone', async ({ actors }) => {
  const visitor = await actors.visitor({ screen: 'narrow' });
  visitor.recording.allowErrors(noSuchLobby);
  await checkRoutes(visitor, [...visitorRoutes, await invitation(actors)]);
});

test('lobby, link to another device and profile of a guest are accessible in both schemes and fit a phone', async ({
  actors,
}) => {
  const guest = await actors.visitor({ screen: 'narrow' });
  const { page } = guest;
  await page.goto(await invitation(actors));
  await expect(page.getByRole('textbox', { name: 'Your name' })).not.toHaveValue('');
  await guest.playAsGuest();
  await expectScreenLayouts(page, 'lobby of a guest');
  await guest.press(guest.button('Another device'));
  await expect(page.getByRole('img', { name: 'QR code of the link to this seat' })).toBeVisible();
  await expectScreenLayouts(page, 'link to another device');
  await checkRoutes(guest, ['/user']);
});

test('every route for accounts and the dialogs of the profile are accessible and fit a phone', async ({
  actors,
}) => {
  const account = await actors.player({ screen: 'narrow' });
  const { page } = account;
  account.recording.allowErrors(noSuchLobby);
  await checkRoutes(account, ['/', '/join/ABCDEF', '/user']);
  await openHomeOnline(account, '/user');
  for (const [opener, title, way] of [
    ['Change', 'Change password', 'Cancel'],
    ['Delete my account', 'Delete your account?', 'Keep my account'],
    ['Chat settings', 'Chat settings', 'Close'],
  ] as const) {
    await account.press(account.button(opener));
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expectPhoneLayout(page, title);
    await account.press(dialog.getByRole('button', { name: way, exact: true }));
    await expect(dialog).toBeHidden();
  }
  await account.press(account.button('Unlink Password'));
  await expect(
    page.getByText('Cannot unlink the only authentication method. Add another method first.'),
  ).toBeVisible();
  await expectPhoneLayout(page, 'a refusal as a toast');
});

test('custom themes, watching and the dialogs of a game are accessible and fit a phone', async ({
  actors,
}) => {
  const leader = await actors.player({ screen: 'narrow' });
  const { page } = leader;
  const others = [await actors.account(), await actors.account()];
  const code = await actors.openLobbyPages([leader]);
  for (const account of others) await joinLobby(account, code);
  const bots = await Promise.all(others.map((account) => actors.bot(account, code)));

  await leader.press(leader.button('Lobby settings'));
  await expectPhoneLayout(page, 'lobby settings');
  await leader.press(leader.button('Lobby settings'));
  await leader.press(leader.button('Write a theme'));
  await expect(page.getByRole('dialog', { name: 'Write a theme' })).toBeVisible();
  await expectPhoneLayout(page, 'writing a theme');
  await page.keyboard.press('Escape');
  const name = 'Said by all of us';
  await bots[0]?.sendOrThrow({
    type: 'writeTheme',
    theme: { name, texts: ['First words', 'Last words'], types: ['TierList'] },
  });
  await leader.start();
  await Promise.all([leader, ...bots].map((player) => player.ready()));
  await leader.press(page.getByRole('button', { name: new RegExp(`^${name}`) }));
  await expect(leader.button('Use This Theme')).toBeVisible();
  await expectPhoneLayout(page, 'preview of a custom theme');
  await leader.press(leader.button('Use This Theme'));
  await leader.waitForBoard();
  await leader.press(page.getByRole('button', { name: /^I don't know this one/ }));
  await expect(page.getByRole('list', { name: 'Not known' }).getByRole('button')).toHaveCount(1);
  await leader.playRound();
  await expectPhoneLayout(page, 'a tier list of texts');

  const late = await actors.player({ screen: 'narrow' });
  await late.joinByLink(code);
  await expect(late.page.getByText(/^You're watching this round/)).toBeVisible();
  // Its tiles are dealt with an animation.
  await late.waitForBoard();
  await expectPhoneLayout(late.page, 'watching');
  await late.leave();

  await Promise.all([leader.confirm().then(() => leader.send()), ...bots.map((bot) => bot.answer())]);
  await leader.skipShow();
  await expectPhoneLayout(page, 'results of a tier list of texts');
  await leader.nextRound();
  await leader.openGameMenu();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectPhoneLayout(page, 'menu of a game');
  await page.keyboard.press('Escape');
  await leader.endGame();
  await expectPhoneLayout(page, 'Game Over by favourites');
  await leader.press(leader.button('Open chat'));
  await expectPhoneLayout(page, 'chat sheet');
});
