import { arrive, twoFriends } from '../actors/friendship.ts';
import { Talk } from '../actors/talk.ts';
import { expect, test } from '../fixtures.ts';
import { kill, restart } from '../stack/control.ts';
import { themes } from '../stack/themes.ts';

/** Parts of the product die in mid-round. Each test brings back what it killed, whatever happens. */
test.describe.configure({ timeout: 120_000 });

const connectionTrouble = [/WebSocket/, /ERR_CONNECTION/, /status of 5\d\d/, /ERR_EMPTY_RESPONSE/];

test('the rooms are killed in mid-round: nothing acknowledged is lost, and the round goes on', async ({
  people,
}) => {
  const { leader, other, player } = await people.table({ theme: themes.threeKinds });
  player.recording.tolerate(...connectionTrouble);
  const sent = await leader.answer();
  await player.say('Said before the kill');
  await player.playRound();
  await player.confirm();

  await kill('party');
  try {
    await expect(player.page.getByText('Reconnecting...')).toBeVisible();
    await expect(player.isLocked).toBeVisible();
  } finally {
    await restart('party');
  }
  await expect(player.page.getByText('Reconnecting...')).toBeHidden({ timeout: 30_000 });
  await expect(player.isLocked).toBeVisible();
  await player.hears('Said before the kill');
  await player.send();
  await other.answer();
  await expect(player.roundOver).toBeVisible();
  const { record } = await other.untilPhase('results');
  expect(record.answers).toHaveLength(3);
  expect(record.answers.find(({ ratedBy }) => ratedBy.user === leader.account.userId)?.gameData).toEqual(
    sent,
  );
});

test('the database is down: the game goes on, the API says 503 within 3 s, results arrive when it is back', async ({
  people,
}) => {
  const { code, leader, other, player } = await people.table({ theme: themes.quick });
  player.recording.tolerate(...connectionTrouble);
  await kill('sqld');
  try {
    await Promise.all([leader.answer(), other.answer(), player.answer()]);
    await expect(player.roundOver).toBeVisible();
    const from = performance.now();
    const response = await player.account.visitor.get('/api/user/me');
    expect(performance.now() - from).toBeLessThan(3_000);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ success: false, message: 'Server error' });
    await leader.endGame();
    await expect(player.gameOver).toBeVisible();
  } finally {
    await restart('sqld');
  }
  // The record of the game and the lobby's entry in the index come late, but they come.
  await expect
    .poll(async () => (await player.account.visitor.get('/api/game/fetchActiveGame')).status, {
      timeout: 30_000,
    })
    .toBe(404);
  const { lobby } = await player.account.visitor.ask<{ lobby: { code: string } }>(
    'GET',
    '/api/lobby/checkUserInLobby',
  );
  expect(lobby.code).toBe(code);
});

test('the API is killed: the sockets and the round go on, and the page finds the API again', async ({
  people,
}) => {
  const { leader, other, player } = await people.table({ theme: themes.quick });
  player.recording.tolerate(...connectionTrouble);
  await player.playRound();
  await kill('edge');
  try {
    await player.confirm();
    await player.say('Still here');
    await other.until((_, { chat }) => chat.some((line) => line.endsWith('Still here')));
    await player.send();
    await Promise.all([leader.answer(), other.answer()]);
    await other.untilPhase('results');
  } finally {
    await restart('edge');
  }
  await player.page.reload();
  await expect(player.roundOver.or(player.page.getByRole('group', { name: 'Choose a side' }))).toBeVisible();
});

test('the rooms are down: what friends write to each other is asked for, and arrives by itself again afterwards', async ({
  people,
}) => {
  const [anna, ben] = await twoFriends(people, {}, { screen: 'phone' });
  for (const player of [anna, ben]) {
    player.recording.tolerate(...connectionTrouble);
    await arrive(player);
  }
  const [hers, his] = [await Talk.open(anna, ben.name), await Talk.open(ben, anna.name)];
  await kill('party');
  try {
    await hers.say('Can you read this?');
    // Every 15 s (spec section 9), and then it takes a moment.
    await expect(his.lines).toHaveText([`${anna.name}: Can you read this?`], { timeout: 20_000 });
    await his.say('Slowly');
  } finally {
    await restart('party');
  }
  await expect(hers.lines).toHaveText(['You: Can you read this?', `${ben.name}: Slowly`]);
  await hers.say('And now?');
  const said = [`${anna.name}: Can you read this?`, 'You: Slowly', `${anna.name}: And now?`];
  await expect(his.lines).toHaveText(said);
});
