import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('the lead is passed on and back, and nobody waits for who is kicked with an unsent answer', async ({
  people,
}) => {
  const leader = await people.player();
  const account = await people.account();
  const unlucky = await people.account();
  const code = await people.seat([leader.account, account, unlucky]);
  await leader.sitDown();
  const [other, victim] = [await people.bot(account, code), await people.bot(unlucky, code)];

  await leader.makeLeader(account.username);
  await expect(leader.heading('In Another Lobby')).toBeVisible();
  await expect(leader.button('START')).toBeHidden();
  await leader.hears(`${account.username} is the new leader`);
  await other.start();
  await Promise.all([leader.ready(), other.ready(), victim.ready()]);
  await expect(leader.choosing).toBeVisible();
  await other.do({ type: 'makeLeader', player: leader.account.userId });
  await leader.chooseTheme(themes.quick);

  const { board } = await victim.untilPhase('playing');
  if (board.type !== 'Slider') throw new Error('This test wants the slider');
  const gameData = { ratingValue: 10, sliderIndex: board.points.length - 1 };
  await victim.do({ type: 'gameRoundConfirmation', ...victim.round(), code: 1, gameData });
  await other.answer();
  await leader.answer();
  await expect(leader.isWaiting).toBeVisible();
  await leader.kick(unlucky.username);
  expect(await victim.untilClosed()).toBe(4403);
  await expect(leader.roundOver).toBeVisible();
  const { record } = await other.untilPhase('results');
  expect(record.answers.map(({ ratedBy }) => ratedBy.user)).not.toContain(unlucky.userId);
  expect(record.answers).toHaveLength(2);
});

test('an answer timer ends the round: what is locked counts, who is idle gave no vote', async ({
  people,
}) => {
  const { leader, other, player } = await people.table();
  const timer = player.page.getByRole('timer', { name: /seconds left to answer/ });
  await leader.do({ type: 'updateSettings', rules: { answerTimer: { mode: 'soft', seconds: 30 } } });
  await leader.start();
  await Promise.all([leader.ready(), other.ready(), player.ready()]);
  await leader.choose(themes.quick);

  await test.step('soft: it starts when one is left', async () => {
    await leader.answer();
    await expect(player.page.getByText('1 of 3 answers are in')).toBeAttached();
    await expect(timer).toHaveCount(0);
    await other.answer();
    await expect(timer).toBeVisible();
    await expect(player.roundOver).toBeVisible();
    await expect(player.page.getByText('Time was up: no vote from you')).toBeVisible();
    expect((await leader.untilPhase('results')).record.answers).toHaveLength(2);
  });

  await test.step('hard: it starts with the round', async () => {
    await leader.do({ type: 'updateSettings', rules: { answerTimer: { mode: 'hard', seconds: 90 } } });
    await leader.nextRound();
    await expect(timer).toBeVisible();
    await player.playRound();
    await player.confirm();
    await expect(player.page.getByText('When time is up, your locked answer counts.')).toBeVisible();
    await expect(player.roundOver).toBeVisible({ timeout: 15_000 });
    await expect(player.page.getByText('Time was up: your locked answer counts')).toBeVisible();
    const { record } = await leader.untilPhase('results');
    expect(record.answers.map(({ ratedBy }) => ratedBy.user)).toEqual([player.account.userId]);
  });
});
