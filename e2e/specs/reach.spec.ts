import type { Actors } from '../actors/actors.ts';
import type { Bot } from '../actors/bot.ts';
import { expectNoSidewaysScroll, expectNoViolations, expectTouchTargets } from '../actors/checks.ts';
import { takeSeat } from '../actors/lobby.ts';
import type { Player } from '../actors/player.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

const guestRoutes = [
  ...['/', '/login', '/register', '/privacy', '/contact', '/terms-of-service', '/credits'],
  ...['/game', '/join/ABCDEF', '/no-such-page'],
] as const;

/** The browser's error message for a code without a lobby. */
const noSuchLobby = /status of 404 .*\/api\/(lobby\/joinLobby|join)\//;

/** The path of a lobby's invite link. */
const invitation = async (actors: Actors): Promise<string> =>
  `/join/${await actors.createLobby([await actors.account()])}`;

/** Waits until the page has replaced its placeholder. */
async function open(player: Player, path: string): Promise<void> {
  await player.page.goto(path);
  await expect(player.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(player.page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every route is accessible, ${colorScheme}`, async ({ actors }) => {
    test.setTimeout(120_000);
    const guest = await actors.guest({ colorScheme });
    guest.recording.allowErrors(noSuchLobby);
    for (const path of [...guestRoutes, await invitation(actors)]) {
      await open(guest, path);
      await expectNoViolations(guest.page, `${path} ${colorScheme}`);
    }
    const member = await actors.player({ colorScheme, screen: 'phone' });
    member.recording.allowErrors(noSuchLobby);
    for (const path of ['/', '/user', '/join/ABCDEF']) {
      await open(member, path);
      await expectNoViolations(member.page, `${path} as a member, ${colorScheme}`);
    }
  });
}

test('no route scrolls horizontally at 320 px, and touch targets are large enough', async ({ actors }) => {
  test.setTimeout(90_000);
  const guest = await actors.guest({ screen: 'narrow' });
  guest.recording.allowErrors(noSuchLobby);
  for (const path of [...guestRoutes, await invitation(actors)]) {
    await open(guest, path);
    await expectNoSidewaysScroll(guest.page, path);
    await expectTouchTargets(guest.page, path);
  }
  const member = await actors.player({ screen: 'narrow' });
  for (const path of ['/', '/user']) {
    await open(member, path);
    await expectNoSidewaysScroll(member.page, `${path} as a member`);
    await expectTouchTargets(member.page, `${path} as a member`);
  }
});

interface Lookers {
  readonly desktop: Player;
  readonly phone: Player;
  readonly friend: Bot;
}

/** A lobby with a leader on a dark desktop, a light narrow phone, and a bot. */
async function lookers(actors: Actors): Promise<Lookers> {
  const desktop = await actors.player({ colorScheme: 'dark' });
  const phone = await actors.player({ screen: 'narrow' });
  const code = await actors.openLobbyPages([desktop, phone]);
  const account = await actors.account();
  await takeSeat(account, code);
  return { desktop, phone, friend: await actors.bot(account, code) };
}

/** Checks accessibility of both screens, and the phone's layout. */
async function look({ desktop, phone }: Lookers, phase: string): Promise<void> {
  await expectNoSidewaysScroll(phone.page, phase);
  await expectTouchTargets(phone.page, phase);
  await Promise.all([
    expectNoViolations(phone.page, `${phase}, phone, light`),
    expectNoViolations(desktop.page, `${phase}, desktop, dark`),
  ]);
}

/** Checks the rounds of the chosen theme in each phase. */
async function lookAtRounds(all: Lookers, rounds: number): Promise<void> {
  const { desktop, phone, friend } = all;
  for (let round = 1; round <= rounds; round += 1) {
    const game = await phone.playRound();
    await desktop.playRound();
    await look(all, `${game}, rated`);
    await phone.confirm();
    await desktop.confirm();
    await expectNoViolations(phone.page, `${game}, locked`);
    await phone.send();
    if (round === 1) await expectNoViolations(phone.page, `${game}, waiting`);
    await desktop.send();
    await friend.answer();
    await expect(phone.roundOver).toBeVisible();
    await expect(desktop.roundOver).toBeVisible();
    await expectNoViolations(phone.page, `${game}, during the show`);
    await desktop.skipShow();
    await phone.waitForShowEnd();
    await look(all, `${game}, results`);
    if (await desktop.button('Continue').isVisible()) await desktop.nextRound();
  }
  await expect(desktop.heading('Choose a theme')).toBeVisible({ timeout: 30_000 });
}

test('every phase of a game is accessible and fits a phone', async ({ actors }) => {
  test.setTimeout(180_000);
  const all = await lookers(actors);
  const { desktop, phone, friend } = all;
  await desktop.press(desktop.button('Lobby settings'));
  await phone.press(phone.button('Lobby settings'));
  await look(all, 'lobby');
  await desktop.start();
  await expect(phone.heading('Confirm to start the game')).toBeVisible();
  await expect(desktop.heading('Confirm to start the game')).toBeVisible();
  await look(all, 'readyCheck');
  await Promise.all([desktop.ready(), phone.ready(), friend.ready()]);
  await expect(desktop.heading('Choose a theme')).toBeVisible();
  await look(all, 'choosing');
  await desktop.press(desktop.button('Street food'));
  await expect(desktop.button('Use This Theme')).toBeVisible();
  await expectNoViolations(desktop.page, 'theme preview');
  await desktop.press(desktop.button('Use This Theme'));
  await lookAtRounds(all, 3);
  await desktop.endGame();
  await expect(phone.gameOver).toBeVisible();
  await look(all, 'Game Over by favourites');
  await phone.press(phone.button('Open chat'));
  await expectNoViolations(phone.page, 'chat sheet');
});

test('lobby games and custom themes are accessible and fit a phone', async ({ actors }) => {
  test.setTimeout(180_000);
  const all = await lookers(actors);
  const { desktop, phone, friend } = all;
  await phone.press(phone.button('Write a theme'));
  await expect(phone.page.getByRole('dialog', { name: 'Write a theme' })).toBeVisible();
  await expectNoSidewaysScroll(phone.page, 'writing a theme');
  await expectTouchTargets(phone.page, 'writing a theme');
  await expectNoViolations(phone.page, 'writing a theme');
  await phone.press(phone.button('Later'));
  await friend.sendOrThrow({
    type: 'writeTheme',
    theme: { name: 'Said by all of us', texts: ['First words', 'Last words'], types: ['TierList'] },
  });
  await desktop.start();
  await Promise.all([desktop.ready(), phone.ready(), friend.ready()]);
  await desktop.press(desktop.page.getByRole('button', { name: /^Said by all of us/ }));
  await expect(desktop.button('Use This Theme')).toBeVisible();
  await expectNoViolations(desktop.page, 'preview of an own theme');
  await desktop.press(desktop.button('Use This Theme'));
  await lookAtRounds(all, 1);
  await desktop.chooseTheme(themes.eachOther);

  const late = await actors.player({ screen: 'narrow' });
  await late.joinByLink(friend.code);
  await expect(late.page.getByText(/^You're watching this round/)).toBeVisible();
  await expectNoSidewaysScroll(late.page, 'watching');
  await expectTouchTargets(late.page, 'watching');
  await expectNoViolations(late.page, 'watching');
  await late.leave();

  await lookAtRounds(all, 3);
  await phone.press(phone.button('Settings'));
  await expect(phone.page.getByRole('dialog', { name: 'Game settings' })).toBeVisible();
  await expectNoViolations(phone.page, 'settings during a game');
  await phone.page.keyboard.press('Escape');
  await desktop.endGame();
  await expect(phone.gameOver).toBeVisible();
  await look(all, 'Game Over by points');
});
