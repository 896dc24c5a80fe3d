import { expectFingerSized, expectNoSidewaysScroll, expectNoViolations } from '../actors/checks.ts';
import { takeSeat } from '../actors/lobby.ts';
import type { Player } from '../actors/player.ts';
import { expect, test } from '../fixtures.ts';

const guestRoutes = [
  ...['/', '/login', '/register', '/privacy', '/contact', '/terms-of-service', '/credits'],
  ...['/game', '/join/ABCDEF', '/no-such-page'],
] as const;

/** The page is there, not only its placeholder. */
async function open(player: Player, path: string): Promise<void> {
  await player.page.goto(path);
  await expect(player.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(player.page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every route is accessible, ${colorScheme}`, async ({ people }) => {
    test.setTimeout(120_000);
    const guest = await people.guest({ colorScheme });
    for (const path of guestRoutes) {
      await open(guest, path);
      await expectNoViolations(guest.page, `${path} ${colorScheme}`);
    }
    const member = await people.player({ colorScheme, screen: 'phone' });
    member.recording.tolerate(/status of 404 .*\/api\/lobby\/joinLobby/);
    for (const path of ['/', '/user', '/join/ABCDEF']) {
      await open(member, path);
      await expectNoViolations(member.page, `${path} as a member, ${colorScheme}`);
    }
  });
}

test('no route scrolls sideways at 320 px, and fingers hit what they aim at', async ({ people }) => {
  test.setTimeout(90_000);
  const guest = await people.guest({ screen: 'narrow' });
  for (const path of guestRoutes) {
    await open(guest, path);
    await expectNoSidewaysScroll(guest.page, path);
    await expectFingerSized(guest.page, path);
  }
  const member = await people.player({ screen: 'narrow' });
  for (const path of ['/', '/user']) {
    await open(member, path);
    await expectNoSidewaysScroll(member.page, `${path} as a member`);
    await expectFingerSized(member.page, `${path} as a member`);
  }
});

test('every phase of a game is accessible and fits a phone', async ({ people }) => {
  test.setTimeout(180_000);
  const desktop = await people.player({ colorScheme: 'dark' });
  const phone = await people.player({ screen: 'narrow' });
  const code = await people.gather([desktop, phone]);
  const account = await people.account();
  await takeSeat(account, code);
  const friend = await people.bot(account, code);

  async function look(phase: string): Promise<void> {
    await expectNoSidewaysScroll(phone.page, phase);
    await expectFingerSized(phone.page, phase);
    await expectNoViolations(phone.page, `${phase}, phone, light`);
    await expectNoViolations(desktop.page, `${phase}, desktop, dark`);
  }

  await look('lobby');
  await desktop.start();
  await expect(phone.heading('Confirm to start the game')).toBeVisible();
  await expect(desktop.heading('Confirm to start the game')).toBeVisible();
  await look('readying');
  await Promise.all([desktop.ready(), phone.ready(), friend.ready()]);
  await expect(desktop.heading('Choose a theme')).toBeVisible();
  await look('choosing');
  await desktop.press(desktop.button('Street food'));
  await expect(desktop.button('Use This Theme')).toBeVisible();
  await expectNoViolations(desktop.page, 'theme preview');
  await desktop.press(desktop.button('Use This Theme'));
  for (const round of [1, 2, 3]) {
    const game = await phone.playRound();
    await desktop.playRound();
    await look(`${game}, rated`);
    await phone.confirm();
    await desktop.confirm();
    await look(`${game}, locked`);
    await phone.send();
    await expectNoViolations(phone.page, `${game}, waiting`);
    await desktop.send();
    await friend.answer();
    await expect(phone.roundOver).toBeVisible();
    await expect(desktop.roundOver).toBeVisible();
    await expectNoViolations(phone.page, `${game}, results, phone, light`);
    await expectNoViolations(desktop.page, `${game}, results, desktop, dark`);
    await expectNoSidewaysScroll(phone.page, `${game}, results`);
    if (round < 3 && (await desktop.button('Next now').isVisible())) await desktop.nextRound();
  }
  await expect(desktop.heading('Choose a theme')).toBeVisible({ timeout: 20_000 });
  await desktop.endGame();
  await expect(phone.gameOver).toBeVisible();
  await look('Game Over');
  await phone.press(phone.button('Open chat'));
  await expectNoViolations(phone.page, 'chat sheet');
});
