import { expect, test } from '../fixtures.ts';
import { kill, restart } from '../stack/control.ts';
import { themes } from '../stack/themes.ts';

/** Services are killed during a round. Each test restarts what it killed, even if it fails. */
test.describe.configure({ timeout: 120_000 });

const connectionTrouble = [/WebSocket/, /ERR_CONNECTION/, /status of 5\d\d/, /ERR_EMPTY_RESPONSE/];

test('a page recovers after the rooms are killed during a round: nothing acknowledged is lost', async ({
  actors,
}) => {
  const { leader, other, player } = await actors.createGameSession({ theme: themes.threeKinds });
  player.recording.allowErrors(...connectionTrouble);
  const sent = await leader.answer();
  await player.sendMessage('Said before the kill');
  await player.playRound();
  await player.confirm();

  await kill('party');
  try {
    await expect(player.page.getByText('Reconnecting...')).toBeVisible();
    await expect(player.lockedNotice).toBeVisible();
  } finally {
    await restart('party');
  }
  await expect(player.page.getByText('Reconnecting...')).toBeHidden({ timeout: 30_000 });
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
});

test('a page keeps playing while the API is down, and recovers', async ({ actors }) => {
  const { leader, other, player } = await actors.createGameSession({ theme: themes.quick });
  player.recording.allowErrors(...connectionTrouble);
  await player.playRound();
  await kill('edge');
  try {
    await player.confirm();
    await player.sendMessage('Still here');
    await other.waitFor((_, { chat }) => chat.some((line) => line.endsWith('Still here')));
    await player.send();
    await Promise.all([leader.answer(), other.answer()]);
    await other.inPhase('results');
  } finally {
    await restart('edge');
  }
  await player.page.reload();
  await expect(player.roundOver.or(player.page.getByRole('group', { name: 'Choose a side' }))).toBeVisible();
});
