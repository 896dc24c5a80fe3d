import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('who comes during a round watches it, sees nothing that players may not, and plays from the next', async ({
  people,
}) => {
  const { code, leader, other, player } = await people.table({ theme: themes.quick });
  const planted = { ratingValue: 3.71, sliderIndex: 1 };
  await leader.answer(() => planted);

  const late = await people.player({ screen: 'phone' });
  await late.joinByLink(code);
  await expect(late.page).toHaveURL(/\/game$/);
  await expect(late.page.getByText("You're watching this round. You play from the next one.")).toBeVisible();
  await expect(late.button('Confirm')).toHaveCount(0);
  const seat = player.page
    .getByRole('list', { name: 'Players', exact: true })
    .getByRole('listitem')
    .filter({ hasText: late.name });
  await expect(seat).toContainText('Watching');
  await expect(player.page.getByText('1 of 3 answers are in')).toBeAttached();
  await late.page.reload();
  await expect(late.page.getByText("You're watching this round. You play from the next one.")).toBeVisible();
  expect(await late.recording.received()).not.toContain(String(planted.ratingValue));
  const answers = await Promise.all(
    ['/api/game/fetchActiveGame', '/api/game/checkUserInGame'].map(async (path) =>
      (await late.account.visitor.get(path)).text(),
    ),
  );
  expect(answers.join('\n')).not.toContain(String(planted.ratingValue));

  await other.answer();
  await player.answer();
  await expect(late.roundOver).toBeVisible();
  const { record } = await other.untilPhase('results');
  expect(record.answers).toHaveLength(3);
  await leader.nextRound();
  await late.answer();
  await expect(player.page.getByText('1 of 4 answers are in')).toBeAttached();
});

test('with late join off, a started game is no longer listed and lets nobody in', async ({ people }) => {
  const { code, bots } = await people.botsTable(2, [], { isPublic: true });
  const [leader] = bots;
  const late = await people.player();
  const listed = async () => (await late.account.visitor.get('/api/lobby/public')).text();
  await expect.poll(listed, { timeout: 3_000 }).toContain(code);
  await leader?.do({ type: 'updateSettings', rules: { lateJoin: false } });
  await leader?.start();
  await expect.poll(listed, { timeout: 3_000 }).not.toContain(code);
  late.recording.tolerate(/status of 409 .*\/api\/lobby\/joinLobby/);
  await late.joinByLink(code);
  await expect(late.page.getByText('The game in that lobby has already started.')).toBeVisible();
});
