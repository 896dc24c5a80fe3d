import { expect, test } from '../fixtures.ts';
import { kill, restart } from '../stack/control.ts';
import { themes } from '../stack/themes.ts';

const connectionTrouble = [/WebSocket/, /ERR_CONNECTION/, /status of 5\d\d/, /ERR_EMPTY_RESPONSE/];

/** Services are killed during a game. The test restarts what it killed, even if it fails. */
test('a page recovers after the rooms are killed during a round, and keeps playing while the API is down', async ({
  actors,
}) => {
  const { leader, other, player } = await actors.createGameSession({ theme: themes.threeKinds });
  const { page } = player;
  player.recording.allowErrors(...connectionTrouble);
  const sent = await leader.answer();
  await player.sendMessage('Said before the kill');
  await player.playRound();
  await player.confirm();

  await kill('party');
  try {
    await expect(page.getByText('Reconnecting...')).toBeVisible();
    await expect(player.lockedNotice).toBeVisible();
  } finally {
    await restart('party');
  }
  await expect(page.getByText('Reconnecting...')).toBeHidden({ timeout: 30_000 });
  await expect(player.lockedNotice).toBeVisible();
  await player.expectMessage('Said before the kill');
  await player.send();
  await other.answer();
  await expect(player.roundOver).toBeVisible();
  const { record } = await other.inPhase('results');
  expect(record.answers).toHaveLength(3);
  expect(record.answers.find(({ ratedBy }) => ratedBy.user === leader.account.userId)?.gameData).toEqual(
    sent,
  );

  await leader.nextRound();
  await player.playRound();
  await kill('edge');
  try {
    await player.confirm();
    await player.sendMessage('Still here');
    await other.waitFor((_, { chat }) => chat.some((line) => line.endsWith('Still here')));
    await player.send();
    await Promise.all([leader.answer(), other.answer()]);
    await expect(player.roundOver).toBeVisible();
  } finally {
    await restart('edge');
  }
  await page.reload();
  await expect(player.roundOver.or(page.getByText('Game Over'))).toBeVisible();
});
