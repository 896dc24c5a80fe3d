import type { RoomView } from '@tallyho/game/room/view';
import { placedPictures, tierKeys } from '../actors/mini-games.ts';
import { Network } from '../actors/network.ts';
import { startGame } from '../actors/table.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('somebody closes the tab in mid-round: shown as away, then the others reach Round Over', async ({
  people,
}) => {
  const leader = await people.player();
  const vanishing = await people.player();
  const other = await people.player({ screen: 'phone' });
  const players = [leader, vanishing, other];
  await people.startGame(players);
  await leader.chooseTheme(themes.quick);
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
  await people.startGame(players);
  await expect(leader.heading('Choose a theme')).toBeVisible();
  await leader.page.close();
  await expect(heir.heading('Choose a theme')).toBeVisible({ timeout: 20_000 });
  await heir.hears(`${heir.name} is the new leader`);
  await heir.chooseTheme(themes.quick);
  await other.playRound();

  // The new leader leaves on purpose: the lead goes on at once.
  await heir.leave();
  await expect(other.gameOver).toBeVisible({ timeout: 20_000 });
  await expect(other.button('Play again')).toBeVisible();
});

test('whoever is kicked between Confirm and Confirm is told, and no longer waited for', async ({
  people,
}) => {
  const { code, leader, other, player } = await people.table({ theme: themes.quick });
  await leader.answer();
  await other.answer();
  await player.playRound();
  await player.confirm();
  await leader.do({ type: 'kickPlayer', player: player.account.userId });
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
  const table = await people.table();
  const { leader, player: first } = table;
  const second = await first.secondTab();
  await second.sitDown();
  await startGame(table);
  await expect(second.choosing).toBeVisible();
  expect(leader.view.seats).toHaveLength(3);
  await leader.choose(themes.quick);
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
  await leader.choose(themes.quick);
  await Promise.all([leader.answer(), player.answer()]);
  await expect(player.roundOver).toBeVisible();
  await leader.nextRound();
  await leader.answer();
  await player.leave();
  const { records, reason } = await leader.untilPhase('finished');
  expect(reason).toBe('tooFewPlayers');
  expect(records.map(({ answers }) => answers.length)[0]).toBe(2);
});

test('a network cut without a close is noticed by both sides; the draft is kept, and the others go on', async ({
  people,
}) => {
  const network = await Network.open();
  try {
    const { leader, other, player } = await people.table({ theme: themes.threeKinds, network });
    const { page } = player;
    player.recording.tolerate(/WebSocket connection/, /ERR_TIMED_OUT/);
    const reconnecting = page.getByText('Reconnecting...');
    const presence = ({ seats }: RoomView) =>
      seats.find(({ user }) => user === player.account.userId)?.presence;
    await player.seesGame();
    const tiers = tierKeys(page);
    await player.press(tiers.nth(0));
    await expect(placedPictures(page)).toHaveCount(1);

    network.cut();
    await expect(reconnecting).toBeVisible({ timeout: 10_000 });
    await leader.until((view) => presence(view) === 'away');
    await player.press(tiers.nth(1));
    await expect(placedPictures(page)).toHaveCount(2);
    network.restore();
    await expect(reconnecting).toBeHidden({ timeout: 20_000 });
    await leader.until((view) => presence(view) === 'here');
    await expect(placedPictures(page)).toHaveCount(2);

    network.cut();
    await Promise.all([leader.answer(), other.answer()]);
    const { record } = await leader.untilPhase('results');
    expect(record.answers).toHaveLength(2);
    await expect(reconnecting).toBeVisible();
    network.restore();
    await expect(player.roundOver).toBeVisible();
  } finally {
    network.close();
  }
});
