import { gameOnScreen, pastAnnouncement, placedPictures } from '../actors/mini-games.ts';
import { expect, test } from '../fixtures.ts';

test('somebody closes the tab in mid-round: shown as away, then the others reach Round Over', async ({
  people,
}) => {
  const leader = await people.player();
  const vanishing = await people.player();
  const other = await people.player({ screen: 'phone' });
  const players = [leader, vanishing, other];
  await people.gather(players);
  await leader.start();
  await Promise.all(players.map((player) => player.ready()));
  await leader.chooseTheme('Sweet tooth');
  await leader.answer();
  await other.answer();
  await expect(leader.isWaiting).toBeVisible();
  await vanishing.page.close();
  const seat = leader.page
    .getByRole('list', { name: 'Players' })
    .getByRole('listitem')
    .filter({ hasText: vanishing.name });
  await expect(seat).toContainText('Away');
  await expect(leader.roundOver).toBeVisible();
  await expect(other.roundOver).toBeVisible();

  // The seat is kept: whoever comes back plays on.
  const again = await people.player({ account: vanishing.account });
  await again.page.goto('/');
  await expect(again.page).toHaveURL(/\/game$/);
  await expect(again.roundOver).toBeVisible();
  await leader.nextRound();
  await again.answer();
  await expect(leader.page.getByText('1 of 3 answers are in')).toBeAttached();
});

test('the leader vanishes while choosing: the next in order leads and can choose', async ({ people }) => {
  const leader = await people.player();
  const heir = await people.player();
  const other = await people.player();
  const players = [leader, heir, other];
  await people.gather(players);
  await leader.start();
  await Promise.all(players.map((player) => player.ready()));
  await expect(leader.heading('Choose a theme')).toBeVisible();
  await leader.page.close();
  await expect(heir.heading('Choose a theme')).toBeVisible({ timeout: 20_000 });
  await heir.hears(`${heir.name} is the new leader`);
  await heir.chooseTheme('Career day');
  await other.playRound();

  // The new leader leaves on purpose: the lead goes on at once.
  await heir.leave();
  await expect(other.gameOver).toBeVisible({ timeout: 20_000 });
  await expect(other.button('Play again')).toBeVisible();
});

test('whoever is kicked between Confirm and Confirm is told, and no longer waited for', async ({
  people,
}) => {
  const account = await people.account();
  const { bots, code } = await people.botsTable(2, [account]);
  const [leader, other] = bots;
  if (!leader || !other) throw new Error('No bots');
  const player = await people.player({ account });
  await player.sitDown();
  await leader.start();
  await Promise.all([leader.ready(), other.ready(), player.ready()]);
  await leader.choose('Weather report');
  await leader.answer();
  await other.answer();
  await player.playRound();
  await player.confirm();
  await leader.do({ type: 'kickPlayer', player: account.userId });
  await expect(player.page.getByText('The leader removed you from the lobby.')).toBeVisible();
  const { record } = await other.untilPhase('results');
  expect(record.answers).toHaveLength(2);

  player.recording.tolerate(/status of 403 .*\/api\/lobby\/joinLobby/);
  await player.joinByLink(code);
  await expect(player.page.getByText('You were removed from that lobby and cannot rejoin it.')).toBeVisible();
});

test('two tabs are one player: closing one changes nothing, locking in one locks the other', async ({
  people,
}) => {
  const account = await people.account();
  const { bots } = await people.botsTable(2, [account]);
  const [leader, other] = bots;
  if (!leader || !other) throw new Error('No bots');
  const first = await people.player({ account });
  await first.sitDown();
  const second = await first.secondTab();
  await second.sitDown();
  await leader.start();
  await Promise.all([leader.ready(), other.ready(), first.ready()]);
  await expect(second.choosing).toBeVisible();
  expect(leader.view.seats).toHaveLength(3);
  await leader.choose('Mood swings');
  await first.page.bringToFront();
  await first.playRound();
  await first.confirm();
  await second.page.bringToFront();
  await expect(second.isLocked).toBeVisible();
  await first.page.close();
  await second.goBack();
  await second.confirm();
  await second.send();
  await leader.until(({ seats }) => seats.filter(({ confirmation }) => confirmation === 2).length === 1);
  expect(leader.view.seats.every(({ presence }) => presence === 'here')).toBe(true);
  expect(second.recording.errors).toEqual([]);
});

test('two play, one leaves: Game Over with what there is', async ({ people }) => {
  const account = await people.account();
  const { bots } = await people.botsTable(1, [account]);
  const [leader] = bots;
  if (!leader) throw new Error('No bot');
  const player = await people.player({ account, screen: 'phone' });
  await player.sitDown();
  await leader.start();
  await Promise.all([leader.ready(), player.ready()]);
  await leader.choose('Toy box');
  await Promise.all([leader.answer(), player.answer()]);
  await expect(player.roundOver).toBeVisible();
  await leader.nextRound();
  await leader.answer();
  await player.leave();
  const { records, reason } = await leader.untilPhase('finished');
  expect(reason).toBe('tooFewPlayers');
  expect(records.map(({ answers }) => answers.length)[0]).toBe(2);
});

test('a cut connection shows Reconnecting..., keeps the draft, and heals by itself', async ({ people }) => {
  const account = await people.account();
  const { bots } = await people.botsTable(2, [account]);
  const [leader, other] = bots;
  if (!leader || !other) throw new Error('No bots');
  const player = await people.player({ account });
  const { page } = player;
  player.recording.tolerate(/ERR_INTERNET_DISCONNECTED/, /WebSocket connection/);
  await player.sitDown();
  await leader.start();
  await Promise.all([leader.ready(), other.ready(), player.ready()]);
  await leader.choose('Animal instincts');
  await gameOnScreen(page);
  await pastAnnouncement(page);
  const tiers = page.getByRole('group', { name: 'Put it in a tier' }).getByRole('button');
  await player.press(tiers.nth(0));
  await expect(placedPictures(page)).toHaveCount(1);

  await player.context.setOffline(true);
  await expect(page.getByText('Reconnecting...')).toBeVisible({ timeout: 20_000 });
  await player.press(tiers.nth(1));
  await expect(placedPictures(page)).toHaveCount(2);
  await player.context.setOffline(false);
  await expect(page.getByText('Reconnecting...')).toBeHidden({ timeout: 20_000 });
  await expect(placedPictures(page)).toHaveCount(2);
  await player.answer();
  await leader.until(({ seats }) => seats.some(({ confirmation }) => confirmation === 2));
});
