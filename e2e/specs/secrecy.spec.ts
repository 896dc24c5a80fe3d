import type { Board } from '@tallyho/game/minigames/registry';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

/** An answer that can be told from any other: the pictures in tiers by their order, reversed or not; a value with its own tenth. */
function recognisable(board: Board, ratingValue: number) {
  if (board.type !== 'Slider') throw new Error('This test wants the slider');
  const step = 10 / (board.points.length - 1);
  return { ratingValue, sliderIndex: Math.round(ratingValue / step) };
}

test('nothing of the others’ answers reaches anybody before the round is over', async ({ people }) => {
  const [account, watching] = [await people.account(), await people.account()];
  const { bots, code } = await people.botsTable(2, [account, watching]);
  const [leader, other] = bots;
  if (!leader || !other) throw new Error('No bots');
  const player = await people.player({ account });
  const witness = await people.bot(watching, code);
  const seated = [leader, other, witness];
  await player.sitDown();
  await leader.start();
  for (const bot of seated) await bot.ready();
  await player.ready();
  await leader.choose(themes.threeKinds);

  // The tier list: the order within a tier gives an answer away.
  await expect(player.page.getByRole('group', { name: 'Put it in a tier' })).toBeVisible();
  let order = '';
  await other.answer((board) => {
    if (board.type !== 'TierList') throw new Error('This test wants the tier list');
    const items = board.items.map(({ id }) => id).reverse();
    order = JSON.stringify(items);
    return { tiers: board.tiers.map(({ name }, index) => ({ name, items: index === 1 ? items : [] })) };
  });
  await expect(player.page.getByText('1 of 4 answers are in')).toBeAttached();
  await player.page.reload();
  await expect(player.page.getByText('1 of 4 answers are in')).toBeAttached();
  await account.visitor.ask('GET', '/api/game/fetchActiveGame').then((answer) => {
    expect(JSON.stringify(answer)).not.toContain(order);
  });
  expect(await player.recording.received()).not.toContain(order);
  expect(witness.frames.join('\n')).not.toContain(order);
  await leader.answer();
  await witness.answer();
  await player.answer();
  await expect(player.roundOver).toBeVisible();
  expect(
    await player.recording.received(),
    'after the round it is there, so it was looked for rightly',
  ).toContain(order);

  // The slider: a draft, a lock and a sent answer, each with a value of its own.
  await leader.nextRound();
  const { board } = await other.untilPhase('playing');
  const values = { draft: 1.37, locked: 2.73, sent: 7.19 };
  const round = other.round();
  await other.do({ type: 'saveDraft', ...round, gameData: recognisable(board, values.draft) });
  await leader.do({
    type: 'gameRoundConfirmation',
    ...round,
    code: 1,
    gameData: recognisable(board, values.locked),
  });
  await witness.answer((shown) => recognisable(shown, values.sent));
  await expect(player.page.getByText('1 of 4 answers are in')).toBeAttached();
  await player.page.reload();
  await expect(player.page.getByText('1 of 4 answers are in')).toBeAttached();
  const received = await player.recording.received();
  for (const value of Object.values(values)) expect(received).not.toContain(String(value));
  expect(other.frames.join('\n')).not.toContain(String(values.locked));
  expect(other.frames.join('\n')).not.toContain(String(values.sent));
  const api = await Promise.all(
    ['/api/game/fetchActiveGame', '/api/game/checkUserInGame', '/api/lobby/checkUserInLobby'].map(
      async (path) => (await account.visitor.get(path)).text(),
    ),
  );
  for (const value of Object.values(values)) expect(api.join('\n')).not.toContain(String(value));
});
